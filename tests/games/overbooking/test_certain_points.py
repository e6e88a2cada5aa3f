"""What a power's choice is sure to earn at its hotel, against what the hotel then really pays."""

import random

import houseful
from houseful.games.overbooking.show.certain_points import certain_points


def coins_of(table: houseful.Table) -> list[int]:
    return [int(sheet.lines["coins"]) for sheet in table.scores()]


def test_a_choice_earns_what_was_said() -> None:
    compared = open_ones = 0
    for seed in range(12):
        chance = random.Random(seed)
        table = houseful.deal("overbooking", players=3, seed=seed)
        while not table.over:
            view = table.view(table.turn)
            for move in table.legal() if view["checking"] else []:
                after = table.copy()
                events = after.play(move)
                foreseen = certain_points(view, table.redeal(table.turn, 1).play(move))
                checked = [event["hotel"] for event in events if event["kind"] == "checked"]
                if checked == [view["checking"]["hotel"]]:
                    earned = zip(coins_of(table), coins_of(after), strict=True)
                    assert foreseen == [coins - before for before, coins in earned]
                    compared += 1
                elif not checked:
                    assert foreseen is None, "another choice at this hotel is still to come"
                    open_ones += 1
            table.play(chance.choice(table.legal()))
    assert compared > 10
    assert open_ones > 2


def test_nothing_is_certain_while_guests_are_placed() -> None:
    table = houseful.deal("overbooking", players=2, seed=1)
    view = table.view(table.turn)
    assert certain_points(view, table.play(table.legal()[0])) is None


def test_bookings_and_tiles_are_told_with_their_points() -> None:
    told = {"coins": 0, "tiles": 0}
    for seed in range(4):
        chance = random.Random(seed)
        table = houseful.deal("overbooking", players=2, seed=seed)
        while not table.over:
            before = [dict(sheet.lines) for sheet in table.scores()]
            events = table.play(chance.choice(table.legal()))
            for line, kind, field in (("coins", "book", "coins"), ("tiles", "tile", "points")):
                for seat, sheet in enumerate(table.scores()):
                    earned = sum(event[field] for event in events if event["kind"] == kind and event["seat"] == seat)
                    assert earned == sheet.lines[line] - before[seat][line]
                    told[line] += earned
    assert told["coins"] > 20
    assert told["tiles"] > 3


def test_back_doors_have_as_many_places_as_guests_may_use() -> None:
    for seed in range(8):
        for row in houseful.deal("overbooking", players=3, seed=seed).view(0)["hotels"]:
            assert row["back_places"] == (0 if row["rule"] == "no-back-door" else 2)
