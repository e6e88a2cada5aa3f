"""One game at a time, as quickly as Python can call it: moves are numbers, a step is one compiled call.

    game = RawGame("overbooking", players=2, seed=1)
    while not game.over:
        game.play(random.choice(game.legal()))
    shares, totals = game.result()

With `observing=True` each step also writes `observation` and `mask`, for the seat that is to act.
"""

from functools import cache
from typing import Any, cast

import numpy as np
import numpy.typing as npt

from houseful.core.compile.record import Memory, Numbers, Row
from houseful.core.compile.rule import rule
from houseful.core.compile.specialize import bind
from houseful.core.compile.trace import SILENT
from houseful.core.game import Game
from houseful.core.move_catalogue import catalogue_of
from houseful.core.options import check_seed
from houseful.core.scores import win_shares
from houseful.core.table import Table
from houseful.core.text.i18n import preferred
from houseful.core.text.validation import Fault, shown
from houseful.environments.batch import rules_of
from houseful.environments.setting import Setting, read_setting


class RawGame:
    """A game in progress without events, notation or a past. `seat` is -1 when it is over."""

    def __init__(
        self,
        game: str | Game,
        players: int | None = None,
        seed: int = 0,
        *,
        observing: bool = False,
        pack: Any = None,
        **options: Any,
    ) -> None:
        self._prepare(read_setting(game, players, pack, options), observing)
        self.deal(seed)

    @classmethod
    def of(cls, setting: Setting, observing: bool = False) -> "RawGame":
        """A game that is not dealt yet."""
        game = cls.__new__(cls)
        game._prepare(setting, observing)
        return game

    def _prepare(self, setting: Setting, observing: bool) -> None:
        self.setting, self.observing = setting, observing
        rules = setting.game.rules
        self.memory = setting.blank
        self.moves = np.zeros(rules.moves, np.int16)  # the legal ones come first, `found` of them
        self.mask = np.zeros(rules.moves, np.bool_)
        self.observation = np.zeros(setting.game.ai.features, np.float32)
        self.found = 0
        self._box, self._listed = setting.pack.box, memoryview(cast(Any, self.moves))
        self._shown = self.mask if observing else self.mask[:0]
        self._actor = rules.table.offset("actor")
        self._step = kernel_of(setting.game)

    def deal(self, seed: int) -> None:
        """Deal another game."""
        self.memory[:] = self.setting.blank
        self.setting.game.entry_points.deal(self._box, self.memory, check_seed(seed))
        self._look()

    def _look(self) -> None:
        verbs = self.setting.game.entry_points
        self.found = 0 if self.seat < 0 else int(verbs.legal(self._box, self.memory, self.moves))
        if self.observing:
            self.mask[:] = False
            self.mask[self.moves[: self.found]] = True
            self.observation[:] = 0
            if self.found:
                verbs.observe(self._box, self.memory, self.seat, self.observation)

    @property
    def seat(self) -> int:
        """The seat that is to act; -1 when the game is over."""
        seat: int = self.memory.item(self._actor)
        return seat if seat < 128 else -1

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.found == 0

    def legal(self) -> list[int]:
        """The legal moves, in the order in which the rules find them."""
        return self._listed[: self.found].tolist()

    def play(self, move: int) -> None:
        """Play a move. One that is not legal: a ValueError, and nothing has happened."""
        found = self._step(self._box, self.memory, move, self.found, SILENT, self.moves, self._shown, self.observation)
        if found < 0:
            raise Fault("fault-environment-move", action=shown(move))
        self.found = found

    def observe(self, seat: int) -> npt.NDArray[np.float32]:
        """What any seat may know, in an array of its own."""
        features = np.zeros(self.setting.game.ai.features, np.float32)
        self.setting.game.entry_points.observe(self._box, self.memory, seat, features)
        return features

    def sheets(self) -> npt.NDArray[np.int16]:
        """The score sheet as it stands: a row for each seat, tie-breaks behind the lines."""
        sheet = np.zeros((self.setting.players, self.setting.game.rules.columns), np.int16)
        self.setting.game.entry_points.scores(self._box, self.memory, sheet)
        return sheet

    def result(self) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.int64]]:
        """Each seat's share of the win and its total, as things stand."""
        shares, totals = win_shares(self.sheets()[np.newaxis], len(self.setting.game.rules.lines))
        return shares[0], totals[0]

    def table(self) -> Table:
        """The game as a table, for bots and sentences: it looks at this game's own memory, and has no past."""
        setting = self.setting
        return Table(setting.game, setting.pack, setting.options, 0, self.memory)

    def describe(self, seat: int | None = None) -> str:
        """The game in sentences, as a seat or a spectator may know it."""
        view, language = self.table().view(seat), preferred()
        return "\n".join(self.setting.game.presentation.describe(view, language))

    @property
    def texts(self) -> list[str]:
        """The notation of every move."""
        return catalogue_of(self.setting.game, self.setting.pack).texts

    def redeal(self, seat: int, seed: int) -> None:
        """Draw everything afresh that a seat cannot know."""
        self.setting.game.entry_points.redeal(self._box, self.memory, seat, check_seed(seed))
        self._look()

    def copy(self) -> "RawGame":
        """An independent game in the same position."""
        twin = RawGame.of(self.setting, self.observing)
        twin.memory[:] = self.memory
        twin.found = self.found
        twin.moves[: self.found] = self.moves[: self.found]
        twin.mask[:], twin.observation[:] = self.mask, self.observation
        return twin

    def __deepcopy__(self, _memo: dict[int, Any]) -> "RawGame":
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        setting = self.setting
        pack = None if setting.pack.standard else setting.pack.text
        kept = {"game": setting.game, "pack": pack, "options": setting.options, "observing": self.observing}
        return {**kept, "memory": bytes(self.memory)}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        game: Game = kept["game"]
        pack = game.standard if kept["pack"] is None else game.read_pack(kept["pack"])
        self._prepare(Setting(game, pack, kept["options"]), kept["observing"])
        self.memory[:] = np.frombuffer(kept["memory"], np.uint8)
        self._look()


# The templates. The names that mypy cannot find are the game's (core/compile/specialize.py, names_of).
# ruff: noqa: F821
# mypy: disable-error-code="name-defined"


@rule
def is_listed(move: int, moves: Row, found: int) -> bool:
    """Whether a move is among those that were found."""
    for choice in range(found):
        if moves[choice] == move:
            return True
    return False


def _play_raw(
    box: Memory, memory: Memory, move: int, found: int, trace: Row, moves: Row, mask: Row, features: Numbers
) -> int:
    """Play a move and find the next ones; return how many, or -1 if it is not legal.

    Where there is a mask, write it and the observation of the seat that is to act next.
    """
    if not is_listed(move, moves, found):
        return -1
    the_box = as_box(box)
    table = as_table(memory)
    play(the_box, table, move, trace)
    observing = len(mask) > 0
    if observing:
        clear_mask(mask, moves, found)
    if table.actor < 0:
        return 0
    if observing:
        return int(show_game(the_box, table, moves, mask, features))
    return int(legal(the_box, table, moves))


@cache
def kernel_of(game: Game) -> Any:
    """The game's own step."""
    return bind(_play_raw, game, **rules_of(game), is_listed=is_listed)
