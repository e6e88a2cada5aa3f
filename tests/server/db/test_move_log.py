"""The move log: batches, and what became of each entry."""

import asyncio
from collections.abc import Sequence

from houseful.host.entries import Entry
from houseful.server.db.move_log import MoveLog, WriteResult
from houseful.server.db.move_writers import Key, Line


class FakeWriter:
    """Holds plies that are taken; fails when told to."""

    def __init__(self, taken: set[Key], fails: bool = False) -> None:
        self.taken, self.fails = taken, fails
        self.batches: list[int] = []
        self.closed = False

    async def write(self, lines: Sequence[Line]) -> set[Key]:
        self.batches.append(len(lines))
        await asyncio.sleep(0)
        if self.fails:
            raise OSError("no space left on device")
        return {(table, entry.ply) for table, entry in lines} - self.taken

    async def close(self) -> None:
        self.closed = True


def write_all(writer: FakeWriter, *plies: int) -> list[WriteResult]:
    """Append entries for these plies of one table; what became of them."""
    results: list[WriteResult] = []

    async def scene() -> None:
        log = MoveLog(writer)
        for ply in plies:
            log.append("table", Entry(ply, 0, "move", "x", 0), results.append)
        await log.close()

    asyncio.run(scene())
    return results


def test_an_entry_is_written_or_its_ply_was_taken() -> None:
    writer = FakeWriter(taken={("table", 2)})
    assert write_all(writer, 1, 2, 3) == [WriteResult.WRITTEN, WriteResult.CONFLICT, WriteResult.WRITTEN]
    assert writer.closed


def test_the_result_of_a_failed_batch_is_unknown() -> None:
    assert write_all(FakeWriter(set(), fails=True), 1, 2) == [WriteResult.UNKNOWN] * 2


def test_entries_that_wait_are_written_together() -> None:
    writer = FakeWriter(set())
    write_all(writer, *range(1, 21))
    assert writer.batches == [20]


def test_a_table_that_fails_does_not_stop_the_others() -> None:
    results: list[WriteResult] = []

    def fail(_result: WriteResult) -> None:
        raise RuntimeError("a defect")

    async def scene() -> None:
        log = MoveLog(FakeWriter(set()))
        log.append("one", Entry(1, 0, "move", "x", 0), fail)
        log.append("other", Entry(1, 0, "move", "x", 0), results.append)
        await log.close()

    asyncio.run(scene())
    assert results == [WriteResult.WRITTEN]
