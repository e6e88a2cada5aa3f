"""A seat's view once more: from the whole table, secrets included, and the printed cards, in plain steps."""

from typing import Any

from houseful.core.table import Table

from .positions import COLOURS, CRESTS, FACES, card_text, cards_in, guest_text
from .second_implementation import BONUS, COINS, score_collection

BONUSES = ("none", "beginner", "expert")
View = dict[str, Any]


def view_of(table: Table, seat: int | None) -> View:
    """All that a seat may know."""
    peer, players = table.peer(), table.players
    phase = ("placing", "checking", "over")[peer.phase]
    return {
        "game": "overbooking",
        "players": players,
        "ply": table.ply,
        "turn": None if peer.actor == -1 else peer.actor,
        "options": {"bonus": BONUSES[peer.bonus], "peek": peer.peek != 0},
        "phase": phase,
        "round": peer.now + 1,
        "rounds": 4,
        "first": peer.first,
        "coins": {crest: [COINS[number] for number in range(1, 7)] for crest in CRESTS},
        "turns_left": 5 * players - peer.turns if phase == "placing" else 0,
        "seats": [player(peer, number) for number in range(players)],
        "hotel_cards": [peer.layout[place] + 1 for place in range(players * (1 + peer.now // 2))],
        "checking": checking(peer) if phase == "checking" else None,
        "seat": seat,
        "hotels": [hotel(peer, row, seat) for row in range(players)],
        "hand": None if seat is None else [card_text(code) for code in cards_in(peer.hand[seat])],
    }


def player(peer: Any, seat: int) -> View:
    """What everybody knows of a player; decks are counted from what has been dealt and drawn."""
    bonus = BONUSES[peer.bonus]
    booked = [card_text(code) for code in cards_in(peer.booked[seat])]
    sizes = {crest: len([card for card in booked if card.endswith(crest)]) for crest in CRESTS}
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "hand": len(cards_in(peer.hand[seat])),
        "deck": 24 - (9, 14, 19, 24)[peer.now],
        "booked": booked,
        "discarded": [card_text(code) for code in cards_in(peer.discarded[seat])],
        "tiles": peer.tiles[seat],
        "sets": {crest: BONUS[bonus][size] for crest, size in sizes.items() if size in BONUS[bonus]},
        "score": score_collection(bonus, booked, peer.tiles[seat]),
    }


def checking(peer: Any) -> View:
    return {
        "hotel": peer.hotel + 1,
        "beds": peer.beds,
        "power": guest_text(peer.back[peer.hotel, peer.power]),
        "favoured": [guest_text(code) for code in peer.favoured if code != -1],
    }


def printed(face: int) -> View:
    rule, beds = FACES[face].split()
    return {"rule": rule, "beds": int(beds)}


def hotel(peer: Any, row: int, seat: int | None) -> View:
    """A hotel and its guests; the other side of its card comes in the second and the fourth round."""
    face = peer.face[row]
    rule = printed(face)["rule"]
    open_to_all = peer.phase == 1 and row <= peer.hotel
    shown = {"first-face-up": 0, "second-face-up": 1}.get(rule)
    line = [peer.line[row, place] for place in range(peer.in_line[row])]
    back = [peer.back[row, place] for place in range(peer.at_back[row])]
    other = face - 1 if face % 2 else face + 1
    return {
        "hotel": row + 1,
        "card": face // 2 + 1,
        **printed(face),
        "places": 5 if rule == "no-back-door" else 4,
        "back_places": 0 if rule == "no-back-door" else 2,
        "tile": peer.tile[row] != 0,
        "line": [guest(peer, code, seat, open_to_all or place == shown) for place, code in enumerate(line)],
        "back": [None if code == -1 else guest(peer, code, seat, open_to_all) for code in back],
        "other": printed(other),
        "next": printed(other) if peer.now in (0, 2) else None,
    }


def guest(peer: Any, code: int, seat: int | None, face_up: bool) -> View:
    """A guest: its back for everybody, its face where it lies open or is one's own to look at."""
    colour, number, crest = guest_text(code).split()
    known = face_up or (peer.peek != 0 and seat is not None and COLOURS[seat] == colour)
    return {
        "owner": COLOURS.index(colour),
        "crest": crest,
        "size": "small" if number in "123" else "large",
        "number": int(number) if known else None,
        "guest": f"{colour} {number} {crest}" if known else None,
        "face_up": face_up,
    }
