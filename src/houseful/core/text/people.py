"""The names of the people at a table, for sentences that would otherwise use the box's own words for seats."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar

_names: ContextVar[Sequence[str]] = ContextVar("names", default=())


@contextmanager
def people_named(names: Sequence[str]) -> Iterator[None]:
    """Have sentences call the seats by these names for a while."""
    token = _names.set(names)
    try:
        yield
    finally:
        _names.reset(token)


def person_at(seat: int) -> str | None:
    """The name of the person at a seat, where somebody has said it."""
    names = _names.get()
    return names[seat] if seat < len(names) else None
