"""The guests that a face-down card can still be, as far as a seat may know: exactly those that `redeal` may lay there.

A back tells crest and size (hotel.hidden.backs), so there are three at most. Cards seen elsewhere are ruled out, and
soldiers where they may not join the line. What a forced pass tells (hotel.hidden.passes) never tells guests with the
same back apart: such a line would have to admit all but soldiers, and a hand that passes holds five cards at least.
"""

from itertools import product

from houseful.core.compile.rule import as_python
from houseful.games.overbooking import hidden
from houseful.games.overbooking.show.names import GuestView, HotelNames
from houseful.games.overbooking.table import ALL_CARDS, CARDS, NONE, SEATS, SOLDIER_CARDS, HotelTable

SAME_BACK = [as_python(hidden.same_back)(guest) for guest in range(SEATS * CARDS)]


class FaceDown:
    """The guests of one view whose faces are not seen, and the faces that are: rows are built first, then `tell`."""

    __slots__ = ("_backs", "_shown", "_soldiers")

    def __init__(self, players: int) -> None:
        self._shown = [0] * players  # by owner, the set of cards whose faces are seen on the table
        self._backs: list[tuple[GuestView, int]] = []
        self._soldiers: list[bool] = []  # for each of these guests, whether it may be a soldier

    def note(self, guest: int, seen: GuestView, soldiers: bool = True) -> None:
        """Note a guest of the table and how it is seen; soldiers may not join some lines."""
        if seen["number"] is None:
            self._backs.append((seen, guest))
            self._soldiers.append(soldiers)
        else:
            self._shown[guest // CARDS] |= 1 << guest % CARDS

    def tell(self, names: HotelNames, table: HotelTable, seat: int) -> None:
        """Write what each can be into how it is seen; a seat of -1 is a spectator's."""
        if not self._backs:
            return
        unseen = [ALL_CARDS & ~(self._shown[p] | table.booked[p] | table.discarded[p]) for p in range(table.players)]
        if seat != NONE:
            unseen[seat] &= ~table.hand[seat]
        cards = [SAME_BACK[guest] & unseen[guest // CARDS] for _, guest in self._backs]
        if False in self._soldiers:
            self._rule_out_soldiers(cards)
        for (seen, guest), among in zip(self._backs, cards, strict=True):
            seen["candidates"] = names.candidates[guest // CARDS][among][:]

    def _rule_out_soldiers(self, cards: list[int]) -> None:
        """Leave soldiers out where they may not stand, and what that tells of others with the same back."""
        families: dict[tuple[int, int], list[int]] = {}
        for place, (_, guest) in enumerate(self._backs):
            families.setdefault((guest // CARDS, SAME_BACK[guest]), []).append(place)
            if not self._soldiers[place]:
                cards[place] &= ~SOLDIER_CARDS
        for siblings in families.values():
            if not all(self._soldiers[place] for place in siblings):
                _lay_together(cards, siblings)


def _lay_together(cards: list[int], siblings: list[int]) -> None:
    """Keep what each of the siblings can be if all of them are different guests."""
    choices = [[card for card in range(CARDS) if cards[place] >> card & 1] for place in siblings]
    for place in siblings:
        cards[place] = 0
    for chosen in product(*choices):
        if len(set(chosen)) == len(chosen):
            for place, card in zip(siblings, chosen, strict=True):
                cards[place] |= 1 << card
