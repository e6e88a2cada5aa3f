"""A guide for a first game: what matters before a decision, what a move meant, what the end came to.

Everything is made from what a seat may know: its view, its legal moves, the events it was told.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from houseful.core.storytelling import Describe, Event, Piece, Storytelling, View, gathered, tell
from houseful.core.text.i18n import say
from houseful.core.text.packs import Pack


class Note(NamedTuple):
    """A few sentences for a newcomer, and the rule to read on; `key` is that of its words."""

    key: str
    rule: str
    text: str


def note(key: str, rule: str, language: str, **facts: Any) -> Note:
    """The words for a key, filled in."""
    return Note(key, rule, say(key, language, **facts))


class Moment(NamedTuple):
    """A move as it is explained: what everybody sees before and after it, to whom, and in which language."""

    before: View
    after: View
    me: int | None
    language: str


class Explained(NamedTuple):
    """Events that belong together: where the first stands among the move's, what happened, what it meant."""

    event: int
    said: str
    note: Note
    pieces: list[Piece]


def no_notes(_view: View, _moves: Sequence[str], _language: str) -> list[Note]:
    """A game without a guide."""
    return []


def no_meaning(_moment: Moment, _events: Sequence[Event]) -> Note | None:
    """Asked of no event where no game explains any."""
    return None


def each_alone(_event: Event) -> Hashable | None:
    """Every event is explained by itself."""
    return None


def no_words(_view: View, _language: str) -> list[Note]:
    """A game whose beginning and end speak for themselves."""
    return []


@dataclass(frozen=True, eq=False)
class Guide:
    """How a game is explained to somebody who plays it for the first time."""

    opening: Callable[[View, str], list[Note]] = no_words  # what the game is about, before one's first move
    before: Callable[[View, Sequence[str], str], list[Note]] = no_notes  # a decision, from a view and its legal moves
    meaning: Callable[[Moment, Sequence[Event]], Note | None] = no_meaning
    alike: Callable[[Event], Hashable | None] = each_alone  # events in a row with the same key are explained together
    silent: frozenset[str] = frozenset()  # kinds of events that need no explanation
    fates: frozenset[str] = frozenset()  # kinds of events that decide who gets a place and who goes
    end: Callable[[View, str], list[Note]] = no_words


def explained(
    guide: Guide, story: Storytelling, describe: Describe, pack: Pack, moment: Moment, events: Sequence[Event]
) -> Iterator[Explained]:
    """What the events of a move meant, one after the other."""
    at = 0
    for group in gathered(guide.alike, events):
        meant = None if group[0]["kind"] in guide.silent else guide.meaning(moment, group)
        if meant is not None:
            told = tell(story, describe, pack, group, moment.me, moment.language)
            said = " ".join(one.text for one in told)
            yield Explained(at, said, meant, [piece for one in told for piece in one.pieces])
        at += len(group)


def gained(moment: Moment, seat: int) -> dict[str, int]:
    """What a move changed on a seat's score sheet, by line."""
    before, after = (view["seats"][seat]["score"] for view in (moment.before, moment.after))
    changed = {line: points - before.get(line, 0) for line, points in after.items()}
    return {line: points for line, points in changed.items() if points}
