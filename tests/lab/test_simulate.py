"""Simulations: the same games however they are shared out, interrupted or kept."""

from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet
import pytest

from houseful.core.compile.trace import SILENT
from houseful.core.options import read_options
from houseful.core.table import Table
from houseful.games import NAMES, find_game
from houseful.lab.parquet import column_of, open_results, ranks
from houseful.lab.playing import Job, Played, in_seed_order, on_cores, play_chunk
from houseful.lab.simulate import Stopped, simulate

pytestmark = pytest.mark.compiled
GAMES = 50


def job_of(name: str, games: int = GAMES, **more: Any) -> Job:
    game = find_game(name)
    options = read_options(game.rules.options, game.rules.players, game.rules.players[-1], {})
    return Job(game, game.standard, options, games, 700, **more)


def in_chunks(job: Job, start: int) -> Iterator[Played]:
    """A crew that hands in chunks of seven, each pair the wrong way round."""
    chunks = [play_chunk(job, *chunk) for chunk in job.chunks(start, 7)]
    for at in range(0, len(chunks), 2):
        yield from reversed(chunks[at : at + 2])


def without_clock(answer: dict[str, Any] | None) -> dict[str, Any]:
    assert answer is not None
    return {key: value for key, value in answer.items() if "second" not in key}


@pytest.mark.parametrize("name", NAMES)
def test_chunks_and_cores_make_no_difference(name: str) -> None:
    whole = simulate(job_of(name, jobs=1))
    assert without_clock(simulate(job_of(name, jobs=2))) == without_clock(whole)
    assert without_clock(simulate(job_of(name), crew=in_chunks)) == without_clock(whole)
    single = [play_chunk(job_of(name), first, 1) for first in range(GAMES)]
    together = play_chunk(job_of(name), 0, GAMES)
    assert sum(played.decisions for played in single) == together.decisions == whole["decisions"]
    assert (np.concatenate([played.sheets for played in single]) == together.sheets).all()


def test_chunks_come_in_the_order_of_their_seeds() -> None:
    chunks = [Played(first, 0, np.zeros((3, 2, 1), np.int16)) for first in (4, 7, 10)]
    for mixed in permutations(chunks):
        assert [chunk.first for chunk in in_seed_order(mixed, 4)] == [4, 7, 10]


@pytest.mark.parametrize("name", NAMES)
def test_ranks_are_those_of_the_score_sheets(name: str) -> None:
    job = job_of(name, 20)
    sheets = play_chunk(job, 0, 20).sheets
    lines = len(job.game.rules.lines)
    found = ranks(sheets, sheets[:, :, :lines].astype(np.int64).sum(axis=2), lines)
    for number in range(20):
        table = finished(job, number)
        assert found[number].tolist() == [sheet.rank for sheet in table.scores()]


def finished(job: Job, number: int) -> Table:
    """A game of a simulation, as a table."""
    memory, moves = job.game.rules.table.blank(), np.empty(job.game.rules.moves, np.int16)
    pages = np.zeros((1, job.players, job.game.rules.columns), np.int16)
    blank = job.game.rules.blank_table(job.options)
    job.game.entry_points.playouts(job.pack.box, blank, memory, job.seed + number, moves, pages, SILENT)
    return Table(job.game, job.pack, job.options, job.seed + number, memory)


def test_every_game_and_seat_is_a_row(tmp_path: Path) -> None:
    job = job_of("overbooked")
    file = tmp_path / "games.parquet"
    simulate(job, results=open_results(str(file), job))
    rows = pyarrow.parquet.read_table(file)
    assert rows.num_rows == GAMES * 4
    assert rows["seed"].to_pylist() == [700 + game for game in range(GAMES) for _ in range(4)]
    assert rows["seat"].to_pylist() == [0, 1, 2, 3] * GAMES
    assert set(rows["game"].to_pylist()) == {"overbooked"}
    sheets = play_chunk(job, 0, GAMES).sheets.reshape(GAMES * 4, -1)
    for column, line in enumerate(job.game.rules.lines):
        assert rows[column_of(line)].to_pylist() == sheets[:, column].tolist()
    assert rows["total"].to_pylist() == sheets[:, : len(job.game.rules.lines)].sum(axis=1).tolist()
    assert sum(rows["share"].to_pylist()) == pytest.approx(GAMES)
    won = zip(rows["rank"].to_pylist(), rows["share"].to_pylist(), strict=True)
    assert {rank for rank, share in won if share} == {1}


