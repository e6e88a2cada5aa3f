"""Where the view says that displaced passengers go, against where they went."""

import random

import houseful


def test_displaced_passengers_go_where_the_view_says() -> None:
    gone = {"stairs": 0, "supply": 0}
    for seed in range(6):
        chance = random.Random(seed)
        table = houseful.deal("overbooked", players=2, seed=seed, symbols=True)
        while not table.over:
            hand = table.view(table.turn)["hand"]
            for event in table.play(chance.choice(table.legal())):
                if hand and event["kind"] == "seat" and event["displaced"]:
                    assert event["goes_to"] == hand["displaced_to"]
                    gone[event["goes_to"]] += 1
    assert gone["stairs"] > 5
    assert gone["supply"] > 5
