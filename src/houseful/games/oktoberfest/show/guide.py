"""A guide to a first game of the tent: what matters before a decision, from a seat's view and its legal moves."""

from collections.abc import Sequence
from typing import Any

from houseful.core.guide import Guide, Note, note
from houseful.core.storytelling import View
from houseful.core.text.i18n import say
from houseful.games.oktoberfest.show.guide_events import SILENT, meaning
from houseful.games.oktoberfest.show.sentences import amounts, group_of, player_name

LITTLE_FOOD = 10  # cards left in the pile: the end is near
FEW_TABLES = 4  # free places left in the festival


def opening(_view: View, language: str) -> list[Note]:
    """What the game is about."""
    return [note("tent-guide-aim", "tent.aim", language)]


def before(view: View, moves: Sequence[str], language: str) -> list[Note]:
    """What matters before a decision."""
    if list(moves) == ["pass"]:
        return [note("tent-guide-nothing", "tent.turn.pass", language)]
    if "pass" in moves:
        return [note("tent-guide-last-turn", "tent.end.last-turn", language), possible(view, moves, language)]
    return STEPS[view["step"]](view, moves, language)


def draft(_view: View, _moves: Sequence[str], language: str) -> list[Note]:
    """The first hero."""
    return [note("tent-guide-draft", "tent.setup.draft", language)]


def action(view: View, moves: Sequence[str], language: str) -> list[Note]:
    """One thing more with each table and hero, what is possible now, and whether the end is near."""
    return [*lesson(view, language), possible(view, moves, language), *clock(view, language)]


def lesson(view: View, language: str) -> list[Note]:
    """What is worth knowing with so many tables and heroes."""
    mine = view["seats"][view["seat"]]
    known = mine["victory"] + len(mine["heroes"])
    if known <= 1:
        return [objective_a(mine, language), objective_b(view, language)]
    if known == 2:
        gifts = amounts(mine["gifts"], language)
        some = "yes" if any(mine["gifts"].values()) else "no"
        return [note("tent-guide-gifts", "tent.serve.heroes", language, gifts=gifts, some=some)]
    if known == 3:
        return [note("tent-guide-exchange", "tent.serve.exchange", language)]
    if known == 4:
        coins = mine["coin_cards"]
        return [note("tent-guide-coins", "tent.hire.cost", language, coins=coins)]
    return [objective_b(view, language) if known % 2 else objective_a(mine, language)]


def wanted(mine: View, language: str) -> tuple[str, str]:
    """Whom objective A wants on one's side: the code of a customer, and what such customers are called."""
    colour, headgear, _ = mine["objective_a"].split()
    code = colour[0] + headgear[0]
    return code, group_of(code, language)


def objective_a(mine: View, language: str) -> Note:
    """Whom objective A wants, and the points so far."""
    series = mine["objective_a"].split()[2]
    facts = {"who": wanted(mine, language)[1], "series": series, "points": mine["score"]["objective-a"]}
    return note("tent-guide-objective-a", "tent.score.objective-a", language, **facts)


def objective_b(view: View, language: str) -> Note:
    """What objective B wants side by side, what runs are worth, and the points so far."""
    mine, runs = view["seats"][view["seat"]], view["runs"]
    facts: dict[str, Any] = {"two": runs.get("2", 0), "four": runs.get("4", 0), "points": mine["score"]["objective-b"]}
    facts["colour"] = say(f"tent-colour-{mine['objective_b']}", language)
    return note("tent-guide-objective-b", "tent.score.objective-b", language, **facts)


def possible(view: View, moves: Sequence[str], language: str) -> Note:
    """Which tables can be paid for now; else who can be hired; else the kitchen."""
    tables = sorted({move.split()[1] for move in moves if move.startswith("serve ")})
    if tables:
        facts = {"count": len(tables), "tables": ", ".join(tables)}
        return note("tent-guide-serve", "tent.serve.pay", language, **facts)
    names = {hero["id"]: hero["hero"] for hero in view["heroes"] if hero}
    hired = dict.fromkeys(names[move.split()[1]] for move in moves if move.startswith("hire "))
    if hired:
        facts = {"count": len(hired), "heroes": ", ".join(hired)}
        return note("tent-guide-hire", "tent.hire.market", language, **facts)
    return note("tent-guide-kitchen", "tent.kitchen.cards", language)


def clock(view: View, language: str) -> list[Note]:
    """That the end is near, and by what."""
    if view["tables_left"] <= FEW_TABLES:
        return [note("tent-guide-full", "tent.end.tables", language, tables=view["tables_left"])]
    if view["food_pile"] <= LITTLE_FOOD:
        return [note("tent-guide-clock", "tent.end.food", language, food=view["food_pile"])]
    return []


def place(view: View, moves: Sequence[str], language: str) -> list[Note]:
    """Which side of the table suits objective A, where objective B looks, and whether a new row can be begun."""
    mine, table = view["seats"][view["seat"]], view["serving"]
    code, who = wanted(mine, language)
    front, back = table["near"].count(code), table["far"].count(code)
    side = "front" if front > back else "back" if back > front else "same"
    notes = [note("tent-guide-place", "tent.serve.place", language, who=who, side=side)]
    colour = say(f"tent-colour-{mine['objective_b']}", language)
    notes.append(note("tent-guide-beside", "tent.score.objective-b", language, colour=colour))
    begun = [row["row"] for row in view["festival"] if row["near"]]
    rows = {int(move.split()[1]) for move in moves}
    new = sorted(rows - set(begun))
    if begun and new:
        notes.append(note("tent-guide-new-row", "tent.serve.rows", language, row=new[0]))
    return notes


def kitchen(view: View, _moves: Sequence[str], language: str) -> list[Note]:
    """Which cards to throw away."""
    return [note("tent-guide-discard", "tent.kitchen.cards", language, food=view["food_pile"])]


def more(_view: View, _moves: Sequence[str], language: str) -> list[Note]:
    """Why somebody would spend more than needed."""
    return [note("tent-guide-more", "tent.serve.lavish", language)]


def change(_view: View, _moves: Sequence[str], language: str) -> list[Note]:
    """What a coin card as change is good for."""
    return [note("tent-guide-change", "tent.hire.change", language)]


STEPS = {"draft": draft, "action": action, "place": place, "kitchen": kitchen, "more": more, "change": change}


def end(view: View, language: str) -> list[Note]:
    """How it ended for whoever looks, and which line brought most."""
    me = view["seat"] or 0
    totals = [sum(seat["score"].values()) for seat in view["seats"]]
    score = view["seats"][me]["score"]
    best = max(score, key=lambda line: score[line])
    facts: dict[str, Any] = {
        "mine": totals[me],
        "theirs": totals[1 - me],
        "player": player_name(1 - me, view["seat"], language),
        "best": say(f"tent-line-{best}", language),
        "brought": score[best],
    }
    return [note("tent-guide-end", "tent.score.tie", language, **facts)]


GUIDE = Guide(opening=opening, before=before, meaning=meaning, silent=SILENT, end=end)
