"""The guests that a face-down card can still be, as far as a seat may know: exactly those that `redeal` may lay there.

A back tells crest and size (hotel.hidden.backs), so there are three at most. Cards seen elsewhere are ruled out, and
soldiers where they may not join the line. What a forced pass tells (hotel.hidden.passes) never tells guests with the
same back apart: such a line would have to admit all but soldiers, and a hand that passes holds five cards at least.
"""

from itertools import product
from typing import Any

from houseful.core.compile.rule import as_python
from houseful.games.overbooking import hidden
from houseful.games.overbooking.show.names import HotelNames
from houseful.games.overbooking.table import ALL_CARDS, CARDS, NONE, SEATS, SOLDIER_CARDS, HotelTable

SAME_BACK = [as_python(hidden.same_back)(guest) for guest in range(SEATS * CARDS)]


# A guest whose face is not seen, its row and place there, and whether it may be a soldier: some lines admit none.
Back = tuple[int, list[Any], int, bool]


class FaceDown:
    """The guests of one view whose faces are not seen, and the faces that are: rows are built first, then `tell`."""

    __slots__ = ("backs", "shown")

    def __init__(self, players: int) -> None:
        self.shown = [0] * players  # by owner, the set of cards whose faces are seen on the table
        self.backs: list[Back] = []

    def tell(self, names: HotelNames, table: HotelTable, seat: int) -> None:
        """Show the backs, each with what it can be; a seat of -1 is a spectator's."""
        if not self.backs:
            return
        unseen = [ALL_CARDS & ~(self.shown[p] | table.booked[p] | table.discarded[p]) for p in range(table.players)]
        if seat != NONE:
            unseen[seat] &= ~table.hand[seat]
        cards = [SAME_BACK[guest] & unseen[guest // CARDS] for guest, *_ in self.backs]
        if not all(soldier for *_, soldier in self.backs):
            self._rule_out_soldiers(cards)
        for (guest, row, place, _), among in zip(self.backs, cards, strict=True):
            row[place] = names.face_down[guest][among]

    def _rule_out_soldiers(self, cards: list[int]) -> None:
        """Leave soldiers out where they may not stand, and what that tells of others with the same back."""
        families: dict[tuple[int, int], list[int]] = {}
        for number, (guest, _, _, soldier) in enumerate(self.backs):
            families.setdefault((guest // CARDS, SAME_BACK[guest]), []).append(number)
            if not soldier:
                cards[number] &= ~SOLDIER_CARDS
        for siblings in families.values():
            if not all(self.backs[number][3] for number in siblings):
                _lay_together(cards, siblings)


def _lay_together(cards: list[int], siblings: list[int]) -> None:
    """Keep what each of the siblings can be if all of them are different guests."""
    choices = [[card for card in range(CARDS) if cards[number] >> card & 1] for number in siblings]
    for number in siblings:
        cards[number] = 0
    for chosen in product(*choices):
        if len(set(chosen)) == len(chosen):
            for number, card in zip(siblings, chosen, strict=True):
                cards[number] |= 1 << card
