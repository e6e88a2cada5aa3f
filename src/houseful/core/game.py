"""What a game hands to the core: its records, verbs, cards, options, words and eyes."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from pathlib import Path
from threading import Lock
from typing import Any, Protocol

from houseful.core.compile.record import Memory, Record
from houseful.core.compile.rule import announce_compiling
from houseful.core.compile.specialize import EntryPoints, Verbs
from houseful.core.evaluation import Evaluation
from houseful.core.text.i18n import preferred, say
from houseful.core.text.packs import Pack, read_text, read_toml
from houseful.core.text.validation import Fault, Place, listed, shown

Event = dict[str, Any]
Rows = list[list[int]]  # points: a row for each seat, a column for each line


class Option(Protocol):
    """Something the host of a table decides."""

    @property
    def name(self) -> str:
        """What it is called in Python, logs and on the command line."""

    @property
    def default(self) -> Any:
        """What is played unless the host says otherwise."""

    def read(self, value: Any) -> Any:
        """The value as the game keeps it; a Fault naming the choices."""

    def parse(self, text: str) -> Any:
        """The same from a log or a command line."""

    def write(self, value: Any) -> str:
        """The value as text, for logs."""

    def samples(self) -> Sequence[Any]:
        """A few values that between them try everything, for the conformance suite."""


@dataclass(frozen=True)
class Choice:
    """An option with a few values, told apart by their text."""

    name: str
    choices: tuple[Any, ...]
    default: Any

    def read(self, value: Any) -> Any:
        """One of the choices, of the same type."""
        for choice in self.choices:
            if choice == value and type(choice) is type(value):
                return choice
        raise Fault("fault-option", option=self.name, choices=listed(self.choices), found=shown(value))

    def parse(self, text: str) -> Any:
        """The choice written so."""
        for choice in self.choices:
            if self.write(choice) == text:
                return choice
        written = listed([self.write(choice) for choice in self.choices])
        raise Fault("fault-option", option=self.name, choices=written, found=shown(text))

    def write(self, value: Any) -> str:
        """Words for truth values, the value itself otherwise."""
        return {"True": "yes", "False": "no"}.get(str(value), str(value))

    def samples(self) -> Sequence[Any]:
        """All of them."""
        return self.choices


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


class ScoreLine(int):
    """Points on one line of a score sheet, and the pieces that earned them (`where`, also called `seats`)."""

    where: tuple[str, ...]

    def __new__(cls, points: int, where: Sequence[str] = ()) -> "ScoreLine":
        """A number that knows where it comes from."""
        line = super().__new__(cls, points)
        line.where = tuple(where)
        return line

    @property
    def seats(self) -> tuple[str, ...]:
        """The pieces or places that earned these points."""
        return self.where


@dataclass(frozen=True)
class Sheet:
    """One seat's score: points line by line, their total, and the rank (1 is first, ties share)."""

    total: int
    lines: dict[str, ScoreLine]
    rank: int


def load_game(module: str) -> "Game":
    """The game of a module, for unpickling."""
    game: Game = import_module(module).GAME
    return game


_entry_points: dict[str, EntryPoints] = {}
_opening = Lock()


@dataclass(frozen=True, eq=False)
class Game:
    """Everything about a game that is not in the core.

    Its table has the fields `dice` (u8, the generator), `players` and `actor` (i1; the seat whose decision it
    is, -1 when the game is over). Tie-breaks stand behind the lines of a sheet: never negative, most wins.
    """

    name: str
    world: str  # the prefix of its rule ids: hotel, plane, tent
    rules_version: int
    players: tuple[int, ...]
    box: type[Record]
    table: type[Record]
    verbs: Verbs
    moves: int  # the size of its range of moves
    features: int  # the length of an observation
    options: tuple[Option, ...]
    lines: tuple[str, ...]
    tie_breaks: int
    read_box: Callable[[Place], tuple[Memory, Any]]
    set_options: Callable[[Any, dict[str, Any]], None]
    notation: Callable[[Pack], Sequence[str]]
    refusal: Callable[[Any, Any, int], str]
    # What everybody may know (with the score sheet as it stands), and what one seat may know besides.
    public: Callable[[Pack, Any, Any, Rows], dict[str, Any]]
    private: Callable[[Pack, Any, Any, int | None], dict[str, Any]]
    tell: Callable[[Pack, Any, list[tuple[int, ...]], int | None], list[Event]]
    census: Callable[[Any, Any], Any]  # every piece of the game and where it is counted; never changes
    describe: Callable[[dict[str, Any], str], list[str]]  # a view in sentences
    ask: Callable[[dict[str, Any], list[str], str], str]  # the decision in a sentence
    tell_event: Callable[[Event, int | None, str], str]  # an event in a sentence
    advise: Callable[[str, list[Event], str], str]  # a move and what it would bring about, as advice
    describe_case: Callable[[dict[str, Any], str], list[str]]  # a score file's answer in sentences
    player_name: Callable[[int, int | None, str], str]
    score_case: Callable[[Place, Pack], dict[str, Any]]
    rules: tuple[str, ...]  # the ids of all its rules
    refusals: tuple[str, ...] = ()  # those that can refuse a move
    folder: Path = field(default=Path())
    evaluation: Evaluation = field(default_factory=Evaluation)  # what bots see at a glance
    # Where a score comes from: for each seat and line, the names of the pieces that earned it.
    where: Callable[[Pack, Any, Any], list[dict[str, list[str]]]] = lambda pack, box, table: []
    # Lines that this table does not score, such as events not in play, are left off the sheet.
    shows: Callable[[Any, str], bool] = lambda table, line: True
    # Who has won a finished game, where that is not simply who ranks first.
    winners: Callable[[Any, list["Sheet"]], list[int]] | None = None
    # The final table in SVG, from a spectator's view, to be shared as part of a picture.
    draw: Callable[[dict[str, Any]], str] = lambda view: ""
    grounds: tuple[str, str] = ("#2b2430", "#f3e9d8")  # the colours behind the players and the table
    # What somebody typed, in small letters with single blanks, as the notation would have it.
    tidy: Callable[[str], str] = lambda text: text
    # Players and options for the conformance suite, where not all options go together.
    sample_deals: Callable[[], Sequence[tuple[int, dict[str, Any]]]] | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is pickled as the place where it is found."""
        return load_game, (self.read_box.__module__.rpartition(".")[0],)

    @property
    def entry_points(self) -> EntryPoints:
        """The verbs, ready to be called from Python; made once, whoever asks first."""
        entry_points = _entry_points.get(self.name)
        return entry_points if entry_points is not None else self._make_entry_points()

    def _make_entry_points(self) -> EntryPoints:
        with _opening:
            if self.name not in _entry_points:
                language = preferred()
                announce_compiling(self.name, lambda: say("compiling", language, game=say(self.name, language)))
                _entry_points[self.name] = EntryPoints(self.name, self.box, self.table, self.verbs)
        return _entry_points[self.name]

    @cached_property
    def standard(self) -> Pack:
        """The pack that comes with the game."""
        return self.read_pack(read_text(self.folder / "pack.toml"), standard=True)

    def read_pack(self, text: str, standard: bool = False) -> Pack:
        """Check a pack's text and read it."""
        document = read_toml(text)
        head = document.fields("game", "name", maybe=list(document.value))
        head["game"].exactly(self.name)
        box, names = self.read_box(document)
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
