"""The section about another pack: what differs for real, and everything that was tested."""

from collections.abc import Iterator
from typing import Any

from houseful.lab.report.figures import MARK, STRONG, WEAK, Bar, intervals
from houseful.lab.report.markup import Writer
from houseful.lab.report.names import Names

Answer = dict[str, Any]
MOST_BARS = 30
Z95 = 1.96


def differences_section(writer: Writer, names: Names, answer: Answer) -> Iterator[str]:
    """The section, if two packs were compared."""
    if "against" in answer:
        yield writer.section("against", figures(writer, names, answer["against"]))


def figures(writer: Writer, names: Names, against: Answer) -> Iterator[str]:
    """The real differences as a figure, all of them as a table."""
    rows, real = against["differences"], [row for row in against["differences"] if row["real"]]
    title, note = writer.say("lab-figure-differences"), writer.say("lab-note-differences")
    if real:
        bars = [in_errors(names, row) for row in real[:MOST_BARS]]
        yield writer.figure(title, note, intervals(bars, ".0~f", 0, above=True), table_of(writer, names, real))
    else:
        yield writer.figure(title, writer.say("lab-none-differs", tested=len(rows)), None, "")
    yield writer.figure(writer.say("lab-all-numbers", count=len(rows)), "", None, table_of(writer, names, rows))


def in_errors(names: Names, row: Answer) -> Bar:
    """A difference in its own standard errors, so that all kinds of measures share one scale."""
    error = (row["ci95"][1] - row["ci95"][0]) / 2 / Z95
    size = row["difference"] / error if error else 0.0
    tone = MARK if not row["real"] else STRONG if size > 0 else WEAK
    return Bar(names.measure(row["measure"]), size, (size - Z95, size + Z95), tone)


def table_of(writer: Writer, names: Names, rows: list[Answer]) -> str:
    """Measures with their numbers before and after."""
    return writer.table(
        ("name", "before", "after", "difference", "interval", "chance"),
        [
            (names.measure(row["measure"]), writer.number(row["before"], 3), writer.number(row["after"], 3),
             writer.signed(row["difference"], 3), writer.between(row["ci95"], 3), chance(row["p"]))
            for row in rows
        ],
    )  # fmt: skip


def chance(tail: float) -> str:
    """How likely a difference is by chance."""
    return "< 10⁻⁶" if tail < 1e-6 else f"{tail:.2g}"
