"""Golden games replay to the same result for ever, and every kind that is asked for is there."""

import pytest

import houseful
from houseful.core.testing.conformance import positions
from houseful.core.testing.golden import Golden, everything, seek
from houseful.games import NAMES, find_game
from tests.golden import REPLAYS, kinds

CASES = [(name, kind) for name in NAMES for kind in kinds(name)]


@pytest.mark.parametrize(("name", "kind"), CASES, ids=[f"{name}-{kind.name}" for name, kind in CASES])
def test_a_golden_game_replays_and_is_what_its_name_says(name: str, kind: Golden) -> None:
    text = (REPLAYS / name / f"{kind.name}.log").read_text(encoding="utf-8")
    table = houseful.replay(text)
    assert table.over
    assert table.log() == text
    assert table.players == kind.players
    assert kind.options.items() <= table.options.items()
    assert kind.wish(table, everything(table))


def test_every_log_that_is_kept_is_asked_for() -> None:
    wanted = {f"{name}/{kind.name}.log" for name, kind in CASES}
    assert {str(path.relative_to(REPLAYS)) for path in REPLAYS.rglob("*.log")} == wanted


# Interpreted and compiled rules agree on these counts; any change is a change of rules.
POSITIONS = {
    ("overbooking", 2, 1): [23, 552, 10584],
    ("overbooking", 3, 1): [40, 1680, 67422],
    ("overbooking", 4, 1): [60, 3600],
}


@pytest.mark.parametrize(("deal", "counts"), POSITIONS.items(), ids=str)
def test_positions_are_counted_as_ever(deal: tuple[str, int, int], counts: list[int]) -> None:
    name, players, seed = deal
    table = houseful.deal(name, players=players, seed=seed)
    assert counts == [positions(table, depth) for depth in range(1, len(counts) + 1)]


def test_golden_games_are_found_again_and_a_vain_wish_ends() -> None:
    game = find_game("overbooking")
    kind = next(kind for kind in kinds("overbooking") if kind.name == "kept-fifth-card")
    found = seek(game, kind)
    assert kind.wish(found, everything(found))
    with pytest.raises(LookupError, match="never"):
        seek(game, Golden("never", 2, lambda table, events: False), tries=2)
