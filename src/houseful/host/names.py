"""What everybody is called at a table."""

from collections.abc import Sequence

from houseful.core.text.i18n import say
from houseful.host.entries import Holder
from houseful.host.refused import Refused

LONGEST_NAME = 24


def names_at(seats: Sequence[Holder], language: str) -> list[str]:
    """What everybody is called at a table, by seat."""
    return [name_at(seats, seat, language) for seat in seats]


def name_at(seats: Sequence[Holder], seat: Holder, language: str) -> str:
    """A player's name at a table; players of the same name are numbered."""
    name = plain_name(seat, language)
    alike = [other.number for other in seats if plain_name(other, language) == name]
    return name if len(alike) == 1 else f"{name} {alike.index(seat.number) + 1}"


def plain_name(seat: Holder, language: str) -> str:
    """A person's name, a bot's level, or the seat's number where nobody is known to have played."""
    if seat.name:
        return in_language(seat.name, language)
    if seat.level:
        return say("page-bot", language, level=seat.level)
    return say("page-seat", language, number=seat.number + 1)


def in_language(name: str, language: str) -> str:
    """A name; whoever has not chosen one yet is a guest in the reader's language."""
    proposed, _, number = name.partition(" ")
    if proposed not in say("page-guest-names", language).split(", ") or not (number == "" or number.isdigit()):
        return name
    return f"{say('page-guest', language)} {number}".strip()


def short_name(name: str) -> str:
    """A name on one line without anything that cannot be printed; Refused if nothing is left."""
    seen = "".join(sign if sign.isprintable() else " " for sign in name)
    short = " ".join(seen.split())[:LONGEST_NAME].strip()
    if not short:
        raise Refused(400, "server-name", longest=LONGEST_NAME)
    return short
