"""One game between equals, and everything about it that is counted."""

import random
from collections import Counter
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from houseful.bots.match import play_to_end
from houseful.bots.seat import Seat
from houseful.core.game import Move
from houseful.core.scores import win_shares
from houseful.core.table import Table
from houseful.core.tallies import Deed
from houseful.lab.balance.plan import Plan
from houseful.lab.balance.samples import Findings, Key

Sheet = npt.NDArray[np.int16]


class Joining(NamedTuple):
    """A card that began to work for a seat: the table just before, and the move."""

    card: str
    seat: int
    before: Table
    move: Move


class Played(NamedTuple):
    """A game that is over, and what happened in it."""

    table: Table
    begun_by: int  # the seat with the first decision
    length: int  # decisions
    lead_changes: int
    rules: Counter[str]  # how often each rule is named by an event
    deeds: set[Deed]
    joinings: list[Joining]


def play(plan: Plan, pack: int, seed: int) -> Played:
    """Play a game to its end."""
    table, bots = plan.deal(pack, seed), plan.bots(seed)
    tallies = plan.game.ai.tallies
    rules: Counter[str] = Counter()
    deeds, joinings = set(tallies.at_start(table)), []
    begun_by, length, lead, changes = table.turn or 0, 0, None, 0
    while (seat := table.turn) is not None:
        before = table.copy()
        move = bots[seat].choose(Seat(table, seat))
        table.advance(move)
        events = table.shared_events(seat)
        rules.update(event["rule"] for event in events)
        for deed in tallies.after_move(table, events):
            deeds.add(deed)
            if deed.relation in tallies.joining:
                joinings.append(Joining(deed.card, deed.seat, before, move))
        length += 1
        ahead = leader(totals_of(table))
        changes += ahead is not None and lead is not None and ahead != lead
        lead = lead if ahead is None else ahead
    return Played(table, begun_by, length, changes, rules, deeds, joinings)


def sheet_of(table: Table) -> Sheet:
    """The score sheet as it stands, tie-breaks behind the lines."""
    rules = table.definition.rules
    sheet = np.zeros((table.players, rules.columns), np.int16)
    rules_of = table.definition.entry_points
    rules_of.scores(table.pack.box, table.memory(), sheet)
    return sheet


def totals_of(table: Table) -> list[int]:
    """Everybody's points as they stand."""
    lines = len(table.definition.rules.lines)
    return [sum(row[:lines]) for row in sheet_of(table).tolist()]


def leader(totals: list[int]) -> int | None:
    """Who is ahead of all others; None if nobody is."""
    best = max(totals)
    return totals.index(best) if totals.count(best) == 1 else None


def result_of(table: Table) -> tuple[list[float], list[int]]:
    """Everybody's share of the win, and the totals."""
    shares, totals = win_shares(sheet_of(table)[np.newaxis], len(table.definition.rules.lines))
    return shares[0].tolist(), totals[0].tolist()


def gap(totals: list[int]) -> int:
    """The best total less the second best; alone, the total."""
    best = sorted(totals, reverse=True)
    return best[0] - best[1] if len(best) > 1 else best[0]


def note(plan: Plan, played: Played, found: Findings) -> dict[Key, float]:
    """Count a game in; return its measures, of which each is one number a game."""
    shares, totals = result_of(played.table)
    values: dict[Key, float] = {
        ("score",): sum(totals) / len(totals),
        ("length",): played.length,
        ("gap",): gap(totals),
        ("lead-changes",): played.lead_changes,
    }
    for seat, share in enumerate(shares):
        values["seat", seat] = share
        values["turn", (seat - played.begun_by) % len(shares)] = share
        found.count(("score",), totals[seat])
    for name in ("length", "gap", "lead-changes"):
        found.count((name,), int(values[name,]))
    note_lines(played.table, values, found)
    values.update({("rule", rule): times for rule, times in played.rules.items()})
    for relation, card, seat in played.deeds:
        above = shares[seat] - plan.fair_share
        values["use", relation, card] = values.get(("use", relation, card), 0) + 1
        values["gain", relation, card] = values.get(("gain", relation, card), 0) + above
        found.uses.add((relation, card), above)
    found.games += 1
    return values


def note_lines(table: Table, values: dict[Key, float], found: Findings) -> None:
    """Count in every line of the score sheet that this game scores."""
    rules, shows = table.definition.rules, table.definition.presentation.shows_line
    peer, sheet = table.peer(), sheet_of(table).tolist()
    for column, line in enumerate(rules.lines):
        if shows(peer, line):
            points = [row[column] for row in sheet]
            values["line", line] = sum(points) / len(points)
            values["scored", line] = sum(number != 0 for number in points) / len(points)
            for number in points:
                found.count(("line", line), number)


def weigh_cards(plan: Plan, played: Played, pack: int, seed: int, found: Findings) -> None:
    """Take one card that joined a seat, and one that works for everybody, out of this very game, drawn by lot."""
    luck = random.Random(seed)
    if played.joinings:
        weigh_joining(plan, luck.choice(played.joinings), seed, found)
    start = plan.deal(pack, seed)
    cards = plan.game.ai.tallies.at_work(start)
    if cards:
        weigh_common(plan, start, luck.choice(cards), seed, found)


def weigh_joining(plan: Plan, joined: Joining, seed: int, found: Findings) -> None:
    """What a card brings its seat from the move by which it joins: points, and share of the win."""
    luck = (seed << 10) + joined.before.ply
    without = plan.game.ai.tallies.without(joined.before.copy(), joined.card)
    results = []
    for table in (joined.before.copy(), without):
        table.advance(joined.move)
        play_to_end(table, plan.bots(luck))
        results.append(result_of(table))
    (shares, totals), (shares_without, totals_without) = results
    seat = joined.seat
    found.worth.add((joined.card, "points"), totals[seat] - totals_without[seat])
    found.worth.add((joined.card, "share"), shares[seat] - shares_without[seat])


def weigh_common(plan: Plan, start: Table, card: str, seed: int, found: Findings) -> None:
    """What a card brings everybody from the deal on: points a player, and points between the first and the second."""
    luck = seed << 10
    results = []
    for table in (start.copy(), plan.game.ai.tallies.without(start.copy(), card)):
        play_to_end(table, plan.bots(luck))
        results.append(result_of(table)[1])
    totals, totals_without = results
    found.worth.add((card, "points"), (sum(totals) - sum(totals_without)) / len(totals))
    found.worth.add((card, "gap"), gap(totals) - gap(totals_without))
