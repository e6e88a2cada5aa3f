"""What happened on the planes, in few sentences, with the cards and passengers to draw beside them."""

from collections import Counter
from collections.abc import Hashable, Sequence
from typing import Any, Literal, TypedDict, cast

from houseful.core.storytelling import Event, Goal, Piece, Storytelling, View
from houseful.core.text.i18n import say
from houseful.core.text.packs import Pack
from houseful.games.overbooked.cards import Card
from houseful.games.overbooked.show.card_names import card_name
from houseful.games.overbooked.show.card_view import CardView, copy_card
from houseful.games.overbooked.show.sentences import counted, passenger, passengers, player_name
from houseful.games.overbooked.table import Letter


class PassengerCardPiece(TypedDict):
    """A passenger card."""

    kind: Literal["card"]
    face: CardView


class PassengerPiece(TypedDict):
    """A passenger: seated, on the stairs, or away."""

    kind: Literal["passenger"]
    passenger: Letter
    fate: Literal["seated", "stairs", "away"]


class VoucherPiece(TypedDict):
    """A meal voucher."""

    kind: Literal["voucher"]


PlanePiece = PassengerCardPiece | PassengerPiece | VoucherPiece


def alike(event: Event) -> Hashable | None:
    """Everybody whom one card seats, or who stays away from it, is told together; so are cards that are skipped."""
    kind = event["kind"]
    if kind in ("seat", "pay"):
        return kind, event["seat"]
    if kind in ("absent", "leave-out"):
        return "absent", event["seat"], event["card"]
    return kind if kind == "draw" else None


def tell_together(events: Sequence[Event], me: int | None, language: str) -> str:
    """Several events of one kind as a sentence."""
    kind = events[0]["kind"]
    if kind == "seat":
        return _tell_seats(events, language)
    if kind in ("absent", "leave-out"):
        return _tell_absences(events, language)
    cards = ", ".join(say("plane-quoted", language, card=card_name(event["card"], language)) for event in events)
    facts = {"player": player_name(events[0]["seat"], me, language)} if kind == "pay" else {}
    return say(f"plane-event-{kind}-together", language, cards=cards, **facts)


def _tell_seats(events: Sequence[Event], language: str) -> str:
    seated = ", ".join(f"{event['place'].upper()} {passenger(event['passenger'], language)}" for event in events)
    sentences = [say("plane-event-seat-together", language, seated=seated)]
    for place in ("stairs", "supply"):
        gone = Counter(event["displaced"] for event in events if event["goes_to"] == place)
        if gone:
            sentences.append(say("plane-event-displaced", language, goes_to=place, who=counted(gone, language)))
    return " ".join(sentences)


def _tell_absences(events: Sequence[Event], language: str) -> str:
    who = Counter(event["passenger"] for event in events)
    reasons = {event.get("reason", "left-out") for event in events}
    facts: dict[str, Any] = {"count": len(events), "who": counted(who, language)}
    facts["card"] = card_name(events[0]["card"], language)
    return say("plane-event-absent-together", language, reason="none-left" if reasons == {"none-left"} else "", **facts)


def pieces(pack: Pack, event: Event) -> list[Piece]:
    """The card, the passengers and the vouchers that an event is about."""
    return cast(list[Piece], pieces_of(pack.names, event))


def pieces_of(cards: list[Card], event: Event) -> list[PlanePiece]:
    """The same with their types."""
    kind = event["kind"]
    if kind in ("take", "pay", "remove"):
        face = next(card.view for card in cards if card.id == event["card"])
        shown: list[PlanePiece] = [{"kind": "card", "face": copy_card(face)}]
        return [{"kind": "voucher"}, *shown] if kind == "pay" else shown
    if kind in ("absent", "leave-out"):
        return [{"kind": "passenger", "passenger": event["passenger"], "fate": "away"}]
    if kind == "seat" and event["goes_to"] == "stairs":
        return [{"kind": "passenger", "passenger": event["displaced"], "fate": "stairs"}]
    return []


def before_the_end(view: View, language: str) -> list[str]:
    """Which passengers had run out, where that brought the last round about."""
    gone = [passengers(letter, language) for letter, left in view["supply"].items() if not left]
    return [say("plane-end-run-out", language, who=", ".join(gone))] if view["ending"] and gone else []


def goals(view: View, language: str) -> list[Goal]:
    """The goals of the scenario of somebody who flew alone."""
    solo = view["solo"]
    if solo is None:
        return []
    either = f" {say('plane-solo-or', language)} "
    return [
        {
            "text": either.join(
                say(f"plane-goal-{aim}", language, have=solo["progress"][aim], need=need) for aim, need in goal.items()
            ),
            "kept": any(solo["progress"][aim] >= need for aim, need in goal.items()),
        }
        for goal in solo["goals"]
    ]


STORY = Storytelling(
    alike=alike,
    tell_together=tell_together,
    pieces=pieces,
    piece_type=PlanePiece,
    consequences=frozenset(("last-round",)),
    final=frozenset(("over", "won", "lost")),
    before_the_end=before_the_end,
    goals=goals,
)
