"""Commands run here, and what they printed."""

import json
from typing import Any

import pytest

from houseful.cli.main import main


class Answer:
    """What a command printed, and how it ended."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status, self.out, self.err = status, out, err

    def json(self) -> dict[str, Any]:
        assert self.status == 0, self.err
        answer: dict[str, Any] = json.loads(self.out)
        assert self.out.count("\n") == 1
        return answer


@pytest.fixture
def houseful(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.setenv("HOUSEFUL_LANG", "en")

    def run(*words: object) -> Answer:
        status = 0
        try:
            main([str(word) for word in words])
        except SystemExit as end:
            status = int(end.code or 0)
        out, err = capsys.readouterr()
        err = "".join(line for line in err.splitlines(keepends=True) if "Compiling" not in line)
        return Answer(status, out, err)

    return run
