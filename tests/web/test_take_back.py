"""A slip of the finger in a real browser: the move is taken back by a key or a tap, and everybody sees it undone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.long import LONG
from tests.server.running import Running
from tests.web.person import Person
from tests.web.prepared import Prepared, reached, write

Come = Callable[..., Person]
# Five seconds may be over before a busy machine has looked at the page.
PATIENT = """
import sys
from openps.cli.main import main
from openps.tables import acts
acts.TAKE_BACK_WITHIN = 600
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("phone", [False, True] if LONG else [True], ids=lambda phone: "phone" if phone else "desktop")
def test_a_slip_is_taken_back(sit_down: Come, server: Running, tmp_path: Path, phone: bool) -> None:
    told = reached(Prepared("panic_station", 4, "", [], ("Ann", "Bea")), lambda view: view.ask == "act")
    write(told, str(tmp_path / "t.db"))
    server.run_as(PATIENT)
    ann, bea = sit_down(phone=phone, language="fr" if phone else "en"), sit_down()
    for seat, person in enumerate((ann, bea)):
        person.page.goto(told.link(server.url, seat))
    choices = ann.until_asked()
    bea.until(lambda: len(bea.news()) > 0, "the table")
    before, shown = ann.news()[-1], len(bea.news())
    slip = next(one for one in choices if one.startswith("walk"))

    ann.page.locator(f'[data-move="{slip}"]').first.dispatch_event("click")
    back = ann.page.locator("[data-take-back]")
    back.wait_for()
    assert ann.axe() == []
    assert bea.page.locator("[data-take-back]").count() == 0
    back.tap() if phone else back.click()
    back.wait_for(state="detached")
    assert ann.until_asked() == choices
    bea.until(lambda: len(bea.news()) >= shown + 2, "the move, and that it was taken back")

    ann.page.locator(f'[data-move="{slip}"]').first.dispatch_event("click")  # and by a key
    back.wait_for()
    ann.page.keyboard.press("z")
    back.wait_for(state="detached")

    assert ann.until_asked() == choices
    bea.until(lambda: len(bea.news()) >= shown + 4, "the same again")
    assert ann.news()[-1]["view"] == before["view"]
    assert bea.news()[-1]["events"] == []
    assert bea.news()[-1]["first"] == bea.news()[-2]["first"]
