"""What a game consists of: its rules, its cards, how it is presented, and what bots need to know."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, TypedDict

from houseful.core.account import Account, points_alone
from houseful.core.compile.record import Memory, Record
from houseful.core.compile.rule import announce_compiling
from houseful.core.compile.specialize import EntryPoints, Verbs
from houseful.core.defaults import (
    as_typed,
    deep_copy,
    every_line,
    most_points_win,
    no_drawing,
    no_reasons,
    no_sources,
    nothing_certain,
    nothing_paid,
)
from houseful.core.evaluation import Evaluation
from houseful.core.gallery import Gallery, no_gallery, nothing_gone
from houseful.core.guide import Guide
from houseful.core.options import Option, anything_goes
from houseful.core.scores import Rows, Sheet
from houseful.core.storytelling import Storytelling
from houseful.core.tallies import Tallies
from houseful.core.text.i18n import preferred, say
from houseful.core.text.packs import Pack, read_text, read_toml
from houseful.core.text.validation import Fault, Place, shown

__all__ = ["Ai", "Cards", "Event", "Game", "GameRules", "Move", "Portion", "Presentation", "Rows", "load_game"]

Event = dict[str, Any]
View = dict[str, Any]


class Portion(TypedDict):
    """One of the things that a move pays for: a piece gives it (`giver`, its id), or cards of these kinds pay."""

    wanted: str
    giver: str | None
    cards: list[str]


class Move(str):
    """A move: its notation, which is a string, and its number in the game's range of moves."""

    __slots__ = ("action",)
    action: int

    def __new__(cls, text: str, action: int) -> "Move":
        """A string that knows its number."""
        move = super().__new__(cls, text)
        move.action = action
        return move

    def __getnewargs__(self) -> tuple[str, int]:  # type: ignore[override]
        """For copying and pickling."""
        return str(self), self.action


@dataclass(frozen=True, eq=False)
class GameRules:
    """The records and verbs of a game, its options, score lines and rule ids.

    A table record has the fields `rng` (u8, the generator), `players` and `actor` (i1; the seat whose decision
    it is, -1 when the game is over). Tie-breaks stand behind the lines of a sheet: never negative, most wins.
    """

    version: int  # stands in logs; a log of a version that is not read is refused
    players: tuple[int, ...]
    box: type[Record]
    table: type[Record]
    verbs: Verbs
    moves: int  # the size of the action range
    options: tuple[Option, ...]
    set_options: Callable[[Any, dict[str, Any]], None]  # on a blank table; a Fault if they do not go together
    lines: tuple[str, ...]
    tie_breaks: int
    census: Callable[[Any, Any], Any]  # every piece of the game and where it is counted; never changes
    score_case: Callable[[Place, Pack], dict[str, Any]]  # a game that was played on a real table
    ids: tuple[str, ...]  # of all its rules
    refusal_ids: tuple[str, ...] = ()  # of those that can refuse a move
    line_ids: Mapping[str, str] = field(default_factory=dict)  # of lines whose rule is not `<world>.score.<line>`
    first_game: Mapping[str, Any] = field(default_factory=dict)  # the options of somebody's first game
    options_alone: tuple[str, ...] = ()  # what a player alone is asked, and nobody else
    winners: Callable[[Any, list[Sheet]], list[int]] = most_points_win
    # Earlier versions whose games are read: for each, what a move of theirs is today, from box, table and number.
    earlier: Mapping[int, Callable[[Any, Any, int], int]] = field(default_factory=dict)
    check_new: Callable[[dict[str, Any]], None] = anything_goes  # a Fault for options that new games cannot have
    # Players and options for the conformance suite, where not all options go together.
    sample_deals: Callable[[], Sequence[tuple[int, dict[str, Any]]]] | None = None

    @property
    def columns(self) -> int:
        """The columns of a score sheet: its lines, then its tie-breaks."""
        return len(self.lines) + self.tie_breaks

    def blank_table(self, options: dict[str, Any]) -> Memory:
        """The memory of a table with these options, before anything is dealt."""
        memory = self.table.blank()
        self.set_options(self.table.over(memory), options)
        return memory


@dataclass(frozen=True, eq=False)
class Cards:
    """Where a game's cards and texts lie, and how a pack becomes a box."""

    folder: Path  # pack.toml, words/ and rules/
    read_box: Callable[[Place], tuple[Memory, Any]]  # the box, and what the game calls its pieces
    gallery: Gallery = no_gallery  # every card, for people to look at


