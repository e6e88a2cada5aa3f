"""A log written from rows alone replays like any other, once its rules are there."""

import random
from typing import Any

import pytest

import houseful
from houseful.core.fairness import FairDeal
from houseful.core.table import Table
from houseful.core.text.game_log import UNKNOWN, _sum_of, own_pack_lines, pack_named_in
from houseful.core.text.stored_log import StoredGame, write_stored_log
from houseful.core.text.validation import Fault
from houseful.games import NAMES, find_game
from houseful.games.overbooked.event_cards import EVENTS

OPTIONS: dict[str, dict[str, Any]] = {
    "overbooking": {"peek": False},
    "overbooked": {"events": list(EVENTS[:2])},
    "oktoberfest": {"first": 1},
}
FAIR = FairDeal("ab" * 32, ("7", ""))


def played(name: str, moves: int = 25) -> Table:
    table = houseful.deal(name, players=2, seed=FAIR.seed, **OPTIONS[name])
    table.fair = FAIR
    luck = random.Random(3)
    for _ in range(moves):
        table.play(luck.choice(table.legal()))
    return table


def stored(table: Table, rules: int = 1, scores: bool = True) -> StoredGame:
    options = {name: value for name, value in table.options.items() if name != "players"}
    totals = [sheet.total for sheet in table.scores()] if scores else None
    moves = [str(move) for move in table.moves()]
    return StoredGame(
        table.game, rules, 2, options, own_pack_lines(table.pack.text), table.fair, table.seed, moves, totals
    )


@pytest.mark.parametrize("scores", [True, False], ids=["with scores", "without scores"])
@pytest.mark.parametrize("name", NAMES)
def test_a_stored_log_replays_to_the_same_table(name: str, scores: bool) -> None:
    table = played(name)
    log = write_stored_log(stored(table, scores=scores))
    assert (f"scores {UNKNOWN}" in log) is not scores
    again = houseful.replay(log)
    assert again == table
    assert again.fair == table.fair


def test_options_that_the_host_left_alone_are_as_the_rules_say() -> None:
    table = played("oktoberfest")
    told = stored(table)._replace(options={"first": 1})
    assert houseful.replay(write_stored_log(told)).options == table.options


def test_a_stored_log_says_its_own_version_and_is_refused_by_other_rules() -> None:
    log = write_stored_log(stored(played("overbooking"), rules=7))
    assert log.splitlines()[1] == "game overbooking, rules 7"
    with pytest.raises(Fault, match="7"):
        houseful.replay(log)


def test_scores_that_are_told_are_checked() -> None:
    *lines, end = write_stored_log(stored(played("overbooking"))).splitlines()
    wrong = f"end 25 moves, scores 900 900, sum {_sum_of(lines)}"
    assert wrong != end
    with pytest.raises(Fault):
        houseful.replay("\n".join([*lines, wrong]) + "\n")


def test_the_pack_of_a_log_is_found_without_reading_it() -> None:
    table = houseful.deal("overbooking", seed=1)
    named = pack_named_in(table.log())
    assert named is not None
    assert (named.game, named.text, named.digest) == ("overbooking", None, table.pack.digest)
    own = pack_named_in(write_stored_log(stored(played("overbooking"))))
    assert own is not None
    assert own.text == find_game("overbooking").standard.text
    assert pack_named_in("houseful log 1\ngame overbooking, rules 1\nseed 1") is None
    assert pack_named_in("") is None
