"""Plays what a balance report needs, in parts that add up to the same however they are shared out."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from houseful.lab.balance import skill
from houseful.lab.balance.one_game import note, play, weigh_cards
from houseful.lab.balance.plan import Plan
from houseful.lab.balance.samples import Findings, Key, Samples, add_values
from houseful.lab.crew import in_order

PART = 25  # games in one part
SKILL_GAMES = 10  # of so many games one is a deal between a stronger and a weaker bot
FEWEST_DEALS = 10  # between two bots


class Part(NamedTuple):
    """Some games of a plan: with its own bots, or against weaker ones."""

    plan: Plan
    first: int
    games: int
    weaker: str | None = None


@dataclass
class Measured:
    """What was found with each pack, game by game how much they differ, and how far skill goes."""

    packs: list[Findings] = field(default_factory=list)
    differences: Samples = field(default_factory=Samples)  # second pack less the first, on the same deals
    skill: Samples = field(default_factory=Samples)

    def merge(self, other: "Measured") -> None:
        """Count in another part."""
        while len(self.packs) < len(other.packs):
            self.packs.append(Findings())
        for mine, more in zip(self.packs, other.packs, strict=False):
            mine.merge(more)
        self.differences.merge(other.differences)
        self.skill.merge(other.skill)


def play_part(part: Part) -> Measured:
    """Play some games."""
    measured, plan = Measured(), part.plan
    seeds = range(plan.seed + part.first, plan.seed + part.first + part.games)
    if part.weaker is not None:
        for seed in seeds:
            skill.play_deal(plan, part.weaker, seed, measured.skill)
        return measured
    measured.packs = [Findings() for _ in plan.packs]
    for seed in seeds:
        values = [play_one(plan, pack, seed, found) for pack, found in enumerate(measured.packs)]
        if len(values) == 2:
            add_values(measured.differences, difference(*values))
    return measured


def play_one(plan: Plan, pack: int, seed: int, found: Findings) -> dict[Key, float]:
    """Play and count one game, and take cards out of it."""
    played = play(plan, pack, seed)
    values = note(plan, played, found)
    add_values(found.values, values)
    weigh_cards(plan, played, pack, seed, found)
    return values


def difference(before: dict[Key, float], after: dict[Key, float]) -> dict[Key, float]:
    """What changed in each measure of one deal."""
    return {key: after.get(key, 0) - before.get(key, 0) for key in {**before, **after}}


def parts_of(plan: Plan, games: int) -> Iterator[Part]:
    """All parts of a report on so many games."""
    for first in range(0, games, PART):
        yield Part(plan, first, min(PART, games - first))
    if plan.players > 1:
        deals = max(games // SKILL_GAMES, FEWEST_DEALS)
        for weaker in skill.weaker_than(plan.bot):
            for first in range(0, deals, PART):
                yield Part(plan, first, min(PART, deals - first), weaker)


def measure(
    plan: Plan, games: int, jobs: int | None = None, progress: Callable[[int], object] = lambda games: None
) -> Measured:
    """Play everything; `progress` is told how many games of the plan are done."""
    measured, parts = Measured(), list(parts_of(plan, games))
    plan.game.entry_points  # noqa: B018 - compiled before processes start
    for part, found in zip(parts, in_order(play_part, parts, jobs), strict=True):
        measured.merge(found)
        progress(0 if part.weaker else part.games)
    return measured
