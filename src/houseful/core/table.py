"""The friendly table: what outside programs call. It holds no rule."""

import secrets
from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from houseful.core.compile import trace as tracing
from houseful.core.compile.record import Memory
from houseful.core.fairness import FairDeal
from houseful.core.game import Event, Game, Move
from houseful.core.move_catalogue import catalogue_of
from houseful.core.scores import Rows, Sheet, rank_sheets, result_of
from houseful.core.text.i18n import say
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Fault, listed, shown

LARGEST_SEED = (1 << 63) - 1
NOTATION, GAME_OVER = "core.notation", "core.over"


class IllegalMove(ValueError):  # noqa: N818 - the contract's name
    """A move that a rule forbids; the table is unchanged."""

    def __init__(self, rule: str, move: str) -> None:
        self.rule, self.move = rule, move
        super().__init__(rule, move)

    @property
    def message(self) -> str:
        """Why, in English."""
        return self.say("en")

    def say(self, language: str) -> str:
        """Why, in a language."""
        return say(f"refused-{self.rule}", language, move=shown(self.move))

    def __str__(self) -> str:
        return self.message


class Table:
    """One game in progress. A table belongs to one thread at a time; a copy is another's to keep."""

    __slots__ = (
        "_catalogue",
        "_game",
        "_memory",
        "_moves",
        "_options",
        "_pack",
        "_peer",
        "_ply",
        "_told",
        "_trace",
        "fair",
        "seed",
    )

    def __init__(self, game: Game, pack: Pack, options: dict[str, Any], seed: int, memory: Memory) -> None:
        self._game, self._pack, self._options, self.seed = game, pack, options, seed
        self._memory = memory
        self._catalogue = catalogue_of(game, pack)
        self._ply = 0
        self._moves: list[int] | None = []
        self._trace = tracing.SILENT
        self._told: dict[int | None, list[Event]] = {}  # the events of the last move
        self._peer: Any = None
        self.fair: FairDeal | None = None  # where the seed comes from, if it was made so that one can check it

    # What a table is

    @property
    def game(self) -> str:
        """The game's name."""
        return self._game.name

    @property
    def definition(self) -> Game:
        """The game itself: its rules, cards and presentation."""
        return self._game

    @property
    def players(self) -> int:
        """How many play."""
        return int(self._options["players"])

    @property
    def options(self) -> dict[str, Any]:
        """What the host decided, players and first seat included."""
        return dict(self._options)

    @property
    def pack(self) -> Pack:
        """The cards in use."""
        return self._pack

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self._ply

    @property
    def turn(self) -> int | None:
        """The seat whose decision it is; None when the game is over."""
        seat = self._memory.item(self._catalogue.actor)
        return seat if seat < 128 else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn is None

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Table)
            and self._game is other._game
            and self._options == other._options
            and self._ply == other._ply
            and self._pack.text == other._pack.text
            and bytes(self._memory) == bytes(other._memory)
        )

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<Table {self.game} players={self.players} ply={self.ply} turn={self.turn}>"

    # Moves

    def legal(self) -> list[Move]:
        """The legal moves of the seat whose turn it is."""
        moves = np.empty(self._game.rules.moves, np.int16)
        found = self._game.entry_points.legal(self._pack.box, self._memory, moves)
        return self._catalogue.catalogue[moves[:found]].tolist()  # type: ignore[no-any-return]

    def play(self, move: str) -> list[Event]:
        """Play a move or its notation; return what happened, as the seat that moved may know it."""
        action = self._catalogue.numbers.get(move, -1) if isinstance(move, str) else -1
        if action < 0:
            action = self._numbered(move)
        seat = self._memory.item(self._catalogue.actor)
        trace = tracing.blank()
        moves = np.empty(self._game.rules.moves, np.int16)
        if not self._game.entry_points.play(self._pack.box, self._memory, action, trace, moves):
            raise IllegalMove(self._refusal(action), move)
        self._ply += 1
        if self._moves is not None:
            self._moves.append(action)
        self._trace, self._told = trace, {}
        return self._tell(seat)

    def _numbered(self, text: object) -> int:
        typed = " ".join(text.lower().split()) if isinstance(text, str) else ""
        numbers = self._catalogue.numbers
        action = numbers.get(typed)
        if action is None:
            action = numbers.get(self._game.presentation.tidy(typed))
        if action is None:
            raise IllegalMove(GAME_OVER if self.over else NOTATION, str(text))
        return action

    def _refusal(self, action: int) -> str:
        if self.over:
            return GAME_OVER
        return self._game.presentation.refusal(self._box(), self.peer(), action)

    def why_not(self, text: str) -> str | None:
        """None if the move is legal, else the id of the rule that forbids it."""
        try:
            self.copy().play(text)
        except IllegalMove as refused:
            return refused.rule
        return None

    def events(self, seat: int | None) -> list[Event]:
        """What the last move caused, as this seat (None: a spectator) may know it."""
        self._check_seat(seat)
        return [] if len(self._trace) == 0 else self._tell(seat)

    def _tell(self, seat: int | None) -> list[Event]:
        """Told once for each seat; what is handed out are copies."""
        told = self._told.get(seat)
        if told is None:
            told = self._game.presentation.events_for_seat(self._pack, self.peer(), tracing.entries(self._trace), seat)
            self._told[seat] = told
        return [event.copy() for event in told]

    def story(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """The events of every move from a ply on, as this seat may know them."""
        self._check_seat(seat)
        past = self.at_ply(since)
        chapters = []
        for action in self._history()[since:]:
            past.play(self._catalogue.texts[action])
            chapters.append(past.events(seat))
        return chapters

    # Looking

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, as plain data; view(None) is a spectator's."""
        return self.views([seat])[0]

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats. What everybody may know is in all of them, made only once."""
        box, table = self._box(), self.peer()
        public = self._game.presentation.public(self._pack, box, table, self._rows())
        head = {"game": self.game, "players": self.players, "ply": self._ply, "turn": self.turn, **public}
        views = []
        for seat in seats:
            self._check_seat(seat)
            views.append({**head, "seat": seat, **self._game.presentation.private(self._pack, box, table, seat)})
        return views

    def observe(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What this seat may know as numbers for a neural net."""
        if seat is None:
            raise Fault("fault-seat", found="None", most=self.players - 1)
        self._check_seat(seat)
        features = np.zeros(self._game.ai.features, np.float32)
        self._game.entry_points.observe(self._pack.box, self._memory, seat, features)
        return features

    def scores(self) -> list[Sheet]:
        """One sheet for each seat, as things stand."""
        table = self.peer()
        shown_as = self._game.presentation
        where = shown_as.score_sources(self._pack, self._box(), table)
        return rank_sheets(self._rows(), self._game.rules.lines, where, partial(shown_as.shows_line, table))

    def _rows(self) -> Rows:
        """The score sheet as it stands, tie-breaks behind the lines."""
        sheet = np.zeros((self.players, self._game.rules.columns), np.int16)
        self._game.entry_points.scores(self._pack.box, self._memory, sheet)
        return sheet.tolist()

    def winners(self) -> list[int]:
        """The seats that won; nobody before the end."""
        if not self.over:
            return []
        return self._game.rules.winners(self.peer(), self.scores())

    def result(self) -> dict[str, Any]:
        """Scores and winners as plain data, in the shape that `houseful score` answers."""
        return result_of(self.game, self.scores(), self.winners())

    def memory(self) -> Memory:
        """A copy of the whole table as bytes, secrets included: for searches, never for players."""
        return self._memory.copy()

    def peer(self) -> Any:
        """The whole table, secrets included, field by field: for tests and tools, never for players."""
        if self._peer is None:
            self._peer = self._game.rules.table.over(self._memory)
        return self._peer

    def _box(self) -> Any:
        return self._catalogue.box

    # Other tables

    def copy(self) -> "Table":
        """A table that goes on by itself."""
        twin = Table.__new__(Table)
        twin._game, twin._pack, twin._options, twin.seed = self._game, self._pack, self._options, self.seed
        twin._catalogue, twin._ply, twin._trace = self._catalogue, self._ply, self._trace
        twin.fair, twin._told = self.fair, self._told
        twin._memory = self._memory.copy()
        twin._peer = None
        twin._moves = None if self._moves is None else self._moves[:]
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Table":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """For pickling; a redealt table goes without a past, as it has none."""
        pack = None if self._pack.standard else self._pack.text
        kept = {"options": self._options, "seed": self.seed, "ply": self._ply, "moves": self._moves}
        return {"game": self._game, "pack": pack, "memory": bytes(self._memory), "fair": self.fair, **kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        game: Game = state["game"]
        pack = game.standard if state["pack"] is None else game.read_pack(state["pack"])
        memory = np.frombuffer(bytearray(state["memory"]), np.uint8)
        self.__init__(game, pack, state["options"], state["seed"], memory)  # type: ignore[misc]
        self._ply, self._moves, self.fair = state["ply"], state["moves"], state["fair"]

    def redeal(self, seat: int | None, seed: int) -> "Table":
        """A new table this seat could be sitting at: everything it cannot know drawn afresh.

        It has no past: neither the moves that led here nor their events go with it.
        """
        self._check_seat(seat)
        check_seed(seed)
        twin = self.copy()
        twin._moves, twin._trace, twin._told, twin.seed, twin.fair = None, tracing.SILENT, {}, 0, None
        self._game.entry_points.redeal(self._pack.box, twin._memory, -1 if seat is None else seat, seed)
        return twin

    def at_ply(self, ply: int) -> "Table":
        """This game as it stood after so many moves."""
        if type(ply) is not int or not 0 <= ply <= self._ply:
            raise Fault("fault-number", place="ply", least=0, most=self._ply, found=shown(ply))
        past = deal_table(self._game, self._pack, self._options, self.seed)
        past.fair = self.fair
        for action in self._history()[:ply]:
            past.play(self._catalogue.texts[action])
        return past

    @property
    def last_move(self) -> Move | None:
        """The latest move; None before the first."""
        history = self._history()
        return self._catalogue.catalogue[history[-1]] if history else None

    def moves(self) -> list[Move]:
        """The moves played so far."""
        return [self._catalogue.catalogue[action] for action in self._history()]

    def log(self) -> str:
        """The game as text: what it was dealt from and every move."""
        from houseful.core.text.game_log import write_log

        return write_log(self)

    def _history(self) -> list[int]:
        if self._moves is None:
            raise Fault("fault-no-past")
        return self._moves

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise Fault("fault-seat", found=shown(seat), most=self.players - 1)


def deal(game: Game, players: int, seed: int | None, pack: Any, options: dict[str, Any]) -> Table:
    """Deal a new table; a Fault names the choices."""
    if type(players) is not int or players not in game.rules.players:
        raise Fault("fault-option", option="players", choices=listed(game.rules.players), found=shown(players))
    known = {option.name: option for option in game.rules.options}
    for name in options:
        if name not in known and name != "first":
            choices = listed([*known, "first", "pack", "players", "seed"])
            raise Fault("fault-option-unknown", option=name, choices=choices)
    chosen: dict[str, Any] = {"players": players}
    for name, option in known.items():
        chosen[name] = option.read(options.get(name, option.default))
    chosen["first"] = first = options.get("first")
    if first is not None and (type(first) is not int or not 0 <= first < players):
        raise Fault("fault-option", option="first", choices=listed(range(players)), found=shown(first))
    seed = secrets.randbelow(LARGEST_SEED) if seed is None else check_seed(seed)
    return deal_table(game, pack if isinstance(pack, Pack) else game.open_pack(pack), chosen, seed)


def deal_table(game: Game, pack: Pack, options: dict[str, Any], seed: int) -> Table:
    """Deal with options that were checked."""
    memory = game.rules.blank_table(options)
    game.entry_points.deal(pack.box, memory, seed)
    return Table(game, pack, options, seed, memory)


def check_seed(seed: Any) -> int:
    """A seed is a whole number that fits 63 bits."""
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise Fault("fault-seed", found=shown(seed), most=str(LARGEST_SEED))
    return seed
