"""House rules: what may be chosen, and what a log says of it."""

import re

import pytest

import houseful
from houseful.games.overbooked.options import EventsOption


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


@pytest.mark.rule("plane.event.draw")
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("full-flight,full-flight", "Option events: full-flight is there twice."),
        ("full-flight,buddy-time,full-flight", "Option events: full-flight is there twice."),
        ("full-flight,buddy-time,like-sardines", "Option events: 2 events at most, not 3."),
        ("full-flight,full-fligth", 'Option events: "full-fligth" is not one of: 0, 1, 2, adorable-kids, '),
        ("3", 'Option events: "3" is not one of: 0, 1, 2, adorable-kids, '),
        ("-1", 'Option events: "-1" is not one of: 0, 1, 2, adorable-kids, '),
        ("", 'Option events: "" is not one of: 0, 1, 2, adorable-kids, '),
    ],
)
def test_what_is_wrong_with_the_events(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        EventsOption().parse(text)


@pytest.mark.rule("plane.solo.setup")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("option", "value"), [("scenario", "school"), ("difficulty", "expert")])
def test_scenarios_are_for_one_player(players: int, option: str, value: str) -> None:
    with pytest.raises(ValueError, match=f"Option {option}: {value} .* needs players=1"):
        houseful.deal("overbooked", players=players, seed=1, **{option: value})
    defaults = {"scenario": "friends", "difficulty": "beginner"}
    assert houseful.deal("overbooked", players=players, seed=1, **defaults).players == players
    assert houseful.deal("overbooked", players=1, seed=1, **{option: value}).options[option] == value


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
