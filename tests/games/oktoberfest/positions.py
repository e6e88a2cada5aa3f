"""Positions of Heroes of Oktoberfest laid out from text, and festivals scored as on a real table.

Cards are written as in moves: `2 pretzel 1 coin`. A row is written from left to right as the first player
sees it, customer by customer: the first player's side only, or both sides parted by a slash.
"""

from typing import Any

import houseful
from houseful.core.table import Table
from houseful.games.oktoberfest import GAME
from houseful.games.oktoberfest.box import CUSTOMERS, TentBox
from houseful.games.oktoberfest.table import ACTION, FOOD_CARDS, NONE

KINDS = ("pretzel", "beer", "sausage", "coin")
BOX = TentBox.over(GAME.standard.box)
HEROES = GAME.standard.names.shown
IDS = GAME.standard.names.typed


def counts(text: str) -> list[int]:
    """Cards by kind: `2 pretzel 1 coin` is [2, 0, 0, 1]."""
    words = text.split()
    found = dict(zip(words[1::2], map(int, words[::2]), strict=True))
    assert set(found) <= set(KINDS)
    return [found.get(kind, 0) for kind in KINDS]


def asking_for(food: str) -> list[int]:
    """The table cards that ask for exactly this food."""
    need = counts(food)[:3]
    return [card for card in range(20) if [BOX.need[card, kind] for kind in range(3)] == need]


def drafted(seed: int = 1, first: int = 0, **options: Any) -> Table:
    """A table after the draft, the first player to act."""
    table = houseful.deal("oktoberfest", players=2, seed=seed, first=first, **options)
    table.play(table.legal()[0])
    table.play(table.legal()[0])
    return table


def lay(
    hand: str = "",
    *,
    rival: str = "",
    gifts: str = "",
    jokers: int = 0,
    purse: int = 0,
    tables: tuple[str, ...] = (),
    festival: tuple[str, ...] = (),
    food_pile: int | None = None,
    coin_pile: int | None = None,
    turn: int = 0,
    first: int = 0,
    **options: Any,
) -> Table:
    """The turn of a seat without heroes but with these gifts; what is not said stays as dealt."""
    table = drafted(first=first, **options)
    peer = table.peer()
    peer.actor, peer.step = turn, ACTION
    dismiss_heroes(peer)
    for kind, cards in enumerate(counts(gifts)[:3]):
        peer.gifts[turn, kind] = cards
    peer.jokers[turn], peer.purse[turn] = jokers, purse
    if food_pile is not None:
        peer.food_drawn = FOOD_CARDS - food_pile
    if hand:
        give(peer, turn, hand)
    if rival:
        give(peer, 1 - turn, rival)
    if coin_pile is not None:
        peer.coin_pile = coin_pile
    for row, text in enumerate(festival):
        seat_row(peer, row, text)
    for place, food in enumerate(tables):
        offer(peer, place, asking_for(food)[0])
    return table


def dismiss_heroes(peer: Any) -> None:
    """Put the drafted heroes back on top of the pile."""
    for hero in range(19):
        if (peer.hired[0] | peer.hired[1]) >> hero & 1:
            peer.heroes_drawn -= 1
            peer.heroes[peer.heroes_drawn] = hero
    for seat in range(2):
        peer.hired[seat], peer.jokers[seat], peer.purse[seat], peer.limit[seat] = 0, 0, 0, 4
        for kind in range(3):
            peer.gifts[seat, kind] = 0


def give(peer: Any, seat: int, hand: str) -> None:
    """A hand instead of the one dealt; the pile and what is out of the game make up for it."""
    cards = counts(hand)
    peer.coin_pile += peer.coins[seat] - cards[3]
    peer.coins[seat] = cards[3]
    for kind in range(3):
        peer.hand[seat, kind] = cards[kind]
    settle(peer)


def settle(peer: Any) -> None:
    """Lay the food pile so that all 42 cards are there once; cards too many are out of the game."""
    left = [14 - peer.hand[0, kind] - peer.hand[1, kind] for kind in range(3)]
    rest = [kind for place in range(14) for kind in range(3) if place < left[kind]]
    pile = rest[: FOOD_CARDS - peer.food_drawn]
    for kind in range(3):
        peer.spent[kind] = left[kind] - pile.count(kind)
    for place, kind in enumerate(pile):
        peer.food[peer.food_drawn + place] = kind


def offer(peer: Any, place: int, card: int) -> None:
    """Put a table into the market; the one that lay there takes its place, wherever that is."""
    if card in list(peer.table_market):
        peer.table_market[list(peer.table_market).index(card)] = peer.table_market[place]
    else:
        peer.tables[list(peer.tables).index(card, peer.tables_drawn)] = peer.table_market[place]
    peer.table_market[place] = card


def for_hire(peer: Any, place: int, hero: str) -> None:
    """Put a hero into the market, wherever it is now."""
    number = HEROES.index(hero)
    for seat in range(2):
        peer.hired[seat] &= ~(1 << number)
    for other in range(4):
        if peer.hero_market[other] == number:
            peer.hero_market[other] = NONE
    peer.hero_market[place] = number


def employ(peer: Any, seat: int, *heroes: str) -> None:
    """Heroes for a player, without their gifts."""
    for hero in heroes:
        peer.hired[seat] |= 1 << HEROES.index(hero)


def seat_row(peer: Any, row: int, text: str) -> None:
    """Seat the customers of a row."""
    near, _, far = text.partition("/")
    sides = [near.split(), (far or near).split()]
    assert len(sides[0]) == len(sides[1])
    for side, customers in enumerate(sides):
        line = sum(CUSTOMERS.index(customer) << 3 * place for place, customer in enumerate(customers))
        peer.line[side, row] = line
    peer.in_row[row] = len(sides[0]) // 2


def legal(table: Table) -> list[str]:
    return [str(move) for move in table.legal()]


def ways(table: Table, place: int) -> set[str]:
    """What may be paid for a table of the market."""
    start = f"serve {place} with "
    return {move[len(start) :] for move in legal(table) if move.startswith(start)}


def kinds_of(events: list[dict[str, Any]]) -> list[str]:
    return [event["kind"] for event in events]


def tables_of(text: str) -> list[str]:
    """A row as `houseful score` takes it: `gh rb / yh bb` for each table."""
    near, _, far = text.partition("/")
    sides = [near.split(), (far or near).split()]
    return [" / ".join(" ".join(side[at : at + 2]) for side in sides) for at in range(0, len(sides[0]), 2)]


def festival_case(*rows: str, **player: Any) -> dict[str, Any]:
    """A score file: rows, and what the first player has; the second has next to nothing."""
    series = player.pop("series", None)
    nobody = {"tables": 0, "objective_a": "yellow hats colours", "objective_b": "blue"}
    objective_a = "red braids" if player.get("objective_b") == "green" else "green braids"
    objective_b = "red" if player.get("objective_a", "").startswith("blue") else "blue"
    usual = {"objective_a": f"{objective_a} alternating", "objective_b": objective_b}
    mine = {"tables": 0, **usual, **player}
    case = {"game": "oktoberfest", "festival": [tables_of(row) for row in rows], "players": [mine, nobody]}
    return case | ({"options": {"series": series}} if series else {})


def lines(*rows: str, **player: Any) -> dict[str, int]:
    """The first player's score, line by line."""
    scored: dict[str, int] = houseful.score(festival_case(*rows, **player))["players"][0]["lines"]
    return scored
