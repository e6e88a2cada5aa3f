"""The sections about whole games: who wins, where points come from, how games go, how far skill goes."""

from collections.abc import Iterator
from typing import Any

from houseful.lab.report.figures import MARK, STRONG, WEAK, Bar, histogram, intervals
from houseful.lab.report.markup import NOTHING, Writer
from houseful.lab.report.names import Names

Answer = dict[str, Any]


def course_sections(writer: Writer, names: Names, answer: Answer) -> Iterator[str]:
    """All of them, without those that have nothing to show."""
    yield writer.section("seats", seats(writer, names, answer))
    yield writer.section("scores", scores(writer, names, answer))
    yield writer.section("course", course(writer, answer))
    if answer["skill"]:
        yield writer.section("skill", skill(writer, answer))


def seats(writer: Writer, names: Names, answer: Answer) -> Iterator[str]:
    """Wins by seat and by order of turns."""
    for kind, say_name in (("seat", names.seat), ("turn", names.turn)):
        rows = answer[f"{kind}s"]
        bars = [
            Bar(say_name(row[kind]), row["win_rate"], tuple(row["ci95"]), WEAK if row["real"] else MARK)
            for row in rows
        ]  # fmt: skip
        table = writer.table(
            ("name", "wins", "interval"),
            [(bar.name, writer.percent(bar.value), writer.between(bar.ends, 1, 100)) for bar in bars],
        )
        fair = rows[0]["fair"] if answer["players"] > 1 else None
        title, note = writer.say(f"lab-figure-{kind}s"), writer.say("lab-note-seats")
        yield writer.figure(title, note, intervals(bars, ".1~%", fair), table)


def scores(writer: Writer, names: Names, answer: Answer) -> Iterator[str]:
    """The distribution of points, and the lines that they come from."""
    yield spread(writer, writer.say("lab-figure-score"), answer["score"])
    lines = [row for row in answer["lines"] if any(points for points, _ in row["distribution"])]
    bars = [Bar(names.line(row["line"]), row["mean"], tuple(row["ci95"])) for row in lines]
    table = writer.table(
        ("name", "mean", "interval", "games"),
        [
            (names.line(row["line"]), writer.number(row["mean"], 2), writer.between(row["ci95"], 2),
             writer.percent(row["scored"], 0))
            for row in lines
        ],
    )  # fmt: skip
    title, note = writer.say("lab-figure-lines"), writer.say("lab-note-lines")
    yield writer.figure(title, note, intervals(bars, ".1~f", 0), table)
    for row in lines:
        facts = {"mean": writer.number(row["mean"]), "scored": writer.number(100 * row["scored"], 0)}
        yield spread(writer, names.line(row["line"]), row, writer.say("lab-note-line", **facts))


def course(writer: Writer, answer: Answer) -> Iterator[str]:
    """How long, how decided and how changeable games are."""
    alone = answer["players"] == 1
    yield spread(writer, writer.say("lab-figure-length"), answer["length"])
    yield spread(writer, writer.say("lab-figure-points-alone" if alone else "lab-figure-gap"), answer["gap"])
    if not alone:
        yield spread(writer, writer.say("lab-figure-lead-changes"), answer["lead_changes"])


def spread(writer: Writer, title: str, shape: Answer, note: str = "") -> str:
    """How often each number came up."""
    numbers = [(number, times) for number, times in shape["distribution"]]
    total = sum(times for _, times in numbers)
    table = writer.table(
        ("name", "count", "games"),
        [(str(number), writer.number(times, 0), writer.percent(times / total)) for number, times in numbers],
    )
    facts = {"mean": writer.number(shape["mean"]), "sd": writer.number(shape["sd"])}
    return writer.figure(title, note or writer.say("lab-note-mean", **facts), histogram(numbers), table)


def skill(writer: Writer, answer: Answer) -> Iterator[str]:
    """How often the stronger bot wins, and by how many points."""
    rows, note = answer["skill"], writer.say("lab-note-skill")
    wins = [Bar(row["weaker"], row["win_rate"], (row["ci95"][0], min(row["ci95"][1], 1)), STRONG) for row in rows]
    table = writer.table(
        ("name", "count", "wins", "interval", "points"),
        [
            (row["weaker"], writer.number(row["deals"], 0), writer.percent(row["win_rate"]),
             writer.between(row["ci95"], 1, 100), writer.signed(row["points"]["mean"]) if rows else NOTHING)
            for row in rows
        ],
    )  # fmt: skip
    title = writer.say("lab-figure-skill", bot=answer["bot"])
    yield writer.figure(title, note, intervals(wins, ".0~%", 0.5), table)
    points = [Bar(row["weaker"], row["points"]["mean"], tuple(row["points"]["ci95"]), STRONG) for row in rows]
    yield writer.figure(writer.say("lab-figure-skill-points"), note, intervals(points, ".1~f", 0), table)