@dataclass(frozen=True, eq=False)
class Presentation:
    """How a game is shown: as data for a seat, as notation, as sentences and as a picture."""

    # What everybody may know (with the score sheet as it stands), and what one seat may know besides.
    public: Callable[[Pack, Any, Any, Rows], View]
    private: Callable[[Pack, Any, Any, int | None], View]
    events_for_seat: Callable[[Pack, Any, list[tuple[int, ...]], int | None], list[Event]]
    notation: Callable[[Pack], Sequence[str]]  # the text of every action
    refusal: Callable[[Any, Any, int], str]  # the id of the rule that forbids an action
    describe: Callable[[View, str], list[str]]  # a view in sentences
    ask: Callable[[View, list[str], str], str]  # the decision in a sentence
    describe_event: Callable[[Event, int | None, str], str]
    advise: Callable[[str, list[Event], str], str]  # a move and its consequences, as advice
    describe_case: Callable[[dict[str, Any], str], list[str]]  # a score file's answer in sentences
    player_name: Callable[[int, int | None, str], str]
    view_type: Any = Any  # the types of a view and of an event, for the JSON Schema
    event_type: Any = Any
    story: Storytelling = field(default_factory=Storytelling)
    guide: Guide = field(default_factory=Guide)  # to a first game
    # How many of each card of the gallery have gone from decks and piles, as far as a view tells: by the card's id.
    gone: Callable[[View], dict[str, int]] = nothing_gone
    # A view that shares nothing with the pack or within itself; it may take over what was built for this view alone.
    unshared: Callable[[View], View] = deep_copy
    tidy: Callable[[str], str] = as_typed  # typed text (lower case, single blanks) as the notation has it
    # For each seat and line, the names of the pieces that earned the points.
    score_sources: Callable[[Pack, Any, Any], list[dict[str, list[str]]]] = no_sources
    shows_line: Callable[[Any, str], bool] = every_line  # lines that a table does not score are left out
    # Points of each seat that a move is sure to bring, from the view before it and its events.
    certain_points: Callable[[View, list[Event]], list[int] | None] = nothing_certain
    # Who pays for what in a move, from the view before it and its events.
    portions: Callable[[View, list[Event]], list[Portion] | None] = nothing_paid
    # What speaks for a move besides points: from the view before it, the move and its events.
    reasons: Callable[[View, str, list[Event], str], list[str]] = no_reasons
    account: Account = points_alone  # why a score stands as it does, from a view
    draw: Callable[[View], str] = no_drawing  # a spectator's view of the final table, as SVG
    grounds: tuple[str, str] = ("#2b2430", "#f3e9d8")  # the colours behind the players and the table


@dataclass(frozen=True, eq=False)
class Ai:
    """What bots and learners need besides the verbs."""

    features: int  # the length of an observation
    refresh: Callable[..., None]  # `observe` over the features of the last look; features and notes begin as zeros
    notes: int  # how many numbers it keeps about what the features show
    describe_move: Callable[..., None]  # what a legal move does as numbers, its worth by evaluation first
    described: int  # how many numbers
    evaluation: Evaluation = field(default_factory=Evaluation)
    tallies: Tallies = field(default_factory=Tallies)  # what the lab counts


def load_game(module: str) -> "Game":
    """The game of a module, for unpickling."""
    game: Game = import_module(module).GAME
    return game


_entry_points: dict[str, EntryPoints] = {}
_compiling = Lock()


@dataclass(frozen=True, eq=False)
class Game:
    """One game: everything about it that is not in the core."""

    name: str
    world: str  # the prefix of its rule ids: hotel, plane, tent
    rules: GameRules
    cards: Cards
    presentation: Presentation
    ai: Ai

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as the module that defines it."""
        return load_game, (self.cards.read_box.__module__.rpartition(".")[0],)

    @property
    def folder(self) -> Path:
        """The folder with its pack, words and rulebook."""
        return self.cards.folder

    def rule_of_line(self, line: str) -> str:
        """The id of the rule behind a line of the score sheet."""
        return self.rules.line_ids.get(line, f"{self.world}.score.{line}")

    @property
    def entry_points(self) -> EntryPoints:
        """The verbs, callable from Python on plain memory; made once per process."""
        entry_points = _entry_points.get(self.name)
        return entry_points if entry_points is not None else self._make_entry_points()

    def _make_entry_points(self) -> EntryPoints:
        with _compiling:
            if self.name not in _entry_points:
                language = preferred()
                announce_compiling(self.name, lambda: say("compiling", language, game=say(self.name, language)))
                _entry_points[self.name] = EntryPoints(self)
        return _entry_points[self.name]

    @cached_property
    def standard(self) -> Pack:
        """The pack that comes with the game."""
        return self.read_pack(self.file("pack.toml"), standard=True)

    def file(self, name: str) -> str:
        """The text of one of the game's files."""
        return read_text(self.folder / name)

    def read_pack(self, text: str, standard: bool = False) -> Pack:
        """Check a pack's text and read it."""
        document = read_toml(text)
        head = document.fields("game", "name", maybe=list(document.value))
        head["game"].exactly(self.name)
        box, names = self.cards.read_box(document)
        return Pack(text, head["name"].text(60), box, names, standard)

    def open_pack(self, path: str | Path | None) -> Pack:
        """The standard pack, or one from a file; a fault names the file."""
        if path is None:
            return self.standard
        if not isinstance(path, str | Path):
            raise Fault("fault-option", option="pack", choices="str, Path", found=shown(path))
        text = read_text(path)
        if text == self.standard.text:
            return self.standard
        try:
            return self.read_pack(text)
        except Fault as fault:
            raise fault.inside(path) from None
