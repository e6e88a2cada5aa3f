"""Icons for home screens, drawn from our own emblems in Chromium into `web/public`.

python -m tests.browser.icons
"""

from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.conftest import SWITCHES, chromium

ROOT = Path(__file__).parents[2]
PUBLIC, EMBLEM = ROOT / "web/public", ROOT / "web/src/pieces/Emblem.svelte"
GROUND = "#4a2f52"  # of our own emblem
SOFT = {"overbooking": "#eadff0", "overbooked": "#dceef7", "oktoberfest": "#dfece2"}
SAFE = 0.9  # of a side: then the house lies within the circle that every shape of a phone leaves whole


def emblem_of(game: str) -> str:
    """The sign of a game, from the component that draws it."""
    text = EMBLEM.read_text(encoding="utf-8")
    drawn = text.partition(f"game === '{game}'}}")[2] or text.partition("{:else}")[2]
    shapes = drawn.partition("{:else")[0].partition("{/if}")[0]
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">{shapes}</svg>'


def draw(page: Page, name: str, size: int, drawing: str, ground: str, part: float) -> None:
    """Write a square icon: a drawing on its ground."""
    page.set_viewport_size({"width": size, "height": size})
    style = f"margin:0;height:100vh;display:grid;place-items:center;background:{ground}"
    side = round(size * part)
    page.set_content(f'<body style="{style}"><div style="width:{side}px;height:{side}px;line-height:0">{drawing}</div>')
    page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)


def main() -> None:
    """Every icon that the manifest and the page name."""
    ours = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=SWITCHES)
        page = browser.new_page()
        for size in (192, 512):
            draw(page, f"icon-{size}", size, ours, "transparent", 1)
        draw(page, "icon-maskable", 512, ours, GROUND, SAFE)
        draw(page, "icon-180", 180, ours, GROUND, 1)
        for game, ground in SOFT.items():
            draw(page, f"icon-{game}", 192, emblem_of(game), ground, 0.62)
        browser.close()


if __name__ == "__main__":
    main()
