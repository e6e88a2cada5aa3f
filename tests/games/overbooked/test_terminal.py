"""Playing in the terminal, alone and with others."""

import io
import re

import pytest

from houseful.bots.random_bot import RandomBot
from houseful.cli.terminal import Terminal
from houseful.core.table import deal
from houseful.games.overbooked import GAME
from houseful.games.overbooked.show.sentences import ask, describe, tell_event
from tests.games.overbooked.positions import table_with


def session(players: int, lines: list[str], **options: object) -> tuple[Terminal, str]:
    """Type these lines, then always the first legal move until the game is over."""
    out = io.StringIO()
    table = deal(GAME, players, 5, None, {"first": 0, **options})
    bots = {seat: RandomBot(seat) for seat in range(1, players)}
    waiting = iter(lines)
    terminal = Terminal(GAME, table, 0, "en", bots, out=out)
    terminal.read = lambda prompt: next(waiting, None) or str(terminal.table.legal()[0])
    terminal.run()
    return terminal, out.getvalue()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game(players: int) -> None:
    terminal, text = session(players, ["?", "moves", "rules couples", "why take nobody", "why place 1a"])
    assert terminal.table.over
    assert "You took" in text
    assert text.count("The game is over." if players == 1 else "The last round is complete: the game is over.") == 1
    assert "Rule 3.1, A turn" in text
    assert "5 points for each group of exactly two lovers" in text


def test_solo_shows_the_scenario_and_how_it_ends() -> None:
    _, text = session(1, [], scenario="school", difficulty="expert")
    assert "Scenario: The school trip, expert." in text
    assert "8 happy children (you have 0)" in text
    assert "The scenario is not fulfilled, and no voucher is left: you have lost." in text
    assert "won." not in text


@pytest.mark.rule("plane.solo.setup")
def test_a_player_alone_sees_no_points() -> None:
    """Neither during the game nor at its end, lost or won."""
    _, text = session(1, ["?"], difficulty="expert")
    assert not re.search(r"\d points?\b|-\d\d", text.partition("Passengers waiting")[2])
    assert "You: 2 vouchers; 0 overbooked." in text
    assert text.rstrip().endswith("The game is over.")


@pytest.mark.rule("plane.solo.last-voucher")
def test_a_removal_that_cannot_be_paid_is_not_offered() -> None:
    table = deal(GAME, 1, 5, None, {"difficulty": "expert"})
    assert "or remove one for a voucher" in ask(table.view(0), list(map(str, table.legal())), "en")
    table.play(table.legal()[-1])
    assert ask(table.view(0), list(map(str, table.legal())), "en").startswith("Take a card. Type")


def test_cards_go_by_their_names_in_the_language_of_the_reader() -> None:
    table = table_with("honeymoon", "tandem")
    said = "\n".join(describe(table.view(0), "fr"))
    assert "1. Lune de miel [honeymoon] (RR)" in said
    assert "2. tandem (RR. / .BB)" in said
    (event,) = table.play("take honeymoon")
    assert tell_event(event, 0, "de") == "Du hast „Flitterwochen“ genommen."
    assert "Huwelijksreis" in "\n".join(describe(table.view(0), "nl"))


@pytest.mark.rule("plane.hidden.deck")
def test_the_terminal_says_what_is_still_in_the_deck() -> None:
    table = table_with("honeymoon", "gossips", "scrum", "x-five", symbols=True)
    said = "\n".join(describe(table.view(0), "en"))
    heads = table.view(0)["in_deck"]["passengers"]
    assert f"In the deck, in an order that nobody knows: {heads['R']} lovers, {heads['W']} children," in said
    assert "12 cards with seat wishes." in said
    assert "Symbols in the deck: Swap 14, Cross 14, Skip 12, Plus one 12." in said


def test_a_card_taken_can_be_put_back_until_the_next_is_drawn() -> None:
    terminal, text = session(2, ["moves", "take nothing"])
    assert "is not a move in this game" in text
    table = deal(GAME, 2, 5, None, {"first": 0})
    take = str(table.legal()[0])
    terminal = Terminal(GAME, table, 0, "en", {1: RandomBot(1)}, out=io.StringIO())
    typed = iter([take, "undo", "quit"])
    terminal.read = lambda prompt: next(typed)
    terminal.run()
    assert terminal.table.ply == 0
