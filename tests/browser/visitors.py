"""The browsers of a test's visitors, who know nothing of each other and have nothing from before."""

import json
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

MINUTE = 60_000  # milliseconds
MOST_KEPT = 6
FORGOTTEN = "local_storage,indexeddb,cache_storage,service_workers"


@dataclass
class Kept:
    """A browser that stays open between tests."""

    wishes: str
    context: BrowserContext
    anchor: Page  # a page that stays: with it stays the process, and the scripts that it has read

    def forget(self, origin: str) -> None:
        """Close its pages, and delete all that they have kept."""
        for page in self.context.pages:
            if page is not self.anchor:
                page.close()
        self.context.clear_cookies()
        devtools = self.context.new_cdp_session(self.anchor)
        devtools.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": FORGOTTEN})
        devtools.detach()


class Visitors:
    """Opens pages, each in a browser of its own: a fresh one, or one that a test has left and that was emptied.

    A first page in a process of its own takes twice the processor time of a page where others were before.
    """

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser, self._url = browser, url
        self._fresh: list[BrowserContext] = []
        self._free: list[Kept] = []
        self._taken: list[Kept] = []

    def open_page(
        self, *, viewport: ViewportSize, color_scheme: Any = None, fresh: bool = False, **wishes: Any
    ) -> Page:
        """A blank page of this size and in this light; other wishes are those of `Browser.new_context`."""
        page = (self._enter_fresh(wishes) if fresh else self._enter(wishes)).new_page()
        page.set_viewport_size(viewport)
        if color_scheme is not None:
            page.emulate_media(color_scheme=color_scheme)
        return page

    def _enter_fresh(self, wishes: dict[str, Any]) -> BrowserContext:
        context = self._browser.new_context(**wishes)
        context.set_default_timeout(MINUTE)
        self._fresh.append(context)
        return context

    def _enter(self, wishes: dict[str, Any]) -> BrowserContext:
        key = json.dumps(wishes, sort_keys=True)
        fitting = [kept for kept in self._free if kept.wishes == key]
        if fitting:
            self._free.remove(fitting[-1])
            self._taken.append(fitting[-1])
        else:
            context = self._browser.new_context(**wishes)
            context.set_default_timeout(MINUTE)
            self._taken.append(Kept(key, context, context.new_page()))
            self._taken[-1].anchor.goto(f"{self._url}/health")
        return self._taken[-1].context

    def leave(self) -> None:
        """The test is over: fresh browsers are closed, others forget what they have seen."""
        for kept in self._taken:
            kept.forget(self._url)
        self._free += self._taken
        for context in (*self._fresh, *(kept.context for kept in self._free[:-MOST_KEPT])):
            context.close()
        self._free = self._free[-MOST_KEPT:]
        self._fresh, self._taken = [], []
