"""Two packs on the same deals: what differs, and which differences are real."""

from typing import Any

from houseful.lab.balance.measuring import Measured
from houseful.lab.balance.samples import LARGE, Findings, Key, Mean, holm

LEVEL = 0.01  # how likely it is at most that anything is called real where nothing has changed
WORTH = "worth"


def worth_change(packs: list[Findings], key: Key) -> Mean:
    """How much more a card brings with the second pack: its games are other ones, so the errors add up."""
    before, after = (found.worth.mean(key) for found in packs)
    error = (before.error**2 + after.error**2) ** 0.5
    return Mean(after.mean - before.mean, error, min(before.samples, after.samples))


def changes(measured: Measured) -> dict[Key, Mean]:
    """Every measure that was seen often enough to be tested, and how much it differs."""
    first, second = measured.packs
    found: dict[Key, Mean] = {}
    for key in sorted({*first.values.sums, *second.values.sums}, key=lambda key: tuple(map(str, key))):
        if max(first.values.seen(key), second.values.seen(key)) >= LARGE:
            found[key] = measured.differences.mean(key, first.games)
    for key in first.worth.keys():  # noqa: SIM118 - not a dict
        change = worth_change(measured.packs, key)
        if change.samples >= LARGE:
            found[WORTH, *key] = change
    return found


def is_testable(measured: Measured, key: Key) -> bool:
    """Whether enough deals differ for a mean to be normally distributed; where none does, nothing has changed."""
    return key[0] == WORTH or measured.differences.seen(key) >= LARGE or not measured.differences.seen(key)


def compare(measured: Measured) -> list[dict[str, Any]]:
    """All measures of two packs with their difference, the most certain first."""
    found = {key: mean for key, mean in changes(measured).items() if is_testable(measured, key)}
    tails = {key: mean.tail() for key, mean in found.items()}
    real = holm(tails, LEVEL)
    rows = [
        {
            "measure": list(key),
            "before": round(level_of(measured.packs[0], key), 5),
            "after": round(level_of(measured.packs[1], key), 5),
            "difference": round(mean.mean, 5),
            "ci95": [round(end, 5) for end in mean.interval],
            "p": tails[key],
            "real": key in real,
        }
        for key, mean in found.items()
    ]
    rows.sort(key=lambda row: (not row["real"], row["p"]))
    return rows


def level_of(found: Findings, key: Key) -> float:
    """The mean of a measure with one pack."""
    return found.worth.mean(key[1:]).mean if key[0] == WORTH else found.values.mean(key, found.games).mean
