"""The table that programs call: options, moves, copies, views."""

import copy
import json
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

import houseful
from houseful.core.table import IllegalMove
from houseful.games import NAMES


@pytest.fixture
def table() -> houseful.Table:
    return houseful.deal("overbooking", players=3, seed=7, bonus="expert")


def test_a_table_names_its_game_players_and_options(table: houseful.Table) -> None:
    assert (table.game, table.players, table.over) == ("overbooking", 3, False)
    assert table.turn in range(3)


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"players": 5}, "2, 3, 4"),
        ({"players": True}, "2, 3, 4"),
        ({"players": "3"}, "2, 3, 4"),
        ({"bonus": "huge"}, "none, beginner, expert"),
        ({"peek": 1}, "True, False"),
        ({"first": 3, "players": 3}, "0, 1, 2"),
        ({"first": -1}, "0, 1"),
        ({"colour": "red"}, "bonus, peek, first"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**63}, "seed"),
        ({"seed": 1.5}, "seed"),
        ({"pack": "/nowhere/pack.toml"}, "does not exist"),
    ],
)
def test_a_bad_option_names_the_choices(options: dict[str, object], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        houseful.deal("overbooking", **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["chess", "", None, ["overbooking"]])
def test_an_unknown_game_names_the_games(name: str) -> None:
    with pytest.raises(ValueError, match="overbooking"):
        houseful.deal(name)


def test_without_a_seed_every_deal_is_another() -> None:
    tables = [houseful.deal("overbooking") for _ in range(4)]
    assert len({table.seed for table in tables}) == 4
    assert houseful.deal("overbooking", seed=tables[0].seed) == tables[0]


def test_the_host_names_the_first_player() -> None:
    assert [houseful.deal("overbooking", players=3, seed=1, first=seat).turn for seat in range(3)] == [
        0,
        1,
        2,
    ]


def test_seeds_choose_the_first_player_evenly() -> None:
    first = [houseful.deal("overbooking", players=4, seed=seed).turn for seed in range(400)]
    assert all(70 < first.count(seat) < 130 for seat in range(4))


def test_a_move_is_played_as_move_or_text_in_any_spacing(table: houseful.Table) -> None:
    twin = table.copy()
    move = table.legal()[0]
    table.play(move)
    twin.play("  " + str(move).upper().replace(" ", "   ") + " ")
    assert table == twin


def test_a_refused_move_says_why_and_changes_nothing(table: houseful.Table) -> None:
    before = table.copy()
    with pytest.raises(IllegalMove) as refused:
        table.play("decline")
    assert isinstance(refused.value, ValueError)
    assert refused.value.rule == table.why_not("decline") == "hotel.play.turns"
    assert refused.value.message == str(refused.value)
    assert refused.value.say("fr") != refused.value.message
    assert table == before


@pytest.mark.parametrize("nonsense", ["", "x", None, 5, 3.5, "1 bird line 1 " * 50])
def test_nonsense_is_not_a_move(table: houseful.Table, nonsense: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        table.play(nonsense)
    assert refused.value.rule == "core.notation"


def test_a_move_of_another_table_counts_by_its_notation(table: houseful.Table) -> None:
    move = pickle.loads(pickle.dumps(table.legal()[0]))
    assert move == table.legal()[0]
    table.play(move)
    assert table.ply == 1


def test_seats_that_do_not_exist_are_refused(table: houseful.Table) -> None:
    for seat in (3, -1, "0", True):
        with pytest.raises(ValueError, match="seat"):
            table.view(seat)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="seed"):
        table.redeal(0, -5)


@pytest.mark.parametrize("name", NAMES)
def test_views_are_plain_data_that_nobody_else_holds(name: str) -> None:
    table = houseful.deal(name, seed=3)
    parts: list[object] = []  # kept, so that no two of them can have the same id
    while not table.over and table.ply < 40:
        table.play(table.legal()[-1])
        for seat in (0, None):
            view = table.view(seat)
            assert json.loads(json.dumps(view)) == view
            parts += containers(view)
    assert len({id(part) for part in parts}) == len(parts)


def containers(data: object) -> list[object]:
    """A view's dicts and lists, itself included, each as often as it is found."""
    if not isinstance(data, dict | list):
        return []
    inner = data.values() if isinstance(data, dict) else data
    return [data, *(part for item in inner for part in containers(item))]


@pytest.mark.parametrize("name", NAMES)
def test_events_of_a_move_are_the_callers_own(name: str) -> None:
    table = houseful.deal(name, seed=3)
    while not table.over and table.ply < 40:
        twin, seat = table.copy(), table.turn
        events = table.play(table.legal()[-1])
        told = twin.play(twin.legal()[-1])
        for event in told:
            event.clear()
        assert twin.events(seat) == events


def test_winners_are_nobody_before_the_end(table: houseful.Table) -> None:
    assert table.winners() == []


def test_history_has_the_events_of_every_move_for_each_seat(table: houseful.Table) -> None:
    told: list[list[object]] = [[], [], []]
    for _ in range(20):
        table.play(table.legal()[0])
        for seat in range(3):
            told[seat].append(table.events(seat))
    for seat in range(3):
        assert table.history(seat) == told[seat]
        assert table.history(seat, since=15) == told[seat][15:]


def test_going_back_is_a_table_of_its_own(table: houseful.Table) -> None:
    past = [table.copy()]
    for _ in range(10):
        table.play(table.legal()[-1])
        past.append(table.copy())
    assert [table.at_ply(ply) for ply in range(11)] == past
    assert table.at_ply(4).moves() == table.moves()[:4]


def test_score_lines_know_where_they_come_from() -> None:
    table = houseful.deal("overbooking", players=2, seed=9)
    while not table.over:
        table.play(table.legal()[0])
    for seat, sheet in enumerate(table.scores()):
        assert list(sheet.lines["coins"].sources) == table.view(None)["seats"][seat]["booked"]
        assert set(sheet.lines["crests"].seats) <= set(sheet.lines["coins"].sources)


def test_the_list_of_games_can_be_asked_for_again_and_again() -> None:
    assert houseful.games() == houseful.games() == list(NAMES)


def test_copies_of_every_kind_share_nothing(table: houseful.Table) -> None:
    table.play(table.legal()[0])
    table.view(0)
    for twin in (copy.copy(table), copy.deepcopy(table), pickle.loads(pickle.dumps(table))):
        assert twin == table
        twin.play(twin.legal()[0])
        assert twin != table
        assert houseful.replay(twin.log()) == twin


def test_a_redealt_table_is_pickled_without_a_past(table: houseful.Table) -> None:
    table.play(table.legal()[0])
    other = pickle.loads(pickle.dumps(table.redeal(0, 4)))
    assert other == table.redeal(0, 4)
    with pytest.raises(ValueError, match="no past"):
        other.log()


@pytest.mark.parametrize("ply", [-1, 1, 99, "0", None])
def test_a_ply_that_was_not_played_is_refused(table: houseful.Table, ply: int) -> None:
    with pytest.raises(ValueError, match="ply"):
        table.at_ply(ply)


def test_a_spectator_has_no_observation(table: houseful.Table) -> None:
    with pytest.raises(ValueError, match="seat"):
        table.observe(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("name", NAMES)
def test_legal_moves_are_also_told_as_plain_strings(name: str) -> None:
    table = houseful.deal(name, seed=3)
    assert table.legal_texts() == list(map(str, table.legal()))
    assert {type(text) for text in table.legal_texts()} == {str}


@pytest.mark.parametrize("name", NAMES)
def test_advancing_is_playing_without_events(name: str) -> None:
    table = houseful.deal(name, seed=3)
    other, seat = table.copy(), table.turn
    move = table.legal()[-1]
    events = table.play(move)
    assert other.advance(move) == seat
    assert other == table
    assert other.events(seat) == events


@pytest.mark.parametrize("name", NAMES)
def test_threads_read_their_own_tables(name: str) -> None:
    tables = [houseful.deal(name, seed=seed) for seed in range(8)]
    for table in tables:
        for _ in range(6):
            table.advance(table.legal()[0])
    alone = [(table.view(0), table.events(0)) for table in tables]

    def look(number: int) -> bool:
        table = tables[number % 8].copy()
        table._events = {}
        return (table.view(0), table.events(0)) == alone[number % 8]

    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)  # so that threads do cut in on each other
    try:
        with ThreadPoolExecutor(4) as threads:
            assert all(threads.map(look, range(200)))
    finally:
        sys.setswitchinterval(usual)
