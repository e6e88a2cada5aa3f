"""What happened in the hotel, in few sentences, with the guests to draw beside them."""

from collections.abc import Hashable, Sequence
from typing import Any, Literal, TypedDict, cast

from houseful.core.storytelling import Event, Piece, Storytelling
from houseful.core.text.i18n import say
from houseful.core.text.packs import Pack
from houseful.games.overbooking.show.names import COLOURS, Size
from houseful.games.overbooking.show.sentences import guest_name, player_name

SMALL = 3  # the largest number with the small crest on its back
Fate = Literal["booked", "away"]
FATES: dict[str, Fate] = {"book": "booked", "turn-away": "away", "leave": "away"}


class GuestPiece(TypedDict):
    """A guest as far as it is known: its face, or its back; what became of it if its hotel was checked."""

    kind: Literal["guest"]
    owner: int
    crest: str
    size: Size
    number: int | None
    fate: Fate | None


class TilePiece(TypedDict):
    """A point tile."""

    kind: Literal["tile"]


HotelPiece = GuestPiece | TilePiece


def alike(event: Event) -> Hashable | None:
    """What is turned up, turned away or left at one hotel is told together, and so are draws from behind."""
    kind = event["kind"]
    if kind in ("reveal", "leave"):
        return kind, event["hotel"]
    if kind == "turn-away":
        return kind, event["hotel"], event["beds_left"]
    return (kind, event["count"]) if kind == "draw" and event["cards"] is None else None


def tell_together(events: Sequence[Event], me: int | None, language: str) -> str:
    """Several events of one kind as a sentence."""
    first = events[0]
    facts: dict[str, Any] = {"hotel": first.get("hotel", 0), "count": first.get("count", 0)}
    if first["kind"] == "draw":
        facts["players"] = ", ".join(player_name(event["seat"], me, language) for event in events)
    elif first["kind"] == "reveal":
        facts |= {side: _guests([one for one in events if one["side"] == side], me, language) for side in SIDES}
    else:
        facts |= {"guests": _guests(events, me, language), "beds": first.get("beds_left", 0)}
    return say(f"hotel-event-{first['kind']}-together", language, **facts)


SIDES = ("line", "back")


def _guests(events: Sequence[Event], me: int | None, language: str) -> str:
    return ", ".join(guest_name(event["guest"], me, language) for event in events) or say("hotel-nobody", language)


def pieces(_pack: Pack, event: Event) -> list[Piece]:
    """The guests and tiles that an event is about."""
    return cast(list[Piece], pieces_of(event))


def pieces_of(event: Event) -> list[HotelPiece]:
    """The same with their types."""
    kind = event["kind"]
    if kind == "tile":
        return [{"kind": "tile"}]
    if kind == "place" and event["guest"] is None:
        back = {"owner": event["owner"], "crest": event["crest"], "size": event["size"]}
        return [cast(GuestPiece, {"kind": "guest", **back, "number": None, "fate": None})]
    if kind == "draw" or event.get("guest") is None:
        return []
    named = [event["guest"], *([event["target"]] if "target" in event else [])]
    return [_guest(name, "away" if kind == "replace" and at else FATES.get(kind)) for at, name in enumerate(named)]


def _guest(name: str, fate: Fate | None) -> GuestPiece:
    colour, number, crest = name.split(" ", 2)
    size: Size = "small" if int(number) <= SMALL else "large"
    owner = COLOURS.index(cast(Any, colour))
    return {"kind": "guest", "owner": owner, "crest": crest, "size": size, "number": int(number), "fate": fate}


STORY = Storytelling(
    alike=alike,
    tell_together=tell_together,
    pieces=pieces,
    piece_type=HotelPiece,
    consequences=frozenset(
        (
            "reveal",
            "move-in",
            "beds",
            "replace",
            "favour",
            "decline",
            "idle",
            "book",
            "turn-away",
            "leave",
            "checked",
            "round",
            "hotel",
        )
    ),
)
