"""The report of a ladder: whole, in both languages, in one file that fetches nothing."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from openps.cli.main import main
from openps.lab import plots, report
from openps.words.messages import Messages

BELIEF = {
    "when": "after-scan", "what": "I am infected", "statements": 40, "base_rate": 0.25, "brier": 0.125,
    "skill": {"value": 0.333, "low": None, "high": None},
    "curve": [{"count": 30, "thought": 0.1, "true": 0.1}, {"count": 10, "thought": 0.8, "true": 0.7}],
}  # fmt: skip


class Outline(HTMLParser):
    """Which elements a page has; every one that is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self._open: list[str] = []

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)
        if tag != "meta":
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: object) -> None:
        self.tags.append(tag)


def ladder(*arguments: str) -> int:
    return main(["ladder", "panic_station", "--bots", "random,heuristic", "--num", "4", "--players", "4", *arguments])


@pytest.fixture(scope="module")
def result(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    capture = tmp_path_factory.mktemp("ladder") / "out"
    with pytest.MonkeyPatch.context() as patch, capture.open("w") as out:
        patch.setattr("sys.stdout", out)
        assert ladder("--json", "--sprt") == 0
    measured: dict[str, object] = json.loads(capture.read_text())
    return measured


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_is_whole_and_fetches_nothing(result: dict[str, object], language: str) -> None:
    result["contests"][0]["bots"]["heuristic"]["beliefs"] = [BELIEF]
    page = report.page(result, Messages(language, "openps.games.panic_station"))
    outline = Outline()
    outline.feed(page)

    assert outline.tags.count("svg") == 1 + 1 + 2 + 2
    assert outline.tags.count("section") == 6
    assert not {"script", "link", "img", "iframe"} & set(outline.tags)
    assert not re.search(r"https?:|url\(|@import", page)
    assert f'<html lang="{language}">' in page
    assert "ladder-" not in page, "a key without words"
    assert ("0,333" if language == "fr" else "0.333") in page


def test_the_lines_say_the_same_in_words(result: dict[str, object]) -> None:
    result["contests"][0]["bots"]["heuristic"]["beliefs"] = [BELIEF]
    lines = "\n".join(report.lines(result, Messages("en", "openps.games.panic_station")))

    assert "heuristic among random, 4 games on 1 deals" in lines
    believed = "“I am infected”, after a scan: Brier 0.125 at a base rate of 25.0 %"
    assert f"{believed}, skill 0.333 (too few matches to say), 40 statements" in lines
    assert "Sequential test: undecided" in lines
    assert re.search(r"Difference: [+−]\d+\.\d points \(too few matches to say\)\n", lines)


def test_the_command_writes_the_report_and_says_where(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "ladder.html"
    assert ladder("--html", str(file), "--lang", "fr") == 0

    assert f"Rapport : {file}" in capsys.readouterr().out
    assert file.read_text().startswith("<!doctype html>")


def test_names_from_outside_are_shown_and_not_obeyed() -> None:
    assert "<b>" not in plots.dots("<b>", [("<b>", 0.5, 0.4, 0.6)])


def test_equal_bots_have_a_report_without_strength(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "equal.html"
    line = ["ladder", "panic_station", "--bots", "random", "--num", "5", "--html", str(file), "--lang", "en"]
    assert main(line) == 0

    told = capsys.readouterr().out
    assert "random against itself, 5 games on 5 deals" in told
    assert "Difference" not in told
    assert "Winning side, " in told
    assert "Strength" not in file.read_text()
