"""What a page asks of a table on its own device, and what it is answered: as over a server's socket, and over HTTP.

Over a socket refusals are messages; elsewhere Refused, IllegalMove and Fault are raised, worded by `failures`.
"""

from collections.abc import Sequence

from houseful.bots.search.thought import Thought
from houseful.core.refusals import IllegalMove
from houseful.host import previews, prose, recap, replays
from houseful.host.accounts import accounts_of
from houseful.host.bot_turn import BotTurn
from houseful.host.cards import cards_of
from houseful.host.deciding import Consideration, Decision
from houseful.host.failures import refused_message
from houseful.host.guiding import guide_of
from houseful.host.hosted_game import Step
from houseful.host.local_info import HERE
from houseful.host.local_table import LocalTable
from houseful.host.messages.accounts import ScoreAccounts
from houseful.host.messages.games import CardGallery
from houseful.host.messages.guide import GuideSteps
from houseful.host.messages.previews import Hint, Preview, Previews, Verdict
from houseful.host.messages.prose import Ending, Past, Prose, Recap
from houseful.host.messages.replays import Earned, Replay
from houseful.host.messages.socket import Message, StateMessage
from houseful.host.names import names_at
from houseful.host.refused import Refused, Stale
from houseful.host.result_picture import picture_of


class LocalConnection:
    """A page at a table on its own device: the seat it looks from, and the language it reads."""

    def __init__(self, table: LocalTable, language: str) -> None:
        self.table, self.language = table, language
        self.viewpoint = table.viewpoint(None)

    # As over a socket: what is answered, in order

    def begin(self, since: int | None) -> list[Message]:
        """The whole state, with the events after a ply."""
        return [StateMessage(self.table.state(self.viewpoint, since))]

    def look(self, seat: int | None, since: int | None, number: int | None) -> list[Message]:
        """Look through another of the seats at this device."""
        try:
            self.viewpoint = self.table.viewpoint(seat)
        except Refused as refused:
            return [self.refusal(refused, number)]
        return self.begin(since)

    def move(self, ply: int, text: str, number: int | None, at: int) -> list[Message]:
        """Play a move."""
        try:
            return self._made(self.table.move(ply, text, at))
        except (Refused, IllegalMove) as refused:
            return self._refused(refused, number)

    def undo(self, ply: int, number: int | None, at: int) -> list[Message]:
        """Take back one's last move, against bots with their answers."""
        try:
            return self._made(self.table.undo(ply, at))
        except (Refused, IllegalMove) as refused:
            return self._refused(refused, number)

    def bot_move(self, turn: BotTurn, text: str, at: int) -> list[Message]:
        """Play what a bot has decided; nothing if that is too late."""
        try:
            return self._made(self.table.bot_move(turn, text, at))
        except Stale:
            return []

    def refusal(self, refused: Refused | IllegalMove, number: int | None) -> Message:
        """Why something was not done."""
        return refused_message(refused, number, self.language, self.table.ply)

    def _refused(self, refused: Refused | IllegalMove, number: int | None) -> list[Message]:
        """The same, and where the game stands for whoever did not know."""
        again = self.begin(None) if isinstance(refused, Stale) else []
        return [self.refusal(refused, number), *again]

    def _made(self, step: Step) -> list[Message]:
        """A step that was made; once the game is over, the whole state, too."""
        played: Message = self.table.make(step, self.viewpoint)
        return [played, *self.begin(None)] if self.table.stage == "over" else [played]

    # Thinking

    def decision(self) -> tuple[BotTurn, Decision] | None:
        """The bot that has to decide now, with a decision that has to be thought about; None if it is nobody's turn."""
        turn = self.table.bot_to_move()
        return None if turn is None else (turn, Decision(self.table.table, turn))

    def consideration(self) -> Consideration:
        """A hint that has to be thought about; Refused where there are none."""
        if not self.table.saved["hints"]:
            raise Refused(403, "server-no-hints")
        return Consideration(self.table.table, previews.seat_asking(self.table, HERE))

    def hint(self, ply: int, thought: Thought) -> Hint:
        """A thought about a position as a hint; Stale if somebody has moved since."""
        if ply != self.table.ply:
            raise Stale(self.table.ply)
        table, seat = previews.imagined(self.table, HERE)
        return previews.hint_of(ply, table, seat, thought, names_at(self.table.seats, self.language), self.language)

    # Questions

    def preview(self, move: str) -> Preview:
        """What a legal move would bring."""
        table, seat = previews.imagined(self.table, HERE)
        return previews.preview_of(table, seat, move)

    def previews(self, moves: Sequence[str]) -> Previews:
        """The same for several, without their views."""
        return previews.previews_of(self.table, HERE, moves)

    def why(self, move: str) -> Verdict:
        """Whether a move is legal, and the rule that forbids it otherwise."""
        return previews.verdict_on(self.table, HERE, move, self.language)

    def prose(self, seat: int | None, since: int | None, spectator: bool) -> Prose:
        """The table in sentences."""
        return prose.prose_of(self.table, None if spectator else self.table.viewpoint(seat), since, self.language)

    def recap(self, seat: int | None) -> Recap:
        """What happened since a seat's last move."""
        self.table.check_readable()
        return recap.recap_of(self.table, self.table.viewpoint(seat), self.language)

    def guide(self, seat: int | None) -> GuideSteps:
        """What a newcomer needs to know now."""
        self.table.check_readable()
        return guide_of(self.table, self.table.viewpoint(seat), self.language)

    def past(self, seat: int | None, ply: int) -> Past:
        """A position that the recap tells of."""
        return recap.past_of(self.table, self.table.viewpoint(seat), ply)

    def account(self, seat: int | None) -> ScoreAccounts:
        """Everybody's points line by line."""
        return accounts_of(self.table, self.table.viewpoint(seat), self.language)

    def ending(self, seat: int | None) -> Ending:
        """Why the game is over."""
        return recap.ending_of(self.table, self.table.viewpoint(seat), self.language)

    def replay(self, ply: int | None, eyes: str) -> Replay:
        """A finished game at a ply."""
        return replays.replay_of(self.table, self.table.info(), ply, eyes)

    def earned(self) -> Earned:
        """What earned the points of a finished game."""
        return replays.earned_of(self.table)

    def cards(self, seat: int | None) -> CardGallery:
        """Every card, and what has gone as far as a seat knows."""
        table = self.table
        return cards_of(table, table.game, table.pack, table.viewpoint(seat), self.language)

    def picture(self) -> str:
        """The final table as SVG."""
        return picture_of(self.table, self.language)
