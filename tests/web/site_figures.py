"""What a site weighs and how fast it is: `python -m tests.web.site_figures` says whether each figure is kept.

A quiet machine is needed for the times.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import sys
import time
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from static_site import weigh

from tests.tab.visitor import Visitor
from tests.web.conftest import ARGUMENTS, PROGRAMS
from tests.web.figures import MOST_FIRST_PAGE, until
from tests.web.static import SITE, serving
from tests.web.test_site import KEPT
from tests.web.test_site_files import MOST

VISITS = 5
STAYS = 6_000  # milliseconds that somebody looks at the first question: the browser keeps what it compiled meanwhile
WATCHED = 30_000
LONG_TASKS = """() => {
  window.longTasks = [];
  const noted = (list) => window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
  new PerformanceObserver(noted).observe({ type: "longtask" });
}"""
# When the start page can be read: its heading is painted.
READABLE = """
  new MutationObserver((_, watching) => {
    if (!document.querySelector("h1")) return;
    watching.disconnect();
    requestAnimationFrame(() => setTimeout(() => (window.readableAfter = performance.now())));
  }).observe(document, { childList: true, subtree: true });
"""
# The memory of a started Python is kept for the next visit.
REMEMBERED = """async () => {
  const name = (await caches.keys()).find((one) => one.endsWith(" memory"));
  return Boolean(name && (await (await caches.open(name)).match(new URL("py/memory", document.baseURI))));
}"""
# From nothing to a Python that has imported every game and its bots.
PYTHON = """async () => {
  const begin = performance.now();
  const { loadPyodide } = await import("./py/pyodide.mjs");
  const bytes = async (name) => (await fetch(`./py/${name}`)).arrayBuffer();
  const [packed, compiled] = await Promise.all(["openps.zip", "msgspec.wasm"].map(bytes));
  const python = await loadPyodide({ indexURL: new URL("py/", document.baseURI).href });
  const started = performance.now() - begin;
  python.unpackArchive(packed, "zip", { extractDir: "/lib/ours" });
  python.FS.writeFile("/lib/ours/msgspec/_core.cpython-314-wasm32-emscripten.so", new Uint8Array(compiled));
  python.runPython("import sys; sys.path.insert(0, '/lib/ours'); import ready");
  python.runPython("import openps.tables.house; from openps.catalog import games; games()");
  window.python = python;
  return { started, imported: performance.now() - begin };
}"""

# What a level does in a browser: as many decisions as fit, each by the bot of its level with the time that a tab gives.
LEVELS = """
import json, time
from openps.catalog import games
from openps.catalog.bots import level_names
from openps.desk.thinker import player
from openps.engine.chance import FreeChance, named_seed
from openps.engine.match import Match
from openps.tab.bots import THINKS_FOR

def decisions(key, level):
    game = games()[key]
    match = Match(game, game.options(min(game.info.players), {}), named_seed(1))
    bot, took = player(level, key, THINKS_FOR), []
    while (asked := match.decision()) is not None and sum(took) < SECONDS:
        seat = asked.seats[0]
        view, moves, began = match.view(seat), match.legal_moves(seat), time.perf_counter()
        match.play(seat, bot.choose(view, moves, FreeChance(len(took))))
        took.append(time.perf_counter() - began)
    took.sort()
    late, most = [round(1000 * took[at]) for at in (int(0.95 * len(took)), -1)]
    return {"decisions": len(took), "a second": round(len(took) / sum(took), 1), "95th, ms": late, "most, ms": most}

