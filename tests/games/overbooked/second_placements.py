"""Where a card may go, found a second time from the ruling alone, slowly and obviously, on drawings as text.

Whoever is absent needs neither a seat nor room. The card is turned, the absent are struck out, and what is left is cut
out along the box around it; a turn counts unless the cut-out was there before; every seat of it lies on the plane and,
unless the card may cross aisles, in one zone.
"""

COLUMNS = "abcdefghjk"
ZONES = {2: ["abc", "defg", "hjk"], 4: ["abcd", "efgh"]}
Cells = list[list[tuple[int, str] | None]]  # passengers by number and letter


def cells_of(drawing: list[str]) -> Cells:
    number = 0
    rows: Cells = []
    for line in drawing:
        rows.append([])
        for letter in line:
            number += letter != "."
            rows[-1].append((number, letter) if letter != "." else None)
    return rows


def turned(cells: Cells) -> Cells:
    """A quarter turn clockwise: the first column, read upwards, becomes the first row."""
    return [[cells[row][column] for row in reversed(range(len(cells)))] for column in range(len(cells[0]))]


def cut_out(cells: Cells, absent: set[int]) -> list[str]:
    """The drawing of those who board, without the rows and columns around them where nobody is."""
    rows = ["".join(cell[1] if cell and cell[0] not in absent else "." for cell in row) for row in cells]
    while not rows[0].strip("."):
        rows = rows[1:]
    while not rows[-1].strip("."):
        rows = rows[:-1]
    while all(row[0] == "." for row in rows):
        rows = [row[1:] for row in rows]
    while all(row[-1] == "." for row in rows):
        rows = [row[:-1] for row in rows]
    return rows


def seats_of(rows: list[str], row: int, column: int, columns: str) -> dict[str, str] | None:
    """Who sits where with the cut-out's corner on a seat; None if somebody has none."""
    taken = {}
    for down, line in enumerate(rows):
        for across, letter in enumerate(line):
            if letter != ".":
                if row + down > 4 or column + across >= len(columns):
                    return None
                taken[f"{row + down + 1}{columns[column + across]}"] = letter
    return taken


def placements(drawing: list[str], absent: set[int], players: int, crossing: bool = False) -> dict[str, dict[str, str]]:
    """Every move that seats those who board, with who sits where."""
    zones = ZONES[4 if players == 4 else 2]
    columns = "".join(zones)
    found: dict[str, dict[str, str]] = {}
    seen: list[list[str]] = []
    cells = cells_of(drawing)
    for degrees in (0, 90, 180, 270):
        rows = cut_out(cells, absent)
        cells = turned(cells)
        if rows in seen:
            continue
        seen.append(rows)
        for row in range(5):
            for column in range(len(columns)):
                taken = seats_of(rows, row, column, columns)
                if taken is None:
                    continue
                touched = {zone for zone in zones for seat in taken if seat[1] in zone}
                if crossing or len(touched) == 1:
                    move = f"place {row + 1}{columns[column]}"
                    found[move + (f" turn {degrees}" if degrees else "")] = taken
    return found
