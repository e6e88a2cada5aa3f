"""Overbooked scored a second time, slowly and obviously, from planes as text, without the rules."""

Plane = dict[tuple[int, int, int], str]  # (row, zone, column within the zone) -> letter or "."


def read(rows: list[str]) -> Plane:
    return {
        (row, zone, column): letter
        for row, line in enumerate(rows)
        for zone, part in enumerate(line.split(" "))
        for column, letter in enumerate(part)
    }


def neighbours(plane: Plane, seat: tuple[int, int, int]) -> list[tuple[int, int, int]]:
    row, zone, column = seat
    around = [
        (row - 1, zone, column),
        (row + 1, zone, column),
        (row, zone, column - 1),
        (row, zone, column + 1),
    ]
    return [other for other in around if other in plane]


def groups(plane: Plane, letter: str) -> list[set[tuple[int, int, int]]]:
    found: list[set[tuple[int, int, int]]] = []
    left = {seat for seat, here in plane.items() if here == letter}
    while left:
        group, border = set(), [left.pop()]
        while border:
            seat = border.pop()
            group.add(seat)
            near = [other for other in neighbours(plane, seat) if other in left]
            left.difference_update(near)
            border += near
        found.append(group)
    return found


def largest(plane: Plane, letter: str) -> int:
    return max((len(group) for group in groups(plane, letter)), default=0)


def happy(plane: Plane, seat: tuple[int, int, int], kids: str) -> bool:
    if plane[seat] != "W":
        return False
    company = "RBYG" if kids == "adults" else "RWBYG"
    return all(plane[other] in company for other in neighbours(plane, seat))


def kinds(plane: Plane) -> dict[tuple[int, int, int], str]:
    zones = max(zone for _, zone, _ in plane) + 1
    widths = [max(column for _, z, column in plane if z == zone) + 1 for zone in range(zones)]
    found = {}
    for row, zone, column in plane:
        at_left, at_right = column == 0, column == widths[zone] - 1
        if (zone == 0 and at_left) or (zone == zones - 1 and at_right):
            found[row, zone, column] = "window"
        else:
            found[row, zone, column] = "aisle" if at_left or at_right else "middle"
    return found


def longest_line(plane: Plane) -> int:
    """The most empty seats one after the other, along a row or a column within a zone."""
    most = 0
    for down, across in ((0, 1), (1, 0)):
        for row, zone, column in plane:
            length = 0
            while plane.get((row + length * down, zone, column + length * across)) == ".":
                length += 1
            most = max(most, length)
    return most


def sheets(players: list[dict[str, object]], events: list[str], options: dict[str, str]) -> list[dict[str, int]]:
    kids = options.get("kids", "any")
    planes = [read(player["plane"]) for player in players]  # type: ignore[arg-type]
    stairs = [int(str(player["overbooked"])) for player in players]
    found = []
    for seat, (player, plane) in enumerate(zip(players, planes, strict=True)):
        lines = {
            "couples": 5 * sum(len(group) == 2 for group in groups(plane, "R")),
            "kids": 3 * sum(happy(plane, child, kids) for child in plane),
        }
        for name, letter in (("rugby", "B"), ("friends", "Y"), ("seniors", "G")):
            mine = largest(plane, letter)
            rivals = [largest(other, letter) for at, other in enumerate(planes) if at != seat]
            lines[name] = mine * 2 if rivals and all(mine >= other for other in rivals) else mine
        lines["vouchers"] = int(str(player["vouchers"])) // 2
        lines["bonus-cards"] = int(str(player["bonus_cards"]))
        lines["overbooked"] = -2 * stairs[seat]
        lines["most-overbooked"] = -2 if stairs[seat] and stairs[seat] == max(stairs) else 0
        lines["empty-seats"] = -sum(letter == "." for letter in plane.values())
        for event in events:
            lines[f"event:{event}"] = event_points(event, plane, planes, options)
        found.append(lines)
    return found


def event_points(event: str, plane: Plane, planes: list[Plane], options: dict[str, str]) -> int:
    kids = options.get("kids", "any")
    zones = range(max(zone for _, zone, _ in plane) + 1)
    kind = kinds(plane)
    content = [seat for seat in plane if happy(plane, seat, kids)]
    couples = [group for group in groups(plane, "R") if len(group) == 2]
    crowds = {letter: groups(plane, letter) for letter in "BYG"}
    if event == "adorable-kids":
        return 4 * sum(kind[seat] == "middle" and seat[0] not in (0, 4) for seat in content)
    if event == "buddy-time":
        return 5 * sum(
            all(any(len(g) >= 3 and {s[1] for s in g} == {zone} for g in crowds[c]) for c in "BYG") for zone in zones
        )
    if event == "corner-seats":
        last = max(column for _, zone, column in plane if zone == zones[-1])
        letters = [plane[0, 0, 0], plane[4, 0, 0], plane[0, zones[-1], last], plane[4, zones[-1], last]]
        return 6 if "." not in letters and len(set(letters)) == 4 else 0
    if event == "couples-retreat":
        return 4 * sum(sum(min(g)[1] == zone for g in couples) >= 3 for zone in zones)
    if event == "school-holidays":
        return 4 * sum(sum(seat[1] == zone for seat in content) >= 3 for zone in zones)
    if event == "emergency-exit-assistance":
        return 10 if all(letter != "." for seat, letter in plane.items() if seat[0] == 2) else 0
    if event == "family-vacation":
        return 3 * sum(any(n in content for lover in g for n in neighbours(plane, lover)) for g in couples)
    if event == "full-flight":
        columns = {seat[1:] for seat in plane}
        return 4 * sum(all(plane[row, *column] != "." for row in range(5)) for column in columns)
    return more_event_points(event, plane, planes, content, options)


def more_event_points(
    event: str, plane: Plane, planes: list[Plane], content: list[tuple[int, int, int]], options: dict[str, str]
) -> int:
    crowds = {letter: groups(plane, letter) for letter in "BYG"}
    if event == "kids-gone-wild":
        return -2 * sum(letter == "W" and seat not in content for seat, letter in plane.items())
    if event == "lonely-christmas":
        return -3 * sum(len(group) == 1 for group in groups(plane, "R"))
    if event == "low-season-blues":
        in_line = options.get("low_season") == "line"
        sizes = [longest_line(other) if in_line else largest(other, ".") for other in planes]
        return 5 if max(sizes) > 0 and (longest_line(plane) if in_line else largest(plane, ".")) == max(sizes) else 0
    if event == "beautiful-sunset":
        return sum(kinds(plane)[seat] == "window" and letter != "." for seat, letter in plane.items()) // 2
    if event == "missing-friends":
        if options.get("missing_friends") == "largest":
            return 5 * sum(1 <= largest(plane, letter) <= 3 for letter in "BYG")
        return 5 * sum(len(group) <= 3 for letter in "BYG" for group in crowds[letter])
    if event == "threes-company":
        return 3 * sum(len(group) == 3 for letter in "BYG" for group in crowds[letter])
    assert event == "like-sardines"
    squares = 0
    for row, zone, column in plane:
        nine = [(row + down, zone, column + across) for down in range(3) for across in range(3)]
        squares += all(plane.get(seat, ".") != "." for seat in nine)
    return 3 * squares
