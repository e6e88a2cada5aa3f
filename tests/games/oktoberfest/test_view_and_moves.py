"""What the view says about the moves that are possible, against the legal moves themselves."""

import random

import houseful


def test_rows_say_at_which_ends_the_next_table_may_go() -> None:
    compared = 0
    for seed in range(3):
        chance = random.Random(seed)
        table = houseful.deal("oktoberfest", players=2, seed=seed)
        while not table.over:
            view, legal = table.view(table.turn), table.legal()
            if view["step"] == "place":
                said = {f"row {row['row']} {end}" for row in view["festival"] for end in row["ends"]}
                assert said == {str(move).removesuffix(" turned") for move in legal}
                compared += 1
            table.play(chance.choice(legal))
    assert compared > 10


def test_kitchen_limit_is_the_largest_discard() -> None:
    compared = 0
    for seed in range(3):
        chance = random.Random(seed)
        table = houseful.deal("oktoberfest", players=2, seed=seed)
        while not table.over:
            view, legal = table.view(table.turn), table.legal()
            if view["step"] == "kitchen":
                counts = [sum(int(word) for word in str(move).split() if word.isdigit()) for move in legal]
                hand = sum(view["hand"].values())
                assert max(counts) == min(hand, view["kitchen_limit"])
                compared += hand >= view["kitchen_limit"]
            table.play(chance.choice(legal))
    assert compared > 1
