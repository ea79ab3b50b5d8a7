"""What the tests of the full screen share."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual._compositor import Compositor
from textual._context import visible_screen_stack
from textual.screen import Screen


@pytest.fixture(autouse=True)
def a_folder_of_its_own(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Matches and careers are written there, and no setting of the machine changes a colour."""
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path))
    for name in ("NO_COLOR", "COLORTERM", "TEXTUAL_COLOR_SYSTEM"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture(autouse=True)
def drawn_when_somebody_looks(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Nobody sees a screen without a terminal: it is laid out at each change as ever, and drawn when a test reads it.

    That is half of the time. `Player.asked` reads it at every question, so that nothing goes undrawn.
    Pictures that are compared are of screens that were drawn as they are in a terminal.
    """
    if request.path.name == "test_screens.py":
        return

    def forget(self: Compositor, full: bool = False, screen_stack: list[Screen[object]] | None = None) -> None:
        assert not full, "a picture is drawn"
        visible_screen_stack.set(screen_stack or [])
        self._dirty_regions.clear()

    monkeypatch.setattr(Compositor, "render_update", forget)
