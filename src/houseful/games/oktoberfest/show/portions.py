"""Who pays for each food of a table: heroes with their gifts, cards of its kind, two cards of any kind.

A hero is paid for by all coins together, those of the team and those on cards.
"""

from itertools import chain, product
from typing import Any

from houseful.core.game import Portion
from houseful.games.oktoberfest.box import FOOD_NAMES
from houseful.games.oktoberfest.table import FOODS

Food = tuple[int, ...]  # by kind
_KINDS = range(FOODS)


def portions(view: dict[str, Any], events: list[dict[str, Any]]) -> list[Portion] | None:
    """What a move serves or hires, and who pays; None if it does neither. From the view before the move."""
    for event in events:
        if event["kind"] == "serve":
            seat = view["seats"][event["seat"]]
            need = _by_kind(view["tables"][event["place"] - 1]["food"])
            paid = (0, 0, 0) if makes_room(view, seat, need, event["cards"]) else _by_kind(event["cards"])
            return share_out(need, paid, seat["heroes"])
        if event["kind"] == "hire":
            spent = ["coin"] * event["coins"] + ["change"] * event["change"]
            return coins_for_hire(view["seats"][event["seat"]]["heroes"], spent)
    return None


def coins_for_hire(heroes: list[dict[str, Any]], cards: list[str]) -> list[Portion]:
    """The heroes whose coins count, and then the coin cards, if any."""
    givers = [hero["id"] for hero in heroes if hero["gift"].get("coins", 0)]
    found: list[Portion] = [{"wanted": "coins", "giver": giver, "cards": []} for giver in givers]
    if cards:
        found.append({"wanted": "coins", "giver": None, "cards": cards})
    return found


def _by_kind(counts: dict[str, int]) -> Food:
    return tuple(counts.get(kind, 0) for kind in FOOD_NAMES)


def makes_room(view: dict[str, Any], seat: dict[str, Any], need: Food, cards: dict[str, int]) -> bool:
    """Whether the heroes serve alone, and the one card that leaves a full hand is thrown away (tent.serve.discard)."""
    full = seat["food_cards"] + seat["coin_cards"] + seat["change_cards"] >= seat["limit"]
    lack = sum(_wanted(need, _gifts(seat["heroes"]))) - _jokers(seat["heroes"])
    return full and view["coin_pile"] > 0 and lack <= 0 and sum(cards.values()) == 1


def _gifts(heroes: list[dict[str, Any]]) -> Food:
    return tuple(sum(hero["gift"].get(kind, 0) for hero in heroes) for kind in FOOD_NAMES)


def _jokers(heroes: list[dict[str, Any]]) -> int:
    return sum(hero["gift"].get("joker", 0) for hero in heroes)


def _wanted(need: Food, gifts: Food) -> Food:
    return tuple(max(need[kind] - gifts[kind], 0) for kind in _KINDS)


def cards_of_their_kind(need: Food, paid: Food, gifts: Food, jokers: int) -> Food:
    """How many cards go to food of their kind, so that all others go in twos and heroes can give the rest.

    As many as possible go to what heroes do not give.
    """

    def is_enough(direct: Food) -> bool:
        pairs, odd = divmod(sum(paid) - sum(direct), 2)
        left = tuple(need[kind] - direct[kind] for kind in _KINDS)
        return odd == 0 and pairs <= sum(left) and sum(_wanted(left, gifts)) - pairs <= jokers

    choices = product(*(range(min(need[kind], paid[kind]) + 1) for kind in _KINDS))
    wanted = _wanted(need, gifts)
    return max(
        filter(is_enough, choices),
        key=lambda direct: (sum(min(direct[kind], wanted[kind]) for kind in _KINDS), sum(direct)),
    )


def share_out(need: Food, paid: Food, heroes: list[dict[str, Any]]) -> list[Portion]:
    """Who pays for each food, if all these cards are used; kind by kind, gifts of heroes first."""
    direct = cards_of_their_kind(need, paid, _gifts(heroes), _jokers(heroes))
    bill = list(chain.from_iterable(_first_payers(kind, need, direct, heroes) for kind in _KINDS))
    spare = [FOOD_NAMES[kind] for kind in _KINDS for _ in range(paid[kind] - direct[kind])]
    unpaid = [portion for portion in bill if portion["giver"] is None and not portion["cards"]]
    given = [portion for portion in reversed(bill) if portion["giver"] is not None]
    for first, portion in zip(range(0, len(spare), 2), unpaid + given, strict=False):
        portion["giver"], portion["cards"] = None, spare[first : first + 2]
    left = [portion for portion in unpaid if not portion["cards"]]
    for portion, giver in zip(left, _givers(heroes, "joker"), strict=False):
        portion["giver"] = giver
    return bill


def _first_payers(kind: int, need: Food, direct: Food, heroes: list[dict[str, Any]]) -> list[Portion]:
    """The food of one kind: what heroes give of it, then what cards of this kind pay, then what nobody pays yet."""
    food = FOOD_NAMES[kind]
    givers = _givers(heroes, food)[: need[kind] - direct[kind]]
    found: list[Portion] = [{"wanted": food, "giver": giver, "cards": []} for giver in givers]
    found += [{"wanted": food, "giver": None, "cards": [food]} for _ in range(direct[kind])]
    found += [{"wanted": food, "giver": None, "cards": []} for _ in range(need[kind] - len(found))]
    return found


def _givers(heroes: list[dict[str, Any]], gift: str) -> list[str]:
    """The heroes who give something, each as often as they give it."""
    return [hero["id"] for hero in heroes for _ in range(hero["gift"].get(gift, 0))]
