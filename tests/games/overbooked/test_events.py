"""What events say, field by field."""

from tests.games.overbooked.positions import play, table_with


def test_events_of_taking_a_card_behind_others() -> None:
    table = table_with("honeymoon", "gossips", "x-five")
    table.peer().hall_vouchers[2] = 3
    assert play(table, "take x-five") == [
        {"kind": "pay", "seat": 0, "card": "honeymoon"},
        {"kind": "pay", "seat": 0, "card": "gossips"},
        {"kind": "take", "seat": 0, "card": "x-five", "place": 3, "vouchers": 3},
    ]


def test_events_of_placing_a_turned_pattern_on_a_taken_seat() -> None:
    table = table_with("front-row", planes=("... .G..",))
    play(table, "take front-row")
    events = play(table, "place 1e turn 90")
    drawn = table.view(None)["hall"][3]["card"]
    assert events == [
        {"kind": "place", "seat": 0, "card": "front-row", "turn": 90, "place": "1e"},
        {"kind": "seat", "seat": 0, "passenger": "B", "place": "1e", "displaced": "G", "goes_to": "stairs"},
        {"kind": "seat", "seat": 0, "passenger": "B", "place": "2e", "displaced": None, "goes_to": None},
        {"kind": "seat", "seat": 0, "passenger": "B", "place": "3e", "displaced": None, "goes_to": None},
        {"kind": "draw", "card": drawn, "place": 4, "reveals": True},
    ]


def test_events_of_passengers_who_stay_away() -> None:
    table = table_with("left-hand-family")
    table.peer().supply[0] = 1
    play(table, "take left-hand-family")
    away = {"kind": "absent", "seat": 0, "card": "left-hand-family", "number": 2, "passenger": "R"}
    assert play(table, "leave 2") == [away, {"kind": "last-round", "passenger": "R"}]
    table = table_with("left-hand-family")
    table.peer().supply[1] = 0
    away = {"kind": "absent", "seat": 0, "card": "left-hand-family", "number": 3, "passenger": "W"}
    assert play(table, "take left-hand-family")[1] == away
    table = table_with("sunrise", symbols=True)
    play(table, "take sunrise")
    away = {"kind": "leave-out", "seat": 0, "card": "sunrise", "number": 2, "passenger": "G"}
    assert play(table, "leave 2") == [away]


def test_a_quarter_turn_is_given_in_degrees() -> None:
    for move, turn in (("place 1a", 0), ("place 1a turn 180", 180), ("place 1a turn 270", 270)):
        table = table_with("left-hand-family")
        play(table, "take left-hand-family")
        assert play(table, move)[0]["turn"] == turn
