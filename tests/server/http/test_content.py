"""The files that a page reads without a server say what the server says."""

from collections.abc import Callable
from typing import Any

import msgspec

from houseful.games import NAMES
from houseful.server.http.content import EVERYWHERE, content
from tests.server.support.clients import Client

OF_A_SERVER = ("own_packs", "public_tables")


def without_server(answer: dict[str, Any]) -> dict[str, Any]:
    """The list of games but for what depends on who serves them."""
    games = [{name: fact for name, fact in game.items() if name not in OF_A_SERVER} for game in answer["games"]]
    return {**answer, "games": games}


def test_every_file_holds_the_answers_of_the_server(visitor: Callable[..., Client]) -> None:
    client = visitor()
    files = dict(content("it"))
    assert set(files) == {EVERYWHERE, *NAMES}
    for answers in files.values():
        for address, answer in msgspec.json.decode(msgspec.json.encode(answers)).items():
            told = client.http.get(address).json()
            if address == "/api/games":
                assert not any(game[name] for game in answer["games"] for name in OF_A_SERVER)
                told, answer = without_server(told), without_server(answer)  # noqa: PLW2901
            assert answer == told, address
