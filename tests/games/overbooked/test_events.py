"""What events say, field by field."""

from tests.games.overbooked.positions import play, table_with


def test_events_of_taking_a_card_behind_others() -> None:
    table = table_with("honeymoon", "gossips", "x-five")
    table.peer().hall_vouchers[2] = 3
    taken = {"kind": "take", "seat": 0, "card": "x-five", "bonus": False}
    assert play(table, "take x-five") == [
        {"kind": "pay", "rule": "plane.take.skip", "seat": 0, "card": "honeymoon"},
        {"kind": "pay", "rule": "plane.take.skip", "seat": 0, "card": "gossips"},
        {**taken, "rule": "plane.take.vouchers", "place": 3, "vouchers": 3},
    ]


def test_events_of_placing_a_turned_pattern_on_a_taken_seat() -> None:
    table = table_with("front-row", planes=("... .G..",))
    play(table, "take front-row")
    events = play(table, "place 1e turn 90")
    drawn = table.view(None)["hall"][3]["card"]
    board = {"rule": "plane.place.board", "seat": 0}
    player = {"kind": "seat", "passenger": "B", **board}
    free = {"displaced": None, "goes_to": None, "reason": "free-seat"}
    taken = {"displaced": "G", "goes_to": "stairs", "reason": "taken-seat", "rule": "plane.place.displace"}
    refilled = {"rule": "plane.hall.refill", "reason": "moved-up", "reveals": True}
    assert events == [
        {"kind": "place", **board, "card": "front-row", "turn": 90, "place": "1e", "reason": "within-zone"},
        {**player, "place": "1e", **taken},
        {**player, "place": "2e", **free},
        {**player, "place": "3e", **free},
        {"kind": "draw", "card": drawn, "place": 4, **refilled},
    ]


def test_events_of_passengers_who_stay_away() -> None:
    table = table_with("left-hand-family")
    table.peer().supply[0] = 1
    play(table, "take left-hand-family")
    away = {"kind": "absent", "rule": "plane.place.short", "seat": 0, "card": "left-hand-family"}
    short = {**away, "number": 2, "passenger": "R", "reason": "too-few", "wanted": 2, "left": 1}
    last = {"kind": "last-round", "rule": "plane.end.trigger", "passenger": "R"}
    assert play(table, "leave 2") == [short, last]
    table = table_with("left-hand-family")
    table.peer().supply[1] = 0
    gone = {**away, "number": 3, "passenger": "W", "reason": "none-left", "wanted": 1, "left": 0}
    assert play(table, "take left-hand-family")[1] == gone
    table = table_with("sunrise", symbols=True)
    play(table, "take sunrise")
    skipped = {"kind": "leave-out", "rule": "plane.symbol.skip", "seat": 0, "card": "sunrise"}
    assert play(table, "leave 2") == [{**skipped, "number": 2, "passenger": "G"}]


def test_a_quarter_turn_is_given_in_degrees() -> None:
    for move, turn in (("place 1a", 0), ("place 1a turn 180", 180), ("place 1a turn 270", 270)):
        table = table_with("left-hand-family")
        play(table, "take left-hand-family")
        assert play(table, move)[0]["turn"] == turn
