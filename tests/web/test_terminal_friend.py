"""One in a browser, one at the full screen of a terminal, at the same table.

They sit down and begin; and they play a match to its end, from where few moves are left. `make long` plays one from
its begin to its end.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.long import LONG
from tests.server.running import Running
from tests.web.person import Person
from tests.web.prepared import Prepared, near_the_end, write

ROOT = Path(__file__).parents[2]
LEFT = 30 if LONG else 12  # moves
BEGUN = 3  # choices that the friend makes before it is enough
Come = Callable[..., Person]


@contextmanager
def friend(link: str, folder: Path, choices: int = 0) -> Iterator[subprocess.Popen[str]]:
    """Bob, who chooses so often, or until the match is over."""
    command = [sys.executable, "-m", "tests.tui.friend", link, "Bob", *([str(choices)] if choices else [])]
    environment = {**os.environ, "OPENPS_DATA": str(folder), "PYTHONUTF8": "1"}
    bob = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    try:
        yield bob
    finally:
        bob.kill()


def last_screen(bob: subprocess.Popen[str]) -> str:
    shown, wrong = bob.communicate(timeout=240)
    assert bob.returncode == 0, wrong[-2000:]
    return shown


def test_a_terminal_sits_down_at_the_table_of_a_browser(sit_down: Come, shared_server: Running, tmp_path: Path) -> None:
    ann = sit_down()
    table = ann.open_table("pani_high", {2: "beginner", 3: "beginner", 4: "beginner"})
    with friend(f"{shared_server.url}/t/{table}", tmp_path, 0 if LONG else BEGUN) as bob:
        ann.page.get_by_text("Bob").first.wait_for()
        ann.page.get_by_role("button", name="Start the match").click()
        ann.play_on()
        if LONG:
            ann.finish()
        assert ("The match is over" in last_screen(bob)) == LONG
    assert any("Bob" in line for line in ann.page.locator("main").all_inner_texts())


def test_a_match_between_a_browser_and_a_terminal_goes_to_the_end(
    sit_down: Come, server: Running, tmp_path: Path
) -> None:
    told = near_the_end(Prepared("pani_high", 5, "", [], ("Ann", "Bob")), LEFT)
    write(told, str(tmp_path / "t.db"))
    ann = sit_down()
    ann.page.goto(told.link(server.url, 0))
    ann.page.locator(".board .others").wait_for()
    with friend(told.link(server.url, 1), tmp_path) as bob:
        ann.play_on()
        ann.finish()
        assert "The match is over" in last_screen(bob)
    assert "Rematch" in ann.page.locator("main").inner_text()
