"""Views, sentences and the terminal."""

import copy
import io
import random

import pytest

import houseful
from houseful.bots.random_bot import RandomBot
from houseful.cli.terminal import Terminal
from houseful.core.text.i18n import has
from houseful.core.text.rulebook import paragraphs
from houseful.games.oktoberfest import GAME
from houseful.games.oktoberfest.show import sentences

from .positions import drafted, lay, seat_row


@pytest.mark.parametrize("first", [0, 1])
def test_everyone_sees_the_festival_from_their_own_side(first: int) -> None:
    table = drafted(first=first)
    seat_row(table.peer(), 0, "gh rb yh yh / bb bh rh gb")
    mine, yours = table.view(first), table.view(1 - first)
    assert mine["festival"][0]["near"] == ["gh", "rb", "yh", "yh"]
    assert mine["festival"][0]["tables"] == ["gh rb / bb bh", "yh yh / rh gb"]
    assert yours["festival"][0]["near"] == ["gb", "rh", "bh", "bb"]
    assert yours["festival"][0]["tables"] == ["gb rh / yh yh", "bh bb / rb gh"]
    assert table.view(None)["festival"] == mine["festival"]
    assert mine["notation"] == yours["notation"] == [["gh rb / bb bh", "yh yh / rh gb"], [], []]


def test_a_view_says_what_earns_each_line_and_what_runs_are_worth() -> None:
    table = drafted(first=0)
    seat_row(table.peer(), 0, "gh rb yh yh / bb bh rh gb")
    view = table.view(1)
    for seat, sheet in zip(view["seats"], table.scores(), strict=True):
        assert seat["sources"] == {line: list(sheet.lines[line].sources) for line in seat["sources"]}
        assert {"heroes", "objective-a", "objective-b", "hero-bonus"} == seat["sources"].keys()
    assert view["runs"] == {"2": 1, "4": 3, "6": 6, "8": 10}


def test_tables_in_the_festival_are_told_with_what_they_asked_for() -> None:
    table = drafted(first=0)
    table.peer().placed = 0b101
    view = table.view(1)
    cards = {card["id"]: card["face"] for card in GAME.cards.gallery(GAME.standard, "en")[1]["cards"]}
    assert len(view["placed"]) == 2
    assert view["placed_food"] == [cards[table]["food"] for table in view["placed"]]


def test_the_notation_of_a_finished_game_can_be_scored_as_on_a_real_table() -> None:
    for seed in range(20):
        luck, table = random.Random(seed), drafted(seed, first=0)
        while not table.over:
            table.play(luck.choice(table.legal()))
        view = table.view(None)
        players = [
            {
                "tables": seat["victory"],
                "coins": seat["coin_cards"],
                "heroes": [hero["hero"] for hero in seat["heroes"]],
                "objective_a": seat["objective_a"],
                "objective_b": seat["objective_b"],
            }
            for seat in view["seats"]
        ]
        case = {"game": "oktoberfest", "festival": view["notation"], "players": players}
        assert houseful.score(case) == table.result()


def test_everything_that_happens_can_be_said() -> None:
    said = set()
    for seed in range(8):
        luck, table = random.Random(seed), houseful.deal("oktoberfest", players=2, seed=seed)
        while not table.over:
            for seat in (0, 1, None):
                assert all(GAME.presentation.describe(table.view(seat), "en"))
            moves = list(map(str, table.legal()))
            assert GAME.presentation.ask(table.view(table.turn), moves, "en")
            table.play(luck.choice(table.legal()))
            for seat in (0, 1, None):
                for event in table.events(seat):
                    assert GAME.presentation.describe_event(event, seat, "en")
                    said.add(event["kind"])
    assert {"draft", "serve", "place", "hire", "discard", "more", "last-turn", "over"} <= said


def test_a_player_reads_their_hand_and_the_other_side() -> None:
    table = lay("1 pretzel 3 beer", festival=("gh rb / yh bb",))
    told = "\n".join(sentences.describe(table.view(0), "en"))
    assert "Your hand: 1 pretzel, 3 beers." in told
    assert "Your side: green hat, red braids. Other side: yellow hat, blue braids." in told
    assert "; objective A: " in told
    assert "; objective B: runs of " in told
    across = "\n".join(sentences.describe(table.view(1), "en"))
    assert "Your side: blue braids, yellow hat." in across


def test_every_power_and_every_rule_has_words() -> None:
    for power in ("hand", "heroes", "objective-a", "victory", "hats", "braids"):
        assert has(f"tent-power-{power}", "en")
    for rule in GAME.rules.ids:
        assert has(f"rule-{rule}", "en")
    for rule in GAME.rules.refusal_ids:
        assert has(f"refused-{rule}", "en")
    assert sorted(p.rule for p in paragraphs(GAME.folder, "en")) == sorted(GAME.rules.ids)


def test_a_whole_game_in_the_terminal() -> None:
    table = houseful.deal("oktoberfest", players=2, seed=11, first=0)
    luck, out = random.Random(1), io.StringIO()
    terminal = Terminal(GAME, table, 0, "en", {1: RandomBot(2)}, out=out)
    questions = iter(["?", "moves", "why pass", "rules pretzel", "serve 9 with beer"])
    terminal.read = lambda prompt: next(questions, None) or luck.choice(terminal.table.legal())
    terminal.run()
    text = out.getvalue()
    assert table.over or terminal.table.over
    assert "Choose your first hero" in text
    assert "That does not work" in text
    assert " won." in text


def test_a_score_file_is_answered_in_sentences() -> None:
    player = {"tables": 1, "objective_a": "red hats colours", "objective_b": "blue"}
    answer = houseful.score({"game": "oktoberfest", "festival": [], "players": [player, player]})
    told = sentences.describe_case(answer, "en")
    assert told[0].startswith("1. Player 1: 1 (Victory cards 1,")


@pytest.mark.parametrize("bad", ["both", 1, None, True])
def test_a_bad_option_names_the_choices(bad: object) -> None:
    with pytest.raises(ValueError, match="overlapping, separate"):
        houseful.deal("oktoberfest", players=2, series=bad)
    with pytest.raises(ValueError, match="2"):
        houseful.deal("oktoberfest", players=3)


def test_objectives_are_told_apart() -> None:
    event = {"kind": "objectives", "seat": 1, "a": "green braids alternating", "b": "red"}
    told = "objective A: green braids, plus hats and braids by turns; objective B: runs of red."
    assert sentences.tell_event(event, 0, "en") == f"Player 2: {told}"


def spoil(part: object) -> None:
    """Empty every list and dict inside."""
    for inner in list(part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()):
        spoil(inner)
    if isinstance(part, dict | list):
        part.clear()


def test_changing_a_view_or_an_event_changes_no_other() -> None:
    table = lay("1 pretzel 3 beer", festival=("gh rb / yh bb",))
    view = table.view(0)
    again = copy.deepcopy(view)
    spoil(view)
    assert table.view(0) == again
    table.play(next(move for move in table.legal() if move == "kitchen"))
    table.play("discard 1 beer")
    twin = table.copy()
    shown = copy.deepcopy(table.view(1))
    spoil(table.events(1))
    assert twin.view(1) == shown
