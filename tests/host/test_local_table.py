"""A table on one device: kept and read again at every ply, undo, bots, and what it refuses."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import houseful
from houseful.core.refusals import IllegalMove
from houseful.core.text.i18n import LANGUAGES
from houseful.games import find_game
from houseful.host.bot_turn import BotTurn
from houseful.host.local_info import listed
from houseful.host.local_table import LocalTable
from houseful.host.new_table import Beginning, game_after
from houseful.host.refused import Refused, Stale
from houseful.host.saved_table import SavedTable, read_saved
from tests.host.local_games import GAMES, START, lay, next_step, opened, played, saved

SEATS = {"overbooking": ("me", "greedy", "me"), "overbooked": ("random", "me"), "oktoberfest": ("me", "greedy")}
each_game = pytest.mark.parametrize("game", houseful.games())


def kept(table: LocalTable) -> SavedTable:
    """What a device keeps, written and read as JSON."""
    return read_saved(json.loads(json.dumps(table.to_dict())))


@each_game
def test_a_table_is_kept_and_read_again_at_every_ply(game: str) -> None:
    for table in played(lay(game, *SEATS[game]), random.Random(2), undos=0.2):
        again = opened(kept(table))
        assert again.to_dict() == table.to_dict()
        assert again.table == table.table
        assert again.info() == table.info() == listed(kept(table))
        assert again.undo_refusal("here") == table.undo_refusal("here")
        assert again.bot_to_move() == table.bot_to_move()
    assert table.info().stage == "over"
    assert table.info().ended == table.entries[-1].at


@each_game
def test_undo_leads_back_to_the_position_before_and_shows_nothing(game: str) -> None:
    table, luck, undone = lay(game, "me", "me"), random.Random(3), 0
    for _ in range(60):
        if table.stage == "over":
            break
        before, seat = table.state(table.turn), table.turn
        table.make(next_step(table, luck), seat)
        if table.undo_refusal("here") is None:
            table.make(table.undo(table.ply, START), seat)
            after = table.state(seat)
            assert (after.view, after.legal, after.turn) == (before.view, before.legal, before.turn)
            undone += 1
            table.make(next_step(table, luck), seat)
    assert undone > 0


@each_game
def test_against_bots_their_answers_are_taken_back_too(game: str) -> None:
    table, luck, longest = lay(game, "me", "random"), random.Random(4), 0
    while table.stage == "playing" and longest < 2:
        ply, mine = table.ply, table.bot_to_move() is None
        if mine and table.entries and table.undo_refusal("here") is None:
            step = table.undo(ply, START)
            assert step.table.turn == 0
            longest = max(longest, int(step.entry.text or 1))
        table.make(next_step(table, luck), 0)
    assert longest >= 1


def test_moves_are_refused_out_of_turn_out_of_date_and_when_it_is_over() -> None:
    table, luck = lay("oktoberfest", "greedy", "me"), random.Random(1)
    while table.bot_to_move() is None:
        table.make(next_step(table, luck), None)
    with pytest.raises(Refused) as refused:
        table.move(table.ply, table.table.legal_texts()[0], START)
    assert refused.value.key == "server-not-your-turn"
    turn = table.bot_to_move()
    assert turn is not None
    with pytest.raises(Stale):
        table.bot_move(turn._replace(ply=turn.ply + 1), table.table.legal_texts()[0], START)
    with pytest.raises(Stale):
        table.move(table.ply + 1, "anything", START)
    for _ in played(table, luck):
        pass
    with pytest.raises(Refused) as refused:
        table.move(table.ply, "anything", START)
    assert refused.value.key == "core-over"


def test_an_illegal_move_names_its_rule_and_changes_nothing() -> None:
    table = lay("overbooking", "me", "me")
    with pytest.raises(IllegalMove) as illegal:
        table.move(0, "nobody nowhere", START)
    assert illegal.value.rule == "core.notation"
    assert table.ply == 0


@each_game
def test_its_log_is_one_that_everybody_reads(game: str) -> None:
    *_, table = played(lay(game, *SEATS[game]), random.Random(5), undos=0.1)
    assert houseful.replay(table.log()) == table.table == houseful.replay(table.log_so_far())


def test_the_next_game_is_dealt_to_the_same_players_who_move_up() -> None:
    game = find_game("overbooking")
    first = saved("overbooking", "me", "greedy", "random")
    second = opened(game_after(first, game, game.standard, Beginning("here-2", START + 1, 9)))
    assert [seat.level for seat in second.seats] == ["greedy", "random", None]
    assert (second.info().options, second.ply) == (first["options"], 0)
    assert second.saved["seed"] == "9"


def test_a_seed_of_63_bits_is_kept_to_the_last_digit() -> None:
    table = lay("oktoberfest", "me", "me", seed=(1 << 63) - 1)
    assert kept(table)["seed"] == "9223372036854775807"
    assert opened(kept(table)).table == table.table


def test_bots_have_luck_of_their_own_at_every_decision() -> None:
    seeds = set()
    for seed in (1, 2):
        for table in played(lay("overbooked", "random", "random", seed=seed), random.Random(1)):
            turn = table.bot_to_move()
            seeds |= {turn.seed} if isinstance(turn, BotTurn) else set()
    assert len(seeds) > 40
    assert all(0 <= seed < 1 << 60 for seed in seeds)


# What cannot be opened


def of_other_rules(document: SavedTable) -> None:
    document["rules"] = 99


def with_other_cards(document: SavedTable) -> None:
    document["pack"] = "0" * 64


def with_a_move_that_is_none(document: SavedTable) -> None:
    document["log"][1][2] = "nobody nowhere"


def with_a_line_of_another_seat(document: SavedTable) -> None:
    document["log"][0][0] = 1 - document["log"][0][0]


def with_too_much_taken_back(document: SavedTable) -> None:
    document["log"].append([0, "undo", "99", START])


def with_an_option_that_is_none(document: SavedTable) -> None:
    document["options"] = {"weather": "fine"}


def with_a_line_after_the_end(document: SavedTable) -> None:
    document["log"].append(document["log"][0])


SPOILT: dict[Callable[[SavedTable], None], str] = {
    of_other_rules: "rules",
    with_other_cards: "rules",
    with_a_move_that_is_none: "damaged",
    with_a_line_of_another_seat: "damaged",
    with_too_much_taken_back: "damaged",
    with_an_option_that_is_none: "damaged",
    with_a_line_after_the_end: "damaged",
}


@pytest.mark.parametrize("spoil", SPOILT)
def test_what_cannot_be_dealt_is_shown_kept_and_taken_away(spoil: Callable[[SavedTable], None]) -> None:
    *_, table = played(lay("oktoberfest", "me", "me"), random.Random(1))
    document = kept(table)
    spoil(document)
    found = opened(document)
    info = found.info()
    assert info.unreadable is not None
    assert (info.unreadable.reason, info.unreadable.log) == (SPOILT[spoil], True)
    assert (info.stage, info.result) == ("over", table.table.result())
    assert found.to_dict() == document
    assert found.log().startswith("houseful log 1\n")
    assert found.state(found.viewpoint(None)).view is None
    with pytest.raises(Refused) as refused:
        found.move(found.ply, "anything", START)
    assert all(len(refused.value.say(language).splitlines()) == 1 for language in LANGUAGES)
    with pytest.raises(Refused):
        found.undo(found.ply, START)


def test_the_log_of_one_that_is_only_of_other_rules_says_which() -> None:
    document = kept(lay("oktoberfest", "me", "me"))
    document["rules"] = 99
    assert "rules 99" in opened(document).log().splitlines()[1]


def test_a_game_of_earlier_rules_goes_on_in_todays_words(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("overbooked")
    table, luck = lay("overbooked", "me", "random"), random.Random(1)
    for _ in range(6):
        table.make(next_step(table, luck), None)
    document: Any = kept(table)
    document["rules"] = 1
    monkeypatch.setitem(vars(game.rules), "earlier", {1: lambda _box, _table, action: action})
    again = opened(document)
    assert again.unreadable is None
    assert again.to_dict()["rules"] == game.rules.version
    assert again.table == table.table


@pytest.mark.parametrize("game", GAMES)
def test_a_viewpoint_is_told_what_a_seat_may_know_and_no_more(game: str) -> None:
    table, luck = lay(game, "me", "me"), random.Random(8)
    for _ in range(12):
        seat = table.turn
        message = table.make(next_step(table, luck), seat)
        assert seat is not None
        assert message.view == table.table.view(seat)
        assert message.events == table.table.events(seat)
        assert message.legal == (table.table.legal_texts() if table.turn == seat else [])
