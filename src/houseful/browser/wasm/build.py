"""A game's kernel as files: the module, the cards of its standard pack, and what the page has to know of them."""

import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from houseful.bots.nets.shipped import FILE
from houseful.bots.search import session
from houseful.browser.wasm.assembly import Effort, assembled, object_file
from houseful.browser.wasm.exports import SIGNATURES, names_for
from houseful.browser.wasm.layout import Area, Layout, Part, layout_of
from houseful.browser.wasm.linking import Linked, link
from houseful.browser.wasm.memory import DESK
from houseful.browser.wasm.retarget import exported
from houseful.browser.wasm.sources import hash_of
from houseful.core.compile.record import Record
from houseful.core.game import Game

MODULE, BOX, INFO, NET = "kernel.wasm", "box.bin", "kernel.json", "grandmaster.net"


def compiled(game: Game, effort: Effort) -> tuple[Linked, Layout]:
    """The module of a game, and where it reads and writes."""
    layout = layout_of(game)
    names = names_for(game, layout)
    libraries = []
    for template, signature in SIGNATURES.items():
        function = exported(template, names)
        function.compile(signature)
        libraries.append(function.overloads[signature].library)
    exports = [template.__name__ for template in SIGNATURES]
    whole = assembled(libraries, exports, layout.desk.size)
    return link(object_file(whole, effort), exports), layout


def is_current(game: Game, folder: Path) -> bool:
    """Whether the files of a kernel are there and made from the sources as they are."""
    try:
        info = json.loads((folder / INFO).read_text())
        module = hashlib.sha256((folder / MODULE).read_bytes()).hexdigest()
        return (info["sources"], info["module"]) == (hash_of(game), module)
    except (OSError, ValueError, KeyError, TypeError):
        return False


def write_kernel(game: Game, folder: Path, effort: Effort) -> None:
    """Compile a game's kernel and write its files; what the page has to know comes last, when all is there."""
    linked, layout = compiled(game, effort)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / MODULE).write_bytes(linked.module)
    (folder / BOX).write_bytes(game.standard.box.tobytes())
    (folder / NET).write_bytes((game.folder / FILE).read_bytes())
    info = {**info_of(game, linked, layout), "sources": hash_of(game)}
    (folder / INFO).write_text(json.dumps(info) + "\n")


def info_of(game: Game, linked: Linked, layout: Layout) -> dict[str, Any]:
    """What the page has to know (`web/src/offline/kernelInfo.ts`)."""
    rules = game.rules
    desk = linked.addresses[DESK]
    return {
        "game": game.name,
        "moves": rules.moves,
        "seats": max(rules.players),
        "columns": rules.columns,
        "described": game.ai.described,
        "records": {"box": _record(rules.box), "table": _record(rules.table)},
        "desk": _parts({name: part._replace(at=desk + part.at) for name, part in layout.desk.items()}),
        "heap": linked.end,
        "net": _area(layout.net),
        "figures": session.figures_of(game)._asdict(),
        "netFigures": session.net_figures_of(game)._asdict(),
        "tree": {
            "most": session.MOST_NODES,
            "plain": {"each": 2, "more": 2},
            "net": {"each": session.CHILDREN, "more": 20 * session.CHILDREN},
        },
        "module": hashlib.sha256(linked.module).hexdigest(),
    }


def _record(record: type[Record]) -> dict[str, Any]:
    fields = {name: Part(record.offset(name), field.kind, field.shape) for name, field in record.FIELDS.items()}
    return {"size": record.DTYPE.itemsize, "fields": _parts(fields)}


def _area(area: Area) -> dict[str, Any]:
    return {"size": area.size, "parts": _parts(area)}


def _parts(parts: Mapping[str, Part]) -> dict[str, Any]:
    return {name: part._asdict() for name, part in parts.items()}
