"""The end: by food or by tables, by either player, and the last turn."""

import pytest

import houseful
from houseful.core.table import Table
from houseful.games.oktoberfest.ai.observe import STEPS

from .positions import BOX, HEROES, festival_case, for_hire, kinds_of, lay, legal
from .test_hiring import priced

LAST_TURN = STEPS + 2  # where the observation says so
ROW = "gh gh gh gh gh gh gh gh"
ALMOST = (ROW, ROW, "gh gh gh gh gh gh")


def empty_the_pile(table: Table) -> list[str]:
    table.play("kitchen")
    return kinds_of(table.play("discard 2 beer"))


def place_the_twelfth(table: Table) -> list[str]:
    table.play("serve 1 with 1 beer")
    return kinds_of(table.play("row 3 right"))


@pytest.mark.rule("tent.end.food")
@pytest.mark.rule("tent.end.last-turn")
@pytest.mark.parametrize("seat", [0, 1])
def test_after_the_first_player_empties_the_pile_the_second_has_one_more_turn(seat: int) -> None:
    table = lay("4 beer", rival="4 beer", food_pile=2, turn=seat, first=seat)
    assert empty_the_pile(table)[-1] == "last-turn"
    assert table.turn == 1 - seat
    view = table.view(None)
    assert (view["cause"], view["last_turn"]) == ("food", True)
    table.play(table.legal()[0])
    while not table.over:
        assert table.turn == 1 - seat
        table.play(table.legal()[0])
    assert table.view(None)["last_turn"] is False


def is_last_turn(table: Table) -> bool:
    """What the view says, and the observation too."""
    last: bool = table.view(0)["last_turn"]
    assert [table.observe(seat)[LAST_TURN] for seat in (0, 1)] == [last, last]
    return last


@pytest.mark.rule("tent.end.last-turn")
def test_the_last_turn_is_the_last_turn_until_its_last_step() -> None:
    table = lay("4 beer", rival="4 beer", food_pile=2, purse=0)
    table.peer().jokers[1] = 3
    assert not is_last_turn(table)
    empty_the_pile(table)
    assert is_last_turn(table)
    steps = []
    for move in ("more", "serve 1 with 2 beer", "row 1 right"):
        assert is_last_turn(table)
        table.play(move)
        steps.append(table.view(None)["step"])
    assert steps == ["more", "place", "over"]
    assert not is_last_turn(table)


@pytest.mark.rule("tent.end.food")
@pytest.mark.rule("tent.end.last-turn")
def test_the_second_player_who_empties_the_pile_ends_the_game_at_once() -> None:
    table = lay("4 beer", food_pile=2, turn=1)
    assert empty_the_pile(table)[-1] == "over"
    assert table.over
    assert legal(table) == []
    assert table.why_not("kitchen") == "core.over"


@pytest.mark.rule("tent.end.food")
def test_the_last_card_drawn_exactly_ends_the_game_too_and_one_left_does_not() -> None:
    table = lay("4 beer", food_pile=3, turn=1)
    empty_the_pile(table)
    assert not table.over
    assert table.view(None)["food_pile"] == 1


@pytest.mark.rule("tent.end.tables")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_twelfth_table_ends_the_game_in_the_same_way(seat: int) -> None:
    table = lay("4 beer", rival="2 beer 2 coin", jokers=4, festival=ALMOST, turn=seat)
    last = place_the_twelfth(table)[-1]
    assert table.view(None)["cause"] == "festival"
    assert table.view(None)["tables_left"] == 0
    if seat == 0:
        assert last == "last-turn"
        assert not any(move.startswith("serve") for move in legal(table))
        table.play("kitchen")
        table.play(table.legal()[0])
    assert table.over


@pytest.mark.rule("tent.end.tables")
def test_eleven_tables_are_not_enough() -> None:
    table = lay("4 beer", jokers=4, festival=(ROW, ROW, "gh gh gh gh"), turn=1)
    place_the_twelfth(table)
    assert not table.over


