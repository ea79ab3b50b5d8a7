"""Nothing is pushed about on the screen while a match is played: panels stay where they are, whatever is in them.

Each game at one size; `make long` has each at both, for longer.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from openps.catalog import games
from tests.long import LONG
from tests.web.figures import SHIFTS, shifted
from tests.web.person import Person

Come = Callable[..., Person]
ENOUGH = 40  # news, as fast as bots and clicks bring them, where the match is not over before: fewer have no average
MOST_EACH = 0.02  # what one news moves on the average: cards that come and go; browsers call 0.1 good

# Where each panel in sight has been; the end has a panel of its own and is left out.
WATCH = """
  const places = (window.places = new Map());
  const PANELS = ["[data-ask] > *", ".bar > .line", ".drawer > *", ".drawn > * > * > *"];
  const note = () => {
    if (document.querySelector("#ending-title")) return;
    for (const panel of document.querySelectorAll(PANELS.join())) {
      const { x, y, width } = panel.getBoundingClientRect();
      if (!width || y > innerHeight) continue;
      if (!places.has(panel)) places.set(panel, new Set());
      places.get(panel).add([x, y, width].map(Math.round).join(" "));
    }
    requestAnimationFrame(note);
  };
  note();
"""
MOVED = """
  [...places].filter(([, seen]) => seen.size > 1).map(([panel, seen]) => [panel.className, ...seen].join(" | "))
"""


EVERY = [(game, phone) for game in games() for phone in (False, True)]
SLICE = [("panic_station", True), ("pani_high", False), ("negotiator", False)]


@pytest.mark.parametrize(("game", "phone"), EVERY if LONG else SLICE)
def test_panels_stay_where_they_are_while_a_match_is_played(sit_down: Come, game: str, phone: bool) -> None:
    ann = sit_down(phone=phone, language="fr" if phone else "en")
    ann.page.add_init_script(SHIFTS)
    others = games()[game].info.players[0] - 1
    ann.open_table(game, dict.fromkeys(range(1, others + 1), "beginner"))
    if others:
        ann.page.locator(".seats ~ .row button.main").click()
    ann.until_asked()
    ann.page.wait_for_timeout(700)  # boards and words are there
    ann.page.evaluate("window.shifts = []")
    ann.page.evaluate(WATCH)
    before = len(ann.news())
    ann.play_on()
    over = ann.page.locator("#ending-title")
    ann.until(lambda: len(ann.news()) >= before + ENOUGH or over.count() > 0, f"{ENOUGH} news or the end")
    ann.stop()

    told = len(ann.news()) - before
    assert ann.page.evaluate(MOVED) == []
    moved = sorted(one["value"] for one in shifted(ann.page))
    assert sum(moved[:-1] if over.count() else moved) / told < MOST_EACH  # the end may push the board down, once
