"""The estimated level of a player, for bots whose level is known."""

from statistics import mean

import pytest

import houseful
from houseful.bots import Budget, strength
from houseful.bots.levels import make_bot
from houseful.bots.seat import Seat
from houseful.bots.strength import ANYBODY, COMPARED, FEWEST, Decision, agreement, level_like
from houseful.core.compile.rule import INTERPRETED
from houseful.games import find_game

GAMES = houseful.games()


@pytest.fixture(autouse=True)
def short_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer rounds where rules are interpreted."""
    if INTERPRETED:
        monkeypatch.setattr(strength, "LOOK", Budget(rounds=4, seed=1))


def decisions_of(game: str, level: str, seed: int) -> list[Decision]:
    """What the first seat knew and chose in a game between two bots of a level."""
    table = houseful.deal(game, players=2, seed=seed)
    bots = [make_bot(level, 2 * seed + seat) for seat in (0, 1)]
    made = []
    while (turn := table.turn) is not None:
        seat = Seat(table, turn)
        move = bots[turn].choose(seat)
        if turn == 0:
            made.append((seat, str(move)))
        table.play(move)
    return made


@pytest.mark.parametrize("game", GAMES)
def test_every_player_with_enough_decisions_gets_a_level(game: str) -> None:
    assert level_like(find_game(game), decisions_of(game, "novice", 60)[:6]) in COMPARED


@pytest.mark.skipif(INTERPRETED, reason="the few rounds of an interpreted search distinguish nobody")
@pytest.mark.parametrize("game", GAMES)
def test_weak_and_strong_players_are_distinguished(game: str) -> None:
    """Over a few games the mean rank that is found grows with the true one, and is near it."""
    ranks = {}
    for level in ("novice", "expert"):
        found = [level_like(find_game(game), decisions_of(game, level, seed)) for seed in range(60, 66)]
        ranks[level] = mean(COMPARED.index(one) for one in found)
    assert ranks["novice"] < 1
    assert ranks["expert"] > 1.6


def test_a_favourite_agrees_fully_and_a_move_never_tried_not_at_all() -> None:
    """A wide decision: a card of the plane, which goes to more places than a search looks at."""
    table = houseful.deal("overbooked", players=2, seed=4)
    while len(table.legal()) < 40:
        table.play(table.legal()[0])
    assert table.turn is not None
    seat = Seat(table, table.turn)
    shares = [agreement((seat, str(move))) for move in seat.legal()[:: 6 if INTERPRETED else 1]]
    known = [share for share in shares if share is not None]
    assert len(known) == len(shares)
    assert min(known) == 0.0
    if not INTERPRETED:
        assert max(known) == 1.0


@pytest.mark.parametrize(("many", "said"), [(0, False), (FEWEST - 1, False), (FEWEST, True)])
def test_a_few_moves_are_too_few_for_an_estimate(many: int, said: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who always plays the worst move: it takes a few of them to say so."""
    monkeypatch.setattr(strength, "agreement", lambda decision: 0.0)
    table = houseful.deal("oktoberfest", players=2, seed=4)
    assert table.turn is not None
    worst = (Seat(table, table.turn), str(table.legal()[-1]))
    assert level_like(table.definition, [worst] * many) == (COMPARED[0] if said else ANYBODY)


def test_decisions_without_a_choice_do_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(strength, "agreement", lambda decision: None)
    table = houseful.deal("oktoberfest", players=2, seed=4)
    assert table.turn is not None
    forced = (Seat(table, table.turn), str(table.legal()[0]))
    assert level_like(table.definition, [forced] * 3 * FEWEST) == ANYBODY
