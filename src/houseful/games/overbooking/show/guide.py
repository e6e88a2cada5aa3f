"""A guide to a first game of the hotel: what matters before a decision, from a seat's view and its legal moves."""

from collections.abc import Hashable, Sequence
from typing import Any

from houseful.core.guide import Guide, Note, note
from houseful.core.storytelling import Event, View
from houseful.games.overbooking.box import KINDS
from houseful.games.overbooking.scoring import TILE_POINTS
from houseful.games.overbooking.show.guide_events import SILENT, meaning
from houseful.games.overbooking.show.sentences import name_of, player_name, whole_name
from houseful.games.overbooking.show.telling import alike
from houseful.games.overbooking.table import TURNS

TILE_TURN, POWER_TURN, HIDDEN_TURN = 2, 3, 4  # of the five in a round: what one is told then
# Powers in the order in which they help a newcomer; each round begins with another one.
TRICKS = ("merchants", "nobles", "maids", "workers", "monk", "soldiers")


def opening(view: View, language: str) -> list[Note]:
    """What the game is about."""
    return [note("hotel-guide-aim", "hotel.aim", language, rounds=view["rounds"])]


def before(view: View, moves: Sequence[str], language: str) -> list[Note]:
    """What matters before a decision: one thing about the turn, then how the hotels stand."""
    if view["checking"]:
        return [power_choice(view, language)]
    if list(moves) == ["keep"]:
        return [note("hotel-guide-no-place", "hotel.play.pass", language)]
    turn = (TURNS * view["players"] - view["turns_left"]) // view["players"] + 1
    notes = of_the_turn(view, moves, turn, language)
    if turn > 1 or view["round"] > 1:
        notes.append(how_it_stands(view, moves, language))
    if "keep" in moves:
        last = "yes" if view["round"] == view["rounds"] else "no"
        notes.append(note("hotel-guide-keep", "hotel.play.keep", language, last=last))
    return notes


def of_the_turn(view: View, moves: Sequence[str], turn: int, language: str) -> list[Note]:
    """Something new in each of the five turns of a round."""
    if turn == 1:
        return first_turn(view, language) if view["round"] == 1 else new_round(view, language)
    if turn == TILE_TURN:
        return back_door(view, moves, language)
    if turn == POWER_TURN:
        return trick_in_hand(view, moves, language)
    if turn == HIDDEN_TURN:
        return what_is_hidden(view, language)
    return [note("hotel-guide-last-card", "hotel.check.order", language)]


def first_turn(view: View, language: str) -> list[Note]:
    """What a turn is, and what the hotels ask for."""
    largest = max(view["hotels"], key=lambda hotel: hotel["beds"])
    facts = {"hotel": largest["hotel"], "beds": largest["beds"]}
    return [
        note("hotel-guide-line", "hotel.book.order", language, **facts),
        *signs(view, language),
    ]


def new_round(view: View, language: str) -> list[Note]:
    """What is new in a round: other hotels, or that it is the last."""
    notes = signs(view, language)
    if view["round"] == view["rounds"]:
        notes.insert(0, note("hotel-guide-last-round", "hotel.score.end", language))
    return notes


def signs(view: View, language: str) -> list[Note]:
    """What the signs of the hotels say, one by one."""
    return [
        note(
            "hotel-guide-sign",
            f"hotel.sign.{hotel['rule']}",
            language,
            hotel=hotel["hotel"],
            beds=hotel["beds"],
            says=name_of("page-sign", hotel["rule"], language),
        )
        for hotel in view["hotels"]
        if hotel["rule"] != "none"
    ]


def back_door(view: View, moves: Sequence[str], language: str) -> list[Note]:
    """What the back door is for, and a tile that lies there for the taking."""
    notes = []
    if view["round"] == 1:
        notes.append(note("hotel-guide-back", "hotel.power.order", language))
    tiles = [h["hotel"] for h in view["hotels"] if h["tile"] and any(m.endswith(f" back {h['hotel']}") for m in moves)]
    if tiles:
        notes.append(note("hotel-guide-tile", "hotel.back.tile", language, hotel=tiles[0], points=TILE_POINTS))
    return notes


