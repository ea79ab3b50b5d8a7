"""openps as static files on a plain web space: kept by the browser, played without a line, upgraded when asked.

The house of the page is asleep here, and where nobody plays Python is a stub; both are awake in `tests/tab`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page

from openps.catalog import games
from tests.web.person import AXE, FINDINGS, RULES
from tests.web.static import Space, asleep, copied, light, recorder, retitled, serving

TRY = (Path(__file__).parent / "try_python.js").read_text("utf-8")
WASM = "pyodide.asm.wasm"
LONG = 240_000
EVERY = 500  # milliseconds between two looks: each of them reads the whole list
STRANGER = "http://evil.example/"
BROWSERS_OWN = (".googleapis.com:443", ".google.com:443")
# Everything that the site was sealed with lies in the cache of its version.
KEPT = """async () => {
  const text = await (await fetch("./sw.js")).text();
  const { version, files } = JSON.parse(text.slice(text.indexOf("{"), text.indexOf(";\\n")));
  const name = (await caches.keys()).find((one) => one.endsWith(version));
  if (!name) return false;
  return (await (await caches.open(name)).keys()).length === Object.keys(files).length;
}"""
PLAY = """() => new Promise((done) => {
  const worker = new Worker("./try.js", { type: "module" });
  worker.onmessage = ({ data }) => (worker.terminate(), done(data));
  worker.onerror = (event) => done({ error: event.message ?? "the worker did not start" });
})"""
# What became of the version that is looked for now.
LOOK = """async () => {
  const site = await navigator.serviceWorker.ready;
  const settled = async (fresh) => {
    const changed = () => new Promise((done) => fresh.addEventListener("statechange", done, { once: true }));
    while (fresh?.state === "installing") await changed();
    return fresh?.state ?? "none";
  };
  await settled(site.installing);  // the browser looks by itself after every visit
  await site.update();
  return settled(site.installing ?? site.waiting);
}"""


def until(page: Page, expression: str) -> None:
    for _ in range(LONG // EVERY):
        if is_so(page, expression):
            return
        page.wait_for_timeout(EVERY)
    raise AssertionError(f"never: {expression}")


def is_so(page: Page, expression: str) -> bool:
    """Not yet, where the page is just loading anew."""
    try:
        return bool(page.evaluate(expression))
    except Error as error:
        if "navigation" not in error.message:
            raise
        return False


def arrive(context: BrowserContext, address: str) -> Page:
    """Somebody who stays on the start page until all of the site is kept."""
    page = context.new_page()
    page.set_default_timeout(LONG)
    page.goto(address)
    page.locator("h1").wait_for()
    until(page, KEPT)
    return page


@pytest.fixture
def context(browser: Any) -> Iterator[BrowserContext]:
    made = browser.new_context(locale="en-GB", reduced_motion="reduce")
    yield made
    made.close()


def in_folder(tmp_path: Path) -> Path:
    """Somewhere below the root of a host: no address of the site may begin there."""
    return tmp_path / "some" / "where"


def test_it_plays_every_game_after_the_line_is_cut_and_asks_nobody_else(browser: Any, tmp_path: Path) -> None:
    asleep(copied(in_folder(tmp_path), **{"try": TRY}))
    with recorder() as (proxy, elsewhere), serving(tmp_path) as space:
        context = browser.new_context(proxy={"server": proxy, "bypass": "127.0.0.1"})
        requests: list[str] = []
        context.on("request", lambda request: requests.append(request.url))
        page = arrive(context, f"{space.url}/some/where/")
        space.cut()
        page.reload()
        page.locator("h1").wait_for()
        told = page.evaluate(PLAY)

        assert told == {"evil": "refused", "compiled": [], "played": dict.fromkeys(games(), True)}
        page.evaluate(f"fetch('{STRANGER}').catch(() => 0)")  # the policy of the page lets nothing out
        assert outside(elsewhere) == []
        assert [url for url in requests if not url.startswith((space.url, STRANGER))] == []
        context.new_page().goto(STRANGER)
        assert STRANGER in outside(elsewhere)  # it would have been noticed
        context.close()


def outside(asked: list[str]) -> list[str]:
    """Without what the browser tells its maker, of forms that it would fill in: no page can hinder it."""
    return [address for address in asked if not address.endswith(BROWSERS_OWN)]


def asked_for(space: Space, name: str) -> int:
    return sum(path.endswith(name) for path in space.asked)


def notice(page: Page) -> Any:
    return page.locator("[role=status] .panel")


def test_it_is_downloaded_once_kept_and_upgraded_when_the_person_says_so(
    context: BrowserContext, tmp_path: Path
) -> None:
    """One visit, and two versions that come after it: half of one, and a whole one."""
    site = light(copied(tmp_path / "site"))
    with serving(site) as space:
        page = context.new_page()
        page.goto(f"{space.url}/")
        python_is_downloaded_once_whoever_asks_for_it(page, site, space)
        page.evaluate("localStorage.setItem('kept', 'yes')")
        half_an_upload_is_never_taken(page, site)
        a_new_version_is_told_and_taken(page, site)

        assert page.evaluate("localStorage.getItem('kept')") == "yes"
        assert asked_for(space, WASM) == 1  # what did not change is not downloaded again


def python_is_downloaded_once_whoever_asks_for_it(page: Page, site: Path, space: Space) -> None:
    """Workers want it while the site is being kept."""
    until(page, "navigator.serviceWorker.controller !== null")
    ask = f"fetch('./py/{WASM}').then((answer) => answer.arrayBuffer()).then((data) => data.byteLength)"
    sizes = page.evaluate(f"Promise.all([{ask}, {ask}])")
    until(page, KEPT)

    assert sizes == [(site / "py" / WASM).stat().st_size] * 2
    assert asked_for(space, WASM) == 1


def half_an_upload_is_never_taken(page: Page, site: Path) -> None:
    whole = (site / "index.html").read_text("utf-8")
    retitled(site, "half")
    (site / "index.html").write_text("still on its way", "utf-8")

    assert page.evaluate(LOOK) == "redundant"
    assert notice(page).count() == 0
    page.reload()
    page.locator("h1").wait_for()
    assert page.title() == "openps"
    (site / "index.html").write_text(whole, "utf-8")


def a_new_version_is_told_and_taken(page: Page, site: Path) -> None:
    retitled(site, "another")
    assert page.evaluate(LOOK) == "installed"
    notice(page).wait_for()

    assert "A new version of this page is here" in notice(page).inner_text()
    assert page.title() == "openps"
    with page.expect_navigation():
        page.get_by_role("button", name="Take the new version").click()
    page.locator("h1").wait_for()
    until(page, "(async () => (await caches.keys()).length === 1)()")
    until(page, KEPT)

    assert page.evaluate("fetch('./').then((page) => page.text())").count("<title>another</title>") == 1


def test_a_host_that_does_not_know_our_types_will_do_and_the_notice_is_read_by_everybody(
    browser: Any, tmp_path: Path
) -> None:
    """In French, on a phone."""
    load = "import('./py/pyodide.mjs').then(() => postMessage('there'), (error) => postMessage(String(error)));"
    site = light(copied(tmp_path / "site", **{"try": load}))
    unknown = "application/octet-stream"
    with serving(site, {".mjs": unknown, ".wasm": unknown, ".webmanifest": unknown}) as space:
        # Axe is no part of the site: its policy would refuse it.
        context = browser.new_context(locale="fr-FR", bypass_csp=True, viewport={"width": 390, "height": 844})
        page = arrive(context, f"{space.url}/")
        assert page.evaluate(PLAY) == "there"
        retitled(site, "another")
        page.evaluate(LOOK)
        notice(page).wait_for()

        assert "Une nouvelle version de cette page est là" in notice(page).inner_text()
        page.add_script_tag(content=AXE.read_text("utf-8"))
        assert page.evaluate(FINDINGS, RULES) == []
        page.get_by_role("button", name="Plus tard").click()
        notice(page).wait_for(state="detached")
        context.close()
