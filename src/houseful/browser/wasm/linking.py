"""One object file becomes a module: addresses given, places filled in, memory and exports declared.

All of a kernel is in one object file, which calls nothing from outside. So this is enough of a linker, and a page can
be built without one of LLVM's, which weigh a hundred megabytes.
"""

from collections.abc import Iterable
from typing import NamedTuple

from houseful.browser.wasm.object_reader import (
    CODE,
    DATA,
    DATA_SYMBOL,
    EXPORTS,
    FUNCTION_SYMBOL,
    FUNCTIONS,
    GLOBALS,
    MAGIC,
    MEMORY,
    TYPES,
    LinkError,
    ObjectFile,
    Reader,
    Relocation,
    read_object,
)

STACK = 65_536  # bytes, below everything else: who needs more runs into a trap
PAGE = 65_536
ALIGNED = 16
FUNCTION_INDEX, ADDRESS, SIGNED_ADDRESS, ADDRESS_IN_DATA, TYPE_INDEX, GLOBAL_INDEX = 0, 3, 4, 5, 6, 7
PADDED = 5  # bytes that an object file leaves for a number


class Linked(NamedTuple):
    """A module, and the addresses of its data by name."""

    module: bytes
    addresses: dict[str, int]
    end: int  # the first address behind the data


def link(content: bytes, exports: Iterable[str]) -> Linked:
    """Make a module of an object file that exports these functions, and its memory."""
    found = read_object(content)
    if set(found.relocations) - {"reloc.CODE", "reloc.DATA"}:
        raise LinkError(f"sections to fill in: {', '.join(found.relocations)}")
    starts, end = _places(found)
    values = _Values(found, starts)
    sections = [
        (TYPES, found.types),
        (FUNCTIONS, found.functions),
        (MEMORY, _uleb(1) + b"\0" + _uleb(-(-end // PAGE))),
        (GLOBALS, _uleb(1) + b"\x7f\x01\x41" + _sleb(STACK) + b"\x0b"),  # the stack's pointer, an i32 that changes
        (EXPORTS, _exports(found, exports)),
        (CODE, _code(found, values)),
        (DATA, _data(found, values, starts)),
    ]
    module = MAGIC + b"".join(bytes([kind]) + _uleb(len(body)) + body for kind, body in sections)
    named = [
        (symbol.name, values.address(symbol.number, symbol.offset)) for symbol in found.symbols if symbol.kind == 1
    ]
    return Linked(module, dict(named), end)


def _places(found: ObjectFile) -> tuple[list[int], int]:
    """The address of each segment, and the first behind all."""
    starts, end = [], STACK
    for segment, alignment in zip(found.segments, found.alignments, strict=True):
        start = -(-end // alignment) * alignment
        starts.append(start)
        end = start + len(segment.content)
    return starts, -(-end // ALIGNED) * ALIGNED


class _Values:
    """What relocations are filled in with."""

    def __init__(self, found: ObjectFile, starts: list[int]) -> None:
        self._symbols, self._starts = found.symbols, starts

    def address(self, segment: int, offset: int) -> int:
        """The address of a place in a segment."""
        return self._starts[segment] + offset

    def encoded(self, relocation: Relocation) -> bytes:
        """The bytes of one place."""
        kind = relocation.kind
        if kind == TYPE_INDEX:
            return _uleb(relocation.symbol)
        symbol = self._symbols[relocation.symbol]
        if kind in (FUNCTION_INDEX, GLOBAL_INDEX):
            return _uleb(symbol.number)
        if kind not in (ADDRESS, SIGNED_ADDRESS, ADDRESS_IN_DATA) or symbol.kind != DATA_SYMBOL:
            raise LinkError(f"relocation {kind} of {symbol.name}")
        address = self.address(symbol.number, symbol.offset) + relocation.addend
        if kind == ADDRESS_IN_DATA:
            return address.to_bytes(4, "little")
        return _uleb(address) if kind == ADDRESS else _sleb(address)


def _exports(found: ObjectFile, exports: Iterable[str]) -> bytes:
    functions = {symbol.name: symbol.number for symbol in found.symbols if symbol.kind == FUNCTION_SYMBOL}
    entries = [_name("memory") + b"\2\0"]
    entries += [_name(name) + b"\0" + _uleb(functions[name]) for name in exports]
    return _uleb(len(entries)) + b"".join(entries)


def _code(found: ObjectFile, values: _Values) -> bytes:
    """The functions, each with its places filled in; numbers take no more bytes than they need."""
    waiting = list(found.relocations.get("reloc.CODE", []))[::-1]
    reader = Reader(found.code)
    count, bodies = reader.number(), []
    for _ in range(count):
        size = reader.number()
        at, end, body = reader.at, reader.at + size, b""
        while waiting and waiting[-1].offset < end:
            place = waiting.pop()
            body += found.code[at : place.offset] + values.encoded(place)
            at = place.offset + PADDED
        body += found.code[at:end]
        reader.at = end
        bodies.append(_uleb(len(body)) + body)
    return _uleb(count) + b"".join(bodies)


def _data(found: ObjectFile, values: _Values, starts: list[int]) -> bytes:
    """The data; memory begins as noughts, so segments of noughts are left out."""
    waiting, kept = found.relocations.get("reloc.DATA", []), []
    for segment, start in zip(found.segments, starts, strict=True):
        content = bytearray(segment.content)
        for place in waiting:
            at = place.offset - segment.start
            if 0 <= at < len(content):
                content[at : at + 4] = values.encoded(place)
        if any(content):
            kept.append(b"\0\x41" + _sleb(start) + b"\x0b" + _uleb(len(content)) + bytes(content))
    return _uleb(len(kept)) + b"".join(kept)


def _name(text: str) -> bytes:
    return _uleb(len(text)) + text.encode()


def _uleb(value: int) -> bytes:
    """A number that is not negative, in as many bytes as it needs."""
    parts = []
    while value > 127:
        parts.append(128 | value & 127)
        value >>= 7
    return bytes([*parts, value])


def _sleb(value: int) -> bytes:
    """A number that may be negative, in as many bytes as it needs."""
    parts = []
    while not -64 <= value < 64:
        parts.append(128 | value & 127)
        value >>= 7
    return bytes([*parts, value & 127])
