"""A table on one device: somebody against bots, alone, or with others who share the screen. No server is asked.

It says what the server's tables say, by the same functions. Times, the seed and the moves of bots come from outside:
`bot_to_move` says which bot has to decide, `host/deciding.py` how it comes to its move.
"""

from houseful.core.game import Game
from houseful.core.refusals import IllegalMove
from houseful.core.table import Table, deal
from houseful.core.text.packs import Pack
from houseful.core.text.validation import Fault
from houseful.host.bot_turn import BotTurn, bot_seed
from houseful.host.checkpoints import table_at
from houseful.host.entries import Entry, Viewpoint, has_seen
from houseful.host.history import log_of
from houseful.host.hosted_game import HostedGame, Step
from houseful.host.limits import LogLimits
from houseful.host.local_info import HERE, holder_of, info_of, listed, stored_log
from houseful.host.messages.play import State
from houseful.host.messages.socket import PlayedMessage
from houseful.host.messages.tables import TableInfo, UnreadableTable
from houseful.host.refused import Refused, Stale
from houseful.host.restating import restated
from houseful.host.saved_table import SavedTable, entries_of, lines_of_log
from houseful.host.state import state_of, viewpoint_of
from houseful.host.undo import moves_back, taken_back
from houseful.host.visible import latest_message

LIMITS = LogLimits(undos=0)  # on one's own device nobody else's memory is used up


class Outdated(Refused):
    """A table of other rules or cards than there are here (409)."""

    def __init__(self, version: int) -> None:
        super().__init__(409, "host-unreadable-rules", version=version)


