"""Questions before a move: what it would bring, whether it is legal, what a strong player would do."""

from collections.abc import Sequence

from houseful.bots.search.analysis import Thought
from houseful.core.table import IllegalMove, Table
from houseful.core.text.people import people_named
from houseful.host.gains import gain, lines_of
from houseful.host.hint_reasons import advice_on
from houseful.host.hosted_game import HostedGame
from houseful.host.messages.previews import Hint, Preview, PreviewedMove, Previews, Verdict
from houseful.host.refused import Refused


def seat_asking(game: HostedGame, person: str) -> int:
    """The seat that a person may ask about a move for; Refused if it is not their turn."""
    game.check_readable()
    seat = game.turn
    if seat is None or game.stage != "playing":
        raise Refused(409, "core-over", move="")
    if game.seats[seat].person != person:
        raise Refused(403, "server-not-your-turn")
    return seat


def imagined(game: HostedGame, person: str) -> tuple[Table, int]:
    """The table as the player to move could imagine it, without anything hidden from them, and their seat."""
    seat = seat_asking(game, person)
    return game.table.redeal(seat, 0), seat


def preview_of(table: Table, seat: int, move: str) -> Preview:
    """What a legal move would bring, played on a copy of an imagined table."""
    view, before, copy = table.view(seat), lines_of(table), table.copy()
    copy.play(move)
    after = lines_of(copy)
    presentation, events = table.definition.presentation, copy.events(seat)
    certain, portions = presentation.certain_points(view, events), presentation.portions(view, events)
    gains = [gain(*lines) for lines in zip(before, after, strict=True)]
    return Preview(before, after, gains, certain, portions, copy.view(seat))


def previews_of(game: HostedGame, person: str, moves: Sequence[str]) -> Previews:
    """What several legal moves would bring, without their views; the first illegal one is refused."""
    table, seat = imagined(game, person)
    seen = [(move, preview_of(table, seat, move)) for move in moves]
    return Previews(game.ply, [PreviewedMove(move, one.gains, one.certain, one.portions) for move, one in seen])


def verdict_on(game: HostedGame, person: str, move: str, language: str) -> Verdict:
    """Whether a move is legal, and the rule that forbids it otherwise."""
    table, _ = imagined(game, person)
    try:
        table.play(move)
    except IllegalMove as illegal:
        return Verdict(False, illegal.rule, illegal.say(language))
    return Verdict(True, None, None)


def hint_of(ply: int, table: Table, seat: int, thought: Thought, names: Sequence[str], language: str) -> Hint:
    """The best move of a thought about an imagined table, in words that call people by these names."""
    with people_named(names):
        advice = advice_on(table, seat, thought, language)
    best = thought.best
    return Hint(ply, str(best.move), advice.sentence, best.win_chance, best.margin, advice.reasons, advice.rule)
