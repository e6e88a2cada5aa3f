"""A game in the terminal, line by line, so that a screen reader can follow it."""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

from houseful.bots import Budget, Seat, consider
from houseful.bots.levels import Bot
from houseful.cli.command_words import command_of, command_words
from houseful.core.gallery import shelves_of
from houseful.core.game import Event, Game
from houseful.core.table import IllegalMove, Table
from houseful.core.text.card_tables import gallery_lines
from houseful.core.text.i18n import say
from houseful.core.text.notation import LocalNotation, notation_of
from houseful.core.text.rulebook import paragraphs, readable
from houseful.core.text.sentences import describe_result
from houseful.core.text.validation import reason_of

HINT = Budget(rounds=4_000, seconds=2.0)  # the thought that goes into a hint
HINTS = 3  # moves that it names


@dataclass
class Terminal:
    """One person at the keyboard, at one seat, against bots."""

    game: Game
    table: Table
    me: int
    language: str
    bots: Mapping[int, Bot]
    read: Callable[[str], str] = input
    out: TextIO = field(default_factory=lambda: sys.stdout)
    pause: bool = True  # let the player think again before the others play
    thought: Budget = HINT
    mine: list[int] = field(default_factory=list)  # plies of my own moves
    waiting: bool = False  # my move is made, the others have not played yet
    leaving: bool = False
    end_shown: bool = False  # by an event of the game's own

    @property
    def notation(self) -> LocalNotation:
        """Moves as the player types and reads them."""
        return notation_of(self.game, self.table.pack, self.language)

    def say(self, key: str, **facts: object) -> None:
        """Print words in the player's language."""
        self.print(say(key, self.language, **facts))

    def print(self, text: str) -> None:
        """Print a line."""
        print(text, file=self.out, flush=True)

    def run(self) -> None:
        """Play until the end, or until the player leaves."""
        me = self.game.presentation.player_name(self.me, None, self.language)
        self.say("play-welcome", game=say(self.game.name, self.language), players=self.table.players, me=me)
        self.go_on()
        while not self.leaving and not self.table.over:
            self.take_line()
        if self.table.over:
            self.show_result()

    def take_line(self) -> None:
        """Read one line and do what it says."""
        try:
            line = self.read(say("play-prompt", self.language) + " ").strip()
        except EOFError:
            line = "quit"
        word, _, rest = line.partition(" ")
        command = command_of(word.lower(), self.language)
        if command is not None:
            self.commands()[command](rest.strip())
        elif self.waiting:
            self.say("play-pause-first") if line else self.go_on()
        elif line:
            self.play(line)

    def commands(self) -> dict[str, Callable[[str], None]]:
        """The commands by their English names."""
        return {
            "help": lambda _: self.say("play-help"),
            "table": lambda _: self.show_table(),
            "moves": lambda _: self.show_moves(),
            "hint": lambda _: self.hint(),
            "why": self.why,
            "rules": self.rules,
            "cards": lambda _: self.show_cards(),
            "undo": lambda _: self.undo(),
            "save": self.save,
            "quit": lambda _: self.quit(),
        }

    # Playing

    def play(self, text: str) -> None:
        """Play the player's move, then the bots' until the player has to decide."""
        try:
            self.table.play(self.notation.read(text))
        except IllegalMove as refused:
            self.print(self.reason(refused))
            return
        self.mine.append(self.table.ply - 1)
        self.show_events(self.table.events(self.me))
        self.waiting = self.pause and self.table.turn not in (None, self.me) and self.can_take_back()
        if self.waiting:
            self.say("play-pause")
        else:
            self.go_on()

    def go_on(self) -> None:
        """Let the bots move, each from what its seat may know, until the player has to decide or the game is over."""
        self.waiting = False
        while (seat := self.table.turn) is not None and seat != self.me:
            self.table.play(self.bots[seat].choose(Seat(self.table, seat)))
            self.show_events(self.table.events(self.me))
        if not self.table.over:
            self.show_table()

    def show_events(self, events: list[Event]) -> None:
        """Print what happened, in sentences."""
        for event in events:
            self.end_shown |= event["kind"] == "over"
            self.print(self.game.presentation.describe_event(event, self.me, self.language))

    def show_table(self) -> None:
        """Print the table, and what the player has to decide."""
        view = self.table.view(self.me)
        self.print("")
        for line in self.game.presentation.describe(view, self.language):
            self.print(line)
        if self.waiting:
            self.say("play-pause")
        else:
            asked = self.game.presentation.ask(view, list(map(str, self.table.legal())), self.language)
            self.print(self.notation.in_quotes(asked, command_words(self.language)))

    def show_moves(self) -> None:
        """Print the legal moves."""
        if self.waiting:
            self.say("play-pause-first")
        else:
            self.say("play-moves")
            self.print(", ".join(map(self.notation.write, self.table.legal())))

    def show_cards(self) -> None:
        """Print every card of the game, and how many have gone as far as the player knows."""
        shelves = shelves_of(self.game, self.table.pack, self.language)
        gone = self.game.presentation.gone(self.table.view(self.me))
        self.print("\n".join(gallery_lines(shelves, self.language, gone)))

    def show_result(self) -> None:
        """Print the score sheets, best first."""
        if not self.end_shown:
            self.say("play-ended")
        answer = self.table.result()
        for line in describe_result(self.game.world, answer, self.language, self.player_name):
            self.print(line)

    def player_name(self, seat: int) -> str:
        """“You” in the player's language, or another player's name."""
        return self.game.presentation.player_name(seat, self.me, self.language)

    # Asking

    def reason(self, refused: IllegalMove) -> str:
        """Why a move is refused, with the paragraph of the rulebook."""
        for paragraph in paragraphs(self.game.folder, self.language):
            if paragraph.rule == refused.rule:
                title = say(f"rule-{refused.rule}", self.language)
                facts = {"reason": refused.say(self.language), "number": paragraph.number, "title": title}
                return say("play-refused", self.language, **facts)
        return say("play-refused-plain", self.language, reason=refused.say(self.language))

    def why(self, text: str) -> None:
        """Print whether a move is legal, and why not."""
        if not text:
            self.say("play-why-what", example=self.notation.write(self.table.legal()[0]))
            return
        try:
            self.table.copy().play(self.notation.read(text))
        except IllegalMove as refused:
            self.print(self.reason(refused))
        else:
            self.say("play-allowed")

    def hint(self) -> None:
        """Print the moves that a bot considers from this seat, the best first."""
        if self.waiting:
            self.say("play-pause-first")
            return
        thought = consider(Seat(self.table, self.me), self.thought)
        for considered in thought.moves[:HINTS]:
            facts = {"move": self.notation.write(considered.move), "points": round(considered.margin, 1)}
            key = "play-hint-alone" if self.table.players == 1 else "play-hint"
            self.say(key, wins=round(100 * considered.win_chance), **facts)

    def rules(self, word: str) -> None:
        """Print the rulebook, or the paragraphs with a word in them."""
        if not word:
            self.print(readable(self.game, self.language))
            return
        found = [p for p in paragraphs(self.game.folder, self.language) if word.lower() in p.text.lower()]
        for paragraph in found:
            self.print(f"{paragraph.number} {paragraph.text.replace('**', '')}")
        if not found:
            self.say("play-rules-none", text=word)

    # Taking back, saving, leaving

    def undo(self) -> None:
        """Take back the player's last move, if nobody has acted since and nothing was turned up or drawn."""
        if not self.mine:
            self.say("play-undo-nothing")
        elif not self.can_take_back():
            self.say("play-undo-revealed")
        else:
            self.table = self.table.at_ply(self.mine.pop())
            self.waiting = False
            self.say("play-undone")
            self.show_table()

    def can_take_back(self) -> bool:
        """Whether the last move was the player's and revealed nothing."""
        if not self.mine or self.mine[-1] != self.table.ply - 1:
            return False
        return not any(event.get("reveals") for event in self.table.events(self.me))

    def save(self, name: str) -> None:
        """Write the log, never over a file that is there."""
        if not name:
            self.say("play-save-what")
            return
        try:
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(self.table.log())
        except FileExistsError:
            self.say("play-save-exists", file=name)
        except (OSError, ValueError) as error:
            self.say("fault-file-write", file=name, reason=reason_of(error))
        else:
            self.say("play-saved", file=name)

    def quit(self) -> None:
        """Leave the table."""
        self.leaving = True
        self.say("play-goodbye")