@pytest.mark.rule("tent.end.last-turn")
def test_in_the_last_turn_the_second_player_may_also_fill_the_festival() -> None:
    table = lay("4 beer", rival="4 beer", food_pile=2, festival=ALMOST)
    empty_the_pile(table)
    table.peer().jokers[1] = 4
    place_the_twelfth(table)
    assert table.over
    assert table.view(None)["cause"] == "food"


@pytest.mark.rule("tent.turn.pass")
@pytest.mark.rule("tent.end.last-turn")
@pytest.mark.parametrize("hand", ["2 beer 2 coin", "4 beer"])
def test_the_very_last_turn_may_be_declined(hand: str) -> None:
    table = lay("4 beer", rival=hand, food_pile=2)
    assert table.why_not("pass") == "tent.turn.pass"
    empty_the_pile(table)
    assert "pass" in legal(table)
    before = [sheet.total for sheet in table.scores()]
    events = table.play("pass")
    assert kinds_of(events) == ["pass", "over"]
    assert (events[-1]["reason"], events[-1]["rule"]) == ("last-turn", "tent.end.food")
    assert [sheet.total for sheet in table.scores()] == before


@pytest.mark.rule("tent.end.last-turn")
def test_nobody_is_made_to_hire_at_a_loss() -> None:
    """With no food left, hiring would cost two coin cards, two points, for a hero without any."""
    table = lay("4 beer", rival="4 coin", food_pile=2, pack=priced(4))
    for place in range(1, 4):
        table.peer().hero_market[place] = -1
    for_hire(table.peer(), 0, "Erich")
    empty_the_pile(table)
    assert {move for move in legal(table) if not move.startswith("serve")} >= {"hire erich with 2 coin", "pass"}
    before = table.scores()[1].total
    hired = table.copy()
    hired.play("hire erich with 2 coin")
    table.play("pass")
    assert hired.scores()[1].total < before == table.scores()[1].total


@pytest.mark.rule("tent.turn.pass")
def test_before_the_last_turn_nobody_declines() -> None:
    for seat in (0, 1):
        table = lay("4 beer", rival="4 beer", food_pile=9, turn=seat)
        assert "pass" not in legal(table)
        assert table.why_not("pass") == "tent.turn.pass"


def duel(mine: dict[str, object], yours: dict[str, object]) -> list[int]:
    case = festival_case(**mine)
    case["players"][1] |= yours
    winners: list[int] = houseful.score(case)["winners"]
    return winners


@pytest.mark.rule("tent.aim")
def test_most_points_win() -> None:
    assert duel({"tables": 3}, {"tables": 2}) == [0]
    assert duel({"tables": 1}, {"tables": 1, "coins": 1}) == [1]


@pytest.mark.rule("tent.score.tie")
def test_a_tie_goes_to_more_points_on_victory_cards_then_more_heroes_then_is_shared() -> None:
    as_python = [hero for hero in range(19) if BOX.power[hero] == 0 and BOX.points[hero]]
    name, points = HEROES[as_python[0]], BOX.points[as_python[0]]
    assert duel({"tables": 2, "coins": 1}, {"tables": 3}) == [1]
    assert duel({"tables": 2, "heroes": [name]}, {"tables": 2, "coins": points}) == [0]
    assert duel({"tables": 2, "coins": points}, {"tables": 2, "heroes": [name]}) == [1]
    assert duel({"tables": 2, "coins": 1}, {"tables": 2, "coins": 1}) == [0, 1]


@pytest.mark.rule("tent.score.tie")
def test_doubling_does_not_help_in_a_tie() -> None:
    printed = BOX.points[HEROES.index("Leonore")]
    mine = {"tables": 2, "heroes": ["Leonore"]}
    assert duel(mine, {"tables": 3, "coins": 1 + printed}) == [1]
