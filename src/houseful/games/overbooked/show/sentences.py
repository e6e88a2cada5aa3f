"""Overbooked in sentences, for terminals and screen readers. Made from a view and from events alone."""

from typing import Any, cast

from houseful.core.text.i18n import say
from houseful.core.text.people import person_at
from houseful.core.text.sentences import deed, describe_sheets
from houseful.games.overbooked.show.card_names import card_name
from houseful.games.overbooked.show.card_view import CardView
from houseful.games.overbooked.show.player_view import AIRLINES, PlayerView
from houseful.games.overbooked.show.solo_view import SoloView
from houseful.games.overbooked.show.view import HallCardView, HandView, OverbookedView

Event = dict[str, Any]


def player_name(seat: int, me: int | None, language: str) -> str:
    """You, or somebody else's name or colour."""
    if seat == me:
        return say("plane-you", language)
    return person_at(seat) or say(f"plane-colour-{AIRLINES[seat]}", language)


def passenger(letter: str, language: str) -> str:
    """Lover, child, rugby player, friend or senior."""
    return say(f"plane-passenger-{letter.lower()}", language)


def passengers(letter: str, language: str) -> str:
    """Lovers, children, rugby players, friends or seniors."""
    return say(f"plane-passengers-{letter.lower()}", language)


def describe(view: dict[str, Any], language: str) -> list[str]:
    """The whole table, line by line."""
    return describe_table(cast(OverbookedView, view), language)


def describe_table(view: OverbookedView, language: str) -> list[str]:
    """The same for a view with its type."""
    lines = [describe_state(view, language)]
    lines += [say("plane-table-event", language, title=_rule("event", event, language)) for event in view["events"]]
    lines.append(describe_supply(view, language))
    for seat in view["seats"]:
        lines += describe_seat(view, seat, language)
    if view["solo"]:
        lines += describe_solo(view["solo"], language)
    lines += [say("plane-table-hall", language, deck=view["deck"]), *describe_deck(view, language)]
    lines += [describe_place(view, place, card, language) for place, card in enumerate(view["hall"], start=1)]
    if view["hand"]:
        lines.append(describe_hand(view, view["hand"], language))
    return lines


def describe_state(view: OverbookedView, language: str) -> str:
    """The round, who started, and whether it is the last."""
    if view["solo"]:
        return say("plane-table-turn", language, round=view["round"])
    first = player_name(view["first"], view["seat"], language)
    last = "yes" if view["ending"] else "no"
    return say("plane-table-round", language, round=view["round"], first=first, last=last)


def _rule(group: str, name: str, language: str) -> str:
    return say(f"rule-plane-{group}-{name}", language)


def describe_supply(view: OverbookedView, language: str) -> str:
    """How many passengers of each kind wait."""
    waiting = ", ".join(f"{letter} {left}" for letter, left in view["supply"].items())
    return say("plane-table-supply", language, waiting=waiting)


def describe_deck(view: OverbookedView, language: str) -> list[str]:
    """What is still in the deck, of which nobody knows the order."""
    if not view["deck"]:
        return []
    heads = counted(view["in_deck"]["passengers"], language)
    lines = [say("plane-table-deck", language, passengers=heads, wishes=view["in_deck"]["wishes"])]
    if view["options"]["symbols"]:
        symbols = view["in_deck"]["symbols"].items()
        told = ", ".join(f"{_rule('symbol', symbol, language)} {left}" for symbol, left in symbols)
        lines.append(say("plane-table-deck-symbols", language, symbols=told))
    return ["  " + line for line in lines]


def counted(passengers: dict[str, int], language: str) -> str:
    """So many of each kind of passenger."""
    return ", ".join(
        say("plane-page-count", language, kind=letter.lower(), count=heads) for letter, heads in passengers.items()
    )


def describe_seat(view: OverbookedView, seat: PlayerView, language: str) -> list[str]:
    """A player's plane, row by row, and what lies beside it."""
    facts = {
        "player": player_name(seat["seat"], view["seat"], language),
        "vouchers": seat["vouchers"],
        "overbooked": sum(seat["overbooked"].values()),
    }
    if view["solo"]:
        head = say("plane-table-alone", language, **facts)
    else:
        points, bonus = sum(seat["score"].values()), seat["bonus_cards"]
        head = say("plane-table-seat", language, points=points, bonus=bonus, **facts)
    letters = iter("ABCDEFGHJK")
    columns = " ".join("".join(next(letters) for _ in range(width)) for width in view["zones"])
    rows = [f"    {number} {row}" for number, row in enumerate(seat["plane"], start=1)]
    return [head, f"      {columns}", *rows]


def describe_card(view: OverbookedView, card: CardView, language: str) -> str:
    """A card: its drawing, row by row, or its wish; its symbol if symbols count."""
    if card["wishes"]:
        face = ", ".join(_describe_wish(card, kind, language) for kind in dict.fromkeys(card["wishes"]))
    else:
        face = " / ".join(card["drawing"])
    if card["symbol"] and view["options"]["symbols"]:
        return say("plane-card-symbol", language, face=face, symbol=_rule("symbol", card["symbol"], language))
    return str(face)