json.dumps({f"{key} {level}": decisions(key, level) for key in games() for level in level_names(key)})
"""
SECONDS = 12


def first_question(context: BrowserContext, url: str) -> tuple[float, dict[str, float]]:
    """Seconds from the address to the first question of a match by *Play now*, pressed as soon as it is there."""
    page = context.new_page()
    page.set_default_timeout(600_000)
    began = time.monotonic()
    page.goto(url)
    page.locator('li[data-game="negotiator"] button.main').click()  # where nobody plays before
    page.locator("[data-ask]").wait_for(state="attached")
    took = time.monotonic() - began
    told = stages(page)
    until(page, f"({KEPT})()")
    while len(page.workers) < 2:  # the bots are called when the house has nothing else to do
        page.wait_for_timeout(100)
    page.wait_for_timeout(STAYS)
    until(page, f"({REMEMBERED})()")
    page.close()
    return took, told


def stages(page: Page) -> dict[str, float]:
    """Milliseconds from the address until the worker of the house was so far, in its own words."""
    began = page.evaluate("performance.timeOrigin")
    marks = "performance.getEntriesByType('mark').map(({ name, startTime }) => [name, startTime])"
    house = next(worker for worker in page.workers if "house" in worker.url)
    made, told = house.evaluate(f"[performance.timeOrigin, {marks}]")
    return {"worker": made - began, **{name: made - began + at for name, at in told}}


def matches(browser: Browser, url: str) -> dict[str, Any]:
    """A person who was never here, the same one in a new tab, and once more: only then is what was compiled kept."""
    cold, second, warm, so_far = [], [], [], []
    for _ in range(VISITS):
        context = browser.new_context(viewport={"width": 1366, "height": 768})
        cold.append(first_question(context, url)[0])
        second.append(first_question(context, url)[0])
        took, told = first_question(context, url)
        warm.append(took)
        so_far.append(told)
        context.close()
    return {
        "first visit to first question, s": [round(statistics.median(cold), 1), round(max(cold), 1)],
        "second visit to first question, s": [round(statistics.median(second), 1), round(max(second), 1)],
        "from the cache to first question, s": [round(statistics.median(warm), 1), round(max(warm), 1)],
        "house from the cache, ms": {name: round(statistics.median(one[name] for one in so_far)) for name in so_far[0]},
    }


def levels(browser: Browser, url: str) -> dict[str, Any]:
    """On a page that is there already: another Python beside that of the house, which has nothing to do."""
    page = browser.new_page()
    page.set_default_timeout(600_000)
    page.goto(url)
    until(page, f"({KEPT})()")
    page.evaluate(PYTHON)
    told: dict[str, Any] = json.loads(
        page.evaluate("(code) => window.python.runPython(code)", LEVELS.replace("SECONDS", str(SECONDS)))
    )
    page.close()
    return told


def calm(browser: Browser, url: str) -> dict[str, float]:
    """Tasks of the page itself above 50 ms while four strong bots think, and a person answers at random."""
    ann = Visitor(browser, url)
    ann.arrive()
    ann.open_table("pani_high", dict.fromkeys(range(1, 5), "strong"))
    ann.until_asked()
    ann.page.wait_for_timeout(STAYS)  # the table is drawn, and what it brings along is there
    ann.page.evaluate(LONG_TASKS)
    ann.play_on()
    ann.page.wait_for_timeout(WATCHED)
    took: list[float] = ann.page.evaluate("window.longTasks")
    ann.leave()
    return {"seconds": WATCHED / 1000, "tasks above 50 ms": len(took), "longest, ms": max(took, default=0)}


def arrival(context: BrowserContext, url: str) -> tuple[float, dict[str, float]]:
    """Milliseconds until the start page can be read, and until Python is there."""
    page = context.new_page()
    page.set_default_timeout(600_000)
    page.add_init_script(READABLE)
    page.goto(url)
    readable: float = until(page, "window.readableAfter")
    python: dict[str, float] = page.evaluate(PYTHON)
    until(page, f"({KEPT})()")
    page.close()
    return readable, python


def visits(browser: Browser, url: str) -> dict[str, Any]:
    """A person who was never here, and the same one again."""
    cold, warm = [], []
    for _ in range(VISITS):
        context = browser.new_context()
        cold.append(arrival(context, url))
        warm.append(arrival(context, url))
        context.close()
    return {"first visit, ms": summed(cold), "from the cache, ms": summed(warm)}


def summed(times: list[tuple[float, dict[str, float]]]) -> dict[str, float]:
    return {
        "start page readable": round(statistics.median(page for page, _ in times)),
        "start page readable, most": round(max(page for page, _ in times)),
        "Python started": round(statistics.median(python["started"] for _, python in times)),
        "all games imported": round(statistics.median(python["imported"] for _, python in times)),
    }


def main() -> int:
    program = next(filter(None, map(shutil.which, PROGRAMS)))
    weights = weigh.weigh(SITE)
    with serving(SITE) as space, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=ARGUMENTS)
        times = visits(browser, f"{space.url}/") | matches(browser, f"{space.url}/")
        times["while strong bots think"] = calm(browser, space.url)
        times["levels"] = levels(browser, f"{space.url}/")
        browser.close()
    figures = {"load of the machine": os.getloadavg(), "bytes": weights, **times}
    sys.stdout.write(json.dumps(figures, indent=1) + "\n")
    kept = times["first visit, ms"]["start page readable, most"] < MOST_FIRST_PAGE and weights["all"]["gzip"] < MOST
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
