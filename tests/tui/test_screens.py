"""Every screen looks as it did when somebody last looked at it: `make screens` draws them anew after a change."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tui import screens


@pytest.mark.parametrize("name", screens.SCREENS)
def test_a_screen_looks_as_it_did(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert screens.drawn(name) == screens.place_of(name).read_text("utf-8"), "look at it: make screens"


def test_no_picture_is_left_over() -> None:
    kept = {path.stem for path in screens.HERE.glob("*.svg")}
    assert kept == set(screens.SCREENS) - set(screens.IN_README)


@pytest.mark.parametrize("name", screens.IN_README)
@pytest.mark.parametrize("readme", ["README.md", "README.fr.md"])
def test_three_of_them_stand_in_the_readme(name: str, readme: str) -> None:
    root = screens.PICTURES.parents[1]
    assert f"docs/pictures/{name}.svg" in (root / readme).read_text("utf-8")