def _describe_wish(card: CardView, kind: str, language: str) -> str:
    wishing = [letter for letter, wish in zip(card["passengers"], card["wishes"], strict=True) if wish == kind]
    return say(f"plane-card-wish-{kind}", language, passengers=" ".join(wishing))


def describe_place(view: OverbookedView, place: int, card: HallCardView, language: str) -> str:
    """A card in the hall, the vouchers on it and its price."""
    facts = {"place": place, "card": named(card["card"], language), "face": describe_card(view, card, language)}
    return "  " + say("plane-table-card", language, price=card["price"], vouchers=card["vouchers"], **facts)


def named(card: str, language: str) -> str:
    """A card's name, and the id that moves are written with where that is another word."""
    name = card_name(card, language)
    return card if name.lower().replace(" ", "-") == card else f"{name} [{card}]"


def describe_hand(view: OverbookedView, hand: HandView, language: str) -> str:
    """The card that is being placed."""
    away = ", ".join(map(str, hand["left_out"]))
    return say(
        "plane-table-hand",
        language,
        card=card_name(hand["card"], language),
        face=describe_card(view, hand, language),
        some="yes" if away else "no",
        away=away,
    )


def describe_solo(solo: SoloView, language: str) -> list[str]:
    """The scenario and how far it is."""
    lines = [
        say(
            "plane-solo-head",
            language,
            title=_rule("solo", solo["scenario"], language),
            difficulty=say(f"plane-difficulty-{solo['difficulty']}", language),
        )
    ]
    either = f" {say('plane-solo-or', language)} "
    have = cast(dict[str, int], solo["progress"])
    for goal in solo["goals"]:
        aims = [say(f"plane-solo-{aim}", language, have=have[aim], need=need) for aim, need in goal.items()]
        lines.append("  " + say("plane-solo-goal", language, aims=either.join(aims)))
    return lines


def ask(view: dict[str, Any], moves: list[str], language: str) -> str:
    """What a player is asked to decide."""
    return ask_player(cast(OverbookedView, view), moves, language)


def ask_player(view: OverbookedView, moves: list[str], language: str) -> str:
    """The same for a view with its type, with one of the legal moves as an example."""
    example, only_move, may_remove = moves[0], len(moves) == 1, any(move.startswith("remove ") for move in moves)
    phase, hand = view["phase"], view["hand"]
    if hand and hand["next"]:
        letter = hand["passengers"][hand["next"] - 1]
        kind = say(f"plane-kind-{hand['wishes'][hand['next'] - 1]}", language)
        return say("plane-ask-seating", language, passenger=passenger(letter, language), kind=kind, example=example)
    if phase == "taking" and only_move:
        return say("plane-ask-gate", language, example=example)
    if phase == "taking" and view["solo"]:
        return say("plane-ask-solo" if may_remove else "plane-ask-solo-take", language, example=example)
    return say(f"plane-ask-{phase}", language, example=example)


def tell_event(event: Event, me: int | None, language: str) -> str:
    """An event as a sentence."""
    return say(f"plane-event-{event['kind']}", language, **_facts(event, me, language))


def advise(move: str, events: list[Event], language: str) -> str:
    """A move as advice to its player."""
    event = deed(move, events)
    if event is None or move == "leave nobody":
        return say("plane-advice-leave-nobody", language)
    kind = "leave-out" if event["kind"] == "absent" else event["kind"]
    return say(f"plane-advice-{kind}", language, **_facts(event, None, language))


def _facts(event: Event, me: int | None, language: str) -> dict[str, Any]:
    """What an event fills into its sentence."""
    kind = event["kind"]
    facts = {key: value for key, value in event.items() if isinstance(value, int | str) and key not in ("kind", "rule")}
    if "seat" in event:
        facts["player"] = player_name(event["seat"], me, language)
    if "card" in event:
        facts["card"] = card_name(event["card"], language)
    if "passenger" in event:
        name = passengers if kind == "last-round" else passenger
        facts["passenger"] = name(event["passenger"], language)
    if kind == "take":
        facts["bonus"] = "yes" if event["bonus"] else "no"
    if kind == "vouchers":
        facts |= {"by": f"{event['by']:+d}", "many": abs(event["by"])}
    if kind in ("seat", "place"):
        facts["place"] = event["place"].upper()
    if kind == "seat":
        facts["goes_to"] = event["goes_to"] or "nobody"
        facts["displaced"] = passenger(event["displaced"], language) if event["displaced"] else ""
    if kind == "won":
        facts["title"] = _rule("solo", event["scenario"], language)
    return facts


def describe_case(answer: dict[str, Any], language: str) -> list[str]:
    """What `houseful score` says of the planes."""
    return describe_sheets("plane", answer, language)
