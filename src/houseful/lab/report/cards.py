"""The sections about cards and rules: what each card brings, who had it, what happens how often."""

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from houseful.lab.report.figures import MARK, STRONG, WEAK, Bar, bars, intervals
from houseful.lab.report.markup import Writer
from houseful.lab.report.names import Names

Answer = dict[str, Any]
MOST_BARS = 40  # in one figure; the rest stands in its table
MOST_RULES = 30


def card_sections(writer: Writer, names: Names, answer: Answer) -> Iterator[str]:
    """All of them, without those that have nothing to show."""
    for name, figures in (("effects", effects), ("cards", lifts), ("rules", rules)):
        section = writer.section(name, figures(writer, names, answer))
        if section:
            yield section


def tone_of(ends: list[float]) -> str:
    """Beyond chance or not."""
    return STRONG if ends[0] > 0 else WEAK if ends[1] < 0 else MARK


def extremes(found: list[Bar]) -> list[Bar]:
    """The strongest and the weakest, where there are too many for a figure."""
    if len(found) <= MOST_BARS:
        return found
    return [*found[: MOST_BARS // 2], *found[-MOST_BARS // 2 :]]


def points_of(row: Answer) -> tuple[float, tuple[float, ...], str]:
    """The points of an effect, their interval, and whether they are beyond chance."""
    ends = row["points"]["ci95"]
    return row["points"]["mean"], tuple(ends), tone_of(ends)


def effects(writer: Writer, names: Names, answer: Answer) -> Iterator[str]:
    """Cards of each shelf, ranked by the points that they bring."""
    for shelf, group in groupby(answer["effects"], key=lambda row: row["shelf"]):
        rows = list(group)
        other = "gap" if "gap" in rows[0] else "share"
        found = [Bar(names.card(row["card"]), *points_of(row)) for row in rows]
        table = writer.table(
            ("name", "count", "points", "interval", other),
            [
                (names.card(row["card"]), writer.number(row["count"], 0), writer.signed(row["points"]["mean"], 2),
                 writer.between(row["points"]["ci95"], 2),
                 writer.percent(row[other]["mean"]) if other == "share" else writer.signed(row[other]["mean"], 2))
                for row in rows
            ],
        )  # fmt: skip
        key = "lab-figure-common" if other == "gap" else "lab-figure-effects"
        title = names.say(key, shelf=names.shelves[shelf])
        yield writer.figure(title, writer.say("lab-note-effects"), intervals(extremes(found), ".1~f", 0), table)


def lifts(writer: Writer, names: Names, answer: Answer) -> Iterator[str]:
    """How much more than their share those win who had a card."""
    for (relation, shelf), group in groupby(answer["cards"], key=lambda row: (row["relation"], row["shelf"])):
        rows = sorted(group, key=lambda row: -row["lift"])
        found = [Bar(names.card(row["card"]), row["lift"], tuple(row["ci95"]), tone_of(row["ci95"])) for row in rows]
        table = writer.table(
            ("name", "per-game", "wins", "share", "interval"),
            [
                (names.card(row["card"]), writer.number(row["per_game"], 2), writer.percent(row["win_rate"]),
                 writer.signed(100 * row["lift"]), writer.between(row["ci95"], 1, 100))
                for row in rows
            ],
        )  # fmt: skip
        title = names.say("lab-figure-lift", relation=f"{names.relation(relation)} ({names.shelves[shelf]})")
        yield writer.figure(title, writer.say("lab-note-lift"), intervals(extremes(found), "+.1~%", 0), table)


def rules(writer: Writer, names: Names, answer: Answer) -> Iterator[str]:
    """How often each rule applies."""
    rows = answer["rules"]
    table = writer.table(
        ("name", "per-game", "games"),
        [
            (names.rule(row["rule"]), writer.number(row["per_game"], 2), writer.percent(row["games"], 0))
            for row in rows
        ],
    )  # fmt: skip
    drawn = bars([(names.rule(row["rule"]), row["per_game"]) for row in rows[:MOST_RULES]], ".2~f")
    yield writer.figure(writer.say("lab-figure-rules"), writer.say("lab-note-rules"), drawn, table)
