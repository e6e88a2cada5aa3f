"""The lines of a backup, and how they are read: a file that is no backup, or a damaged one, is one clear line."""

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from houseful.core.text.validation import Fault, reason_of

FORMAT = 1  # raised when a reader of the one before would misread it
LONGEST_LINE = 64 * 1024 * 1024
LONGEST_HEADER = 1000


class Header(msgspec.Struct, frozen=True):
    """The first line."""

    houseful: Literal["backup"]
    format: int
    schema: str  # the newest migration that its database had
    version: str  # of the program that wrote it
    created: int


class TableHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class Ending(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many rows of each table there were."""

    rows: dict[str, int]


T = TypeVar("T")
Row = list[Any]
HEADER = msgspec.json.Decoder(Header)
HEAD = msgspec.json.Decoder(TableHead)
ENDING = msgspec.json.Decoder(Ending)
ROW = msgspec.json.Decoder(Row)
UNREADABLE = (gzip.BadGzipFile, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError)


def read_header(file: Path) -> Header:
    """The first line of a backup; a Fault if this is none."""
    try:
        with gzip.open(file) as lines:
            header = HEADER.decode(lines.readline(LONGEST_HEADER))
    except FileNotFoundError:
        raise Fault("fault-file-missing", file=str(file)) from None
    except UNREADABLE:
        raise Fault("fault-backup", file=str(file)) from None
    except OSError as error:
        raise Fault("fault-file", file=str(file), reason=reason_of(error)) from None
    if header.format > FORMAT:
        raise Fault("fault-backup-newer", file=str(file))
    return header


def is_backup(file: Path) -> bool:
    """Whether a file is a backup."""
    try:
        read_header(file)
    except Fault as fault:
        return fault.key == "fault-backup-newer"
    return True


def read_backup(file: Path) -> tuple[Header, Iterator[tuple[TableHead, Iterator[Row]]]]:
    """The header of a backup, and its tables; a Fault if it is damaged or was cut off."""
    return read_header(file), read_tables(file)


def read_tables(file: Path) -> Iterator[tuple[TableHead, Iterator[Row]]]:
    """The tables with their rows, which have to be read before the next table is asked for."""
    counted: dict[str, int] = {}
    lines = read_lines(file)
    next(lines)
    line = next(lines, b"")
    while line.startswith(b'{"table"'):
        part = TablePart(decoded(HEAD, line, file), lines, file)
        yield part.head, part.rows()
        counted[part.head.table], line = part.counted, part.after
    if decoded(ENDING, line, file).rows != counted or next(lines, None) is not None:
        raise Fault("fault-backup-damaged", file=str(file))


class TablePart:
    """The rows of one table, counted while they are read."""

    def __init__(self, head: TableHead, lines: Iterator[bytes], file: Path) -> None:
        self.head, self._lines, self._file = head, lines, file
        self.counted, self.after = 0, b""  # the line that follows the rows

    def rows(self) -> Iterator[Row]:
        """The rows; each has a value for every column."""
        for line in self._lines:
            if not line.startswith(b"["):
                self.after = line
                return
            row = decoded(ROW, line, self._file)
            if len(row) != len(self.head.columns):
                raise Fault("fault-backup-damaged", file=str(self._file))
            self.counted += 1
            yield row


def read_lines(file: Path) -> Iterator[bytes]:
    """The lines of a backup."""
    try:
        with gzip.open(file) as opened:
            yield from iter(lambda: opened.readline(LONGEST_LINE), b"")
    except UNREADABLE:
        raise Fault("fault-backup-damaged", file=str(file)) from None


def decoded(decoder: "msgspec.json.Decoder[T]", line: bytes, file: Path) -> T:
    """A line as what it should be."""
    try:
        return decoder.decode(line)
    except UNREADABLE:
        raise Fault("fault-backup-damaged", file=str(file)) from None
