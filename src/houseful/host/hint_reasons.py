"""Why a hint advises its move: what it brings for sure, what it prepares, and what the next best move would cost."""

from dataclasses import dataclass
from typing import Any

from houseful.bots.search.analysis import Considered, Thought
from houseful.core.table import Table
from houseful.core.text.i18n import say
from houseful.core.text.sentences import deed
from houseful.host.gains import sure_gain
from houseful.host.messages.previews import Gain

DEALS = 3  # of what is hidden; what they agree on is said
MOST_ANSWERS = 400  # moves that may follow, looked through for the best
TRIED = 8  # a move tried by fewer than one in so many rounds of the best one's is not compared
NOTICEABLE = 0.5  # points


@dataclass(frozen=True)
class Advice:
    """A move as advice, the reasons for it, and the rule behind it."""

    sentence: str
    reasons: list[str]
    rule: str | None


def advice_on(table: Table, seat: int, thought: Thought, language: str) -> Advice:
    """The best move of a thought with its reasons, from what its seat knows."""
    deals = [table.redeal(seat, number) for number in range(DEALS)]
    move = str(thought.best.move)
    shown, view, events = table.definition.presentation, deals[0].view(seat), play_on(deals[0], move)
    reasons = [
        *shown.reasons(view, move, events, language),
        *brings(deals, seat, move, language),
        *compared(deals, seat, thought, language),
    ]
    if not reasons:
        reasons.append(say("reason-tried", language, rounds=thought.rounds))
    act = deed(move, events)
    return Advice(shown.advise(move, events, language), reasons, act.get("rule") if act else None)


def play_on(table: Table, move: str) -> list[dict[str, Any]]:
    """What a move causes, without playing it here."""
    return table.copy().play(move)


def brings(deals: list[Table], seat: int, move: str, language: str) -> list[str]:
    """What a move brings or costs at once; unless it brings something, the best that may follow in the same turn."""
    now, told = sure_gain(deals, seat, [move]), []
    if now is not None and now.lines:
        key = "reason-brings" if now.total >= 0 else "reason-pays"
        told.append(say(key, language, points=abs(now.total), lines=in_words(deals[0], now, language)))
    if now is not None and now.total > 0:
        return told
    later = best_answer(deals, seat, move)
    if later is not None and later.lines:
        lines = in_words(deals[0], later, language)
        told.append(say("reason-prepares", language, points=signed(later.total), lines=lines))
    return told


def best_answer(deals: list[Table], seat: int, move: str) -> Gain | None:
    """The most that this move and one more of the same turn bring for sure; None if the turn is over."""
    played = deals[0].copy()
    played.play(move)
    if played.turn != seat or len(played.legal()) > MOST_ANSWERS:
        return None
    found = [(sure_gain(deals[:1], seat, [move, answer]), answer) for answer in played.legal()]
    best = max(((gain.total, answer) for gain, answer in found if gain is not None), default=None)
    return None if best is None else sure_gain(deals, seat, [move, best[1]])


def compared(deals: list[Table], seat: int, thought: Thought, language: str) -> list[str]:
    """The next best move, how much worse it is in the long run, and what it would cost at once."""
    best, tried = thought.best, [one for one in thought.moves[1:] if one.visits * TRIED >= thought.best.visits]
    if not tried:
        return []
    other = max(tried, key=lambda one: one.margin)
    worse = best.margin - other.margin
    told = deals[0].definition.presentation.advise(str(other.move), play_on(deals[0], str(other.move)), language)
    key = "reason-next" if worse >= NOTICEABLE else "reason-equal"
    return [say(key, language, move=told.rstrip("."), points=round(worse, 1)), *costs(deals, seat, other, language)]


def costs(deals: list[Table], seat: int, other: Considered, language: str) -> list[str]:
    """The lines that another move makes worse at once."""
    now = sure_gain(deals, seat, [str(other.move)])
    lost = {line: points for line, points in now.lines.items() if points < 0} if now is not None else {}
    if not lost:
        return []
    return [say("reason-costs", language, lines=in_words(deals[0], Gain(sum(lost.values()), lost), language))]


def in_words(table: Table, gain: Gain, language: str) -> str:
    """The lines of a gain with their points: Couples +5, Empty seats +2."""
    world = table.definition.world
    return ", ".join(f"{say(f'{world}-line-{line}', language)} {signed(points)}" for line, points in gain.lines.items())


def signed(points: int) -> str:
    """Points with their sign, a true minus."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}")
