"""What happened, in few sentences: events that belong together, pieces to draw beside them, how a game ended."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypedDict

from houseful.core.text.packs import Pack

Event = dict[str, Any]
View = dict[str, Any]
Piece = dict[str, Any]  # something that the page can draw, told apart by its `kind`
Describe = Callable[[Event, int | None, str], str]


class Goal(TypedDict):
    """Something that had to be reached, in a sentence, and whether it was."""

    text: str
    kept: bool


class Telling(NamedTuple):
    """A sentence, the rule behind it, and the pieces that it is about."""

    text: str
    rule: str | None
    pieces: list[Piece]


def nothing_alike(_event: Event) -> Hashable | None:
    """A game that tells every event by itself."""
    return None


def not_together(_events: Sequence[Event], _me: int | None, _language: str) -> str:
    """Never asked where no events are alike."""
    raise NotImplementedError


def no_pieces(_pack: Pack, _event: Event) -> list[Piece]:
    """A game without anything to draw."""
    return []


def nothing_more(_view: View, _language: str) -> list[str]:
    """A game whose last events say everything about its end."""
    return []


def no_goals(_view: View, _language: str) -> list[Goal]:
    """A game that is decided by points."""
    return []


@dataclass(frozen=True, eq=False)
class Storytelling:
    """How a game tells what happened."""

    alike: Callable[[Event], Hashable | None] = nothing_alike  # events in a row with the same key are told together
    tell_together: Callable[[Sequence[Event], int | None, str], str] = not_together
    pieces: Callable[[Pack, Event], list[Piece]] = no_pieces
    piece_type: Any = Any  # the type of a piece, for the JSON Schema
    consequences: frozenset[str] = frozenset()  # kinds of events that one's own move may cause and that are news
    final: frozenset[str] = frozenset({"over"})  # kinds of events that say why a game has ended
    before_the_end: Callable[[View, str], list[str]] = nothing_more  # what had led to it, from the final view
    goals: Callable[[View, str], list[Goal]] = no_goals  # of a finished game that is not decided by points


def gathered(alike: Callable[[Event], Hashable | None], events: Sequence[Event]) -> list[list[Event]]:
    """Events in their order, those in a row that belong together in one list."""
    groups: list[list[Event]] = []
    latest: Hashable | None = None
    for event in events:
        key = alike(event)
        if groups and key is not None and key == latest:
            groups[-1].append(event)
        else:
            groups.append([event])
        latest = key
    return groups


def tell(
    story: Storytelling, describe: Describe, pack: Pack, events: Sequence[Event], me: int | None, language: str
) -> list[Telling]:
    """Events as sentences for a seat (None: a spectator), each with its rule and its pieces."""
    told = []
    for group in gathered(story.alike, events):
        text = describe(group[0], me, language) if len(group) == 1 else story.tell_together(group, me, language)
        pieces = [piece for event in group for piece in story.pieces(pack, event)]
        told.append(Telling(text, group[0].get("rule"), without_repeats(pieces)))
    return told


def without_repeats(pieces: list[Piece]) -> list[Piece]:
    """Each piece once."""
    return [piece for number, piece in enumerate(pieces) if piece not in pieces[:number]]
