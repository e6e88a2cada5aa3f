"""Logs: a game as text that replays to the same table.

    houseful log 1
    game overbooking, rules 1
    options players=3 bonus=expert peek=yes first=any
    pack standard 4f1c…          (or: pack own, and then the whole pack, each line behind a bar)
    fair 5d1f… 90ab… 17 -       (if the seed was made in the open: commitment, secret, a number for each seat)
    seed 7
    1 3 bird line 2
    …
    end 87 moves, scores 31 28 40, sum 0f3a9c…   (scores unknown: written without the rules of its version)

Moves are numbered and the last line counts them, gives the scores and a sum over all lines before it, so that
a log with a line lost, cut off or changed is recognised, and the complaint names the line.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, NamedTuple

from houseful.core.fairness import FairDeal, read_fair_deal
from houseful.core.game import Game
from houseful.core.refusals import IllegalMove
from houseful.core.replay import play_moves
from houseful.core.table import Table, deal
from houseful.core.text.packs import SHORT, Pack, read_text, sha256_of
from houseful.core.text.validation import Fault, shown

HEAD = "houseful log 1"
BAR = "| "
UNKNOWN = "unknown"
LONGEST = 1 << 22


class PackNamed(NamedTuple):
    """The pack that a log was played with."""

    game: str
    digest: str
    text: str | None  # None: a standard pack
    line: int  # where it is named


def write_log(table: Table) -> str:
    """A table as text."""
    lines = [HEAD, f"game {table.game}, rules {table.definition.rules.version}", _options_line(table)]
    lines += standard_pack_lines(table.pack.sha256) if table.pack.standard else own_pack_lines(table.pack.text)
    lines += [f"fair {table.fair.write()}"] if table.fair else []
    lines.append(f"seed {table.seed}")
    lines += [f"{number} {move}" for number, move in enumerate(table.moves(), start=1)]
    lines.append(last_line(table.ply, _scores(table), lines))
    return "\n".join(lines) + "\n"


def _options_line(table: Table) -> str:
    options = table.options
    words = [f"players={options['players']}"]
    words += [f"{option.name}={option.write(options[option.name])}" for option in table.definition.rules.options]
    words.append(f"first={'any' if options['first'] is None else options['first']}")
    return "options " + " ".join(words)


def standard_pack_lines(sha256: str) -> list[str]:
    """A pack that came with the program, by its hash."""
    return [f"pack standard {sha256[:SHORT]}"]


def own_pack_lines(text: str) -> list[str]:
    """A whole pack as lines of a log."""
    lines = text.split("\n")
    return [f"pack own {sha256_of(text)[:SHORT]}", *(f"{BAR}{line}" if line else BAR.rstrip() for line in lines)]


def last_line(moves: int, scores: str, lines: list[str]) -> str:
    """The last line of a log, with a sum over the lines before it."""
    return f"end {moves} moves, scores {scores}, sum {_sum_of(lines)}"


def _sum_of(lines: list[str]) -> str:
    return sha256_of("\n".join(lines))[:SHORT]


def _scores(table: Table) -> str:
    return " ".join(str(sheet.total) for sheet in table.scores())


def read_log(text: str, find_game: Callable[[str], Game], pack: Pack | None = None) -> Table:
    """Replay a log: a table equal to the one that wrote it. A Fault names the damaged line.

    Whoever has read the pack that the log names (`pack_named_in`) hands it over.
    """
    if not isinstance(text, str) or len(text) > LONGEST:
        raise Fault("fault-log-not-one", line=1)
    return _Reader(text).replay(find_game, pack)


def pack_named_in(text: str) -> PackNamed | None:
    """The pack that a log names, found without parsing it; None if the log is damaged before that line."""
    reader = _Reader(text)
    try:
        reader.at = 1
        game = reader.expect("game").partition(", rules ")[0]
        reader.at = 2
        reader.expect("options")
        reader.at = 3
        digest, own = reader.find_pack()
    except Fault:
        return None
    return PackNamed(game, digest, own, line=4)


def standard_pack(game: Game, digest: str) -> Pack:
    """The standard pack that a log names: today's, or one of an earlier release, kept in `former_packs`."""
    former = [file for file in (game.folder / "former_packs").glob("*.toml") if file.stem == digest]
    return game.read_pack(read_text(former[0])) if former else game.standard


