"""Is every level better than the one below? Pairings on shared deals, kept as they are played.

`python -m benchmarks levels [--game NAME] [--players N] [--games K] [--pair A,B]` plays what is still missing
of each pairing up to K games and writes the table into docs/bots.md. It can be stopped at any time and goes
on where it was: every few deals are saved in docs/bots.json, with a name for the rules and bots they tried.

After a change that ought to leave every move as it was, `python -m benchmarks levels --again` plays the
first deals of every pairing once more. A game in which they all end as they did keeps its results.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any

import houseful
from benchmarks.measuring import BOTS_PAGE, write_between
from houseful.bots.arena import Contest, interval, play_deal, warm_up
from houseful.bots.levels import LEVELS
from houseful.core.compile.batch import run_in_threads
from houseful.games import NAMES, find_game

TAKES_HOURS = True
SOURCES = Path(houseful.__file__).parent
KEPT = BOTS_PAGE.with_suffix(".json")
PAIRS = [*zip(LEVELS[1:], LEVELS, strict=False), ("master", "random"), ("master", "greedy"), ("net", "expert")]
BATCH = 4  # deals between two savings
SEED = 30_000_000  # not those the recipes were found with


def tables() -> list[tuple[str, int]]:
    """Two at every game, and as many as possible where that is more."""
    return [(name, players) for name in NAMES for players in sorted({2, find_game(name).rules.players[-1]})]


def key_of(game: str, players: int, pair: tuple[str, str]) -> str:
    return f"{game} {players} {' '.join(pair)}"


def rules_of(game: str) -> str:
    """A name for everything that decides how bots play a game."""
    text = hashlib.sha256()
    for part in ("core", "bots", f"games/{game}"):
        for source in sorted([*(SOURCES / part).rglob("*.py"), *(SOURCES / part).rglob("*.toml")]):
            text.update(source.read_bytes())
    return text.hexdigest()[:16]


def load(games: Sequence[str], again: bool) -> dict[str, Any]:
    """What is kept, by game; of these games only what the same rules and bots did, or some that play so."""
    kept = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    for game in games:
        found = kept.setdefault(game, {"rules": "", "pairings": {}})
        if found["rules"] != rules_of(game) and not (again and plays_as_before(found["pairings"])):
            found["pairings"] = {}
        found["rules"] = rules_of(game)
    return {game: kept[game] for game in NAMES if game in kept}


def plays_as_before(pairings: dict[str, Any]) -> bool:
    """Whether the first deals of every pairing end as they did."""
    for key, found in pairings.items():
        game, players, *pair = key.split()
        before = found["shares"][:BATCH]
        now = shares_of(contest_of(game, int(players), pair), range(len(before)))
        if sorted(now) != sorted(before):  # what is saved together was done in any order
            print(f"{key}: another outcome, so {game} is played anew", flush=True)
            return False
        print(f"{key}: as before", flush=True)
    return True


def save(kept: dict[str, Any]) -> None:
    """Whole or not at all, whatever happens meanwhile."""
    new = KEPT.with_suffix(".new")
    new.write_text(json.dumps(kept, indent=1) + "\n", "utf-8")
    new.replace(KEPT)


def contest_of(game: str, players: int, pair: Sequence[str]) -> Contest:
    """Two bots on as many deals as one likes."""
    return Contest(find_game(game), None, {}, players, tuple(pair), sys.maxsize, SEED)


def shares_of(contest: Contest, deals: range) -> list[float]:
    """What the first bot's share of the wins was in each of these deals."""
    warm_up(contest)
    tasks = (partial(play_deal, contest, number) for number in deals)
    return [mean(played[0].shares) for played in run_in_threads(tasks)]


def play_pairing(kept: dict[str, Any], game: str, players: int, pair: tuple[str, str], games: int) -> None:
    """Add deals to a pairing until it has enough, saving every few."""
    key = key_of(game, players, pair)
    blank: dict[str, Any] = {"shares": []}
    found = kept[game]["pairings"].setdefault(key, blank)
    while (first := len(found["shares"])) < games // 2:
        deals = range(first, min(first + BATCH, games // 2))
        found["shares"] += shares_of(contest_of(game, players, pair), deals)
        save(kept)
    print(row_of(key, found), flush=True)


def row_of(key: str, found: dict[str, Any]) -> str:
    """One line of the table."""
    game, players, better, other = key.split()
    low, high = interval(rate := mean(found["shares"]), found["shares"])
    wins = f"{100 * rate:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
    cells = [game, players, f"{better} against {other}", str(2 * len(found["shares"])), wins]
    return f"| {' | '.join(cells)} |"


def write_page(kept: dict[str, Any], command: str) -> None:
    """The table, in the order of games and levels, between its marks in the page."""
    head = [
        f"Made by `{command}`:",
        "",
        "| game | players | pairing | games | wins (95 %) |",
        "|---|---|---|---|---|",
    ]
    rows = []
    for game, players in tables():
        for key in (key_of(game, players, pair) for pair in PAIRS):
            if kept.get(game, {}).get("pairings", {}).get(key, {}).get("shares"):
                rows.append(row_of(key, kept[game]["pairings"][key]))
    write_between(BOTS_PAGE, "levels", [*head, *rows])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks levels")
    parser.add_argument("--game", choices=NAMES)
    parser.add_argument("--players", type=int)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--pair", metavar="A,B")
    parser.add_argument("--again", action="store_true")
    wanted = parser.parse_args()
    save(kept := load([wanted.game] if wanted.game else NAMES, wanted.again))
    for game, players in tables():
        if wanted.game in (None, game) and wanted.players in (None, players):
            for pair in PAIRS:
                if wanted.pair in (None, ",".join(pair)):
                    play_pairing(kept, game, players, pair, wanted.games)
                    write_page(kept, f"python -m benchmarks levels --games {wanted.games}")
