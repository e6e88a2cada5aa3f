"""People: arriving, names, personal links."""

from typing import Literal

import msgspec

from houseful.host.messages.fields import Asked, Language, Name, Token


class NewPerson(Asked):
    """Somebody who arrives."""

    name: Name
    language: Language | None = None


class ChangedPerson(Asked):
    """Another name or language."""

    name: Name | None = None
    language: Language | None = None


class LinkToken(Asked):
    """What a personal link carries."""

    token: Token


class Me(msgspec.Struct):
    """Who you are here."""

    id: str
    name: str
    language: str


class TokenInfo(msgspec.Struct):
    """A device or a script that acts in your name."""

    id: str
    use: Literal["cookie", "script"]
    label: str | None
    created: int
    used: int | None  # to within ten minutes; None: never
    current: bool  # whether this request came with it


class TokenList(msgspec.Struct):
    """Your devices and scripts."""

    tokens: list[TokenInfo]


class GivenToken(msgspec.Struct):
    """A token, shown once: the server keeps only its hash."""

    token: str
