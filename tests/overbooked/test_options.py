"""House rules: what may be chosen, and what a log says of it."""

import pytest

import houseful


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("symbols", "yes"),
        ("complex", 1),
        ("kids", "all"),
        ("missing_friends", None),
        ("scenario", "holiday"),
        ("difficulty", "hard"),
        ("first", 2),
        ("bonus", "expert"),
    ],
)
def test_choices_are_named(option: str, value: object) -> None:
    with pytest.raises(ValueError, match=option):
        houseful.deal("overbooked", players=2, seed=1, **{option: value})


@pytest.mark.parametrize("players", [0, 5, "2", True])
def test_one_to_four_players(players: object) -> None:
    with pytest.raises(ValueError, match="players"):
        houseful.deal("overbooked", players=players, seed=1)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [
        {"events": 2, "symbols": True, "complex": True, "kids": "adults", "missing_friends": "largest"},
        {"events": ["low-season-blues"]},
        {"events": ["beautiful-sunset", "adorable-kids"]},
        {},
    ],
)
def test_options_survive_a_log(options: dict[str, object]) -> None:
    table = houseful.deal("overbooked", players=3, seed=9, **options)
    for _ in range(9):
        table.play(table.legal()[-1])
    again = houseful.replay(table.log())
    assert again == table
    assert again.options == table.options
    assert again.view(1) == table.view(1)


def test_a_damaged_log_names_the_line() -> None:
    table = houseful.deal("overbooked", players=2, seed=9, events=["full-flight"])
    table.play(table.legal()[0])
    log = table.log()
    for wrong in (log.replace("full-flight", "full-fligth"), log.replace("1 take", "1 tkae"), log[:-20]):
        with pytest.raises(ValueError, match="Line"):
            houseful.replay(wrong)


def test_the_list_of_games() -> None:
    assert houseful.games()[:2] == ["overbooking", "overbooked"]
