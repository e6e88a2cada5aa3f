"""The table that programs call: a position, the moves that led to it, and what the last one caused."""

import secrets
from typing import Any

import numpy as np

from houseful.core.compile import trace as tracing
from houseful.core.compile.record import Memory
from houseful.core.fairness import FairDeal
from houseful.core.game import Event, Game, Move
from houseful.core.move_catalogue import catalogue_of
from houseful.core.options import LARGEST_SEED, check_seed, read_options
from houseful.core.position import Position
from houseful.core.refusals import GAME_OVER, NOTATION, IllegalMove
from houseful.core.replay import play_moves, replayed
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Fault, shown

__all__ = ["IllegalMove", "Table", "deal"]


class Table(Position):
    """One game in progress. A table is not thread-safe: each thread works on a copy of its own."""

    __slots__ = ("_actions", "_events", "_happened", "fair", "seed")

    def __init__(self, game: Game, pack: Pack, options: dict[str, Any], seed: int, memory: Memory) -> None:
        self._game, self._pack, self._options, self.seed = game, pack, options, seed
        self._memory = memory
        self._catalogue = catalogue_of(game, pack)
        self._ply = 0
        self._actions: list[int] | None = []  # the moves so far; None if the table has no past
        self._happened: list[tuple[int, ...]] = []  # the entries of the last move's trace
        self._events: dict[int | None, list[Event]] = {}  # of the last move, by seat
        self._peer = None
        self.fair: FairDeal | None = None  # how the seed was made, if everybody can check it

    @classmethod
    def dealt(cls, game: Game, pack: Pack, options: dict[str, Any], seed: int) -> "Table":
        """A new table with options that were checked."""
        memory = game.rules.blank_table(options)
        game.entry_points.deal(pack.box, memory, seed)
        return cls(game, pack, options, seed, memory)

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

    # Playing

    def play(self, move: str) -> list[Event]:
        """Play a move or its notation; return what happened, as the seat that moved may know it."""
        return self._build_events(self.advance(move))  # new ones for the caller alone, so that none need be copied

    def advance(self, move: str) -> int:
        """Play a move or its notation without building its events; return the seat that moved."""
        action = self._catalogue.actions.get(move, -1) if isinstance(move, str) else -1
        if action < 0:
            action = self._action_of(move)
        seat: int = self._memory.item(self._catalogue.actor_offset)
        trace = tracing.blank()
        legal = np.empty(self._catalogue.size, np.int16)
        if not self._catalogue.entry_points.play(self._pack.box, self._memory, action, trace, legal):
            raise IllegalMove(self._refusal(action), move)
        self._ply += 1
        if self._actions is not None:
            self._actions.append(action)
        self._happened, self._events = tracing.entries(trace), {}
        return seat

    def restated(self, move: str, version: int) -> str:
        """A move of this position in the notation of an earlier version of the rules, as it is said today."""
        rules = self._game.rules
        if version == rules.version:
            return move
        action = rules.earlier[version](self._catalogue.box, self.peer(), self._action_of(move))
        return str(self._catalogue.moves[action])

    def _action_of(self, text: object) -> int:
        typed = " ".join(text.lower().split()) if isinstance(text, str) else ""
        actions = self._catalogue.actions
        action = actions.get(typed)
        if action is None:
            action = actions.get(self._game.presentation.tidy(typed))
        if action is None:
            raise IllegalMove(GAME_OVER if self.over else NOTATION, str(text))
        return action

    def _refusal(self, action: int) -> str:
        if self.over:
            return GAME_OVER
        return self._game.presentation.refusal(self._catalogue.box, self.peer(), action)

    def why_not(self, text: str) -> str | None:
        """None if the move is legal, else the id of the rule that forbids it."""
        try:
            self.copy().play(text)
        except IllegalMove as refused:
            return refused.rule
        return None

    def events(self, seat: int | None) -> list[Event]:
        """What the last move caused, as this seat (None: a spectator) may know it."""
        return [event.copy() for event in self.shared_events(seat)]

    def shared_events(self, seat: int | None) -> list[Event]:
        """The same, built once for each seat: to be read or encoded, never changed."""
        events = self._events.get(seat)
        if events is None:
            self._check_seat(seat)
            events = self._events[seat] = self._build_events(seat)
        return events

    def _build_events(self, seat: int | None) -> list[Event]:
        table = self._game.rules.table.reading(self._memory)
        return self._game.presentation.events_for_seat(self._pack, table, self._happened, seat)

    # The past

    @property
    def last_move(self) -> Move | None:
        """The latest move; None before the first."""
        actions = self._past()
        return self._catalogue.moves[actions[-1]] if actions else None

    def moves(self) -> list[Move]:
        """The moves played so far."""
        return [self._catalogue.moves[action] for action in self._past()]

    def at_ply(self, ply: int) -> "Table":
        """This game as it stood after so many moves."""
        if type(ply) is not int or not 0 <= ply <= self._ply:
            raise Fault("fault-number", place="ply", least=0, most=self._ply, found=shown(ply))
        past = Table.dealt(self._game, self._pack, self._options, self.seed)
        past.fair = self.fair
        return replayed(past, self.moves()[:ply])

    def history(self, seat: int | None, since: int = 0) -> list[list[Event]]:
        """The events of every move from a ply on, as this seat may know them."""
        self._check_seat(seat)
        past = self.at_ply(since)
        return [table.events(seat) for table in play_moves(past, self.moves()[since:])]

    def log(self) -> str:
        """The game as text: what it was dealt from and every move."""
        from houseful.core.text.game_log import write_log

        return write_log(self)

    def _past(self) -> list[int]:
        if self._actions is None:
            raise Fault("fault-no-past")
        return self._actions

    # Other tables

    def copy(self) -> "Table":
        """An independent table in the same position."""
        twin = Table.__new__(Table)
        twin._game, twin._pack, twin._options, twin.seed = self._game, self._pack, self._options, self.seed
        twin._catalogue, twin._ply, twin._happened = self._catalogue, self._ply, self._happened
        twin.fair, twin._events = self.fair, self._events
        twin._memory = self._memory.copy()
        twin._peer = None
        twin._actions = None if self._actions is None else self._actions[:]
        return twin

    __copy__ = copy

    def __deepcopy__(self, _memo: dict[int, Any]) -> "Table":
        return self.copy()

    def redeal(self, seat: int | None, seed: int) -> "Table":
        """A new table this seat could be sitting at: everything it cannot know drawn afresh.

        It has no past: neither the moves that led here nor their events go with it.
        """
        self._check_seat(seat)
        check_seed(seed)
        twin = self.copy()
        twin._actions, twin._happened, twin._events, twin.seed, twin.fair = None, [], {}, 0, None
        self._catalogue.entry_points.redeal(self._pack.box, twin._memory, -1 if seat is None else seat, seed)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """For pickling; the events of the last move are not kept."""
        pack = None if self._pack.standard else self._pack.text
        kept = {"options": self._options, "seed": self.seed, "ply": self._ply, "moves": self._actions}
        return {"game": self._game, "pack": pack, "memory": bytes(self._memory), "fair": self.fair, **kept}

    def __setstate__(self, state: dict[str, Any]) -> None:
        game: Game = state["game"]
        pack = game.standard if state["pack"] is None else game.read_pack(state["pack"])
        memory = np.frombuffer(bytearray(state["memory"]), np.uint8)
        self.__init__(game, pack, state["options"], state["seed"], memory)  # type: ignore[misc]
        self._ply, self._actions, self.fair = state["ply"], state["moves"], state["fair"]


def deal(game: Game, players: int, seed: int | None, pack: Any, options: dict[str, Any], is_new: bool = True) -> Table:
    """Deal a table; a Fault names the choices. One that was dealt before may have options that new ones cannot."""
    chosen = read_options(game.rules.options, game.rules.players, players, options)
    if is_new:
        game.rules.check_new(chosen)
    seed = secrets.randbelow(LARGEST_SEED) if seed is None else check_seed(seed)
    return Table.dealt(game, pack if isinstance(pack, Pack) else game.open_pack(pack), chosen, seed)
