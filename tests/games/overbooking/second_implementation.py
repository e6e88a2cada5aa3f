"""The checking of one hotel and the final scoring once more: slow, plain, and from the books alone.

Guests are text (`orange 3 bird`), lines are lists, nothing is shared with the rules under test.
"""

from typing import Any

COINS = {1: 3, 2: 3, 3: 2, 4: 2, 5: 1, 6: 1}
BONUS: dict[str, dict[int, int]] = {
    "none": {},
    "beginner": {4: 2, 5: 4, 6: 6},
    "expert": {4: 2, 5: 5, 6: 10},
}


def colour(guest: str) -> str:
    return guest.split(maxsplit=1)[0]


def number(guest: str) -> int:
    return int(guest.split()[1])


class Check:
    """One hotel being checked, power by power."""

    def __init__(self, beds: int, rule: str, back: list[str], line: list[str]) -> None:
        self.beds = beds
        self.rule = rule
        self.waiting = list(back)
        self.line = list(line)
        self.favoured: list[str] = []
        self.discarded: list[str] = []

    def targets(self) -> list[str]:
        """Whom the power that is due may act on; only maids, nobles and soldiers choose."""
        if not self.waiting:
            return []
        actor = self.waiting[0]
        mine = [guest for guest in self.line if colour(guest) == colour(actor)]
        if number(actor) == 3:
            return mine
        if number(actor) == 4:
            return [guest for guest in mine if guest not in self.favoured]
        if number(actor) == 5:
            return [guest for guest in self.line if number(guest) == 6]
        return []

    def use(self, choice: str | None) -> None:
        """Use the power that is due, on the guest chosen where it has a choice."""
        actor = self.waiting.pop(0)
        if number(actor) == 1:
            self.line.append(actor)
            return
        if number(actor) == 2:
            self.beds = self.beds + 3
        if number(actor) == 6:
            self.beds = self.beds - 3
        if number(actor) == 4 and choice is not None:
            self.favoured.append(choice)
        if number(actor) in (3, 5) and choice is not None:
            self.line[self.line.index(choice)] = actor
            self.discarded.append(choice)
            if choice in self.favoured:
                self.favoured.remove(choice)
        else:
            self.discarded.append(actor)

    def booking_order(self) -> list[str]:
        order = list(self.favoured)
        favourite = {"monks-first": 1, "soldiers-first": 5}.get(self.rule)
        for guest in self.line:
            if number(guest) == favourite and guest not in order:
                order.append(guest)
        for size in (6, 5, 4, 3, 2, 1):
            for guest in self.line:
                if number(guest) == size and guest not in order:
                    order.append(guest)
        return order

    def answer(self) -> dict[str, Any]:
        beds = max(self.beds, 0)
        left = beds
        booked = []
        for guest in self.booking_order():
            if number(guest) <= left:
                booked.append(guest)
                left = left - number(guest)
        return {
            "beds": beds,
            "booked": booked,
            "turned_away": [guest for guest in self.line if guest not in booked],
            "discarded": sorted(self.discarded),
            "beds_left": left,
        }


def check_hotel(beds: int, rule: str, back: list[str], line: list[str], choices: list[str | None]) -> dict[str, Any]:
    """Check a hotel with choices that are known to be complete and allowed."""
    hotel = Check(beds, rule, back, line)
    left = list(choices)
    while hotel.waiting:
        hotel.use(left.pop(0) if hotel.targets() else None)
    assert not left
    return hotel.answer()


def score_collection(bonus: str, cards: list[str], tiles: int) -> dict[str, int]:
    """The lines of one player: cards are `3 bird`."""
    coins = 0
    for text in cards:
        coins = coins + COINS[int(text.split()[0])]
    crests = 0
    for crest in ("bird", "fish", "lion", "oak"):
        count = len([text for text in cards if text.split()[1] == crest])
        crests = crests + BONUS[bonus].get(count, 0)
    return {"coins": coins, "tiles": tiles, "crests": crests}


def score_end(bonus: str, players: list[tuple[list[str], int]]) -> dict[str, Any]:
    """All players with their ranks, and who won: by total, then by three-coin guests, else together."""
    sheets = []
    for cards, tiles in players:
        lines = score_collection(bonus, cards, tiles)
        dear = len([text for text in cards if COINS[int(text.split()[0])] == 3])
        sheets.append((sum(lines.values()), dear, lines))
    answers = []
    for total, dear, lines in sheets:
        better = [other for other in sheets if other[:2] > (total, dear)]
        answers.append({"total": total, "rank": len(better) + 1, "lines": lines})
    winners = [seat for seat, sheet in enumerate(answers) if sheet["rank"] == 1]
    return {"game": "overbooking", "players": answers, "winners": winners}
