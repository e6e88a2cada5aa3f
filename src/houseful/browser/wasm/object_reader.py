"""An object file that LLVM wrote for WebAssembly, taken apart.

The format is that of WebAssembly modules with two kinds of sections more: `linking` has the symbols, `reloc.*` the
places where an address or a number is to be filled in (tool-conventions, Linking.md).
"""

from dataclasses import dataclass, field
from typing import NamedTuple

TYPES, IMPORTS, FUNCTIONS, MEMORY, GLOBALS, EXPORTS, CODE, DATA = 1, 2, 3, 5, 6, 7, 10, 11
MAGIC = b"\0asm\1\0\0\0"
CUSTOM = 0
SYMBOL_TABLE, SEGMENT_INFO = 8, 5
FUNCTION_SYMBOL, DATA_SYMBOL, GLOBAL_SYMBOL, SECTION_SYMBOL = 0, 1, 2, 3
UNDEFINED, EXPLICIT_NAME = 0x10, 0x40
WITH_ADDEND = {3, 4, 5, 8, 9}  # relocations of addresses


class LinkError(ValueError):
    """An object file has something that a kernel should not need."""


class Reader:
    """Bytes read from the front."""

    def __init__(self, content: bytes, at: int = 0) -> None:
        self.content, self.at = content, at

    @property
    def is_at_end(self) -> bool:
        """Whether everything was read."""
        return self.at >= len(self.content)

    def byte(self) -> int:
        """One byte."""
        self.at += 1
        return self.content[self.at - 1]

    def number(self, signed: bool = False) -> int:
        """A number of variable length (LEB128)."""
        value = shift = 0
        while True:
            part = self.byte()
            value |= (part & 127) << shift
            shift += 7
            if part < 128:
                return value - (1 << shift) if signed and part & 64 else value

    def taken(self, length: int) -> bytes:
        """So many bytes."""
        self.at += length
        return self.content[self.at - length : self.at]

    def name(self) -> str:
        """A text with its length before it."""
        return self.taken(self.number()).decode()


class Symbol(NamedTuple):
    """What a relocation refers to: a function or a global by its number, or data by its segment and place."""

    kind: int
    name: str
    number: int
    offset: int = 0


class Relocation(NamedTuple):
    """A place to fill in: how, where in the section, by which symbol (or type), and what to add."""

    kind: int
    offset: int
    symbol: int
    addend: int


class Segment(NamedTuple):
    """A piece of data, and where its bytes begin in the section."""

    content: bytes
    start: int


@dataclass
class ObjectFile:
    """The parts that a linker needs."""

    types: bytes = b""
    functions: bytes = b""
    code: bytes = b""
    segments: list[Segment] = field(default_factory=list)
    alignments: list[int] = field(default_factory=list)  # of the segments, in bytes
    symbols: list[Symbol] = field(default_factory=list)
    relocations: dict[str, list[Relocation]] = field(default_factory=dict)


def read_object(content: bytes) -> ObjectFile:
    """Take an object file apart."""
    reader, found = Reader(content, len(MAGIC)), ObjectFile()
    while not reader.is_at_end:
        kind, body = reader.byte(), reader.taken(reader.number())
        if kind == TYPES:
            found.types = body
        elif kind == IMPORTS:
            _check_imports(body)
        elif kind == FUNCTIONS:
            found.functions = body
        elif kind == CODE:
            found.code = body
        elif kind == DATA:
            found.segments = _segments(body)
        elif kind == CUSTOM:
            _read_custom(body, found)
    return found


def _check_imports(body: bytes) -> None:
    """Nothing may be missing but memory and the stack's pointer, which linking makes."""
    reader = Reader(body)
    for _ in range(reader.number()):
        reader.name()
        name, kind = reader.name(), reader.byte()
        if name not in ("__linear_memory", "__stack_pointer"):
            raise LinkError(f"{name} is missing")
        if kind == 2 and reader.number() & 1:
            reader.number()
        if kind == 2:
            reader.number()
        if kind == 3:
            reader.taken(2)


def _segments(body: bytes) -> list[Segment]:
    reader, found = Reader(body), []
    for _ in range(reader.number()):
        if reader.number() != 0:
            raise LinkError("passive data")
        reader.byte()  # i32.const
        reader.number(signed=True)
        reader.byte()  # end
        length = reader.number()
        found.append(Segment(reader.taken(length), reader.at - length))
    return found


def _read_custom(body: bytes, found: ObjectFile) -> None:
    reader = Reader(body)
    name = reader.name()
    if name == "linking":
        reader.number()  # the version
        while not reader.is_at_end:
            kind, part = reader.byte(), Reader(reader.taken(reader.number()))
            if kind == SYMBOL_TABLE:
                found.symbols = [_symbol(part) for _ in range(part.number())]
            elif kind == SEGMENT_INFO:
                found.alignments = [_alignment(part) for _ in range(part.number())]
    elif name.startswith("reloc."):
        reader.number()  # of the section
        found.relocations[name] = [_relocation(reader) for _ in range(reader.number())]


def _symbol(reader: Reader) -> Symbol:
    kind, flags = reader.byte(), reader.number()
    if kind == SECTION_SYMBOL:
        return Symbol(kind, "", reader.number())
    if kind == DATA_SYMBOL:
        name = reader.name()
        if flags & UNDEFINED:
            raise LinkError(f"{name} is missing")
        symbol = Symbol(kind, name, reader.number(), reader.number())
        reader.number()  # its size
        return symbol
    index = reader.number()
    is_named = not flags & UNDEFINED or flags & EXPLICIT_NAME
    return Symbol(kind, reader.name() if is_named else "", index)


def _alignment(reader: Reader) -> int:
    reader.name()
    alignment = 1 << reader.number()
    reader.number()  # flags
    return alignment


def _relocation(reader: Reader) -> Relocation:
    kind, offset, index = reader.byte(), reader.number(), reader.number()
    return Relocation(kind, offset, index, reader.number(signed=True) if kind in WITH_ADDEND else 0)
