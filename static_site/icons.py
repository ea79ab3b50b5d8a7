"""Draws the icon for phones that take no SVG: `python -m static_site.icons`, after a change of `files/icon-app.svg`."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

FILES: Final = Path(__file__).with_name("files")
SIZES: Final = (180, 192, 512)
PROGRAMS: Final = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    from playwright.sync_api import sync_playwright

    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox", "--disable-gpu"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (FILES / "icon-app.svg").read_text("utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
            page.screenshot(path=FILES / f"icon-{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
