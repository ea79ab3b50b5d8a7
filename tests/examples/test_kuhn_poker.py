"""The example of a game from outside, as a package: its words, what is wrong with broken ones, and new games like it.

How it is installed and played stands in test_installed.py, and tests/web/test_installed_guest.py for browsers.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from openps import catalog
from openps.catalog import bots, guests
from openps.cli.main import main
from openps.editions.edition import Score
from openps.words.fluent import Pattern
from openps.words.messages import load
from tests.installed import KUHN_POKER

KEPT = (catalog._installed, bots.ladder_of, bots._guests)


def forget() -> None:
    for kept in KEPT:
        kept.cache_clear()


@pytest.fixture
def guest(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """The catalogue as it is where the package is installed."""
    entries = [EntryPoint("kuhn_poker", "kuhn_poker:EDITION", catalog.GROUP)]
    monkeypatch.setattr(guests, "entry_points", lambda group: entries if group == catalog.GROUP else [])
    monkeypatch.syspath_prepend(str(KUHN_POKER))
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path))
    forget()
    yield
    forget()


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def told(capsys: pytest.CaptureFixture[str], *line: str) -> str:
    assert main(line) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


@pytest.mark.usefixtures("guest")
def test_every_word_that_is_needed_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Of the contract, of what comes up in a match, of the menu, and of the screen of the terminal."""
    shown = told(capsys, "prove", "kuhn_poker", "--num", "2", "--words").splitlines()
    listed = {line.strip() for line in shown[shown.index("") :]}

    assert {
        "game-kuhn_poker", "about-kuhn_poker", "option-hands", "event-pot-won", "move-bet", "group-fold", "ask-call",
        "piece-king", "refusal-no-bet", "outcome-most_chips", "action-answer", "screen-hand", "screen-hidden",
    } <= listed  # fmt: skip
    assert not listed & {"seat-you", "field-pot"}, "the house has them"
    assert [line for line in shown if "missing" in line or "Python" in line] == []


@pytest.mark.usefixtures("guest")
def test_words_that_nobody_wrote_are_named_by_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def without(package: str, language: str) -> dict[str, Pattern]:
        lost = {"move-bet", "screen-hand", "each-paid"} if language == "fr" else {"ask-call"}
        return {key: words for key, words in load(package, language).items() if key not in lost}

    monkeypatch.setattr("openps.lab.wording.load", without)
    assert main(("prove", "kuhn_poker", "--num", "2", "--words")) == 0
    captured = capsys.readouterr()
    assert captured.err.splitlines() == [
        "Words are missing (en): ask-call",
        "Words are missing (fr): move-bet, screen-hand",
    ]
    assert "  move-bet  (missing: fr)\n" in captured.out
    assert "a message field-NAME or each-NAME is their label: paid\n" in captured.out


