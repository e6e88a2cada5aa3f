"""The findings as plain data: what `houseful balance --json` prints and the report shows."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from houseful.core.gallery import shelves_of
from houseful.core.text.packs import Pack
from houseful.lab.balance.comparing import LEVEL, compare
from houseful.lab.balance.measuring import Measured
from houseful.lab.balance.plan import Plan, pack_of
from houseful.lab.balance.samples import Z95, Findings, Key, Mean, Samples, holm

Rows = list[dict[str, Any]]


def answer(plan: Plan, measured: Measured) -> dict[str, Any]:
    """Everything that was found."""
    found, packs = measured.packs[0], [pack_of(plan.game, text) for text in plan.packs]
    told = {
        "game": plan.game.name,
        "players": plan.players,
        "games": found.games,
        "bot": plan.bot,
        "seed": plan.seed,
        "options": {name: value for name, value in plan.options.items() if name != "players"},
        "pack": about_pack(packs[0]),
        **about_seats(plan, found),
        "score": distribution(found, ("score",)),
        "lines": about_lines(plan, found),
        **{name.replace("-", "_"): distribution(found, (name,)) for name in ("length", "gap", "lead-changes")},
        "rules": about_rules(found),
        "cards": about_cards(plan, packs[0], found),
        "effects": about_effects(plan, packs[0], found),
        "skill": about_skill(measured.skill),
    }
    if len(packs) == 2:
        rows = compare(measured)
        told["against"] = {"pack": about_pack(packs[1]), "level": LEVEL, "tested": len(rows), "differences": rows}
    return told


def about_pack(pack: Pack) -> dict[str, Any]:
    """Which pack was played."""
    return {"name": pack.name, "sha256": pack.sha256, "standard": pack.standard}


def figures(mean: Mean, name: str = "mean") -> dict[str, Any]:
    """A mean with its interval."""
    return {name: round(mean.mean, 5), "ci95": [round(end, 5) for end in mean.interval]}


def about_seats(plan: Plan, found: Findings) -> dict[str, Rows]:
    """How often each seat wins, and each place in the order of turns; real: further from fair than chance explains."""
    keys: list[Key] = [(by, number) for by in ("seat", "turn") for number in range(plan.players)]
    means = {key: found.values.mean(key, found.games) for key in keys}
    tails = {key: mean.tail(plan.fair_share) for key, mean in means.items() if plan.players > 1}
    real = holm(tails, LEVEL)
    rows: dict[str, Rows] = {"seats": [], "turns": []}
    for key, mean in means.items():
        by, number = str(key[0]), key[1]
        row = {by: number, **figures(mean, "win_rate"), "fair": round(plan.fair_share, 5), "real": key in real}
        rows[f"{by}s"].append(row)
    return rows


def distribution(found: Findings, key: Key) -> dict[str, Any]:
    """The mean of a measure with its interval, the spread of its numbers, and how often each came up."""
    numbers = found.spreads.get(key, Counter())
    count = max(sum(numbers.values()), 1)
    mean = sum(number * times for number, times in numbers.items()) / count
    spread = (sum(times * (number - mean) ** 2 for number, times in numbers.items()) / count) ** 0.5
    around = found.values.mean(key, found.games)
    return {
        "mean": round(mean, 5),
        "ci95": [round(mean + end * Z95 * around.error, 5) for end in (-1, 1)],
        "sd": round(spread, 5),
        "distribution": [[number, numbers[number]] for number in sorted(numbers)],
    }


def about_lines(plan: Plan, found: Findings) -> Rows:
    """Each line of the score sheet: its points over those who could score it, and how often it is not nought."""
    rows = []
    for line in plan.game.rules.lines:
        if ("line", line) not in found.spreads:
            continue
        shape = distribution(found, ("line", line))
        scored = sum(times for points, times in shape["distribution"] if points)
        rows.append({"line": line, **shape, "scored": round(scored / total_of(shape["distribution"]), 5)})
    return rows


def total_of(numbers: Iterable[list[int]]) -> int:
    """How many numbers a distribution has."""
    return sum(times for _, times in numbers) or 1


def about_rules(found: Findings) -> Rows:
    """How often each rule applies: times a game, and the share of games in which it does."""
    rows = []
    for key in found.values.keys("rule"):
        mean = found.values.mean(key, found.games)
        share = found.values.seen(key) / found.games
        rows.append({"rule": key[1], **figures(mean, "per_game"), "games": round(share, 5)})
    return sorted(rows, key=lambda row: -row["per_game"])


def places_of_cards(plan: Plan, pack: Pack) -> dict[str, tuple[str, int]]:
    """The shelf of every card of the gallery, and its number there."""
    return {
        card["id"]: (shelf["id"], number)
        for shelf in shelves_of(plan.game, pack, "en")
        for number, card in enumerate(shelf["cards"])
    }


def about_cards(plan: Plan, pack: Pack, found: Findings) -> Rows:
    """Those who had a card in one way or another: how often, and how much more than their share they win."""
    places = places_of_cards(plan, pack)
    average = mean_share(plan, found)
    rows = []
    for relation in plan.game.ai.tallies.relations:
        keys = [key for key in found.uses.keys(relation) if key[1] in places]
        for key in sorted(keys, key=lambda key: places[str(key[1])]):
            lift = found.uses.mean(key)
            above = Mean(lift.mean + plan.fair_share - average, lift.error, lift.samples)
            won = {"win_rate": round(above.mean + average, 5), **figures(above, "lift")}
            card = {"relation": relation, "card": key[1], "shelf": places[str(key[1])][0]}
            rows.append({**card, "per_game": round(lift.samples / found.games, 5), "count": lift.samples, **won})
    return rows


def mean_share(plan: Plan, found: Findings) -> float:
    """What a seat wins on average: its fair share; alone, how often the player wins."""
    return sum(found.values.mean(("seat", seat), found.games).mean for seat in range(plan.players)) / plan.players


def about_effects(plan: Plan, pack: Pack, found: Findings) -> Rows:
    """What each card brings, from the same games with and without its effect; the most points first."""
    places, worth = places_of_cards(plan, pack), found.worth
    rows = []
    for card, measure in worth.keys():  # noqa: SIM118 - not a dict
        if measure != "points" or card not in places:
            continue
        other = "share" if (card, "share") in worth.sums else "gap"
        points, more = worth.mean((card, "points")), worth.mean((card, other))
        rows.append(
            {
                "card": card,
                "shelf": places[str(card)][0],
                "for": "its seat" if other == "share" else "everybody",
                "count": points.samples,
                "points": figures(points),
                other: figures(more),
            }
        )
    return sorted(rows, key=lambda row: (row["shelf"], -row["points"]["mean"]))


def about_skill(skill: Samples) -> Rows:
    """How often the bot beats weaker ones, and by how many points."""
    weaker: Mapping[str | int, None] = dict.fromkeys(key[0] for key in skill.keys())  # noqa: SIM118 - not a dict
    return [
        {
            "weaker": name,
            "deals": skill.seen((name, "wins")),
            **figures(skill.mean((name, "wins")), "win_rate"),
            "points": figures(skill.mean((name, "points"))),
        }
        for name in weaker
    ]
