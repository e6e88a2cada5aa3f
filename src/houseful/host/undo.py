"""Undo: whether moves may be taken back, how many, and why not.

A player may undo their own last moves as long as these revealed nothing, drew nothing, and nobody else has acted
since. Who plays against bots alone goes back to their own last decision, and the bots' answers with it, as long as
nothing was shown to them that they did not know. With the others' consent (`undo_requests`) everything can be taken
back. Every undo is an entry of the log like any other, so it survives a restart; its text says how many moves it
takes back, if it is more than one, and whether the others were asked.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from houseful.core.game import Event
from houseful.core.table import Table
from houseful.host.entries import Entry, Holder, lone_person

ASKED = "asked"  # how the text of an undo begins to which the others agreed


class Reach(NamedTuple):
    """The positions that undo can reach, the present one last, and the moves that lead from each to the next."""

    tables: list[Table]
    moves: list[Entry]

    def back(self, count: int) -> "Reach":
        """What is in reach after so many moves were taken back."""
        return Reach(self.tables[:-count], self.moves[:-count])

    def further(self, entry: Entry, after: Table) -> "Reach":
        """What is in reach after one more move, and what was before."""
        return Reach([*self.tables, after], [*self.moves, entry])

    def last_only(self, entry: Entry, after: Table) -> "Reach":
        """One more move in reach, and nothing before it."""
        return Reach([self.tables[-1], after], [entry])


def moves_back(text: str) -> int:
    """How many moves an undo with this text takes back."""
    return int(text.rsplit(maxsplit=1)[-1]) if text else 1


def undo_text(count: int, asked: bool = False) -> str:
    """The text of an undo that takes back so many moves."""
    return f"{ASKED} {count}" if asked else "" if count == 1 else str(count)


def is_asked(text: str) -> bool:
    """Whether the others agreed to the undo with this text."""
    return text.startswith(ASKED)


def reveals_something(table: Table, seat: int) -> bool:
    """Whether the last move of a game showed its player anything new: a card turned up or drawn."""
    return any(event.get("reveals") for event in table.shared_events(seat))


def shows_something(table: Table, seat: int) -> bool:
    """Whether somebody else's last move showed a seat something hidden."""
    return any(is_shown(event) for event in table.events(seat))


def is_shown(event: Event) -> bool:
    """Whether somebody sees something new in another's move: a card turned up, or cards that come out of a hand.

    Cards that only their owner sees are None here.
    """
    if "cards" not in event:
        return bool(event.get("reveals"))
    return event["cards"] is not None


def reach_after(reach: Reach, seats: Sequence[Holder], entries: Sequence[Entry], entry: Entry, after: Table) -> Reach:
    """What is in reach after one more move, which leads to `after`."""
    if ends_reach(seats, entry, after):
        return Reach([after], [])
    return one_more(reach, seats, entries, entry, after)


def reach_after_undone(reach: Reach, seats: Sequence[Holder], entries: Sequence[Entry], entry: Entry) -> Reach:
    """The same for a move that the log takes back later, which is not played.

    The position before it stands for the one after it, which nobody can ask for any more.
    """
    if entry.kind == "bot" and not is_answer(seats, entry):
        return Reach([reach.tables[-1]], [])
    return one_more(reach, seats, entries, entry, reach.tables[-1])


def ends_reach(seats: Sequence[Holder], entry: Entry, after: Table) -> bool:
    """Whether a move stands, and all before it."""
    if entry.kind != "bot":
        return reveals_something(after, entry.seat)
    if not is_answer(seats, entry):
        return True
    return any(shows_something(after, seat.number) for seat in seats if seat.person is not None)


def is_answer(seats: Sequence[Holder], entry: Entry) -> bool:
    """Whether a move is a bot's own, at a table where it plays against one person alone."""
    return entry.kind == "bot" and seats[entry.seat].person is None and lone_person(seats) is not None


def one_more(reach: Reach, seats: Sequence[Holder], entries: Sequence[Entry], entry: Entry, after: Table) -> Reach:
    """What is in reach after a move that revealed nothing."""
    if entry.kind == "bot":
        return reach.further(entry, after)
    last = next((known for known in reversed(entries) if not is_answer(seats, known)), entry)
    same_player = last.seat == entry.seat and last.kind != "bot"
    return reach.further(entry, after) if same_player else reach.last_only(entry, after)


def taken_back(entries: Iterable[Entry]) -> set[int]:
    """The plies of the moves among these entries that later ones take back."""
    standing: list[int] = []
    undone: set[int] = set()
    for entry in entries:
        if entry.kind != "undo":
            standing.append(entry.ply)
        else:
            count = moves_back(entry.text)
            undone.update(standing[-count:])
            del standing[-count:]
    return undone


def undo_count(seats: Sequence[Holder], last: Entry, reach: Reach, person: str | None) -> int:
    """How many moves an undo by a person takes back after the last entry; 0: they may not undo."""
    if person is None or not reach.moves:
        return 0
    if lone_person(seats) != person:
        own = last.kind != "bot" and seats[last.seat].person == seats[reach.moves[-1].seat].person == person
        return 1 if own else 0
    for count, move in enumerate(reversed(reach.moves), start=1):
        if move.kind != "bot":
            return count if seats[move.seat].person == person else 0
    return 0


def undo_refusal(seats: Sequence[Holder], entries: Sequence[Entry], person: str | None) -> str:
    """The key of the reason why a person may not undo the last entry of a running game, where they may not."""
    last = entries[-1]
    if person is None or (last.kind == "bot" and not is_answer(seats, last)):
        return "server-undo-not-yours"
    if not is_answer(seats, last) and seats[last.seat].person != person:
        return "server-undo-not-yours"
    own = any(entry.kind == "move" and seats[entry.seat].person == person for entry in entries)
    return "server-undo-none" if last.kind == "undo" or not own else "server-undo-revealed"
