"""What is secret in Overbooked: the order of the deck, and nothing else (plane.hidden.deck)."""

from houseful.core.compile.rng import seed_rng, shuffle
from houseful.core.compile.rule import rule
from houseful.games.overbooked.box import PlaneBox
from houseful.games.overbooked.table import PlaneTable, cards_in_game, cards_shown


@rule
def redeal(_box: PlaneBox, table: PlaneTable, _seat: int, seed: int) -> None:
    """Draw the deck afresh; all players and spectators know the same."""
    seed_rng(table, seed)
    sort_deck(table)
    shuffle(table, table.cards, cards_shown(table), cards_in_game(table))


@rule
def sort_deck(table: PlaneTable) -> None:
    """Put the unseen cards in order, so that nothing of the old one is left."""
    for end in range(cards_shown(table) + 1, cards_in_game(table)):
        card = table.cards[end]
        at = end
        while at > cards_shown(table) and table.cards[at - 1] > card:
            table.cards[at] = table.cards[at - 1]
            at -= 1
        table.cards[at] = card
