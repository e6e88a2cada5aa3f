"""The log of a game from what was stored of it: nothing is dealt, so its rules may be of any version."""

from typing import Any, NamedTuple

from houseful.core.fairness import FairDeal
from houseful.core.text.game_log import HEAD, UNKNOWN, last_line


class StoredGame(NamedTuple):
    """What a game was dealt from, the moves that stand, and everybody's points if it is over."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]  # what the host chose; the rest is as its rules say
    pack: list[str]  # as lines of a log: `own_pack_lines` or `standard_pack_lines`
    fair: FairDeal | None
    seed: int
    moves: list[str]
    scores: list[int] | None


def write_stored_log(stored: StoredGame) -> str:
    """A game as text, for a server or a command line with the rules of its version."""
    options = {name: value for name, value in stored.options.items() if value is not None}
    words = [f"players={stored.players}", *(f"{name}={written(value)}" for name, value in options.items())]
    lines = [HEAD, f"game {stored.game}, rules {stored.rules}", "options " + " ".join(words)]
    lines += stored.pack
    lines += [f"fair {stored.fair.write()}"] if stored.fair else []
    lines.append(f"seed {stored.seed}")
    lines += [f"{number} {move}" for number, move in enumerate(stored.moves, start=1)]
    scores = UNKNOWN if stored.scores is None else " ".join(map(str, stored.scores))
    lines.append(last_line(len(stored.moves), scores, lines))
    return "\n".join(lines) + "\n"


def written(value: Any) -> str:
    """An option's value as logs have it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
