"""Do two nets of a game play alike? Both look at the decisions of random games over all player counts and options.

`python -m benchmarks two_nets --game NAME --file FILE` compares a file with the game's own net: after a change that
should leave its play as it was, as when its numbers were rounded.
"""

import argparse
import random
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import NamedTuple

import numpy as np

from houseful.bots.net_bot import look_at
from houseful.bots.nets.inference import Net, as_net
from houseful.bots.nets.shipped import FILE
from houseful.bots.nets.weights import read_weights
from houseful.core.game import Game
from houseful.core.table import Table, deal
from houseful.core.testing.conformance import deals
from houseful.games import NAMES, find_game

TAKES_HOURS = True  # or wants files
SEED = 5


class Look(NamedTuple):
    """What two nets say of one decision, beside each other."""

    same: bool  # whether they like the same move best
    priors: float  # how much of the choice lies elsewhere
    wins: float  # the largest difference of a chance to win
    margins: float  # of a margin, in points


def looks(table: Table, one: Net, other: Net) -> Look:
    """Both nets' opinions of a decision."""
    found, seen = look_at(table, one)
    priors, wins, margins = seen.priors[:found], seen.wins[: table.players], seen.margins[: table.players]
    _, also = look_at(table, other)
    return Look(
        bool(np.argmax(priors) == np.argmax(also.priors[:found])),
        float(np.abs(priors - also.priors[:found]).sum() / 2),
        float(np.abs(wins - also.wins[: table.players]).max()),
        float(np.abs(margins - also.margins[: table.players]).max()),
    )


def decisions(game: Game, games: int) -> Iterator[Table]:
    """All decisions with a choice in some random games."""
    luck = random.Random(SEED)
    for players, options in islice(deals(game), games):
        table = deal(game, players, luck.randrange(1 << 60), None, dict(options))
        while not table.over:
            legal = table.legal()
            if len(legal) > 1:
                yield table
            table.advance(luck.choice(legal))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks two_nets")
    parser.add_argument("--game", choices=NAMES, required=True)
    parser.add_argument("--file", type=Path, required=True)
    parser.add_argument("--games", type=int, default=100)
    wanted = parser.parse_args()
    game = find_game(wanted.game)
    one, other = (as_net(read_weights(file, game)) for file in (wanted.file, game.folder / FILE))
    found = [looks(table, one, other) for table in decisions(game, wanted.games)]
    same = np.mean([look.same for look in found])
    print(f"{len(found):,} decisions, the same first choice in {100 * same:.2f} %")
    for name in ("priors", "wins", "margins"):
        numbers = [getattr(look, name) for look in found]
        print(f"{name}: {np.mean(numbers):.5f} apart, at most {np.max(numbers):.5f}")
