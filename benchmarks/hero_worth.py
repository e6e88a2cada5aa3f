"""What a hero is worth to whoever owns it: the same games, once with the hero and once with its card blanked.

Bots play a game. For every hero that somebody drafts or hires in it, the game is played on from that very move by the
same bots with a card of the same price but without points, gifts and power. The difference of the owner's share of the
win, over many games, is the hero's worth.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from houseful.bots.levels import make_bot
from houseful.bots.match import play_to_end
from houseful.bots.seat import Seat
from houseful.core.game import Move
from houseful.core.options import read_options
from houseful.core.table import Table
from houseful.core.text.packs import Pack, sha256_of
from houseful.games import find_game
from houseful.games.oktoberfest.scoring import LINES
from houseful.games.oktoberfest.table import DRAFT, HERO_CARDS, NONE

GAME = find_game("oktoberfest")
OPTIONS = read_options(GAME.rules.options, GAME.rules.players, 2, {})
CHUNK = 20  # games between two savings
KEPT = Path(".balance")
Sums = npt.NDArray[np.float64]


class Owned(NamedTuple):
    """A hero that joined a player: the table just before, and the move."""

    hero: int
    seat: int
    drafted: bool
    table: Table
    move: Move


# Columns of the sums: for each hero, and behind them for the games as a whole.
OFFERED, AFFORDED, HIRED, OWNERS, WORTH, SQUARES, HIRERS, WORTH_HIRED, DRAFTERS, WORTH_DRAFTED = range(10)
GAMES, FIRST_WINS, POINTS, TABLES, BY_FOOD = range(5)
OF_HERO, OF_GAMES = 10, 5 + len(LINES)


@dataclass(frozen=True)
class Measured:
    """Sums over games: a row for each hero, and what concerns whole games."""

    heroes: Sums
    games: Sums

    def __add__(self, other: "Measured") -> "Measured":
        return Measured(self.heroes + other.heroes, self.games + other.games)

    def mean(self, column: int, counted: int) -> Sums:
        """The mean of a column for each hero, over what another column counts; 0 where there was none."""
        return self.heroes[:, column] / np.maximum(self.heroes[:, counted], 1)

    @property
    def worth(self) -> Sums:
        """Points of win rate, in percent, that each hero brings its owner."""
        return 100 * self.mean(WORTH, OWNERS)

    @property
    def doubt(self) -> Sums:
        """Standard errors of the worth."""
        spread = self.mean(SQUARES, OWNERS) - self.mean(WORTH, OWNERS) ** 2
        return 100 * np.sqrt(np.maximum(spread, 0) / np.maximum(self.heroes[:, OWNERS], 1))

    @property
    def hired(self) -> Sums:
        """In how many percent of the games in which a hero was for hire it was hired."""
        return 100 * self.mean(HIRED, OFFERED)

    @property
    def hired_if_affordable(self) -> Sums:
        """The same of the games in which somebody had the coins for it at some turn."""
        return 100 * self.mean(HIRED, AFFORDED)

    @property
    def first_wins(self) -> float:
        """How often the first player wins, in percent."""
        return float(100 * self.games[FIRST_WINS] / self.games[GAMES])

    @property
    def lines(self) -> dict[str, float]:
        """The average score sheet."""
        per_player = self.games[OF_GAMES - len(LINES) :] / (2 * self.games[GAMES])
        return dict(zip(LINES, per_player.tolist(), strict=True))


def nothing_measured() -> Measured:
    """No games yet."""
    return Measured(np.zeros((HERO_CARDS, OF_HERO)), np.zeros(OF_GAMES))


@cache
def pack_of(text: str) -> Pack:
    """A pack, read once."""
    return GAME.read_pack(text)


@cache
def blanked(text: str, hero: int) -> Pack:
    """The same pack with one hero's points, gifts and power taken away."""
    parts = text.split("[[hero]]\n")
    taken = ("points", "gift", "power", "source", "known")
    lines = [line for line in parts[hero + 1].split("\n") if line.partition(" =")[0] not in taken]
    parts[hero + 1] = "\n".join(['source = "stand-in"', "points = 0", *lines])
    return GAME.read_pack("[[hero]]\n".join(parts))


def heroes_in(pack: Pack, moves: list[Move]) -> set[int]:
    """The heroes that somebody can hire with one of these moves."""
    typed = pack.names.typed
    return {typed.index(move.split()[1]) for move in moves if move.startswith("hire")}


