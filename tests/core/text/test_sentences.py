"""Advice: every move of every game as something to do, in every language."""

import random
import re
from typing import Any

import pytest

import houseful
from houseful.core.compile.rule import INTERPRETED
from houseful.core.text.i18n import LANGUAGES
from houseful.games import NAMES, find_game

KEY = re.compile(r"[a-z]+-advice-|\{|\$")
KINDS = {
    "overbooking": {"card", "choose", "decline", "keep"},
    "overbooked": {"take", "remove", "place", "seat", "leave", "leave nobody"},
    "oktoberfest": {"hire", "serve", "more", "kitchen", "discard", "row"},
}


def kind_of(move: str) -> str:
    """What sort of move it is."""
    verb = move.split(maxsplit=1)[0]
    return "card" if verb.isdigit() else move if move == "leave nobody" else verb


def wishes(name: str, luck: random.Random) -> dict[str, Any]:
    """Some number of players, some options."""
    game = find_game(name)
    players = luck.choice(game.rules.players)
    not_for = {"events"} if players == 1 else {"scenario", "difficulty"}
    options = [o for o in game.rules.options if o.name not in not_for]
    return {"players": players, **{o.name: luck.choice(o.samples()) for o in options if luck.random() < 0.5}}


@pytest.mark.parametrize("name", NAMES)
def test_every_move_can_be_advised(name: str) -> None:
    seen: dict[str, set[str]] = {}
    for seed in range(12 if INTERPRETED else 40):
        luck = random.Random(seed)
        table = houseful.deal(name, seed=seed, **wishes(name, luck))
        while (seat := table.turn) is not None:
            move = luck.choice(table.legal())
            guess = table.redeal(seat, 0)
            events = guess.play(str(move))
            told = {table.definition.presentation.advise(str(move), events, language) for language in LANGUAGES}
            assert len(told) >= len(LANGUAGES) - 1, told  # Italian and French may agree
            assert not any(KEY.search(line) for line in told)
            seen.setdefault(kind_of(move), set()).update(told)
            table.play(move)
    assert set(seen) >= KINDS[name]


@pytest.mark.parametrize(
    ("name", "move", "events", "advice"),
    [
        (
            "overbooking",
            "2 lion line 2",
            [{"kind": "place", "guest": None, "size": "small", "crest": "lion", "hotel": 2, "side": "line"}],
            "Place 2 lion at hotel 2, in line.",
        ),
        (
            "overbooking",
            "choose red 2 oak",
            [
                {"kind": "favour", "guest": "red 4 lion", "target": "red 2 oak", "hotel": 1, "rank": 1},
                {"kind": "book", "guest": "red 2 oak", "beds_left": 1},
            ],
            "Let Red 2 oak book first.",
        ),
        (
            "overbooked",
            "take slalom",
            [
                {"kind": "pay", "card": "gossips"},
                {"kind": "take", "card": "slalom", "place": 2, "vouchers": 1, "bonus": False},
            ],
            "Take card 2 from the hall and the voucher on it.",
        ),
        ("overbooked", "leave nobody", [], "Leave out nobody."),
        ("overbooked", "leave nobody", [{"kind": "last-round"}], "Leave out nobody."),
        (
            "oktoberfest",
            "row 1 left turned",
            [{"kind": "place", "row": 1, "end": "left", "turned": True}],
            "Put the table into row 1, on your left, turned round.",
        ),
    ],
)
def test_advice_says_what_to_do_not_what_it_costs(
    name: str, move: str, events: list[dict[str, object]], advice: str
) -> None:
    assert find_game(name).presentation.advise(move, events, "en") == advice
