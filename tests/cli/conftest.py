"""What the tests of the terminal share."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def no_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that run beside each other are told of a small screen: whoever wants one asks for it."""
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("LINES", raising=False)