AGAIN = "from dataclasses import replace\nfrom pathlib import Path\nfrom kuhn_poker import *\n"
ENGLISH = "folder = Path(__file__).parent / 'messages'\nfolder.mkdir()\n(folder / 'en.ftl').touch()\n"
BROKEN = {
    "does not import": ("raise ImportError('no such thing')", "ImportError: no such thing"),
    "has no French": (f"{AGAIN}{ENGLISH}EDITION = replace(EDITION, words=__name__)\n", "fr.ftl"),
    "has an unknown level": (
        f"{AGAIN}EDITION = replace(EDITION, bots=Ladder('x', RANDOM, {{'grandmaster': 'random'}}))\n",
        "grandmaster",
    ),
    "has a level without a bot": (
        f"{AGAIN}EDITION = replace(EDITION, bots=Ladder('x', RANDOM, {{'normal': 'oracle'}}))\n",
        "oracle",
    ),
    "has words that are no messages": (
        f"{AGAIN}{ENGLISH}(folder / 'fr.ftl').write_text('=')\nEDITION = replace(EDITION, words=__name__)\n",
        "",
    ),
    "has no board": (f"{AGAIN}EDITION = replace(EDITION, board='missing.js')\n", "missing.js"),
}


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize(("source", "why"), BROKEN.values(), ids=BROKEN)
def test_a_broken_package_is_named_and_harms_nobody(
    source: str, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "a_broken_one"
    package.mkdir()
    (package / "__init__.py").write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    entries = [EntryPoint(name, f"{name}:EDITION", catalog.GROUP) for name in ("a_broken_one", "kuhn_poker")]
    monkeypatch.setattr(guests, "entry_points", lambda group: entries if group == catalog.GROUP else [])
    forget()

    assert list(catalog.games())[-1] == "kuhn_poker"
    (failed,) = catalog.left_out()
    assert failed.arguments["name"] == "a_broken_one"
    assert why in str(failed.arguments["reason"])
    sys.modules.pop("a_broken_one", None)


@pytest.mark.usefixtures("guest")
def test_a_sequential_test_is_about_scores_where_a_game_is_played_for_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "ladder.html"
    shown = told(capsys, "ladder", "kuhn_poker", "--num", "2000", "--sprt", "0.5", "--html", str(page))

    assert "Score a match: " in shown
    assert "Better by 0.50 a match, or no better? Sequential test: better" in shown
    games = int(shown.partition(" games on ")[0].rpartition(" ")[2])
    assert 20 <= games < 1000, "it stops as soon as it knows"
    assert "<td>better</td>" in page.read_text("utf-8")


@pytest.mark.usefixtures("guest")
@pytest.mark.parametrize("given", [(), ("0",), ("much",)])
def test_a_sequential_test_for_scores_wants_a_number_of_them(
    given: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(("ladder", "kuhn_poker", "--sprt", *given)) == 2
    assert "--sprt: this game is played for its score" in capsys.readouterr().err


@pytest.mark.usefixtures("guest")
def test_a_flag_of_a_stranger_takes_none_of_ours(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = replace(catalog.edition_named("kuhn_poker"), flags=("seed", "option", "hands"))
    monkeypatch.setitem(catalog._installed()[0], "kuhn_poker", edition)

    line = ("simulate", "kuhn_poker", "--seed", "7", "--hands", "1", "--num", "2", "--json")
    told_of = json.loads(told(capsys, *line))
    assert (told_of["seed"], told_of["options"]) == (7, {"hands": "1"})


# ---- a game of one's own


def test_a_new_game_runs_and_keeps_the_laws_from_the_first_minute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", "game", "red_hat", "--folder", str(tmp_path)]) == 0
    assert "pip install -e" in capsys.readouterr().out
    written = [path for path in (tmp_path / "red_hat").rglob("*") if path.is_file()]
    assert {"pyproject.toml", "rules.py", "bot.py", "screen.py", "en.ftl", "fr.ftl", "fr.md"} <= {
        p.name for p in written
    }
    assert [path.name for path in written if "kuhn" in path.read_text("utf-8").lower()] == []

    entries = [EntryPoint("red_hat", "red_hat:EDITION", catalog.GROUP)]
    monkeypatch.setattr(guests, "entry_points", lambda group: entries if group == catalog.GROUP else [])
    monkeypatch.syspath_prepend(str(tmp_path / "red_hat"))
    forget()
    try:
        proof = json.loads(told(capsys, "prove", "red_hat", "--num", "30", "--secrecy", "6", "--json"))
        assert proof["matches"] == 30
        assert "missing_words" not in proof
        assert "RH-1.1" in told(capsys, "rules", "red_hat", "all")
        assert "Red hat" in told(capsys, "games")
    finally:
        forget()


@pytest.mark.parametrize(
    ("name", "why"),
    [("Red-Hat", "cannot be"), ("../x", "cannot be"), ("x" * 41, "cannot be"), ("class", "cannot be"),
     ("negotiator", "There is a game"), ("json", "There is a Python package"), ("openps", "There is a Python package")],
)  # fmt: skip
def test_a_bad_name_is_refused_and_nothing_is_written(
    name: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", "game", name, "--folder", str(tmp_path)]) == 2
    assert why in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_clauses_of_a_new_game_begin_like_those_of_no_other(tmp_path: Path) -> None:
    assert main(["new", "game", "night_guard", "--folder", str(tmp_path)]) == 0
    rules = (tmp_path / "night_guard" / "night_guard" / "rules" / "en.md").read_text("utf-8")
    assert "**NGX-1.1**" in rules, "NG are those of a game of ours"


def test_what_is_there_is_never_written_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "red_hat").mkdir()
    assert main(["new", "game", "red_hat", "--folder", str(tmp_path)]) == 2
    assert "Nothing was written" in capsys.readouterr().err


@pytest.mark.usefixtures("guest")
def test_a_score_without_bounds_has_no_sequential_test(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    edition = replace(catalog.edition_named("kuhn_poker"), score=Score(is_the_aim=True))
    monkeypatch.setitem(catalog._installed()[0], "kuhn_poker", edition)
    assert main(("ladder", "kuhn_poker", "--sprt", "0.5", "--lang", "en")) == 2
    assert "Score.widest in its edition" in capsys.readouterr().err
