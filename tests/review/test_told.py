"""A review for people: in the terminal, as a file, and line by line for whoever asks for one."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

from openps.catalog import OURS, edition_named, messages_of
from openps.cli.main import main
from openps.editions.edition import Edition
from openps.engine import record
from openps.engine.match import AnyMatch, Match
from openps.review.data import Review
from openps.review.page import page
from openps.review.steps import STAGES, review
from openps.review.told import Telling, lines
from openps.words.messages import LANGUAGES
from openps.words.teller import Teller, kebab
from tests.review.matches import GOLDEN, SMALL, golden, played

SHORT = str(GOLDEN / "negotiator" / "random-switches.jsonl")
FEW = ("--playouts", "2")
TALKED = 23  # the seed of a short match with lies


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", OURS, ids=lambda edition: edition.key)
def test_risks_and_reasons_have_words(edition: Edition, language: str) -> None:
    say = messages_of(edition.key, language)
    assert all(f"reason-{kebab(kind.__name__)}" in say for kind in edition.insight.reason_kinds)
    assert all(f"wager-{kebab(kind.__name__)}" in say for kind in edition.insight.risk_kinds)
    assert all(f"side-{side}" in say for side in edition.insight.sides)


def telling(whole: Review, match: AnyMatch, edition: Edition, language: str) -> Telling:
    say = messages_of(edition.key, language)
    names = edition.screen.names(match.options, language)
    return Telling(whole, match, edition, Teller(say, None, names))


@cache
def talked() -> tuple[Review, AnyMatch, Edition]:
    """A match with talk and suspicions."""
    edition = edition_named("panic_station")
    match = played(edition, 4, TALKED, "belief", talks=True)
    return review(match, edition, SMALL), match, edition


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_left_without_words(language: str) -> None:
    """Talk, lies and suspicions among them: no key of a message, and no value that is missing, shows."""
    told = telling(*talked(), language)
    text = "\n".join(lines(told))

    assert {"result", "course", "accounts", "suspicions", "method"} <= {section.key for section in told.sections()}
    assert "{$" not in text
    assert "review-" not in text
    assert "reason-" not in text


class _Reading(HTMLParser):
    """Which tags a page opens and closes, and what it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.fetched: list[str] = []
        self.pictures: list[dict[str, str | None]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.fetched += [name for name in ("src", "href") if name in given]
        if tag == "svg":
            self.pictures.append(given)
        if tag not in ("meta", "br", "line", "rect", "polygon"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in ("meta", "br", "line", "rect", "polygon"):
            assert self.open.pop() == tag


@cache
def quiet() -> tuple[Review, AnyMatch, Edition]:
    match, edition = golden("negotiator/random-switches")
    return review(match, edition, SMALL), match, edition


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(language: str) -> None:
    made = page(telling(*quiet(), language))
    reading = _Reading()
    reading.feed(made)

    assert f'<html lang="{language}">' in made
    assert reading.open == []
    assert reading.fetched == []
    assert "<script" not in made
    assert "url(" not in made
    assert reading.pictures
    assert all(picture["aria-label"] for picture in reading.pictures)


def test_the_command_tells_writes_and_prints(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "review.html"

    assert main(["review", SHORT, *FEW, "--html", str(file), "--lang", "en"]) == 0
    assert "Skill and luck" in capsys.readouterr().out
    assert file.read_text("utf-8").startswith("<!doctype html>")

    assert main(["review", SHORT, *FEW, "--json", "--seed", "9"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["stage"] == STAGES[-1]
    assert told["method"]["seed"] == "9"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--jobs", "0"), "--jobs"),
        (("--playouts", "1"), "--playouts"),
        (("--html", "/dev/null/x.html"), "x.html"),
    ],
)
def test_what_does_not_fit_is_said_in_a_line(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], words: str
) -> None:
    assert main(["review", SHORT, "--lang", "en", *FEW, *arguments]) == 2
    assert words in capsys.readouterr().err


def unfinished() -> bytes:
    match, _ = golden("negotiator/random-switches")
    begun: AnyMatch = Match(match.game, match.options, match.seed)
    begun.play(*match.moves[0])
    return record.write(begun, ["human"])


BAD = {
    "cut": lambda: Path(SHORT).read_bytes()[:-20],
    "changed": lambda: Path(SHORT).read_bytes().replace(b'"rules":', b'"rules": '),
    "another": lambda: b"nothing of the kind\n",
    "empty": lambda: b"",
    "unfinished": unfinished,
    "enormous": lambda: b"x" * 4_000_001,
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_record_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str], tmp_path: Path, kind: str) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(BAD[kind]())

    assert main(["review", str(file), "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("openps: ")
    assert "error-" not in told.err


def worker(data: bytes) -> tuple[int, list[dict[str, object]]]:
    command = [sys.executable, "-m", "openps.review.worker", *FEW]
    done = subprocess.run(command, input=data, capture_output=True, check=False)
    assert done.stderr == b""
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()]


def test_the_worker_tells_how_far_it_is_and_then_everything() -> None:
    code, told = worker(Path(SHORT).read_bytes())

    assert code == 0
    assert [line["stage"] for line in told if "review" in line] == list(STAGES)
    assert any("done" in line for line in told)


@pytest.mark.parametrize("kind", ["cut", "unfinished", "enormous"])
def test_the_worker_refuses_by_a_key(kind: str) -> None:
    code, told = worker(BAD[kind]())

    assert code == 2
    assert [str(line["error"]).startswith("error-") for line in told] == [True]
