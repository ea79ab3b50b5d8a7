"""The pictures of README and guides, of real tables: `python -m tests.web.pictures docs/pictures [GAME …]`."""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.installed import KUHN_POKER, Environment
from tests.web.conftest import ARGUMENTS, PROGRAMS
from tests.web.person import Person
from tests.web.prepared import Prepared, reached, write

SETTLED = 1_200
QUALITY = 0.82
MOMENTS: dict[str, tuple[Prepared, Callable[[Any], bool]]] = {
    "panic_station": (
        Prepared("panic_station", 5, "", [], ("Ann",), 10_000),
        lambda view: view.ask == "act" and len(view.placed) >= 13 and view.now.ap >= 2,
    ),
    "negotiator": (
        Prepared("negotiator", 1, "", [], ("Ann",)),
        lambda view: view.ask == "discuss" and view.turn >= 4 and view.freed >= 2 and len(view.hand) >= 3,
    ),
    "pani_high": (
        Prepared("pani_high", 5, "", [], ("Ann",), 10_000),
        lambda view: view.ask == "defend" and len(view.places[0]) > 1 and view.turn > 15 and len(view.hand) > 4,
    ),
    "kuhn_poker": (
        Prepared("kuhn_poker", 3, "", [], ("Ann",), 10_000, bot="honest"),
        lambda view: view.hand == 4 and view.bettor is not None and view.cards[0] == "king",
    ),
}
# A browser that draws a picture can also squeeze it: no other tool is needed.
SQUEEZE = """async ([data, quality]) => {
  const picture = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext("2d").drawImage(picture, 0, 0);
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: "image/webp", quality })).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
}"""


def take(browser: Browser, url: str, link: str, phone: bool) -> bytes:
    ann = Person(browser, url, phone=phone, language="fr" if phone else "en")
    ann.page.goto(link)
    ann.until_asked()
    ann.page.wait_for_timeout(SETTLED)
    for _ in range(2):  # what is staged, and what happened meanwhile
        ann.page.keyboard.press("Escape")
        ann.page.wait_for_timeout(200)
    taken = ann.page.screenshot()
    ann.leave()
    return squeeze(browser, taken)


def squeeze(browser: Browser, taken: bytes) -> bytes:
    page = browser.new_page()
    squeezed = page.evaluate(SQUEEZE, [base64.b64encode(taken).decode(), QUALITY])
    page.close()
    return base64.b64decode(squeezed)


def main(folder: Path, wanted: Sequence[str]) -> None:
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    with tempfile.TemporaryDirectory() as kept, sync_playwright() as playwright:
        with_guest = Environment.made(Path(kept) / "environment")
        with_guest.install(KUHN_POKER)
        sys.path.append(str(with_guest.packages))  # here the match is prepared, there it is served
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        for game in wanted:
            picture_of(game, folder, browser, with_guest)
        browser.close()


def picture_of(game: str, folder: Path, browser: Browser, environment: Environment) -> None:
    told = reached(*MOMENTS[game])
    with tempfile.TemporaryDirectory() as kept:
        write(told, str(Path(kept) / "tables.db"))
        with environment.serving(Path(kept)) as server:
            for name, phone in ((game, False), (f"{game}-phone", True)):
                (folder / f"{name}.webp").write_bytes(take(browser, server.url, told.link(server.url, 0), phone))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(MOMENTS))