class _Reader:
    """Goes through a log line by line and knows where it is."""

    def __init__(self, text: str) -> None:
        self.lines = text.replace("\r\n", "\n").split("\n")
        if self.lines and self.lines[-1] == "":
            self.lines.pop()
        self.at = 0
        self.version: int | None = None  # of the rules; None: today's

    def fault(self, key: str, **facts: Any) -> Fault:
        return Fault(key, line=self.at + 1, **facts)

    def line(self) -> str:
        if self.at >= len(self.lines):
            raise self.fault("fault-log-short")
        return self.lines[self.at]

    def expect(self, beginning: str) -> str:
        """The rest of a line that begins like this."""
        line = self.line()
        if not line.startswith(beginning + " "):
            raise self.fault("fault-log-line", wanted=beginning, found=shown(line))
        return line[len(beginning) + 1 :]

    def replay(self, find_game: Callable[[str], Game], known: Pack | None) -> Table:
        if not self.lines or self.lines[0] != HEAD:
            raise self.fault("fault-log-not-one")
        self.at = 1
        game = self.read_game(find_game)
        players, options = self.read_options(game)
        pack = self.read_pack(game, known)
        fair = self.read_fair(players)
        seed = self.whole(self.expect("seed"))
        if fair is not None and fair.seed != seed:
            raise self.fault("fault-log-unfair")
        table: Table = self.guard(lambda: deal(game, players, seed, pack, options, is_new=False))
        table.fair = fair
        self.at += 1
        self.play_moves(table)
        self.check_end(table)
        return table

    def guard(self, do: Callable[[], Any]) -> Any:
        """Give a fault from elsewhere the number of this line."""
        try:
            return do()
        except Fault as fault:
            if "line" in fault.facts:
                raise
            raise self.fault("fault-log-wrong", reason=fault) from None

    def whole(self, text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) <= 19):
            raise self.fault("fault-log-number", found=shown(text))
        return int(text)

    def read_game(self, find_game: Callable[[str], Game]) -> Game:
        name, _, rules = self.expect("game").partition(", rules ")
        game: Game = self.guard(lambda: find_game(name))
        if rules != str(game.rules.version):
            self.version = next((version for version in game.rules.earlier if rules == str(version)), None)
            if self.version is None:
                raise self.fault("fault-log-rules", wanted=game.rules.version, found=shown(rules))
        self.at += 1
        return game

    def read_options(self, game: Game) -> tuple[int, dict[str, Any]]:
        known = {option.name: option for option in game.rules.options}
        players, options = 0, {}
        for word in self.expect("options").split(" "):
            name, _, text = word.partition("=")
            if name == "players":
                players = self.whole(text)
            elif name == "first":
                options["first"] = None if text == "any" else self.whole(text)
            elif name in known:
                options[name] = self.guard(partial(known[name].parse, text))
            else:
                raise self.fault("fault-log-line", wanted="options", found=shown(word))
        self.at += 1
        return players, options

    def find_pack(self) -> tuple[str, str | None]:
        """The digest of a pack, and its whole text unless it is a standard one."""
        kind, _, digest = self.expect("pack").partition(" ")
        if kind == "standard":
            return digest, None
        if kind != "own":
            raise self.fault("fault-log-line", wanted="pack", found=shown(kind))
        start = self.at + 1
        while self.at + 1 < len(self.lines) and self.lines[self.at + 1].startswith(BAR.rstrip()):
            self.at += 1
        return digest, "\n".join(line[len(BAR) :] for line in self.lines[start : self.at + 1])

    def read_pack(self, game: Game, known: Pack | None) -> Pack:
        digest, text = self.find_pack()
        if known is not None:
            pack = known
        else:
            pack = standard_pack(game, digest) if text is None else self.guard(lambda: game.read_pack(text))
        if digest != pack.digest:
            raise self.fault("fault-log-pack")
        self.at += 1
        return pack

    def read_fair(self, players: int) -> FairDeal | None:
        if not self.line().startswith("fair "):
            return None
        fair = read_fair_deal(self.expect("fair"), players)
        if fair is None:
            raise self.fault("fault-log-unfair")
        self.at += 1
        return fair

    def play_moves(self, table: Table) -> None:
        try:
            for _ in play_moves(table, self.move_texts(table), self.version):
                self.at += 1
        except IllegalMove as refused:
            raise self.fault("fault-log-wrong", reason=refused) from None

    def move_texts(self, table: Table) -> Iterator[str]:
        while not self.line().startswith("end "):
            yield self.expect(str(table.ply + 1))

    def check_end(self, table: Table) -> None:
        before = self.lines[: self.at]
        if self.line() not in (last_line(table.ply, scores, before) for scores in (_scores(table), UNKNOWN)):
            raise self.fault("fault-log-end")
        self.at += 1
        if self.at < len(self.lines):
            raise self.fault("fault-log-more")
