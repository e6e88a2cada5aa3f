"""What the browser tells assistive technology: roles, names and states, and nothing of how a page is built or drawn."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Any

from playwright.sync_api import Page

# What assistive technology has the browser do: the default action of a thing.
ACTIVATE = """function () {
  this.focus?.({ preventScroll: true })
  this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}"""


@dataclass(frozen=True)
class Told:
    """One thing of the page, as it is told."""

    role: str
    name: str
    usable: bool
    busy: bool
    live: bool
    within: tuple[str, ...]  # the names of what it lies in, outermost first
    handle: int  # which thing to activate
    texts: Callable[[], Iterator[str]]  # in it: gathered where they are asked for

    @property
    def inside(self) -> tuple[str, ...]:
        """The texts in it."""
        return tuple(self.texts())

    @property
    def text(self) -> str:
        """All that it says."""
        return " ".join(self.inside).strip()


class Interpreter:
    """What assistive technology asks of the browser; asked through one connection, it builds its tree once."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")

    def read(self) -> "SpokenTree":
        """The page as it is told just now."""
        return SpokenTree(self._session.send("Accessibility.getFullAXTree")["nodes"])

    def activate(self, told: Told) -> None:
        """Have the browser do what a thing is for."""
        thing = self._session.send("DOM.resolveNode", {"backendNodeId": told.handle})["object"]["objectId"]
        self._session.send("Runtime.callFunctionOn", {"objectId": thing, "functionDeclaration": ACTIVATE})


class SpokenTree:
    """Everything that is told of a page."""

    def __init__(self, nodes: list[dict[str, Any]]) -> None:
        self._nodes = {node["nodeId"]: node for node in nodes}
        self.things = list(self._walk(nodes[0], ()))

    def _walk(self, node: dict[str, Any], within: tuple[str, ...]) -> Iterator[Told]:
        name = node.get("name", {}).get("value", "")
        if not node.get("ignored"):
            states = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
            yield Told(
                role=node["role"]["value"],
                name=name,
                usable=not states.get("disabled"),
                busy=bool(states.get("busy")),
                live=states.get("live") in ("polite", "assertive"),
                within=within,
                handle=node.get("backendDOMNodeId", 0),
                texts=partial(self._texts, node),
            )
            within = (*within, name) if name else within
        for child in node.get("childIds", ()):
            if child in self._nodes:
                yield from self._walk(self._nodes[child], within)

    def _texts(self, node: dict[str, Any]) -> Iterator[str]:
        if node.get("role", {}).get("value") == "StaticText":
            yield node.get("name", {}).get("value", "")
            return
        for child in node.get("childIds", ()):
            if child in self._nodes:
                yield from self._texts(self._nodes[child])

    def find(self, role: str, name: str = "", within: str = "") -> list[Told]:
        """Usable things of a role, by a pattern of their names, in a part of the page."""
        return [
            thing
            for thing in self.things
            if thing.role == role
            and thing.usable
            and re.search(name, thing.name)
            and (not within or within in thing.within)
        ]

    def busy(self) -> bool:
        """Whether something is still being made."""
        return any(thing.busy for thing in self.things)

    def spoken(self) -> list[str]:
        """What stands in the live regions: paragraph by paragraph, where there are several."""
        return [thing.text for thing in self.things if thing.live and thing.text and not thing.name]
