"""Compare what Python and JavaScript say in whole games, answer by answer (`positions.walk`)."""

import hashlib
import json
import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from time import process_time
from typing import Any

import msgspec
import numpy as np

from houseful.browser.testing.positions import walk
from houseful.browser.testing.sittings import sit
from houseful.core.game import Game

SIGNS = 16  # of a hash
LARGEST = 2**53 - 1  # a larger number leaves JavaScript as text
SMALL_NUMBER = re.compile(r"(?<=[\[,:])(-?[\d.]+)e-0(\d)(?=[,\]}])")  # 1e-05 in Python, 1e-5 in JavaScript


@dataclass(frozen=True)
class Walk:
    """A game to go through: its positions with or without sentences, or, with a level, at a table of a device."""

    game: Game
    players: int
    options: dict[str, Any]
    seed: int
    sentences: bool = True
    level: str | None = None

    def asked(self, whole: bool) -> str:
        """The line that asks JavaScript for it."""
        facts = {"name": self.game.name, "players": self.players, "options": self.options, "seed": self.seed}
        return json.dumps({**facts, "sentences": self.sentences, "level": self.level, "whole": whole})

    def said(self) -> list[str]:
        """What Python says."""
        if self.level is None:
            return [written(one) for one in walk(self.game, self.players, self.options, self.seed, self.sentences)]
        return [written(one) for one in sit(self.game, self.players, self.options, self.seed, self.level)]


@dataclass
class Compared:
    """How many answers were equal, how many were not, and the first of these; processor time of both."""

    equal: int = 0
    positions: int = 0
    looks: int = 0  # at positions, by every seat and a spectator
    different: list[str] = field(default_factory=list)
    python: float = 0.0
    javascript: float = 0.0


def written(value: Any) -> str:
    """An answer as text, with its keys in order; a whole number is written as one, whatever its type."""
    text = json.dumps(_plain(value), sort_keys=True, ensure_ascii=False, separators=(",", ":"))
    return SMALL_NUMBER.sub(r"\1e-\2", text)


def _plain(value: Any) -> Any:
    if isinstance(value, msgspec.Struct):
        value = msgspec.to_builtins(value)
    if isinstance(value, np.ndarray):
        value = value.tolist()
    if isinstance(value, dict):
        return {str(key): _plain(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(one) for one in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return str(value) if isinstance(value, int) and abs(value) > LARGEST else value


def hashed(text: str) -> str:
    """A short hash of an answer."""
    return hashlib.sha256(text.encode()).hexdigest()[:SIGNS]


def samples_of(game: Game) -> Sequence[tuple[int, dict[str, Any]]]:
    """Numbers of players with options that between them try everything."""
    if game.rules.sample_deals is not None:
        return game.rules.sample_deals()
    found: list[tuple[int, dict[str, Any]]] = []
    for players in game.rules.players:
        found.append((players, {}))
        for option in game.rules.options:
            found += [(players, {option.name: value}) for value in option.samples()]
    return found


def compare(walks: Sequence[Walk], command: Sequence[str]) -> Compared:
    """Walk through games on both sides."""
    found = Compared()
    for one, answer in zip(walks, _answers(walks, command), strict=True):
        begun = process_time()
        texts = one.said()
        found.python += process_time() - begun
        found.positions += len(texts) - 1
        found.looks += (len(texts) - 1) * (one.players + 1)
        found.javascript += answer["seconds"]
        for number, text in enumerate(texts):
            theirs = answer["found"][number] if number < len(answer["found"]) else "nothing"
            if theirs == hashed(text):
                found.equal += 1
            else:
                found.different.append(_difference(one, number, text, theirs, command))
                break
    return found


def _answers(walks: Sequence[Walk], command: Sequence[str], whole: bool = False) -> Iterator[dict[str, Any]]:
    asked = "".join(one.asked(whole) + "\n" for one in walks)
    done = subprocess.run(command, input=asked, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2_000:])
    return map(json.loads, done.stdout.splitlines())


def _difference(one: Walk, number: int, text: str, theirs: str, command: Sequence[str]) -> str:
    """Where two answers part."""
    head = f"{one.asked(False)}, answer {number}"
    if len(theirs) != SIGNS:
        return f"{head}: {theirs}"
    other = next(_answers([one], command, whole=True))["found"][number]
    at = next((at for at, (a, b) in enumerate(zip(text, other, strict=False)) if a != b), min(len(text), len(other)))
    part = slice(max(0, at - 80), at + 80)
    return f"{head}, sign {at}:\n  Python     … {text[part]}\n  JavaScript … {other[part]}"


def command_for(node: str, bundle: Path, sources: Path, generated: Path, kernels: Path | None = None) -> list[str]:
    """How Node is started; without kernels it plays by the rules as they are translated."""
    return [node, str(bundle), str(sources), str(generated), *([str(kernels)] if kernels else [])]
