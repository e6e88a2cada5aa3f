"""English words, the rulebook and the sentences of the terminal."""

import random
from itertools import pairwise
from typing import get_args, get_type_hints

import pytest

import houseful
from houseful.core.text.i18n import has, say
from houseful.core.text.rulebook import paragraphs, readable
from houseful.games.overbooked import GAME, RULES
from houseful.games.overbooked.show.events import OverbookedEvent
from houseful.games.overbooked.show.sentences import ask, describe, tell_event


def test_paragraphs_are_numbered_in_order() -> None:
    numbers = [tuple(map(int, p.number.split("."))) for p in paragraphs(GAME.folder, "en")]
    assert numbers == sorted(numbers)
    for before, after in pairwise(numbers):
        assert after in ((before[0], before[1] + 1), (before[0] + 1, 1))
    assert "[plane" not in readable(GAME, "en")


def test_every_refusal_line_and_event_has_words() -> None:
    assert set(GAME.rules.refusal_ids) <= set(RULES)
    for rule in GAME.rules.refusal_ids:
        assert say(f"refused-{rule}", "en")
    for line in GAME.rules.lines:
        rule = line.replace("event:", "plane.event.") if ":" in line else f"plane.score.{line}"
        assert rule in RULES
        assert say(f"plane-line-{line}", "en")
    kinds = [get_args(get_type_hints(event)["kind"])[0] for event in get_args(OverbookedEvent)]
    assert all(has(f"plane-event-{kind}", "en") for kind in kinds)


@pytest.mark.parametrize(("players", "options"), (GAME.rules.sample_deals or list)()[::7])
def test_every_position_has_sentences(players: int, options: dict[str, object]) -> None:
    luck = random.Random(players)
    table = houseful.deal("overbooked", players=players, seed=players, **options)
    while not table.over:
        view = table.view(0)
        lines = [*describe(view, "en"), ask(view, list(map(str, table.legal())), "en")]
        lines += [tell_event(event, 0, "en") for event in table.play(luck.choice(table.legal()))]
        assert all(line.strip() and "None" not in line and "{" not in line for line in lines)


@pytest.mark.parametrize(
    ("by", "language", "said"),
    [
        (-1, "en", "You: -1 voucher, 3 left (1 paid for overbooked passengers, 0 received for full zones)."),
        (2, "en", "You: +2 vouchers, 3 left (0 paid for overbooked passengers, 2 received for full zones)."),
        (-1, "de", "-1 Gutschein,"),
        (-1, "fr", "-1 chèque-repas,"),
        (-1, "it", "-1 buono pasto,"),
        (-1, "nl", "-1 maaltijdbon,"),
    ],
)
def test_one_voucher_or_more(by: int, language: str, said: str) -> None:
    event = {"kind": "vouchers", "seat": 0, "by": by, "vouchers": 3, "paid": max(0, -by), "received": max(0, by)}
    assert said in tell_event(event, 0, language)


def test_a_table_in_sentences() -> None:
    table = houseful.deal("overbooked", players=4, seed=3, events=["buddy-time"], symbols=True, first=0)
    text = "\n".join(describe(table.view(0), "en"))
    assert "You: -37 points; 6 vouchers; 0 overbooked" in text
    assert "      ABCD EFGH" in text
    assert "    5 .... ...." in text
    assert "Event: Buddy Time." in text
    assert "68 cards are left in the deck." in text