def trick_in_hand(view: View, moves: Sequence[str], language: str) -> list[Note]:
    """The power of a guest in hand who may go to a back door; another one in each round."""
    cards = {KINDS[int(move[0]) - 1]: move.rsplit(" ", 2)[0] for move in moves if " back " in move}
    at = view["round"] - 1
    kind = next((kind for kind in (*TRICKS[at:], *TRICKS[:at]) if kind in cards), None)
    if kind is None:
        return []
    card = whole_name(cards[kind], language)
    return [note("hotel-guide-trick", f"hotel.power.{kind}", language, card=card, kind=kind)]


def what_is_hidden(view: View, language: str) -> list[Note]:
    """What backs tell, where somebody else's lie; later, who books first of two alike."""
    if view["round"] > 1:
        return [note("hotel-guide-equals", "hotel.book.order", language)]
    guests = [guest for hotel in view["hotels"] for guest in hotel["line"] if guest["number"] is None]
    if not guests:
        return [note("hotel-guide-equals", "hotel.book.order", language)]
    facts = {"size": guests[0]["size"], "crest": name_of("crest", guests[0]["crest"], language)}
    return [note("hotel-guide-hidden", "hotel.hidden.backs", language, **facts)]


def needs(guest: View) -> tuple[int, int]:
    """The fewest and the most beds that a guest can need, as far as one may know."""
    if guest["number"] is not None:
        return guest["number"], guest["number"]
    numbers = [int(name.split()[1]) for name in guest["candidates"]]
    return min(numbers), max(numbers)


def how_it_stands(view: View, moves: Sequence[str], language: str) -> Note:
    """The hotel that has most to say: there is room, or somebody will go without, or it is not certain."""
    found = []
    for hotel in view["hotels"]:
        wanted = [needs(guest) for guest in hotel["line"]]
        least, most = sum(few for few, _ in wanted), sum(many for _, many in wanted)
        open_to_me = any(move.endswith(f" line {hotel['hotel']}") for move in moves)
        found.append({"hotel": hotel["hotel"], "beds": hotel["beds"], "least": least, "most": most, "open": open_to_me})
    roomy = max(found, key=lambda one: (one["open"], one["beds"] - one["most"]))
    tight = max(found, key=lambda one: one["least"] - one["beds"])
    if roomy["open"] and roomy["beds"] > roomy["most"]:
        return _about("hotel-guide-room", roomy, language)
    if tight["least"] > tight["beds"]:
        return _about("hotel-guide-tight", tight, language)
    return _about("hotel-guide-full" if tight["least"] == tight["most"] else "hotel-guide-unsure", tight, language)


def _about(key: str, hotel: dict[str, Any], language: str) -> Note:
    facts = {name: value for name, value in hotel.items() if name != "open"}
    return note(key, "hotel.book.fit", language, **facts)


def power_choice(view: View, language: str) -> Note:
    """What using a power would do."""
    checking = view["checking"]
    kind = KINDS[int(checking["power"].split()[1]) - 1]
    facts = {"kind": kind, "hotel": checking["hotel"], "beds": checking["beds"]}
    return note("hotel-guide-choice", f"hotel.power.{kind}", language, **facts)


def end(view: View, language: str) -> list[Note]:
    """How it ended for whoever looks, and what earned it."""
    me = view["seat"] or 0
    totals = [sum(seat["score"].values()) for seat in view["seats"]]
    other = max((seat for seat in range(view["players"]) if seat != me), key=lambda seat: totals[seat])
    facts: dict[str, Any] = {
        "mine": totals[me],
        "theirs": totals[other],
        "player": player_name(other, view["seat"], language),
        "booked": len(view["seats"][me]["booked"]),
        "gone": len(view["seats"][me]["discarded"]),
    }
    return [note("hotel-guide-end", "hotel.score.coins", language, **facts)]


def together(event: Event) -> Hashable | None:
    """Doors open, and the back door is cleared, at once; every other guest is explained alone."""
    return alike(event) if event["kind"] in ("reveal", "leave") else None


POWERS = ("move-in", "beds", "replace", "favour", "decline", "idle")
GUIDE = Guide(
    opening=opening,
    before=before,
    meaning=meaning,
    alike=together,
    silent=SILENT,
    fates=frozenset(
        ("reveal", "move-in", "beds", "replace", "favour", "decline", "idle", "book", "turn-away", "leave")
    ),
    end=end,
)
