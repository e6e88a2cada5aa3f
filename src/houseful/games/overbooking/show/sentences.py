"""Overbooking in sentences, for terminals and screen readers. Made from a view and from events alone."""

from typing import Any

from houseful.core.text.i18n import has, say
from houseful.core.text.people import person_at
from houseful.core.text.sentences import deed, describe_sheets
from houseful.games.overbooking.box import KINDS
from houseful.games.overbooking.show.names import COLOURS
from houseful.games.overbooking.table import BACK_PLACES

View = dict[str, Any]


def name_of(kind: str, word: str, language: str) -> str:
    """What something is called; a word of somebody's own pack stands for itself."""
    key = f"hotel-{kind}-{word}"
    return say(key, language) if has(key, language) else word


def player_name(seat: int, me: int | None, language: str) -> str:
    """You, or somebody else's name or colour."""
    if seat == me:
        return say("hotel-you", language)
    return person_at(seat) or name_of("colour", COLOURS[seat], language)


def kind_of(number: int, language: str) -> str:
    """Monk, merchants, maids …"""
    return name_of("kind", KINDS[number - 1], language)


def card_name(card: str, language: str) -> str:
    """A card of the notation (`3 bird`) in a language's own words."""
    number, crest = card.split(" ", 1)
    return f"{number} {name_of('crest', crest, language)}"


def guest_name(guest: str, me: int | None, language: str) -> str:
    """A guest of the notation (`orange 3 bird`) in a language's own words; people are called by their names."""
    colour, card = guest.split(" ", 1)
    owner = COLOURS.index(colour)
    if person_at(owner) is None:
        return f"{name_of('colour', colour, language)} {card_name(card, language)}"
    return say("hotel-guest-known", language, name=whole_name(card, language), owner=player_name(owner, me, language))


def whole_name(card: str, language: str) -> str:
    """A card with the kind of its guests: 3 bird maids."""
    return f"{card_name(card, language)} {kind_of(int(card[0]), language)}"


def describe(view: View, language: str) -> list[str]:
    """The whole table, line by line."""
    first = player_name(view["first"], view["seat"], language)
    lines = [say("hotel-table-round", language, round=view["round"], rounds=view["rounds"], first=first)]
    for hotel in view["hotels"]:
        lines += describe_hotel(view, hotel, language)
    lines += [describe_seat(view, seat, language) for seat in view["seats"]]
    if view["hand"]:
        cards = "; ".join(_card_in_hand(card, view["coins"], language) for card in view["hand"])
        lines.append(say("hotel-table-hand", language, cards=cards))
    elif view["hand"] is not None:
        lines.append(say("hotel-table-hand-empty", language))
    if view["checking"]:
        lines.append(describe_checking(view["checking"], view["seat"], language))
    return lines


def _card_in_hand(card: str, worth: dict[str, list[int]], language: str) -> str:
    """A card with its guests and what they are worth."""
    number, crest = int(card[0]), card.split(" ", 1)[1]
    facts = {"card": card_name(card, language), "kind": kind_of(number, language), "coins": worth[crest][number - 1]}
    return say("hotel-hand-card", language, **facts)


def describe_hotel(view: View, hotel: View, language: str) -> list[str]:
    """One row of the table."""
    sign = name_of("sign", hotel["rule"], language)
    tile = "yes" if hotel["tile"] else "no"
    lines = [
        say("hotel-table-hotel", language, hotel=hotel["hotel"], beds=hotel["beds"], sign=sign, tile=tile),
        "  " + _queue("hotel-table-line", view, hotel["line"], hotel["places"], language),
    ]
    if hotel["rule"] == "no-back-door":
        lines.append("  " + say("hotel-table-no-back", language))
    else:
        lines.append("  " + _queue("hotel-table-back", view, hotel["back"], BACK_PLACES, language))
    if hotel["next"]:
        sign = name_of("sign", hotel["next"]["rule"], language)
        lines.append("  " + say("hotel-table-next", language, beds=hotel["next"]["beds"], sign=sign))
    return lines


def _queue(key: str, view: View, guests: list[View | None], places: int, language: str) -> str:
    names = [describe_guest(guest, view["seat"], language) for guest in guests if guest]
    shown = ", ".join(names) or say("hotel-nobody", language)
    return say(key, language, guests=shown, free=max(places - len(guests), 0))


def describe_guest(guest: View, me: int | None, language: str) -> str:
    """A guest as far as it is known."""
    owner = player_name(guest["owner"], me, language)
    if guest["number"] is None:
        size, crest = name_of("size", guest["size"], language), name_of("crest", guest["crest"], language)
        numbers = either([guest.split()[1] for guest in guest["candidates"]], language)
        return say("hotel-guest-hidden", language, size=size, crest=crest, owner=owner, numbers=numbers)
    name = whole_name(f"{guest['number']} {guest['crest']}", language)
    key = "hotel-guest-known" if guest["face_up"] else "hotel-guest-face-down"
    return say(key, language, name=name, owner=owner)


