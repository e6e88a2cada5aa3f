"""What Python means by what the sources write, value by value: the translated functions have to give the same."""

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any

from houseful.browser.testing import semantics_of_programs as programs

NUMBERS = (
    0,
    1,
    -1,
    2,
    3,
    -3,
    7,
    -7,
    40,
    2**31,
    -(2**31),
    2**32 + 5,
    2**53 - 1,
    2**53,
    2**60 + 3,
    -(2**60) - 9,
    2**64 - 1,
)
TEXTS = ("", "a", "gh rb / yh bb", "  two  words ", "Straße", "Zoë\u0308", "🎡 tent", "-5", "12", "a\tb\nc")
ROWS: tuple[list[Any], ...] = ([], [1], [3, 1, 2], ["b", "a"], [[2, 1], [1, 5], [1, 2]])


def answers() -> dict[str, Any]:
    """Everything that is compared, by topic."""
    return {
        "numbers": list(arithmetic()),
        "fractions": list(fractions()),
        "texts": list(texts()),
        "sequences": list(sequences()),
        "dicts": dicts(),
        "sets": sets(),
        "iteration": list(programs.iteration()),
        "classes": programs.classes(),
        "errors": programs.errors(),
        "lots": programs.lots(),
        "scopes": programs.scopes(),
    }


def arithmetic() -> Iterator[Any]:
    """Whole numbers, however large."""
    for a in NUMBERS:
        for b in NUMBERS:
            yield [str(a + b), str(a - b), str(a * b), str(a & b), str(a | b), str(a ^ b), a < b, a <= b, a == b]
            if b:
                yield [str(a // b), str(a % b), [str(one) for one in divmod(a, b)]]
        yield [str(~a), str(-a), str(abs(a)), str(a << 3), str(a << 60), str(a >> 1), str(a >> 40), a.bit_length()]
        yield [a.bit_count(), bool(a), f"{a:+d}", f"{a:,}" if abs(a) < 2**53 else "", f"{a:5d}|" if abs(a) < 99 else ""]
    yield [sum([True, False, True]), True + 1, int("  -12 "), int(3.9), int(-3.9), max(3, 9, 2), min([4, 2]), 2**10]


def fractions() -> Iterator[Any]:
    """Numbers with fractions, small ones too."""
    yield [0.25, 0.0001, 9.9e-05, 6.95123270862316e-05, 1e-06, 2.5e-07, 1.5e-12, -3e-10]
    for a in (0.5, 1.5, 2.5, 0.125, 2.675, -0.5, -1.25, 33.333333333, 1e-5, 123456.789):
        yield [
            round(a),
            round(a, 1),
            round(a, 2),
            f"{a:.1f}",
            f"{a:g}",
            f"{a:.3g}",
            f"{a:.0%}",
            a // 1,
            a % 1 == 0,
            int(a),
        ]


def texts() -> Iterator[Any]:
    """Texts of all kinds of signs."""
    for text in TEXTS:
        yield [len(text), text[:2], text[-2:], text[::-1], text[1:3], text.split(), text.split(" "), text.split(" ", 1)]
        yield [text.rsplit(" ", 1), text.partition(" "), text.rpartition("/"), text.strip(), text.lower(), text.upper()]
        yield [text.isdigit(), text.isalnum(), text.isprintable(), text.isidentifier(), text.isascii(), text.casefold()]
        yield [text.replace("b", "xx"), text.startswith("g"), text.endswith(("b", "s")), "b" in text, text.count("b")]
        yield [repr(text), list(text), text * 2, text.removeprefix("gh"), text.removesuffix("bb")]
        yield [f"{text:>6}", f"{text:<6}|", f"{text:^7}", f"{text}{3}{None}{True}", text.find("w"), text.ljust(4) + "."]
    yield [
        "-".join(["a", "b"]),
        repr(["a", 1, None, {"k": 2.5}]),
        text_before("x", "y"),
        text_before("Z", "a"),
        max("b", "a"),
        "tidy".capitalize(),
    ]


def text_before(one: str, other: str) -> bool:
    """Whether a text comes before another."""
    return one < other


def sequences() -> Iterator[Any]:
    """Lists, tuples and parts of them."""
    for row in ROWS:
        yield [
            sorted(row),
            sorted(row, reverse=True),
            list(reversed(row)),
            row[1:],
            row[:-1],
            row[::2],
            row * 2,
            [*row, 9],
        ]
        yield [len(row), bool(row), row == [3, 1, 2], 2 in row, [one for one in row if one != 1], row.copy() == row]
    pairs = [("b", 1), ("a", 1), ("c", 0), ("a", 0)]
    yield [
        sorted(pairs, key=lambda pair: pair[1]),
        sorted(pairs, key=lambda pair: pair[1], reverse=True),
        min(pairs),
        max(pairs),
    ]
    yield [
        max(pairs, key=lambda pair: pair[1]),
        min(pairs, key=lambda pair: pair[1]),
        max([], default=None),
        (1, 2) < (1, 2, 0),
    ]
    yield from changed_sequences()


def changed_sequences() -> Iterator[Any]:
    """Lists taken apart, written into and emptied."""
    numbers: list[Any] = [1, 2, 3]
    first, *rest = numbers
    *before, last = rest
    grown = rest
    grown += [4]
    grown[0:1] = ["x", "y"]
    del grown[-1]
    yield [
        first,
        rest,
        before,
        last,
        grown,
        [1, 2, 3].index(2),
        [1, 2, 1].count(1),
        list(range(5, 0, -2)),
        3 in range(0, 9, 3),
    ]
    emptied = [5, 6, 7]
    emptied.insert(1, 8)
    yield [
        emptied.pop(),
        emptied.pop(0),
        emptied,
        list(range(3)),
        range(4)[1],
        [[0] * 2 for _ in range(2)],
        tuple(emptied),
    ]


def dicts() -> list[Any]:
    """Dicts keep their order, and keys may be rows."""
    found: dict[Any, Any] = {"b": 1, "a": 2, **{"10": 3, "2": 4}, 7: "seven"}
    counted = Counter("abracadabra")
    counted.update(["b", "b"])
    grouped: defaultdict[str, list[int]] = defaultdict(list)
    for number, letter in enumerate("abab", start=1):
        grouped[letter].append(number)
    found.setdefault("c", 5)
    joined = found | {"a": 9}
    joined.pop("b")
    joined |= {"z": 0}
    return [
        [[str(key), value] for key, value in found.items()],
        [str(key) for key in joined],
        {(1, 2): "row"}[1, 2],
        found.get("nothing"),
        found.get("nothing", 3),
        7 in found,
        "8" in found,
        list(counted.items()),
        counted["z"],
        counted.most_common(2),
        dict(grouped),
        {"x": 1, "y": [2]} == {"y": [2], "x": 1},
        dict.fromkeys(["p", "q"], 0),
        dict(zip("ab", [1, 2], strict=True)),
    ]


def sets() -> list[Any]:
    """Sets of numbers, texts and rows."""
    one, other = {1, 2, 3, (4, 5)}, {2, 3, 9}
    return [
        sorted(one & other),
        len(one | other),
        sorted(other - {9}),
        (4, 5) in one,
        {1, 2} <= {1, 2, 3},
        frozenset("ab") == set("ba"),
        sorted({1, 2} ^ {2, 3}),
        bool(set()),
    ]
