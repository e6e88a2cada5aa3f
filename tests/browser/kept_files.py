"""What a page keeps on a device."""

import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import PATIENCE

KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const kept = await Promise.all(caches_.map((cache) => cache.keys()))
  return kept.flat().map(({ url }) => url)
}"""
ALL_IS_KEPT = """async (language) => {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  const told = new Promise((resolve) => (port1.onmessage = ({ data }) => resolve(data)))
  active.postMessage('list', [port2])
  const { files } = await told
  const others = new RegExp(`^(net-|words-(?!${language}))`)
  const wanted = Object.keys(files).filter((path) => !others.test(files[path].group))
  for (const path of wanted)
    while (!(await caches.match('/' + path))) await new Promise((resolve) => setTimeout(resolve, 50))
}"""


def wait_until_all_is_kept(page: Page, language: str) -> None:
    """Wait until the page, the words of a language and the games but for their nets are on the device."""
    page.evaluate(ALL_IS_KEPT, language)


def wait(page: Page, script: str, done: Callable[[Any], bool]) -> Any:
    """Ask the page until the answer will do, for a minute."""
    end = time.monotonic() + PATIENCE / 1000
    while not done(answer := page.evaluate(script)):
        assert time.monotonic() < end, answer
        page.wait_for_timeout(50)
    return answer


def wait_until_kept(page: Page, *parts: str) -> Any:
    """Wait until files with these in their names are on the device; return all that are there."""
    return wait(page, KEPT, lambda kept: all(any(part in url for url in kept) for part in parts))
