"""`houseful replay`: a good log and a damaged one."""

from pathlib import Path
from typing import Any


def test_replay_prints_the_result(houseful: Any, tmp_path: Path) -> None:
    golden = Path(__file__).parents[1] / "replays" / "overbooking" / "players-3.log"
    answer = houseful("replay", golden, "--json").json()
    assert answer["over"] is True
    assert [player["total"] for player in answer["players"]]
    assert "no fault" in houseful("replay", golden).out
    damaged = tmp_path / "damaged.log"
    damaged.write_text(golden.read_text().replace("\n9 ", "\n10 ", 1))
    answer = houseful("replay", damaged)
    assert answer.status == 2
    assert f"{damaged}: Line 14" in answer.err
