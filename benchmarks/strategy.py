"""What wins? Figures for those who write about strategy, from games of experts against each other on fixed deals.

`python -m benchmarks strategy [--games N]` plays N games of each kind with two players, prints what it counted and
writes it into docs/strategy.json. Means are per player and game, shares are in percent; a line of the score sheet is
given for winners and losers, without games whose win was shared.
"""

import argparse
import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import houseful
from houseful.bots.levels import make_bot
from houseful.bots.seat import Seat
from houseful.core.table import Table

TAKES_HOURS = True  # minutes; but what it writes is quoted, so it is played anew only when asked for
LEVEL = "expert"
SEED = 90_000_000  # deals that no level was fitted to
KEPT = Path(__file__).parent.parent / "docs" / "strategy.json"
Sums = Counter[str]


def play(game: str, seed: int) -> tuple[Table, list[Any]]:
    """A finished game, and everything that happened in it as each mover saw it."""
    table = houseful.deal(game, players=2, seed=seed)
    bots = [make_bot(LEVEL, (seed << 8) + seat) for seat in range(2)]
    told: list[Any] = []
    while (seat := table.turn) is not None:
        told += table.play(bots[seat].choose(Seat(table, seat)))
    return table, told


def count_sheets(table: Table, sums: Sums) -> list[str]:
    """Add both score sheets, of the winner and of the loser; return what each seat was, nothing for a shared win."""
    sheets = table.scores()
    if len(table.winners()) > 1:
        return ["shared", "shared"]
    sums["decided"] += 1
    who = ["winner" if sheet.rank == 1 else "loser" for sheet in sheets]
    for name, sheet in zip(who, sheets, strict=True):
        sums[f"{name} total"] += sheet.total
        for line, points in sheet.lines.items():
            sums[f"{name} {line}"] += int(points)
    return who


def count_hotel(_table: Table, told: list[Any], _who: list[str], sums: Sums) -> None:
    """Guests by number and place, powers, kept cards."""
    stood: dict[str, int] = {}  # where a guest in line was placed, whatever powers do later
    for event in told:
        kind = event["kind"]
        if kind == "reveal":
            sums[f"{event['side']} {event['guest'].split()[1]}"] += 1
            if event["side"] == "line":
                stood[event["guest"]] = event["place"]
                sums[f"at {event['place']}"] += 1
        elif kind == "book":
            sums[f"booked {event['guest'].split()[1]}"] += 1
            sums[f"booked at {stood.get(event['guest'], 0)}"] += 1
            sums["booked"] += 1
        elif kind in ("move-in", "favour", "replace", "idle", "decline"):
            sums[f"{kind} {event['guest'].split()[1]}"] += 1
        elif kind == "keep":
            sums["kept"] += 1
    count_powers(told, sums)


def count_powers(told: list[Any], sums: Sums) -> None:
    """How often a guest that a power helped gets beds: a monk who moved in, a choice of nobles, maids and soldiers."""
    helped: dict[str, str] = {}
    for event in told:
        if event["kind"] in ("move-in", "replace"):
            helped[event["guest"]] = event["kind"] + " " + event["guest"].split()[1]
        elif event["kind"] == "favour":
            helped[event["target"]] = "favour 4"
        elif event["kind"] == "book" and event["guest"] in helped:
            sums[f"{helped[event['guest']]} booked"] += 1
        elif event["kind"] == "checked":
            helped.clear()


def hotel_figures(sums: Sums, games: int) -> dict[str, float]:
    """What the page of the hotel says."""
    found = sheet_figures(sums, ("coins", "tiles", "crests"))
    for number in "123456":
        found[f"line-{number}"] = percent(sums[f"line {number}"], sums[f"line {number}"] + sums[f"back {number}"])
        entered = sums[f"line {number}"] + sums[f"move-in {number}"] + sums[f"replace {number}"]
        found[f"booked-{number}"] = percent(sums[f"booked {number}"], entered)
    for place in "1234":
        found[f"place-{place}"] = percent(sums[f"booked at {place}"], sums[f"at {place}"])
    found["monk-in"] = percent(sums["move-in 1 booked"], sums["move-in 1"])
    found["nobles-booked"] = percent(sums["favour 4 booked"], sums["favour 4"])
    found["nobles-idle"] = percent(sums["idle 4"], sums["back 4"])
    found["maids-booked"] = percent(sums["replace 3 booked"], sums["replace 3"])
    found["soldiers-idle"] = percent(sums["idle 5"] + sums["decline 5"], sums["back 5"])
    found["kept"] = percent(sums["kept"], 4 * games)
    found["booked"] = round(sums["booked"] / (2 * games), 1)
    return found