def share_of(table: Table, seat: int) -> float:
    """A seat's share of the win."""
    winners = table.winners()
    return float(seat in winners) / len(winners)


def play_game(text: str, level: str, seed: int) -> Measured:
    """One game, and each of its heroes blanked in turn."""
    table = Table.dealt(GAME, pack_of(text), OPTIONS, seed)
    bots = [make_bot(level, (seed << 8) + seat) for seat in range(2)]
    owned: list[Owned] = []
    offered: set[int] = set()
    affordable: set[int] = set()
    while (seat := table.turn) is not None:
        move = bots[seat].choose(Seat(table, seat))
        drafting = table.peer().step == DRAFT
        if not drafting:
            offered.update(hero for hero in table.peer().hero_market if hero != NONE)
            affordable |= heroes_in(table.pack, table.legal())
        if move.startswith("hire"):
            owned.append(Owned(heroes_in(table.pack, [move]).pop(), seat, drafting, table.copy(), move))
        table.play(move)
    found = nothing_measured()
    found.heroes[list(offered), OFFERED] += 1
    found.heroes[list(affordable), AFFORDED] += 1
    count_game(table, found.games)
    for joined in owned:
        count_hero(joined, share_of(table, joined.seat) - share_without(text, level, seed, joined), found.heroes)
    return found


def share_without(text: str, level: str, seed: int, joined: Owned) -> float:
    """The owner's share of the win if the hero's card is blank from the moment it joins."""
    before = joined.table
    table = Table(GAME, blanked(text, joined.hero), OPTIONS, seed, before.memory().copy())
    table.play(joined.move)
    luck = (seed << 8) + before.ply
    play_to_end(table, [make_bot(level, (luck << 8) + seat) for seat in range(2)])
    return share_of(table, joined.seat)


def count_hero(joined: Owned, worth: float, sums: Sums) -> None:
    """Add what a hero brought in one game."""
    row = sums[joined.hero]
    row[OWNERS] += 1
    row[WORTH] += worth
    row[SQUARES] += worth * worth
    who, what = (DRAFTERS, WORTH_DRAFTED) if joined.drafted else (HIRERS, WORTH_HIRED)
    row[who] += 1
    row[what] += worth
    row[HIRED] += not joined.drafted


def count_game(table: Table, sums: Sums) -> None:
    """Add what concerns the whole game."""
    peer, sheets = table.peer(), table.scores()
    sums[:5] += (
        1,
        share_of(table, peer.first),
        sum(sheet.total for sheet in sheets) / 2,
        sum(peer.victory) / 2,
        peer.cause == 1,
    )
    for column, line in enumerate(LINES, start=OF_GAMES - len(LINES)):
        sums[column] += sum(int(sheet.lines[line]) for sheet in sheets)


def play_chunk(text: str, level: str, first: int) -> tuple[int, Measured]:
    """Some games with seeds counted up."""
    found = nothing_measured()
    for seed in range(first, first + CHUNK):
        found += play_game(text, level, seed)
    return first, found


def measure(text: str, level: str, games: int, seed: int, jobs: int, kept: Path | None = KEPT) -> Measured:
    """So many games on several processes; what an earlier run of the same pack saved is not played again."""
    file = kept / f"{level}-{seed}-{sha256_of(text)[:12]}.jsonl" if kept else None
    done = dict(read_kept(file)) if file else {}
    wanted = range(seed, seed + games, CHUNK)
    missing = [first for first in wanted if first not in done]
    if missing:
        play_game(text, level, 0)  # compiles before processes start
        with get_context("fork").Pool(jobs) as pool:
            for first, found in pool.imap_unordered(partial(play_chunk, text, level), missing):
                done[first] = found
                if file:
                    save(file, first, found)
    return sum((done[first] for first in wanted), nothing_measured())


def read_kept(file: Path) -> Iterator[tuple[int, Measured]]:
    """The chunks that were saved, by their first seed."""
    if file.exists():
        for line in file.read_text("utf-8").splitlines():
            chunk: dict[str, Any] = json.loads(line)
            yield chunk["first"], Measured(np.array(chunk["heroes"]), np.array(chunk["games"]))


def save(file: Path, first: int, found: Measured) -> None:
    """Add a chunk to what is kept."""
    file.parent.mkdir(exist_ok=True)
    with file.open("a", encoding="utf-8") as out:
        chunk = {"first": first, "heroes": found.heroes.tolist(), "games": found.games.tolist()}
        out.write(json.dumps(chunk) + "\n")
