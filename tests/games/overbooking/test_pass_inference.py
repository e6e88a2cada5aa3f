"""What forced passes show about hands: with a pack of narrow hotels, where they are common."""

import random
from collections import Counter
from pathlib import Path

import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED, as_python
from houseful.games import find_game
from houseful.games.overbooking.hidden import agrees_with_passes

GAMES = 80 if INTERPRETED else 300
HOTELS = """
[[hotel]]
front = { rule = "small-only", beds = 8, source = "stand-in" }
back = { rule = "no-soldiers", beds = 9, source = "stand-in" }

[[hotel]]
front = { rule = "large-only", beds = 17, source = "stand-in" }
back = { rule = "two-crests", beds = 13, source = "stand-in" }
"""


@pytest.fixture(scope="module")
def tight_pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    text = find_game("overbooking").standard.text
    file = tmp_path_factory.mktemp("packs") / "tight.toml"
    file.write_text(text[: text.index("[[hotel]]")] + 4 * HOTELS, encoding="utf-8")
    return file


@pytest.mark.rule("hotel.hidden.passes")
@pytest.mark.rule("hotel.play.pass")
def test_redeals_agree_with_passes_and_never_rule_out_the_truth(tight_pack: Path) -> None:
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        luck = random.Random(seed)
        table = houseful.deal("overbooking", players=2, seed=seed, pack=tight_pack, peek=seed % 2 == 0)
        while not table.over:
            whole = table.peer()
            for player in range(2):
                assert as_python(agrees_with_passes)(whole, player), "the truth was ruled out"
            if any(whole.barred) or any(whole.late[player, now] for player in (0, 1) for now in range(4)):
                look_closely(table, luck, seen)
            table.play(luck.choice(table.legal()))
    assert seen["in the round of the pass"] > GAMES // 10
    assert seen["later"] > GAMES // 2


def look_closely(table: houseful.Table, luck: random.Random, seen: Counter[str]) -> None:
    for seat in (0, 1, None):
        other = table.redeal(seat, luck.getrandbits(40))
        assert other.view(seat) == table.view(seat)
        whole = other.peer()
        for player in range(2):
            assert as_python(agrees_with_passes)(whole, player)
            assert not whole.hand[player] & whole.barred[player]
            seen["in the round of the pass" if whole.barred[player] else "later"] += 1
