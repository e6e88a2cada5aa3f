"""The goals of solo scenarios, on both sides of each threshold."""

import pytest

import houseful
from houseful.games.overbooked.scenarios import SCENARIOS
from tests.games.overbooked.positions import play, seat_all, solo
from tests.golden import REPLAYS

GROUPS_OF_SIX = """
    BBB YYYY GGG
    BBB YY.. GGG
"""
GROUPS_OF_FIVE = """
    BBB YYYY GGG
    BB. Y... GG.
"""


@pytest.mark.rule("plane.solo.friends")
@pytest.mark.parametrize(
    ("plane", "won"),
    [
        (GROUPS_OF_SIX, False),
        (GROUPS_OF_SIX + "\n... .... ...\nRR. RR.. RR.", True),
        (GROUPS_OF_SIX + "\n... .... ...\nRR. RR.. R..", False),
        (GROUPS_OF_SIX + "\n... .... ...\nGG. GG.. GG.\nWB. WB.. WB.", True),
        (GROUPS_OF_SIX + "\n... .... ...\nGG. GG.. GG.\nWB. WB.. W..", False),
        (GROUPS_OF_SIX + "\n... .... ...\nR.. R... R..\nWR. WR.. WR.", True),
        (GROUPS_OF_FIVE + "\n... .... ...\nRR. RR.. RR.", False),
    ],
)
def test_friends(plane: str, won: bool) -> None:
    assert fulfils("friends", plane) == won


@pytest.mark.rule("plane.solo.romance")
@pytest.mark.parametrize(
    ("plane", "won"),
    [
        (GROUPS_OF_FIVE + "\nR.. .... RR.\nR.. RR.. ...\n... .RR. RR.", False),
        (GROUPS_OF_FIVE + "\nR.. .... RR.\nR.. RR.. ...\n... .... RR.", False),
        (GROUPS_OF_FIVE + "\nR.. RR.. RR.\nR.. .... ...\n.RR .... RR.", True),
        ("BBB YYYY GGG\nB.. Y... GG.\nR.. RR.. RR.\nR.. .... ...\n.RR .... RR.", False),
        ("WRR WRR. WRR\nG.. G... ...\nRR. RR.. ...", False),
        ("WRR WRR. WRR\nG.. G... G..\nRR. RR.. ...", True),
    ],
)
def test_romance(plane: str, won: bool) -> None:
    assert fulfils("romance", plane) == won


@pytest.mark.rule("plane.solo.school")
@pytest.mark.parametrize(
    ("plane", "won"),
    [
        ("WWW WWWW WGG\nGGG GGGG GGG", False),
        ("WWW WWWW WGG\nGGG GGGG GGG\n... .... ...\nRR. RR.. RR.", True),
        ("WWW WWWW GGG\nGGG GGGG GGG\n... .... ...\nRR. RR.. RR.", False),
        ("WWW WWWW WGG\nGGG GGGG GGG\n... .... ...\nRR. RR.. R..", False),
        ("WWW WWWW WGG\nGGG GGGG GGG\n... YYYY BBB\n... Y... BB.", True),
        ("WWW WWWW WGG\nGGG GGGG GGG\n... YYYY BBB\n... .... BB.", False),
    ],
)
def test_school(plane: str, won: bool) -> None:
    assert fulfils("school", plane) == won


def fulfils(scenario: str, plane: str) -> bool:
    """Whether a plane wins once the next card is down, on a seat where it changes nothing."""
    table = solo("sulking-lovers", scenario=scenario)
    seat_all(table.peer(), 0, plane)
    table.peer().supply[0] = 0
    play(table, "take sulking-lovers")
    return table.winners() == [0]


@pytest.mark.rule("plane.solo.friends")
@pytest.mark.rule("plane.solo.romance")
@pytest.mark.rule("plane.solo.school")
@pytest.mark.parametrize(
    ("scenario", "goals"),
    [
        ("friends", [{"groups": 6}, {"couples": 3, "kids": 3}]),
        ("romance", [{"couples": 5}, {"groups": 5, "kids": 3}]),
        ("school", [{"kids": 8}, {"groups": 5, "couples": 3}]),
    ],
)
def test_goals_in_the_view(scenario: str, goals: list[dict[str, int]]) -> None:
    assert solo(scenario=scenario).view(0)["solo"]["goals"] == goals


@pytest.mark.rule("plane.solo.win")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_is_won_exactly_when_the_goals_in_the_view_are_reached(scenario: str) -> None:
    for golden in sorted((REPLAYS / "overbooked").glob(f"solo-{scenario}-*.log")):
        table = houseful.replay(golden.read_text(encoding="utf-8"))
        past = table.at_ply(0)
        for move in table.moves():
            past.play(move)
            found = past.view(0)
            have = found["solo"]["progress"]
            reached = all(any(have[aim] >= need for aim, need in goal.items()) for goal in found["solo"]["goals"])
            if found["phase"] in ("taking", "over"):
                assert reached == (found["solo"]["result"] == "won")


def test_progress_in_the_view() -> None:
    solo_view = solo(plane=GROUPS_OF_SIX + "\n... .... ...\nRR.").view(0)["solo"]
    assert solo_view["progress"] == {"couples": 1, "kids": 0, "groups": 6}
    assert solo_view["goals"] == [{"groups": 6}, {"couples": 3, "kids": 3}]
