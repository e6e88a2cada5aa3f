"""Workers that start in a moment, or do not: `python -m tests.server.support.moody_app PORT FILE`.

A worker does not start while FILE exists, and says its process number to whoever asks it.
"""

import os
import sys
from pathlib import Path
from typing import Any

FILE = "MOODY_FILE"


async def application(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """An ASGI application that starts if it may."""
    if scope["type"] == "lifespan":
        await receive()
        may_start = not Path(os.environ[FILE]).exists()
        await send({"type": "lifespan.startup.complete" if may_start else "lifespan.startup.failed"})
        if may_start:
            await receive()
            await send({"type": "lifespan.shutdown.complete"})
        return
    await send({"type": "http.response.start", "status": 200, "headers": [(b"connection", b"close")]})
    await send({"type": "http.response.body", "body": str(os.getpid()).encode()})


def main() -> None:
    """Run two workers as `houseful serve` does."""
    import uvicorn  # not above: workers read this file, too, and shall start in a moment

    from houseful.core.text.validation import Fault
    from houseful.server.log_setup import set_up_logs
    from houseful.server.main import SHUTDOWN_SECONDS, listening, run

    os.environ[FILE] = sys.argv[2]
    set_up_logs()
    config = uvicorn.Config(
        "tests.server.support.moody_app:application",
        workers=2,
        log_config=None,
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    with listening("127.0.0.1", int(sys.argv[1])) as listener:
        try:
            run(config, listener)
        except Fault:
            sys.exit(2)


if __name__ == "__main__":
    main()