def either(choices: list[str], language: str) -> str:
    """One of a few, in words: 4 or 6."""
    *rest, last = choices
    return say("hotel-either", language, rest=", ".join(rest), last=last) if rest else last


def describe_seat(view: View, seat: View, language: str) -> str:
    """What everybody knows of a player."""
    booked, gone = (_card_names(seat[pile], language) for pile in ("booked", "discarded"))
    return say(
        "hotel-table-seat",
        language,
        player=player_name(seat["seat"], view["seat"], language),
        points=sum(seat["score"].values()),
        hand=seat["hand"],
        booked=booked,
        gone=gone,
        tiles=seat["tiles"],
    )


def _card_names(cards: list[str], language: str) -> str:
    return ", ".join(card_name(card, language) for card in cards) or say("hotel-nobody", language)


def describe_checking(checking: View, me: int | None, language: str) -> str:
    """The power that waits for a decision."""
    title = say(f"rule-hotel-power-{_kind_word(checking['power'])}", language)
    return say(
        "hotel-table-checking",
        language,
        hotel=checking["hotel"],
        beds=checking["beds"],
        power=guest_name(checking["power"], me, language),
        title=title,
    )


def _kind_word(guest: str) -> str:
    return KINDS[int(guest.split()[1]) - 1]


def ask(view: View, moves: list[str], language: str) -> str:
    """The decision that a player is asked for, as a sentence."""
    if view["checking"]:
        return say("hotel-ask-power", language, power=guest_name(view["checking"]["power"], view["seat"], language))
    if moves == ["keep"]:
        return say("hotel-ask-keep-forced" if view["turns_left"] == 1 else "hotel-ask-pass", language)
    if "keep" in moves:
        return say("hotel-ask-keep", language)
    return say("hotel-ask-place", language, example=moves[0])


def tell_event(event: View, me: int | None, language: str) -> str:
    """An event as a sentence."""
    kind, facts = _facts(event, me, language)
    return say(f"hotel-event-{kind}", language, **facts)


def advise(move: str, events: list[View], language: str) -> str:
    """A move as advice to its player, who knows the card even where nobody may look at it again."""
    event = deed(move, events) or {"kind": "pass"}
    _, facts = _facts(event, None, language)
    if event["kind"] == "place":
        facts["card"] = card_name(move.rsplit(" ", 2)[0], language)
    return say(f"hotel-advice-{event['kind']}", language, **facts)


def _facts(event: View, me: int | None, language: str) -> tuple[str, dict[str, Any]]:
    """An event's sentence, and what is to be filled in."""
    kind = event["kind"]
    facts: dict[str, Any] = {k: value for k, value in event.items() if isinstance(value, int | str)}
    if "seat" in event:
        facts["player"] = player_name(event["seat"], me, language)
    for who in ("guest", "target"):
        if who in facts:
            facts[who] = guest_name(event[who], me, language)
    if kind == "place" and event["guest"] is not None and person_at(event["owner"]) is not None:
        facts["guest"] = whole_name(event["guest"].split(" ", 1)[1], language)  # who placed it is named already
    if kind == "place" and event["guest"] is None:
        kind = "place-hidden"
        facts["size"] = name_of("size", event["size"], language)
        facts["crest"] = name_of("crest", event["crest"], language)
    elif kind == "place" and event["face_up"]:
        kind = "place-open"
    elif kind == "keep" and event["reason"] == "no-place":
        kind = "keep-forced"
    elif kind == "draw" and event["cards"] is not None:
        kind = "draw-mine"
        facts["cards"] = ", ".join(card_name(card, language) for card in event["cards"])
    elif kind in ("book", "turn-away"):
        facts["beds"] = event["beds_left"]
    elif kind == "round":
        facts["player"] = player_name(event["first"], me, language)
    elif kind == "hotel":
        facts["sign"] = name_of("sign", event["sign"], language)
    return kind, facts


def describe_case(answer: View, language: str) -> list[str]:
    """What `houseful score` says of one hotel, or of the end."""
    if "players" in answer:
        return describe_sheets("hotel", answer, language)
    names = {
        key: ", ".join(guest_name(guest, None, language) for guest in answer[key]) or say("hotel-nobody", language)
        for key in _CASE_LINES
    }
    beds = say("hotel-case-beds", language, beds=answer["beds"], left=answer["beds_left"])
    return [beds, *(say(f"hotel-case-{key}", language, guests=names[key]) for key in _CASE_LINES)]


_CASE_LINES = ("booked", "turned_away", "discarded")
