"""Cases that people score, and files that hold them."""

import json
from pathlib import Path
from typing import Any

HOTEL = {
    "game": "overbooking",
    "hotel": {"beds": 15, "rule": "two-crests"},
    "back": ["orange 4 lion", "blue 1 oak"],
    "line": ["orange 3 bird", "green 6 fish", "green 5 bird", "blue 4 fish"],
    "choices": ["orange 3 bird"],
}
END = {
    "game": "overbooking",
    "bonus": "expert",
    "players": [{"guests": ["1 bird", "6 fish"], "tiles": 3}, {"guests": ["2 oak"]}],
}


def write(folder: Path, data: Any, name: str = "case.json") -> Path:
    file = folder / name
    file.write_bytes(data if isinstance(data, bytes) else json.dumps(data).encode())
    return file