def count_plane(_table: Table, told: list[Any], who: list[str], sums: Sums) -> None:
    """Cards by place in the hall, vouchers, passengers pushed out."""
    for seat, name in enumerate(who):
        pushed = [event for event in told if event["kind"] == "seat" and event["goes_to"] == "stairs"]
        sums[f"{name} stairs"] += sum(event["seat"] == seat for event in pushed)
    for event in told:
        if event["kind"] == "take":
            sums[f"took {event['place']}"] += 1
            sums["vouchers found"] += event["vouchers"]
            sums["cards"] += 1
        elif event["kind"] == "seat":
            sums["seated"] += 1


def plane_figures(sums: Sums, games: int) -> dict[str, float]:
    """What the page of the plane says."""
    groups = ("couples", "kids", "rugby", "friends", "seniors")
    found = sheet_figures(sums, (*groups, "vouchers", "overbooked", "most-overbooked", "empty-seats"))
    for place in "1234":
        found[f"took-{place}"] = percent(sums[f"took {place}"], sums["cards"])
    for name in ("winner", "loser"):
        found[f"{name}-stairs"] = round(sums[f"{name} stairs"] / sums["decided"], 1)
    found["cards"] = round(sums["cards"] / (2 * games), 1)
    found["found-per-card"] = round(sums["vouchers found"] / sums["cards"], 1)
    found["per-card"] = round(sums["seated"] / sums["cards"], 1)
    return found


def count_tent(table: Table, told: list[Any], who: list[str], sums: Sums) -> None:
    """Tables served, heroes hired, kitchen turns, who drafted whom, what ended the game."""
    for event in told:
        kind = event["kind"]
        if kind in ("serve", "hire", "kitchen"):
            sums[f"{who[event['seat']]} {kind}"] += 1
            sums[kind] += 1
        elif kind == "draft":
            sums[f"draft {event['hero']}"] += 1
            sums[f"draft {event['hero']} won"] += who[event["seat"]] == "winner"
        elif kind == "over":
            sums[f"ended {event['cause']}"] += 1
    sums["first won"] += who[table.peer().first] == "winner"


def tent_figures(sums: Sums, games: int) -> dict[str, float]:
    """What the page of the tent says."""
    found = sheet_figures(sums, ("vp-cards", "heroes", "coins", "objective-a", "objective-b", "hero-bonus"))
    for name in ("winner", "loser"):
        for kind in ("serve", "hire", "kitchen"):
            found[f"{name}-{kind}"] = round(sums[f"{name} {kind}"] / sums["decided"], 1)
    found["festival"] = percent(sums["ended festival"], games)
    found["first"] = percent(sums["first won"], sums["decided"])
    for key in [key for key in sums if key.startswith("draft ") and not key.endswith(" won")]:
        hero = key.split(" ", 1)[1].lower()
        found[f"drafted-{hero}"] = sums[key]
        found[f"drafted-{hero}-won"] = percent(sums[f"{key} won"], sums[key])
    return found


def percent(part: int, whole: int) -> int:
    """A share in percent."""
    return round(100 * part / max(whole, 1))


def sheet_figures(sums: Sums, lines: tuple[str, ...]) -> dict[str, float]:
    """The mean score sheet of winners and of losers."""
    return {
        f"{name}-{line}": round(sums[f"{name} {line}"] / sums["decided"], 1)
        for name in ("winner", "loser")
        for line in ("total", *lines)
    }


Count = Callable[[Table, list[Any], list[str], Sums], None]
GAMES: dict[str, tuple[Count, Callable[[Sums, int], dict[str, float]]]] = {
    "overbooking": (count_hotel, hotel_figures),
    "overbooked": (count_plane, plane_figures),
    "oktoberfest": (count_tent, tent_figures),
}


def main() -> None:
    """Measure and write."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks strategy")
    parser.add_argument("--games", type=int, default=1_000)
    games = parser.parse_args().games
    found: dict[str, dict[str, float]] = {}
    for name, (count, figures) in GAMES.items():
        sums: Sums = Counter()
        for seed in range(SEED, SEED + games):
            table, told = play(name, seed)
            count(table, told, count_sheets(table, sums), sums)
        found[name] = dict(sorted(figures(sums, games).items()))
        print(name, *(f"  {key:<24} {value}" for key, value in found[name].items()), sep="\n", flush=True)
    command = f"python -m benchmarks strategy --games {games}"
    kept = {"command": command, "level": LEVEL, "games": games, "players": 2, "seed": SEED, "figures": found}
    KEPT.write_text(json.dumps(kept, indent=2) + "\n", "utf-8")
