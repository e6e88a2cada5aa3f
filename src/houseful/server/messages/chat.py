"""Chat and reactions."""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from houseful.host.messages.fields import ID, Asked, Reaction, Text


class Said(msgspec.Struct):
    """A chat message or a reaction."""

    number: int
    person: str
    name: str
    kind: Literal["chat", "reaction"]
    text: str
    at: int


class NewMessage(Asked):
    """Something to say."""

    text: Text


class NewReaction(Asked):
    """A reaction."""

    reaction: Reaction


class Mute(Asked):
    """Whose messages you no longer want to read, or want to read again."""

    person: Annotated[str, Meta(max_length=24, pattern=ID)]
    mute: bool = True


class Chat(msgspec.Struct):
    """What was said at a table."""

    messages: list[Said]