class LocalTable(HostedGame):
    """One table on this device."""

    def __init__(self, saved: SavedTable, game: Game, pack: Pack) -> None:
        """Deal a table that was kept and play its log; one that cannot be dealt here is marked `unreadable`."""
        super().__init__([holder_of(number, seat) for number, seat in enumerate(saved["seats"])], LIMITS, {})
        self.saved, self.game, self.pack = saved, game, pack
        entries = entries_of(saved)
        try:
            self._open(entries)
        except Outdated as outdated:
            self._close(entries, outdated)
        except (IllegalMove, Fault):
            self._close(entries, Refused(409, "host-unreadable-damaged"))

    def _open(self, entries: list[Entry]) -> None:
        dealt, version = self.dealt(), self.saved["rules"]
        if version != self.game.rules.version:
            entries = restated(dealt, entries, version)
        self.start_from([dealt])
        undone = taken_back(entries)
        for entry in entries:
            self._check_line(entry, entry.ply in undone)
            self.apply(self.step_of(entry, entry.ply in undone))

    def _check_line(self, entry: Entry, undone: bool) -> None:
        """A Fault if a line of the log cannot follow those before it."""
        wrong = not undone and entry.seat != self.turn
        if entry.kind == "undo":
            wrong = moves_back(entry.text) > len(self.standing_moves(self.ply))
        if wrong:
            raise Fault("fault-saved-line", line=entry.ply)

    def _close(self, entries: list[Entry], why: Refused) -> None:
        self.unreadable, self.entries, self.reachable = why, entries, []

    # A hosted game

    def key(self) -> str:
        """The table and its deal."""
        return f"{self.saved['id']} {self.saved['seed']}"

    def dealt(self) -> Table:
        """The game as it was dealt; Outdated if its rules or cards are not those of here."""
        saved, rules = self.saved, self.game.rules
        known = saved["rules"] == rules.version or saved["rules"] in rules.earlier
        if not known or saved["pack"] != self.pack.sha256:
            raise Outdated(saved["rules"])
        return deal(self.game, len(saved["seats"]), int(saved["seed"]), self.pack, saved["options"], is_new=False)

    def decision_began(self) -> int:
        """When the present decision began, in milliseconds since 1970."""
        return self.entries[-1].at if self.entries else self.saved["created"]

    @property
    def stage(self) -> str:
        """`playing` or `over`."""
        over = self.saved["result"] is not None if self.unreadable is not None else self.reachable[-1].over
        return "over" if over else "playing"

    # What is shown

    def info(self) -> TableInfo:
        """What everybody may know of it."""
        why = self.unreadable
        if why is not None:
            info = listed(self.saved)
            info.unreadable = UnreadableTable("rules" if isinstance(why, Outdated) else "damaged", log=True)
            return info
        over = self.table.over
        result = self.table.result() if over else None
        return info_of(self.saved, self.ply, self.turn, result, self.decision_began() if over else None, None)

    def viewpoint(self, seat: int | None) -> Viewpoint:
        """The seat that is asked for, else the one to move, else the first of those at this device."""
        return viewpoint_of(self, HERE, seat)

    def state(self, viewpoint: Viewpoint, since: int | None = None) -> State:
        """The table as a viewpoint may know it, and the events after the ply `since`."""
        return state_of(self, self.info(), HERE, viewpoint, since, None, 0)

    # Playing

    def move(self, ply: int, text: str, at: int) -> Step:
        """The step of a move by somebody at this device, to be made by `make`; Refused or IllegalMove."""
        self._check_ply(ply, False)
        self.check_dealt()
        seat = self.turn
        if seat is None:
            raise Refused(409, "core-over", move="")
        if self.seats[seat].person is None:
            raise Refused(403, "server-not-your-turn")
        return self.step_at(at, seat, "move", text)

    def undo(self, ply: int, at: int) -> Step:
        """The step of taking back one's last move, against bots with their answers; Refused if that is not possible."""
        self._check_ply(ply, self.is_alone(HERE))
        seat, text = self.undo_by(HERE)
        return self.step_at(at, seat, "undo", text)

    def bot_to_move(self) -> BotTurn | None:
        """The decision that a bot has to make now; None if somebody else has to, or nobody."""
        seat = self.turn
        level = None if seat is None else self.seats[seat].level
        if seat is None or level is None:
            return None
        return BotTurn(seat, self.ply, level, bot_seed(int(self.saved["seed"]), self.table.ply, seat))

    def bot_move(self, turn: BotTurn, text: str, at: int) -> Step:
        """The step of a bot's decision; Stale if somebody has moved or taken back since it was asked."""
        if turn != self.bot_to_move():
            raise Stale(self.ply)
        return self.step_at(at, turn.seat, "bot", text)

    def make(self, step: Step, viewpoint: Viewpoint) -> PlayedMessage:
        """Make a step; what a viewpoint is told about it."""
        self.apply(step)
        return self.played(viewpoint)

    def played(self, viewpoint: Viewpoint) -> PlayedMessage:
        """What a viewpoint is told about the latest line."""
        return latest_message(self, viewpoint)

    def _check_ply(self, ply: int, or_answers: bool) -> None:
        """Raise Stale unless whoever asks has seen the last entry, or all but answers of bots."""
        if not has_seen(self.entries, ply, or_answers):
            raise Stale(self.ply)

    # To keep and to take away

    def to_dict(self) -> SavedTable:
        """The table as plain data, to be kept; as it was found where it cannot be dealt here."""
        if self.unreadable is not None:
            return self.saved
        result = self.info().result
        kept: SavedTable = {**self.saved, "rules": self.game.rules.version, "log": lines_of_log(self.entries)}
        kept["turn"], kept["result"] = self.turn, result
        return kept

    def go_on_at(self, table_id: str) -> None:
        """Note the table of the next game."""
        self.saved["next"] = table_id

    def log(self) -> str:
        """The log of a finished game, or of one that cannot be played on here."""
        return log_of(self) if self.unreadable is None else stored_log(self.saved)

    def log_so_far(self) -> str:
        """The log of a game, running or over, which shows all cards: it is on one's own device anyway."""
        return table_at(self, self.ply).log() if self.unreadable is None else stored_log(self.saved)
