"""Every line of the log is JSON, whoever logs and whatever fails."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.server.support.released import released_database

NOISE = """
import asyncio, logging, sys, threading, warnings
from houseful.server.log_setup import log_every_exception, set_up_logs
set_up_logs()
log_every_exception()

async def fail():
    raise ValueError("in a task")

async def forget():
    asyncio.get_running_loop().call_soon(lambda: 1 / 0)
    task = asyncio.create_task(fail())
    await asyncio.sleep(0.01)

class Careless:
    def __del__(self):
        raise ValueError("in a finalizer")

asyncio.run(forget())
logging.getLogger("uvicorn.error").error("a library\\nsays", exc_info=ValueError("two lines"))
logging.getLogger("uvicorn.error").info("nothing of interest")
warnings.warn("careful")
Careless()
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
raise ValueError("at the end")
"""


def lines_of(said: str) -> list[dict[str, Any]]:
    """The lines of a log; each must be JSON."""
    return [json.loads(line) for line in said.splitlines()]


def test_what_python_and_libraries_say_is_json_too() -> None:
    ended = subprocess.run([sys.executable, "-c", NOISE], capture_output=True, text=True, check=False, timeout=60)
    assert ended.returncode == 1
    lines = lines_of(ended.stderr)
    told = " ".join(line.get("message", "") + line.get("exception", "") for line in lines)
    for what in ("in a task", "division by zero", "a library\nsays", "careful", "in a finalizer", "at the end"):
        assert what in told
    assert "nothing of interest" not in told
    assert {line["level"] for line in lines} == {"error", "warning"}


def test_a_full_disk_under_the_log_stops_nobody() -> None:
    program = """
import structlog
from houseful.server.log_setup import set_up_logs
set_up_logs()
for _ in range(3):
    structlog.get_logger().error("nobody hears this", padding="x" * 100_000)
print("goes on")
"""
    with Path("/dev/full").open("w") as full:
        ended = subprocess.run(
            [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=full, text=True, check=False, timeout=60
        )
    assert ended.stdout == "goes on\n"


def test_an_upgrade_at_the_start_is_logged_like_everything_else(tmp_path: Path) -> None:
    file = released_database("0001", tmp_path)
    command = [sys.executable, "-m", "houseful", "serve", "--port", "0", "--database", f"sqlite:///{file}"]

    async def start_and_stop() -> tuple[bytes, bytes]:
        pipes = {"stdout": asyncio.subprocess.PIPE, "stderr": asyncio.subprocess.PIPE}
        process = await asyncio.create_subprocess_exec(*command, **pipes)  # type: ignore[arg-type]
        assert process.stdout is not None
        first = await process.stdout.readline()
        process.terminate()
        out, err = await process.communicate()
        return first + out, err

    out, err = asyncio.run(asyncio.wait_for(start_and_stop(), 120))
    assert out.count(b"\n") == 1, "standard output says where the server is, and nothing else"
    assert [line["event"] for line in lines_of(err.decode())][:2] == ["database.copied", "database.upgraded"]
