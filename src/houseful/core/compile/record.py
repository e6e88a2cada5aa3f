"""Records: a box or a table as one aligned piece of memory.

A record is declared as a class. Each field says its number type, its shape, who may see it and what it means;
the class gives rules their types, and its `DTYPE` gives NumPy, Numba and CUDA the layout:

    class TentTable(Record):
        purse = row("i1", SEATS, EVERYONE, "coins of each player")

Python code (views, tests, interpreted rules) reads a record through `over(memory)`: plain integers in and
out, and a number that does not fit its field is an error there rather than a silent wrap.
"""

import threading
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, Self, TypeAlias, cast

import numpy as np
import numpy.typing as npt

EVERYONE, OWNER, NOBODY = "everyone", "its owner", "nobody"

_FORMATS: dict[str, Any] = {
    "i1": "b",
    "u1": "B",
    "i2": "h",
    "u2": "H",
    "i4": "i",
    "u4": "I",
    "i8": "q",
    "u8": "Q",
}

Memory: TypeAlias = npt.NDArray[np.uint8]
Numbers: TypeAlias = Any  # an array of numbers of any kind


class Row(Protocol):
    """Numbers found by one index: a field, or an array that a rule fills in."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[int]: ...


class Grid(Protocol):
    """Numbers found by two indices."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...


@dataclass(frozen=True)
class Field:
    """One entry of a record: layout for the machine, meaning for the reader."""

    kind: str
    shape: tuple[int, ...]
    seen_by: str
    meaning: str


def number(kind: str, seen_by: str, meaning: str) -> int:
    """Declare a single number."""
    return cast(int, Field(kind, (), seen_by, meaning))


def row(kind: str, length: int, seen_by: str, meaning: str) -> Row:
    """Declare a row of numbers."""
    return cast(Row, Field(kind, (length,), seen_by, meaning))


def grid(kind: str, shape: tuple[int, int], seen_by: str, meaning: str) -> Grid:
    """Declare a grid of numbers."""
    return cast(Grid, Field(kind, shape, seen_by, meaning))


class Record:
    """Base of all boxes and tables."""

    FIELDS: ClassVar[dict[str, Field]]
    DTYPE: ClassVar[np.dtype[np.void]]
    WINDOW: ClassVar[type["_Window"]]
    READING: ClassVar["_Reading"]

    def __init_subclass__(cls) -> None:
        cls.FIELDS = {name: f for name, f in vars(cls).items() if isinstance(f, Field)}
        for name in cls.FIELDS:
            delattr(cls, name)
        layout = [(name, f.kind, f.shape) for name, f in cls.FIELDS.items()]
        cls.DTYPE = np.dtype(layout, align=True)
        cls.WINDOW = _window(cls)
        cls.READING = _Reading(cls)

    @classmethod
    def blank(cls) -> Memory:
        """Memory for one record, all zero."""
        return np.zeros(cls.DTYPE.itemsize, np.uint8)

    @classmethod
    def over(cls, memory: Memory) -> Self:
        """Read and write memory as plain Python numbers."""
        return cast(Self, cls.WINDOW(memory))

    @classmethod
    def reading(cls, memory: Memory) -> Self:
        """Read a copy of memory as plain Python numbers, until this thread reads the next record of this kind.

        Its fields stay open from one record to the next: for a short look at each of many records, opening them
        takes a good part of the time.
        """
        window = cls.READING.window
        window.bytes[:] = memoryview(cast(Any, memory))
        return cast(Self, window)

    @classmethod
    def offset(cls, name: str) -> int:
        """Where a field starts, in bytes."""
        fields = cls.DTYPE.fields
        assert fields is not None
        return int(fields[name][1])


class _Window:
    """A record seen through memoryviews: indexing gives int, storing checks the range.

    Each record has its own kind of window, with a descriptor for every field.
    """

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.bytes: memoryview[int] = memoryview(
            cast(Any, memory)
        )  # asking NumPy for it anew costs more than a part of it

    def view_of(self, kind: str) -> "memoryview[int]":
        """The whole memory as a row of numbers of one kind."""
        view: memoryview[int] = self.bytes.cast(_FORMATS[kind])
        self.__dict__[kind] = view
        return view


class _Reading(threading.local):
    """One window for each thread, whose memory is overwritten by what is read."""

    def __init__(self, record: type[Record]) -> None:
        self.window = record.WINDOW(record.blank())


class _Number:
    """A field that is a single number."""

    def __init__(self, kind: str, start: int) -> None:
        self.kind, self.index = kind, start // np.dtype(kind).itemsize

    def __get__(self, window: _Window, owner: type[_Window]) -> int:
        try:
            return window.__dict__[self.kind][self.index]  # type: ignore[no-any-return]
        except KeyError:
            return window.view_of(self.kind)[self.index]

    def __set__(self, window: _Window, value: int) -> None:
        (window.__dict__.get(self.kind) or window.view_of(self.kind))[self.index] = value


class _Numbers:
    """A field that is a row or a grid: opened at the first look, then found in the window itself."""

    def __init__(self, name: str, field: Field, start: int) -> None:
        self.name, self.format, self.shape = name, _FORMATS[field.kind], cast(Any, list(field.shape))
        self.part = slice(start, start + np.dtype((field.kind, field.shape)).itemsize)

    def __get__(self, window: _Window, owner: type[_Window]) -> "memoryview[int]":
        cells: memoryview[int] = window.bytes[self.part].cast(self.format, self.shape)
        window.__dict__[self.name] = cells
        return cells


def _window(record: type[Record]) -> type[_Window]:
    fields: dict[str, _Number | _Numbers] = {}
    for name, field in record.FIELDS.items():
        start = record.offset(name)
        fields[name] = _Numbers(name, field, start) if field.shape else _Number(field.kind, start)
    return type(f"{record.__name__}Window", (_Window,), fields)
