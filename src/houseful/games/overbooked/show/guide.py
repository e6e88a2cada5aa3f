"""A guide to a first game of the plane: what matters before a decision, from a seat's view and its legal moves."""

from collections.abc import Sequence
from typing import Any

from houseful.core.guide import Guide, Note, note
from houseful.core.storytelling import View
from houseful.core.text.i18n import say
from houseful.games.overbooked.show.card_names import card_name
from houseful.games.overbooked.show.guide_events import SILENT, meaning
from houseful.games.overbooked.show.guide_places import seats_lost
from houseful.games.overbooked.show.sentences import passenger, passengers, player_name
from houseful.games.overbooked.show.telling import alike

FEW = 4  # passengers of a kind left: the last round is near
LESSONS = ("couples", "kids", "crowd", "stairs", "empty")  # one for each turn after the first, again and again


def opening(view: View, language: str) -> list[Note]:
    """What the game is about."""
    if view["solo"]:
        return []
    seats = sum(row.count(".") for row in view["seats"][view["seat"] or 0]["plane"])
    return [note("plane-guide-aim", "plane.aim", language, seats=seats)]


def before(view: View, moves: Sequence[str], language: str) -> list[Note]:
    """What matters before a decision."""
    phase = view["phase"]
    if phase == "taking":
        return taking(view, moves, language)
    if phase == "placing":
        return placing(view, moves, language)
    if phase == "seating":
        return [wish(view, moves, language)]
    if phase == "skipping":
        return [note("plane-guide-skip", "plane.symbol.skip", language)]
    return [note("plane-guide-short", "plane.place.short", language)]


def taking(view: View, moves: Sequence[str], language: str) -> list[Note]:
    """A card of the hall: what it costs, and from the second turn on each time another wish of the passengers."""
    if view["solo"]:
        return [note("plane-guide-alone", "plane.solo.win", language, vouchers=view["seats"][0]["vouchers"])]
    notes = []
    if view["round"] > 1:
        notes.append(LESSON[LESSONS[(view["round"] - 2) % len(LESSONS)]](view, language))
    if view["ending"]:
        notes.insert(0, note("plane-guide-last-round", "plane.end.round", language))
    else:
        notes += running_out(view, language)
    return [*notes, in_the_hall(view, moves, language)]


def in_the_hall(view: View, moves: Sequence[str], language: str) -> Note:
    """What cards cost, and vouchers that lie there for the taking."""
    vouchers = view["seats"][view["seat"]]["vouchers"]
    if len(moves) == 1:
        return note("plane-guide-gate", "plane.take.gate", language, card=card_name(view["hall"][0]["card"], language))
    if view["round"] > 1:
        offered = [card for card in view["hall"] if card["vouchers"] and f"take {card['card']}" in moves]
        if offered:
            best = max(offered, key=lambda card: card["vouchers"] - card["price"])
            facts = {"vouchers": best["vouchers"], "price": best["price"], "card": card_name(best["card"], language)}
            return note("plane-guide-vouchers", "plane.take.vouchers", language, **facts)
    return note("plane-guide-take", "plane.take.skip", language, vouchers=vouchers)


def running_out(view: View, language: str) -> list[Note]:
    """A kind of passenger that is nearly gone: the last round comes then."""
    letter, left = min(view["supply"].items(), key=lambda one: one[1])
    if left > FEW:
        return []
    return [note("plane-guide-few", "plane.end.trigger", language, left=left, who=passengers(letter, language))]


def couples(view: View, language: str) -> Note:
    """Lovers, and the couples there are."""
    points = view["seats"][view["seat"]]["score"]["couples"]
    return note("plane-guide-couples", "plane.score.couples", language, points=points)


def kids(view: View, language: str) -> Note:
    """Children, and how many sit in company."""
    mine = view["seats"][view["seat"]]
    aboard = sum(row.count("W") for row in mine["plane"])
    happy = len(mine["sources"].get("kids", []))
    return note("plane-guide-kids", "plane.score.kids", language, aboard=aboard, happy=happy)


def crowd(view: View, language: str) -> Note:
    """The kind of passenger whose largest group is contested most closely."""
    groups = [{line: len(seat["sources"].get(line, [])) for line in view["contests"]} for seat in view["seats"]]
    mine = groups.pop(view["seat"])
    theirs = {line: max(group[line] for group in groups) for line in mine}
    line = min(mine, key=lambda one: (abs(mine[one] - theirs[one]), -theirs[one]))
    who = passengers(view["contests"][line], language)
    key = "ahead" if mine[line] > theirs[line] else "level" if mine[line] == theirs[line] else "behind"
    facts = {"who": who, "mine": mine[line], "theirs": theirs[line]}
    return note(f"plane-guide-crowd-{key}", f"plane.score.{line}", language, **facts)


def stairs(view: View, language: str) -> Note:
    """What the stairs cost."""
    waiting = sum(view["seats"][view["seat"]]["overbooked"].values())
    return note("plane-guide-stairs", "plane.score.overbooked", language, waiting=waiting)


def empty(view: View, language: str) -> Note:
    """What empty seats cost."""
    seats = -view["seats"][view["seat"]]["score"]["empty-seats"]
    return note("plane-guide-empty", "plane.score.empty-seats", language, seats=seats)


LESSON = {"couples": couples, "kids": kids, "crowd": crowd, "stairs": stairs, "empty": empty}


def placing(view: View, moves: Sequence[str], language: str) -> list[Note]:
    """A pattern: how it may lie, and what that costs somebody."""
    lost = [seats_lost(view, move) for move in moves]
    facts: dict[str, Any] = {"ways": len(lost), "free": lost.count(0), "fewest": min(lost)}
    notes = []
    if view["round"] == 1:
        notes.append(note("plane-guide-pattern", "plane.place.zone", language))
    if facts["free"]:
        return [*notes, note("plane-guide-place", "plane.place.displace", language, **facts)]
    to = view["hand"]["displaced_to"]
    return [*notes, note("plane-guide-crammed", "plane.place.displace", language, to=to, **facts)]


def wish(view: View, moves: Sequence[str], language: str) -> Note:
    """A passenger who wishes for a kind of seat."""
    hand = view["hand"]
    who = passenger(hand["passengers"][hand["next"] - 1], language)
    kind = say(f"plane-kind-{hand['wishes'][hand['next'] - 1]}", language)
    free = sum(not seats_lost(view, move) for move in moves)
    return note("plane-guide-wish", "plane.place.wish", language, who=who, kind=kind, free=free)


def end(view: View, language: str) -> list[Note]:
    """How it ended for whoever looks, and which lines decided it."""
    if view["solo"]:
        return []
    me = view["seat"] or 0
    totals = [sum(seat["score"].values()) for seat in view["seats"]]
    other = max((seat for seat in range(view["players"]) if seat != me), key=lambda seat: totals[seat])
    score = view["seats"][me]["score"]
    best, worst = max(score, key=lambda line: score[line]), min(score, key=lambda line: score[line])
    facts: dict[str, Any] = {
        "mine": totals[me],
        "theirs": totals[other],
        "player": player_name(other, view["seat"], language),
        "best": say(f"plane-line-{best}", language),
        "brought": score[best],
        "worst": say(f"plane-line-{worst}", language),
        "cost": score[worst],
    }
    return [note("plane-guide-end", "plane.score.winner", language, **facts)]


GUIDE = Guide(
    opening=opening,
    before=before,
    meaning=meaning,
    alike=alike,
    silent=SILENT,
    fates=frozenset(("absent", "leave-out")),
    end=end,
)