def stopping_after(games: int) -> Any:
    """Somebody who presses Ctrl-C once so many games are done."""
    done = 0

    def count(more: int) -> None:
        nonlocal done
        done += more
        if done >= games:
            raise KeyboardInterrupt

    return count


def test_an_interrupted_simulation_keeps_what_is_done_and_goes_on(tmp_path: Path) -> None:
    job, whole, file = job_of("overbooking"), tmp_path / "whole.parquet", tmp_path / "games.parquet"
    answer = simulate(job, crew=in_chunks, results=open_results(str(whole), job))
    with pytest.raises(Stopped) as stopped:
        simulate(job, stopping_after(20), in_chunks, open_results(str(file), job))
    assert stopped.value.done == 21
    assert stopped.value.answer is not None
    assert stopped.value.answer["games"] == 21
    kept = pyarrow.parquet.read_table(file)
    assert kept.num_rows == 4 * 21
    assert kept.equals(pyarrow.parquet.read_table(whole).slice(0, 4 * 21))
    again = simulate(job, crew=in_chunks, results=open_results(str(file), job))
    assert without_clock(again) == without_clock(answer)
    assert pyarrow.parquet.read_table(file).equals(pyarrow.parquet.read_table(whole))
    assert not list(tmp_path.glob("*.part"))


def test_a_finished_simulation_plays_nothing_again(tmp_path: Path) -> None:
    job, file = job_of("overbooking"), tmp_path / "games.parquet"
    answer = simulate(job, results=open_results(str(file), job))

    def nobody(job: Job, start: int) -> Iterator[Played]:
        assert start == job.games
        yield from ()

    assert without_clock(simulate(job, crew=nobody, results=open_results(str(file), job))) == without_clock(answer)


def test_an_interrupt_before_the_first_game_leaves_an_empty_file(tmp_path: Path) -> None:
    def interrupted(_job: Job, _start: int) -> Iterator[Played]:
        yield from ()
        raise KeyboardInterrupt

    job, file = job_of("overbooking"), tmp_path / "games.parquet"
    with pytest.raises(Stopped) as stopped:
        simulate(job, crew=interrupted, results=open_results(str(file), job))
    assert stopped.value.answer is None
    assert pyarrow.parquet.read_table(file).num_rows == 0
    simulate(job, results=open_results(str(file), job))
    assert pyarrow.parquet.read_table(file).num_rows == 4 * GAMES


def test_bots_play_the_same_in_other_processes() -> None:
    jobs = [job_of("oktoberfest", 10, bot="greedy", jobs=jobs) for jobs in (1, 2)]
    alone, together = (sorted(on_cores(job, 0), key=lambda played: played.first) for job in jobs)
    assert [played.sheets.tolist() for played in alone] == [played.sheets.tolist() for played in together]


@pytest.mark.parametrize("reader", ["pandas", "polars", "duckdb"])
@pytest.mark.filterwarnings("ignore")
def test_others_read_the_results(tmp_path: Path, reader: str) -> None:
    library = pytest.importorskip(reader, reason=f"{reader} is not installed: it is not tried")
    job, file = job_of("oktoberfest"), tmp_path / "games.parquet"
    simulate(job, results=open_results(str(file), job))
    if reader == "duckdb":
        rows = library.sql(f"select seat, sum(points_objective_a) from '{file}' group by seat order by seat").fetchall()
    else:
        frame = library.read_parquet(file)
        by_seat = [
            frame.filter(frame["seat"] == seat) if reader == "polars" else frame[frame["seat"] == seat]
            for seat in (0, 1)
        ]
        rows = [(seat, int(seats["points_objective_a"].sum())) for seat, seats in enumerate(by_seat)]
    line = job.game.rules.lines.index("objective-a")
    assert rows == [(seat, int(play_chunk(job, 0, GAMES).sheets[:, seat, line].sum())) for seat in (0, 1)]
