"""The games of a simulation as a Parquet file: one row for each game and seat, games by their seeds.

The file says what was simulated. So it can be read at any time, also after an interrupt, and the same simulation goes
on where it ends. It is written beside its place and put there when it is whole.
"""

import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from houseful.core.scores import win_shares
from houseful.core.text.validation import Fault, reason_of
from houseful.lab.playing import Job, Played, Sheets

ENDING = ".parquet"
KEY = b"houseful"
ROWS = 1 << 18  # in one row group, about


def open_results(name: str, job: Job) -> "ParquetResults":
    """Results that go into a file, after those that it holds; a Fault if it cannot hold them."""
    try:
        import pyarrow  # noqa: F401
    except ImportError:
        raise Fault("fault-extra", what="--output", extra="lab") from None
    if not name.endswith(ENDING):
        raise Fault("fault-output-kind", file=name, wanted=ENDING)
    try:
        return ParquetResults(Path(name), job)
    except OSError as error:
        raise Fault("fault-file-write", file=name, reason=reason_of(error)) from None


class ParquetResults:
    """A file that grows."""

    def __init__(self, file: Path, job: Job) -> None:
        import pyarrow as pa

        self.file, self.job = file, job
        self.schema = schema_of(job)
        self.done, self.decisions, self.seconds = 0, 0, 0.0
        if file.exists():
            self._read_head()
        self._part = file.with_name(f"{file.name}.part")
        self._sink = pa.OSFile(str(self._part), "wb")
        self._writer: Any = None
        self._waiting: list[Any] = []

    def _read_head(self) -> None:
        """Find out how far an earlier run came."""
        import pyarrow as pa
        import pyarrow.parquet as pq

        try:
            found = pq.read_metadata(self.file)
            head, columns = json.loads((found.metadata or {})[KEY]), found.schema.to_arrow_schema().names
        except (pa.ArrowInvalid, KeyError, ValueError):
            raise Fault("fault-output-taken", file=str(self.file)) from None
        if head["job"] != about(self.job) or columns != self.schema.names:
            raise Fault("fault-output-taken", file=str(self.file))
        if head["games"] > self.job.games:
            raise Fault("fault-output-more", file=str(self.file), found=head["games"], wanted=self.job.games)
        self.done, self.decisions, self.seconds = head["games"], head["decisions"], head["seconds"]

    def before(self) -> Iterator[tuple[npt.NDArray[np.float64], npt.NDArray[np.int64]]]:
        """Shares and totals of the games that are there, which are copied into the new file on the way."""
        if not self.done:
            return
        import pyarrow.parquet as pq

        with pq.ParquetFile(self.file) as old:
            for group in range(old.num_row_groups):
                table = old.read_row_group(group)
                self._write(table.cast(self.schema))
                shares, totals = (table[name].to_numpy().reshape(-1, self.job.players) for name in ("share", "total"))
                yield shares, totals.astype(np.int64)

    def add(self, played: Played) -> None:
        """Keep a chunk of games."""
        self._waiting.append(rows_of(self.job, played, self.schema))
        self.done += len(played.sheets)
        if sum(len(rows) for rows in self._waiting) >= ROWS:
            self._flush()

    def finish(self, decisions: int, seconds: float) -> None:
        """Put the file into its place."""
        self._flush()
        head = {"job": about(self.job), "games": self.done, "decisions": decisions, "seconds": round(seconds, 6)}
        if self._writer is None:
            self._write(self.schema.empty_table())
        self._writer.add_key_value_metadata({KEY: json.dumps(head)})
        self._writer.close()
        self._sink.close()
        os.replace(self._part, self.file)

    def _flush(self) -> None:
        import pyarrow as pa

        if self._waiting:
            self._write(pa.concat_tables(self._waiting).combine_chunks())
            self._waiting = []

    def _write(self, table: Any) -> None:
        import pyarrow.parquet as pq

        if self._writer is None:
            self._writer = pq.ParquetWriter(self._sink, self.schema)
        self._writer.write_table(table, row_group_size=len(table) or None)


def about(job: Job) -> dict[str, Any]:
    """What makes two simulations the same."""
    rules = job.game.rules
    kept = {"game": job.game.name, "rules": rules.version, "pack": job.pack.sha256, "bot": job.bot, "seed": job.seed}
    return {**kept, "options": {name: repr(value) for name, value in sorted(job.options.items())}}


def column_of(line: str) -> str:
    """The column of a line of the score sheet, named so that no query has to quote it."""
    return f"points_{line.replace('-', '_').replace(':', '_')}"


def schema_of(job: Job) -> Any:
    """The columns."""
    import pyarrow as pa

    word = pa.dictionary(pa.int8(), pa.string())
    columns = [("game", word), ("players", pa.int8()), ("bot", word), ("pack", word), ("seed", pa.int64())]
    columns += [("seat", pa.int8()), ("total", pa.int32()), ("rank", pa.int8()), ("share", pa.float64())]
    columns += [(column_of(line), pa.int16()) for line in job.game.rules.lines]
    return pa.schema(columns)


def rows_of(job: Job, played: Played, schema: Any) -> Any:
    """A chunk of games as a table."""
    import pyarrow as pa

    lines, games = len(job.game.rules.lines), len(played.sheets)
    rows = games * job.players
    shares, totals = win_shares(played.sheets, lines)
    first = job.seed + played.first
    words = (job.game.name, job.bot, job.pack.digest)
    game, bot, pack = (pa.DictionaryArray.from_arrays(np.zeros(rows, np.int8), [word]) for word in words)
    columns = [game, np.full(rows, job.players, np.int8), bot, pack]
    columns += [np.repeat(np.arange(first, first + games, dtype=np.int64), job.players)]
    columns += [np.tile(np.arange(job.players, dtype=np.int8), games), totals.astype(np.int32).ravel()]
    columns += [ranks(played.sheets, totals, lines).ravel(), shares.ravel()]
    columns += [np.ascontiguousarray(played.sheets[:, :, line]).ravel() for line in range(lines)]
    return pa.table(columns, schema=schema)


def ranks(sheets: Sheets, totals: npt.NDArray[np.int64], lines: int) -> npt.NDArray[np.int8]:
    """The rank of each seat in each game: by total, then by the tie-breaks; 1 is first, ties share."""
    keys = np.concatenate([totals[:, :, np.newaxis], sheets[:, :, lines:].astype(np.int64)], axis=2)
    found = np.ones(totals.shape, np.int8)
    for seat in range(totals.shape[1]):
        for other in range(totals.shape[1]):
            found[:, seat] += comes_before(keys[:, other], keys[:, seat])
    return found


def comes_before(mine: npt.NDArray[np.int64], theirs: npt.NDArray[np.int64]) -> npt.NDArray[np.bool_]:
    """Where the first key that differs is the greater one."""
    ahead, even = np.zeros(len(mine), bool), np.ones(len(mine), bool)
    for column in range(mine.shape[1]):
        ahead |= even & (mine[:, column] > theirs[:, column])
        even &= mine[:, column] == theirs[:, column]
    return ahead
