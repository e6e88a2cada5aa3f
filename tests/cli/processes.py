"""Commands as processes of their own."""

import os
import subprocess
import sys


def run_outside(*words: str, given: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A command as a process of its own."""
    command = [sys.executable, "-m", "houseful", *words]
    return subprocess.run(
        command,
        input=given,
        capture_output=True,
        check=False,
        env={**os.environ, "HOUSEFUL_LANG": "en", **environment},
    )
