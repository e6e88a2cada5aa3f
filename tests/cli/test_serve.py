"""`houseful serve`: where it listens, from the command line, else from the environment, else as usual."""

import os
from typing import Any

import pytest

from houseful.server import main
from houseful.server.settings import ROOT_PATH, from_environment

VARIABLES = ("HOUSEFUL_HOST", "HOUSEFUL_PORT", "HOUSEFUL_WORKERS", "HOUSEFUL_TRUSTED_PROXIES", ROOT_PATH)


@pytest.fixture
def serve(houseful: Any, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Runs `houseful serve` without a server; what it would have been given."""
    given: list[tuple[Any, ...]] = []
    for name in (*VARIABLES, "FORWARDED_ALLOW_IPS"):
        monkeypatch.setenv(name, "")  # so that what the command sets is taken back
    monkeypatch.setattr(main, "serve", lambda *words, **_: given.append(words))

    def run(*words: object) -> Any:
        answer = houseful("serve", *words)
        return given.pop() if answer.status == 0 else answer

    return run


def test_the_usual_place(serve: Any) -> None:
    assert serve()[:4] == ("127.0.0.1", 8000, None, 1)
    assert os.environ["FORWARDED_ALLOW_IPS"] == "", "uvicorn's own default"


def test_the_environment_says_where_and_the_command_line_wins(serve: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in zip(VARIABLES, ("0.0.0.0", "80", "4", "10.0.0.1, fd00::/8", "games/"), strict=True):
        monkeypatch.setenv(name, value)
    assert serve()[:4] == ("0.0.0.0", 80, None, 4)
    assert os.environ["FORWARDED_ALLOW_IPS"] == "10.0.0.1,fd00::/8"
    assert from_environment("sqlite:///x.db").root_path == "/games"
    assert serve("--host", "::1", "--port", 0, "--workers", 2, "--database", "postgresql://x")[:4] == (
        "::1", 0, "postgresql://x", 2,
    )  # fmt: skip
    serve("--trusted-proxies", "*", "--root-path", "/elsewhere")
    assert os.environ["FORWARDED_ALLOW_IPS"] == "*"
    assert from_environment("sqlite:///x.db").root_path == "/elsewhere"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("HOUSEFUL_PORT", "http"),
        ("HOUSEFUL_PORT", "70000"),
        ("HOUSEFUL_PORT", "-1"),
        ("HOUSEFUL_WORKERS", "0"),
        ("HOUSEFUL_WORKERS", "2.5"),
        ("HOUSEFUL_TRUSTED_PROXIES", "the proxy"),
        ("HOUSEFUL_TRUSTED_PROXIES", "10.0.0.1/8"),
    ],
)
def test_a_mistake_is_one_line_that_names_it(
    serve: Any, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    monkeypatch.setenv(name, value)
    answer = serve()
    assert (answer.status, answer.out, answer.err.count("\n")) == (2, "", 1)
    assert name in answer.err
