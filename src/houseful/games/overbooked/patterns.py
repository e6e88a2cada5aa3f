"""Patterns: how the passengers of a card sit, drawn as text, turned, and fitted into a plane."""

from dataclasses import dataclass
from itertools import product

from houseful.games.overbooked.plane import LAYOUTS, ROWS, WIDTH, columns, zone_of
from houseful.games.overbooked.table import LETTERS

TURNS = 4
BLANK = "."


@dataclass(frozen=True)
class Pattern:
    """Where each passenger sits, by row and column from the corner, in reading order of the card."""

    spots: tuple[tuple[int, int], ...]
    colours: tuple[int, ...]

    @property
    def height(self) -> int:
        """Rows that it takes up."""
        return 1 + max(row for row, _ in self.spots)

    @property
    def width(self) -> int:
        """Columns that it takes up."""
        return 1 + max(column for _, column in self.spots)

    def turned(self) -> "Pattern":
        """A quarter turn clockwise; passengers keep their numbers (plane.place.turn)."""
        return Pattern(tuple((column, self.height - 1 - row) for row, column in self.spots), self.colours)

    def looks(self) -> frozenset[tuple[int, int, int]]:
        """Which colour sits where, without the passengers' numbers."""
        return frozenset((*spot, colour) for spot, colour in zip(self.spots, self.colours, strict=True))

    def drawing(self) -> list[str]:
        """The pattern as text."""
        cells = [[BLANK] * self.width for _ in range(self.height)]
        for (row, column), colour in zip(self.spots, self.colours, strict=True):
            cells[row][column] = LETTERS[colour]
        return ["".join(row) for row in cells]


def read_pattern(rows: list[str]) -> Pattern:
    """A drawing, cropped to its passengers (plane.place.gaps)."""
    drawn = [
        (row, column, LETTERS.index(letter))
        for row, line in enumerate(rows)
        for column, letter in enumerate(line)
        if letter != BLANK
    ]
    top, left = min(row for row, _, _ in drawn), min(column for _, column, _ in drawn)
    spots = tuple((row - top, column - left) for row, column, _ in drawn)
    return Pattern(spots, tuple(colour for _, _, colour in drawn))


def turns_of(pattern: Pattern) -> list[Pattern]:
    """The pattern in its four turns; never its mirror image."""
    turns = [pattern]
    while len(turns) < TURNS:
        turns.append(turns[-1].turned())
    return turns


def distinct_turns(pattern: Pattern) -> list[int]:
    """The turns that look different: a square of one colour has one."""
    looks = [turned.looks() for turned in turns_of(pattern)]
    return [turn for turn in range(TURNS) if looks.index(looks[turn]) == turn]


def anchors(pattern: Pattern, layout: int, may_cross: bool) -> list[int]:
    """The seats where the pattern's upper left corner may lie so that everybody has a seat.

    The pattern stays within a zone (plane.place.zone), unless it may lie across aisles (plane.symbol.cross).
    """
    down, across = ROWS - pattern.height + 1, columns(layout) - pattern.width + 1
    corners = [WIDTH * row + column for row, column in product(range(down), range(across))]
    return [seat for seat in corners if may_cross or not crosses_aisle(pattern, layout, seat)]


def crosses_aisle(pattern: Pattern, layout: int, corner: int) -> bool:
    """Whether a pattern with its upper left corner on a seat reaches into another zone."""
    return zone_of(layout, corner) != zone_of(layout, corner + pattern.width - 1)


def fits_every_plane(pattern: Pattern) -> bool:
    """Whether some turn fits every zone of every plane, so that nobody can be stuck with the card."""
    narrowest = min(len(zone) for layout in LAYOUTS for zone in layout.split())
    return any(turned.height <= ROWS and turned.width <= narrowest for turned in turns_of(pattern))
