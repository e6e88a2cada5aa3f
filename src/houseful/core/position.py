"""One moment of a game: whose turn it is, what each seat may see, how it scores."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import numpy as np

from houseful.core.compile.record import Memory
from houseful.core.game import Game, Move
from houseful.core.move_catalogue import MoveCatalogue
from houseful.core.scores import Rows, Sheet, rank_sheets, result_of
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Fault, shown


class Position:
    """A table as it stands, seen through its game; it holds no rule."""

    __slots__ = ("_catalogue", "_game", "_memory", "_options", "_pack", "_peer", "_ply")
    _catalogue: MoveCatalogue
    _game: Game
    _memory: Memory
    _options: dict[str, Any]
    _pack: Pack
    _peer: Any  # the memory as a record, made when it is first needed
    _ply: int

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
        seat = self._memory.item(self._catalogue.actor_offset)
        return seat if seat < 128 else None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn is None

    def legal(self) -> list[Move]:
        """The legal moves of the seat whose turn it is."""
        return self._catalogue.moves_of(self._legal_actions())

    def legal_texts(self) -> list[str]:
        """The same in notation, as plain strings: encoders need not be told what a Move is."""
        return self._catalogue.texts_of(self._legal_actions())

    def move_of(self, action: int) -> Move:
        """The move with this number, legal or not."""
        return self._catalogue.moves[action]  # type: ignore[no-any-return]

    def _legal_actions(self) -> np.ndarray[Any, np.dtype[np.int16]]:
        actions = np.empty(self._catalogue.size, np.int16)
        found = self._catalogue.entry_points.legal(self._pack.box, self._memory, actions)
        return actions[:found]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know, as plain data; view(None) is a spectator's."""
        return self._game.presentation.unshared(self.views([seat])[0])

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The views of several seats, to be read or encoded: they share parts with each other and with the pack."""
        box, shown_as = self._catalogue.box, self._game.presentation
        table = self._game.rules.table.reading(self._memory)
        public = shown_as.public(self._pack, box, table, self._rows())
        head = {"game": self.game, "players": self.players, "ply": self._ply, "turn": self.turn, **public}
        views = []
        for seat in seats:
            self._check_seat(seat)
            views.append({**head, "seat": seat, **shown_as.private(self._pack, box, table, seat)})
        return views

    def observe(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What this seat may know as numbers for a neural net."""
        if seat is None:
            raise Fault("fault-seat", found="None", most=self.players - 1)
        self._check_seat(seat)
        features = np.zeros(self._game.ai.features, np.float32)
        self._catalogue.entry_points.observe(self._pack.box, self._memory, seat, features)
        return features

    def scores(self) -> list[Sheet]:
        """One sheet for each seat, as things stand."""
        table, shown_as = self.peer(), self._game.presentation
        sources = shown_as.score_sources(self._pack, self._catalogue.box, table)
        return rank_sheets(self._rows(), self._game.rules.lines, sources, partial(shown_as.shows_line, table))

    def _rows(self) -> Rows:
        """The score sheet as it stands, tie-breaks behind the lines."""
        sheet = np.zeros((self.players, self._game.rules.columns), np.int16)
        self._catalogue.entry_points.scores(self._pack.box, self._memory, sheet)
        return sheet.tolist()

    def winners(self) -> list[int]:
        """The seats that won; nobody before the end."""
        return self._game.rules.winners(self.peer(), self.scores()) if self.over else []

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

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise Fault("fault-seat", found=shown(seat), most=self.players - 1)
