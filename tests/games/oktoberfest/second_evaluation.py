"""The points that a move seems to bring, read off a seat's own view: slow and obvious.

The figures are those that the bots' strength was measured with: measure again after changing them.
"""

import re
from typing import Any

from .second_implementation import runs, series

HIRES, CHANGE_CARD, FOOD_CARD, SERVED = 0.3, 0.5, 0.35, 2.0
GIFTS = {"pretzel": 0.3, "beer": 0.3, "sausage": 0.3, "joker": 0.45, "coins": 0.3, "points": 0.0}
POWERS = {"none": 0.0, "hand": 3.0, "heroes": 4.0, "objective-a": 5.0, "victory": 5.0, "hats": 5.0, "braids": 5.0}
View = dict[str, Any]


def value(view: View, move: str, care: bool) -> float:
    """What a legal move of the seat that looks seems to bring."""
    if move.startswith("serve"):
        return value_of_serving(view, move, care)
    if move.startswith("hire"):
        return value_of_hero(view, move)
    if move.startswith("discard"):
        return value_of_discard(view, cards_of(move))
    if move.startswith("row"):
        row, end, *turned = move.split()[1:]
        return value_of_placement(view, view["serving"], int(row) - 1, end, bool(turned))
    if move == "change":
        return worth_of({"change": 1}, view) - worth_of({"beer": 1}, view)
    return {"kitchen": 0.0 if view["last_turn"] else 0.8, "more": -1.0, "pass": 0.0, "no change": 0.0}[move]


def worth_of(cards: dict[str, int], view: View) -> float:
    """What cards in hand are worth: on the last turn only what they score."""
    last = view["last_turn"]
    each = {"coin": 1.0 if last else 1.0 + HIRES, "change": 0.0 if last else CHANGE_CARD}
    return sum(count * each.get(kind, 0.0 if last else FOOD_CARD) for kind, count in cards.items())


def cards_of(move: str) -> dict[str, int]:
    found = {kind: int(cards) for cards, kind in re.findall(r"(\d) (pretzel|beer|sausage|coin|change)", move)}
    return {kind: found.get(kind, 0) for kind in ("pretzel", "beer", "sausage", "coin", "change")}


def me(view: View) -> View:
    return view["seats"][view["seat"]]  # type: ignore[no-any-return]


def has(player: View, power: str) -> bool:
    return any(hero["power"] == power for hero in player["heroes"])


def value_of_serving(view: View, move: str, care: bool) -> float:
    """Reward and best spot, less the cards paid."""
    points = 2.0 if has(me(view), "victory") else 1.0
    points += worth_of({"coin": 1}, view) if view["coin_pile"] else 0.0
    points -= worth_of(cards_of(move), view)
    card = view["tables"][int(move.split()[1]) - 1]
    return points + (best_spot(view, card) if care else SERVED)


def best_spot(view: View, card: View) -> float:
    found = []
    for at, row in enumerate(view["festival"]):
        opened = at == 0 or view["festival"][at - 1]["tables"]
        if row["free"] and opened:
            ends = ("left", "right") if row["tables"] else ("right",)
            found += [value_of_placement(view, card, at, end, turned) for end in ends for turned in (False, True)]
    return max(found)


def value_of_placement(view: View, card: View, row: int, end: str, turned: bool) -> float:
    """What both sides of a row gain: mine less the other."""
    near, far = card["near"], card["far"]
    if turned:
        near, far = far[::-1], near[::-1]
    total = 0.0
    for side, pair, player, sign in (
        ("near", near, me(view), 1),
        ("far", far, view["seats"][1 - view["seat"]], -1),
    ):
        before = view["festival"][row][side]
        after = [*pair, *before] if end == "left" else [*before, *pair]
        total += sign * (side_value(view, player, after) - side_value(view, player, before))
    return total


def side_value(view: View, player: View, line: list[str]) -> int:
    """Objectives and pairs of one side of a row."""
    separate, apart = (view["options"][name] == "separate" for name in ("series", "pairs"))
    colour, headgear, kind = player["objective_a"].split()
    points = line.count(colour[0] + headgear[0]) + series(line, kind, separate)
    points *= 2 if has(player, "objective-a") else 1
    points += sum(view["runs"].get(str(run), 0) for run in runs(line, player["objective_b"]))
    return int(points) + sum(series(line, pairs, apart) for pairs in ("hats", "braids") if has(player, pairs))


def value_of_hero(view: View, move: str) -> float:
    """Points, gifts for the turns to come and power, less the coin cards."""
    hero = next(hero for hero in view["heroes"] if hero and hero["id"] == move.split()[1])
    to_come = view["food_pile"] / 34
    points = (
        hero["points"]
        + hero["gift"].get("points", 0)
        + 9 * to_come * sum(GIFTS[kind] * amount for kind, amount in hero["gift"].items())
    )
    power, score = hero["power"], me(view)["score"]
    already = {"heroes": score["heroes"], "objective-a": score["objective-a"], "victory": me(view)["victory"]}
    apart = view["options"]["pairs"] == "separate"
    for pairs in ("hats", "braids"):
        already[pairs] = sum(series(row["near"], pairs, apart) for row in view["festival"])
    points += already.get(power, 0) + POWERS[power] * to_come
    if view["step"] == "draft":
        return float(points)
    return float(points - worth_of(cards_of(move), view) + worth_of({"beer": 1}, view))


def value_of_discard(view: View, thrown: dict[str, int]) -> float:
    """New food, less what the cards kept lack for the nearest table and the coin cards thrown away."""
    gifts, lacks = me(view)["gifts"], []
    for card in filter(None, view["tables"]):
        wanted = {food: max(need - gifts[food], 0) for food, need in card["food"].items()}
        kept = {food: view["hand"][food] - thrown[food] for food in wanted}
        covered = sum(kept[food] + min(kept[food], wanted[food]) for food in wanted)
        lacks.append(2 * (sum(wanted.values()) - gifts["joker"]) - covered)
    food = thrown["pretzel"] + thrown["beer"] + thrown["sausage"]
    coins = {kind: thrown[kind] for kind in ("coin", "change")}
    return float(-worth_of(coins, view) - 0.5 * max(min(lacks), 0) + 0.6 * food)
