"""The seats behind each line of a sheet found a second time, slowly and obviously, from planes as text."""

from tests.games.overbooked.second_implementation import Plane, groups, happy, kinds, neighbours

Seat = tuple[int, int, int]  # row, zone, column within the zone
COLUMNS = "abcdefghjk"


def name_of(plane: Plane, seat: Seat) -> str:
    """A seat as it is written; letters go on from zone to zone."""
    row, zone, column = seat
    before = sum(1 for other in plane if other[0] == row and other[1] < zone)
    return f"{row + 1}{COLUMNS[before + column]}"


def sources(line: str, plane: Plane, options: dict[str, str]) -> set[Seat]:
    """The seats that a line with points comes from."""
    crowds = {"rugby": "B", "friends": "Y", "seniors": "G"}
    if line == "couples":
        return {seat for group in couples(plane) for seat in group}
    if line == "kids":
        return content(plane, options["kids"])
    if line in crowds:
        return largest(plane, crowds[line])
    if line == "empty-seats":
        return {seat for seat, letter in plane.items() if letter == "."}
    if line.startswith("event:"):
        return event_sources(line.removeprefix("event:"), plane, options)
    return set()


def couples(plane: Plane) -> list[set[Seat]]:
    return [group for group in groups(plane, "R") if len(group) == 2]


def content(plane: Plane, kids: str) -> set[Seat]:
    return {seat for seat in plane if happy(plane, seat, kids)}


def largest(plane: Plane, letter: str) -> set[Seat]:
    """Of equally large groups the one whose first seat comes first, column by column."""
    found = groups(plane, letter)
    most = max(map(len, found), default=0)
    firsts = [min((zone, column, row) for row, zone, column in group) for group in found if len(group) == most]
    equals = [group for group in found if len(group) == most]
    return equals[firsts.index(min(firsts))] if equals else set()


def event_sources(event: str, plane: Plane, options: dict[str, str]) -> set[Seat]:
    """The seats that an event with points looks at."""
    zones = {zone for _, zone, _ in plane}
    crowds = {letter: groups(plane, letter) for letter in "BYG"}
    taken = {seat for seat, letter in plane.items() if letter != "."}
    kind, calm, pairs = kinds(plane), content(plane, options["kids"]), couples(plane)
    if event == "adorable-kids":
        return {seat for seat in calm if kind[seat] == "middle" and seat[0] in (1, 2, 3)}
    if event == "buddy-time":
        large = {c: [g for g in crowds[c] if len(g) >= 3] for c in "BYG"}
        rich = {zone for zone in zones if all(any(min(g)[1] == zone for g in large[c]) for c in "BYG")}
        return {seat for c in "BYG" for group in large[c] for seat in group if seat[1] in rich}
    if event == "corner-seats":
        return {seat for seat in plane if kind[seat] == "window" and seat[0] in (0, 4)}
    if event == "couples-retreat":
        rich = {zone for zone in zones if sum(min(group)[1] == zone for group in pairs) >= 3}
        return {seat for group in pairs for seat in group if seat[1] in rich}
    if event == "school-holidays":
        rich = {zone for zone in zones if sum(seat[1] == zone for seat in calm) >= 3}
        return {seat for seat in calm if seat[1] in rich}
    if event == "emergency-exit-assistance":
        return {seat for seat in plane if seat[0] == 2}
    if event == "family-vacation":
        return {seat for group in pairs if any(calm & set(neighbours(plane, s)) for s in group) for seat in group}
    if event == "full-flight":
        return {seat for seat in plane if all((row, *seat[1:]) in taken for row in range(5))}
    return more_event_sources(event, plane, calm, options)


def more_event_sources(event: str, plane: Plane, calm: set[Seat], options: dict[str, str]) -> set[Seat]:
    """The rest of the events."""
    crowds = {letter: groups(plane, letter) for letter in "BYG"}
    taken = {seat for seat, letter in plane.items() if letter != "."}
    if event == "kids-gone-wild":
        return {seat for seat, letter in plane.items() if letter == "W"} - calm
    if event == "lonely-christmas":
        return {seat for group in groups(plane, "R") if len(group) == 1 for seat in group}
    if event == "low-season-blues":
        return longest_line(plane) if options["low_season"] == "line" else largest(plane, ".")
    if event == "beautiful-sunset":
        return {seat for seat in taken if kinds(plane)[seat] == "window"}
    if event == "missing-friends":
        counted = {c: [largest(plane, c)] if options["missing_friends"] == "largest" else crowds[c] for c in "BYG"}
        return {seat for c in "BYG" for group in counted[c] if 1 <= len(group) <= 3 for seat in group}
    if event == "threes-company":
        return {seat for c in "BYG" for group in crowds[c] if len(group) == 3 for seat in group}
    assert event == "like-sardines"
    found: set[Seat] = set()
    for seat in plane:
        if square(seat) <= taken:
            found |= square(seat)
    return found


def longest_line(plane: Plane) -> set[Seat]:
    """The longest line of empty seats: of equals one along a column before a row, the leftmost, then the foremost."""
    lines = []
    for across, down in ((0, 1), (1, 0)):
        for row, zone, column in plane:
            line: list[Seat] = []
            while plane.get((row + down * len(line), zone, column + across * len(line))) == ".":
                line.append((row + down * len(line), zone, column + across * len(line)))
            lines.append((-len(line), across, zone, column, row, line))
    return set(min(lines)[-1])


def group_points(line: str, points: int, seats: set[Seat], plane: Plane) -> list[int]:
    """The points of each group of adjacent seats behind a line, in the order of their first seats; [] for one group."""
    parts = sorted(groups({seat: "x" if seat in seats else "." for seat in plane}, "x"), key=min)
    event = line.removeprefix("event:")
    if len(parts) < 2:
        return []
    each = {"couples": 2.5, "kids": 3, "empty-seats": -1, "adorable-kids": 4, "family-vacation": 1.5}
    each |= {"full-flight": 4 / 5, "kids-gone-wild": -2, "lonely-christmas": -3, "threes-company": 1}
    if event in each:
        return [round(each[event] * len(part)) for part in parts]
    if event == "missing-friends":
        return [5 * sum(len(groups(only(plane, part), c)) for c in "BYG") for part in parts]
    if event == "like-sardines":
        return [3 * sum(square(seat) <= part for seat in part) for part in parts]
    if event in ("buddy-time", "couples-retreat", "school-holidays"):
        zones = [min(part)[1] for part in parts]
        bonus = 5 if event == "buddy-time" else 4
        return [bonus if zone not in zones[:at] else 0 for at, zone in enumerate(zones)]
    return [points] + [0] * (len(parts) - 1)


def only(plane: Plane, seats: set[Seat]) -> Plane:
    """A plane from which everybody else has gone."""
    return {seat: letter if seat in seats else "." for seat, letter in plane.items()}


def square(seat: Seat) -> set[Seat]:
    """A square of three by three seats, by its front left one."""
    row, zone, column = seat
    return {(row + down, zone, column + across) for down in range(3) for across in range(3)}
