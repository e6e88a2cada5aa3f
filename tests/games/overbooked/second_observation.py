"""Observations of Overbooked made a second time, slowly and obviously, from what a view shows."""

from typing import Any

from houseful.games.overbooked.event_cards import EVENTS
from houseful.games.overbooked.scenarios import DIFFICULTIES, SCENARIOS
from houseful.games.overbooked.show.view import PHASES

COLUMNS = "abcdefghjk"
SEATS = [f"{row}{column}" for row in range(1, 6) for column in COLUMNS]
KINDS = ("window", "middle", "aisle")
CARD_FEATURES = 2 + 3 + 4 + 5 * 25
PLAYER_FEATURES = 5 * 50 + 5 + 2
STANDING = 2 + 1 + 2 + 3 + 1 + len(EVENTS)


def one_hot(found: Any, choices: Any) -> list[float]:
    """A one at the place of what was found, or all zero."""
    return [1.0 if found == choice else 0.0 for choice in choices]


def observation(view: dict[str, Any], seat: int) -> list[float]:
    """All features of a seat, in the order that ai/observe.py promises."""
    features = head(view, seat)
    for after in range(4):
        after_me = view["seats"][(seat + after) % view["players"]] if after < view["players"] else None
        features += player(after_me) if after_me else [0.0] * PLAYER_FEATURES
    for place in range(4):
        features += hall_card(view["hall"][place]) if place < len(view["hall"]) else [0.0] * CARD_FEATURES
    features += card(view["hand"], 0) if view["hand"] else [0.0] * CARD_FEATURES
    features += hand(view["hand"])
    features += [view["in_deck"]["passengers"][letter] * 0.02 for letter in "RWBYG"]
    for after in range(4):
        features += standing(view, (seat + after) % view["players"]) if after < view["players"] else [0.0] * STANDING
    return features


def standing(view: dict[str, Any], seat: int) -> list[float]:
    """Whose turn it is, and how a player stands, by the lines of the score sheet."""
    score = view["seats"][seat]["score"]
    on_stairs = [sum(player["overbooked"].values()) for player in view["seats"]]
    return [
        float(view["turn"] == seat),
        float(view["first"] == seat),
        float(on_stairs[seat] == max(1, *on_stairs, 0)),
        score["couples"] / 20,
        score["kids"] / 20,
        *(score[crowd] / 20 for crowd in ("rugby", "friends", "seniors")),
        -score["empty-seats"] / 50,
        *(score.get(f"event:{event}", 0) / 10 for event in EVENTS),
    ]


def head(view: dict[str, Any], seat: int) -> list[float]:
    """Where the game stands, and the house rules."""
    options, solo = view["options"], view["solo"]
    taken = sum(len(player["cards"]) for player in view["seats"]) + (len(solo["removed"]) if solo else 0)
    return [
        *one_hot(view["phase"], PHASES),
        *one_hot(view["players"], (1, 2, 3, 4)),
        float(view["turn"] == seat),
        float(view["ending"]),
        taken / 81,
        view["deck"] / 81,
        float(options["symbols"]),
        float(options["complex"]),
        float(options["kids"] == "adults"),
        float(options["missing_friends"] == "largest"),
        float(options["low_season"] == "line"),
        *one_hot(solo and solo["scenario"], SCENARIOS),
        *one_hot(solo and solo["difficulty"], DIFFICULTIES),
        *(float(event in view["events"]) for event in EVENTS),
        *(view["supply"][letter] / 30 for letter in "RWBYG"),
    ]


def player(found: dict[str, Any]) -> list[float]:
    """A player's plane and what lies beside it."""
    letters = {}
    for number, row in enumerate(found["plane"], start=1):
        for column, letter in zip(COLUMNS, row.replace(" ", ""), strict=False):
            letters[f"{number}{column}"] = letter
    seated = [float(letters.get(name) == letter) for letter in "RWBYG" for name in SEATS]
    stairs = [found["overbooked"][letter] / 10 for letter in "RWBYG"]
    return [*seated, *stairs, found["vouchers"] / 6, found["bonus_cards"] / 4]


def hall_card(found: dict[str, Any]) -> list[float]:
    """A card in the hall."""
    return card(found, found["vouchers"])


def card(found: dict[str, Any], vouchers: int) -> list[float]:
    """A printed card: wishes, symbol, and who sits where; of a wish card six cells for each kind of seat."""
    wishes = found["wishes"]
    rows = [row.ljust(5, ".") for row in found["drawing"]]
    if wishes:
        people = list(zip(found["passengers"], wishes, strict=True))
        rows = ["".join(one if wish == kind else "." for one, wish in people).ljust(6, ".") for kind in KINDS]
    cells = "".join(rows).ljust(25, ".")
    return [
        1.0,
        vouchers / 6,
        *(float(kind in wishes) for kind in KINDS),
        *one_hot(found["symbol"], ("swap", "cross", "skip", "plus-one")),
        *(float(cell == letter) for letter in "RWBYG" for cell in cells),
    ]


def hand(found: dict[str, Any] | None) -> list[float]:
    """Who of the card in hand stays away, whose seat is asked for, and the seats just taken."""
    if found is None:
        return [0.0] * (6 + 6 + 50)
    return [
        *(float(number in found["left_out"]) for number in range(1, 7)),
        *one_hot(found["next"], range(1, 7)),
        *(float(name in found["just_seated"]) for name in SEATS),
    ]
