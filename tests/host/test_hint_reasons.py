"""The reasons of a hint: sure although something is hidden, true when the move is played, in every language."""

import random
from collections.abc import Iterator

import pytest

import houseful
from houseful.bots.search.analysis import Budget, Considered, Thought, consider
from houseful.bots.seat import Seat
from houseful.core.game import Move
from houseful.core.text.i18n import LANGUAGES
from houseful.games import find_game
from houseful.host.gains import gains_between, sure_gain
from houseful.host.hint_reasons import DEALS, advice_on, best_answer

OPTIONS = {"overbooking": {"peek": True}, "overbooked": {"symbols": True, "complex": True}, "oktoberfest": {}}


def decisions(game: str, chance: float) -> Iterator[houseful.Table]:
    """Some decisions of a game of two that greedy luck plays."""
    luck, table = random.Random(4), houseful.deal(game, players=2, seed=4, **OPTIONS[game])
    while not table.over:
        if luck.random() < chance and len(table.legal()) > 1:
            yield table
        table.play(luck.choice(table.legal()))


def thought(table: houseful.Table) -> Thought:
    assert table.turn is not None
    return consider(Seat(table, table.turn), Budget(rounds=8))


@pytest.mark.parametrize("game", houseful.games())
def test_what_a_move_is_sure_to_bring_it_brings(game: str) -> None:
    sure = 0
    for table in decisions(game, 0.3):
        seat = table.turn
        assert seat is not None
        deals = [table.redeal(seat, number) for number in range(DEALS)]
        for move in random.Random(table.ply).sample(table.legal(), min(3, len(table.legal()))):
            promised = sure_gain(deals, seat, [move])
            if promised is not None and promised.lines:
                truth = table.copy()
                truth.play(move)
                assert promised == gains_between(table, truth)[seat], move
                sure += 1
    assert sure > 5


@pytest.mark.parametrize("game", houseful.games())
def test_reasons_are_given_in_every_language_and_know_nothing_hidden(game: str) -> None:
    said = set()
    for number, table in enumerate(decisions(game, 0.08)):
        seat, found, language = table.turn, thought(table), LANGUAGES[number % len(LANGUAGES)]
        assert seat is not None
        advice = advice_on(table, seat, found, language)
        assert advice.sentence
        assert all(reason.strip() for reason in advice.reasons)
        assert advice.rule is None or advice.rule in find_game(game).rules.ids
        assert advice == advice_on(table.redeal(seat, 77), seat, found, language)
        said.add(len(advice.reasons))
    assert min(said) >= 1


def test_a_seat_card_says_what_it_prepares() -> None:
    table = houseful.deal("overbooked", players=2, seed=4)
    seat = table.turn
    assert seat is not None
    deals = [table.redeal(seat, number) for number in range(DEALS)]
    prepared = best_answer(deals, seat, table.legal()[0])
    assert prepared is not None
    heads = len(table.view(seat)["hall"][0]["passengers"])
    assert prepared.lines["empty-seats"] == heads
    taken = table.copy()
    taken.play(table.legal()[0])
    best = max(sum(gains_between(table, played(taken, move))[seat].lines.values()) for move in taken.legal())
    assert prepared.total == best


def played(table: houseful.Table, move: str) -> houseful.Table:
    copy = table.copy()
    copy.play(move)
    return copy


def test_the_next_best_move_is_named_with_its_loss() -> None:
    table = houseful.deal("overbooked", players=2, seed=4)
    first, second = table.legal()[:2]
    both = [Considered(Move(move, move.action), 40, margin, 0.5, 0.5) for move, margin in ((first, 6.0), (second, 2.5))]
    assert table.turn is not None
    advice = advice_on(table, table.turn, Thought(table.turn, 80, tuple(both)), "en")
    assert advice.rule == "plane.take.card"
    assert any(
        reason.startswith("Next best: Take card 2") and "3.5 points worse" in reason for reason in advice.reasons
    )
    assert any("cost" in reason or "Vouchers" in reason for reason in advice.reasons)


def test_a_card_in_line_says_its_coins_and_the_beds_it_meets() -> None:
    table = houseful.deal("overbooking", players=2, seed=4)
    move = next(move for move in table.legal() if " line " in move)
    alone = Considered(Move(move, move.action), 10, 0.0, 0.5, 0.5)
    assert table.turn is not None
    advice = advice_on(table, table.turn, Thought(table.turn, 10, (alone,)), "en")
    number, hotel = int(move.split()[0]), table.view(None)["hotels"][int(move.split()[-1]) - 1]
    assert f"its {number} beds" in advice.reasons[0] or "its bed" in advice.reasons[0]
    assert advice.reasons[1] == f"The line then wants {number} bed{'s' * (number > 1)}, the hotel has {hotel['beds']}."
