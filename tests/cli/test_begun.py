"""Where a match of Négociateur belongs from its beginning, and what becomes of one that is left (decision 0041)."""

from __future__ import annotations

import io
import json
import shutil
from pathlib import Path

import pytest

from openps.cli.career import Book
from openps.cli.main import main
from openps.editions.career import Kept
from openps.editions.negotiator.career import CAREER
from openps.engine import record
from openps.games.negotiator.exploits import Finished
from openps.games.negotiator.game import NEGOTIATOR
from tests.clauses import clause

BOOK = Book(CAREER)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return tmp_path / "data"


class Terminal:
    """Somebody types lines; what was shown is one long line."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._patch, self._capsys = monkeypatch, capsys

    def play(self, *arguments: str, types: str = "quit\n") -> str:
        self._patch.setattr("sys.stdin", io.StringIO(types))
        assert main(["play", *arguments]) == 0
        return " ".join(self._capsys.readouterr().out.split())

    def to_the_end(self, *arguments: str) -> str:
        return self.play(*arguments, types="1\n" * 1000)


@pytest.fixture
def at(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Terminal:
    return Terminal(monkeypatch, capsys)


def the_record(data: Path) -> Path:
    (record,) = (data / "matches").glob("*.jsonl")
    return record


def test_a_resumed_match_keeps_its_career(at: Terminal, data: Path) -> None:
    at.play("negotiator", "--name", "ann")
    shown = at.to_the_end("--resume", str(the_record(data)), "--name", "bob")

    assert 'This match belongs to the career "ann" and stays there.' in shown
    assert len(BOOK.read("ann")) == 1
    assert BOOK.read("bob") == []


def test_a_resumed_match_needs_no_name(at: Terminal) -> None:
    at.play("negotiator", "--name", "ann")
    shown = at.to_the_end("--resume")

    assert "belongs to" not in shown
    assert [(kept.practice, kept.end.won) for kept in BOOK.read("ann")] == [(False, False)]
    assert BOOK.read("me") == []


def test_practice_stays_practice_under_another_name(at: Terminal, tmp_path: Path, data: Path) -> None:
    """Saved elsewhere, copied, renamed, and under another career: its record says so itself."""
    saved, copied = tmp_path / "negotiator-mine.jsonl", tmp_path / "negotiator-real.jsonl"
    at.play("negotiator", "--seed", "1", types=f"1\nsave {saved}\nquit\n")
    shutil.copy(saved, copied)
    the_record(data).unlink()
    shown = at.to_the_end("--resume", str(copied), "--name", "bob")

    assert "as practice, not counted" in shown
    assert [kept.practice for kept in BOOK.read("me")] == [True]
    assert BOOK.read("bob") == []
    assert main(["verify", str(copied)]) == 0


def test_whoever_changes_the_note_has_a_record_no_more(
    at: Terminal, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    at.play("negotiator", "--seed", "1")
    file = the_record(data)
    file.write_bytes(file.read_bytes().replace(b',"practice":"yes"', b""))

    assert main(["play", "--resume", str(file)]) == 2
    assert "line 1" in capsys.readouterr().err


@pytest.mark.parametrize(("name", "practice"), [("negotiator-old", False), ("negotiator-practice-old", True)])
def test_a_save_of_an_earlier_version_is_what_its_name_says_and_notes_it_from_then_on(
    at: Terminal, data: Path, name: str, practice: bool
) -> None:
    at.play("negotiator", "--seed", "1")
    match = record.replay(record.read(the_record(data).read_bytes()), NEGOTIATOR)
    the_record(data).unlink()
    old = data / "matches" / f"{name}.jsonl"
    old.write_bytes(record.write(match, ["human"]))
    at.play("--resume", str(old), "--name", "ann", types="1\nquit\n")

    assert record.read(old.read_bytes()).notes == {"career": "ann"} | ({"practice": "yes"} if practice else {})
    assert len(BOOK.begun("ann")) == int(not practice)
    at.to_the_end("--resume", str(old))
    assert [kept.practice for kept in BOOK.read("ann")] == [practice]


def test_a_record_from_anywhere_names_no_path(at: Terminal, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at.play("negotiator", "--seed", "1")
    match = record.replay(record.read(the_record(data).read_bytes()), NEGOTIATOR)
    the_record(data).write_bytes(record.write(match, ["human"], {"career": "../me"}))

    assert main(["play", "--resume", str(the_record(data))]) == 2
    assert "cannot be the name of a career" in capsys.readouterr().err


def test_other_games_and_bots_alone_note_nothing(at: Terminal, data: Path) -> None:
    at.play("pani_high", "--seed", "1", types="1\nquit\n")
    assert record.read(the_record(data).read_bytes()).notes == {}
    the_record(data).unlink()
    at.play("negotiator", "--seats", "random")
    assert record.read(the_record(data).read_bytes()).notes == {}
    assert not BOOK.folder().exists()


# ---- a match that is left


@clause("NG-13.1", "NG-R54")
def test_a_match_that_was_left_is_given_up_when_the_next_one_begins(at: Terminal, data: Path) -> None:
    """A row of wins cannot be protected: neither by leaving, nor by losing the file."""
    won = Kept("m", "2026-01-02", Finished("donna", True, "taker_captured", 5, 7, 1, ()), "m", practice=False)
    BOOK.write("ann", [won])
    shown = at.play("negotiator", "--taker", "edward", "--name", "ann", types="1\nquit\n")
    assert "was left" not in shown
    assert BOOK.read("ann") == [won]
    the_record(data).unlink()

    shown = at.play("negotiator", "--name", "ann")
    assert "against Edward was left. As the next one begins" in shown
    assert 'it stands in the career "ann": Lost, given up.' in shown
    given_up = BOOK.read("ann")[1]
    assert (given_up.end.taker, given_up.end.won, given_up.end.reason, given_up.practice) == (
        "edward",
        False,
        "abandoned",
        False,
    )
    assert [one.end.taker for one in BOOK.begun("ann")] == ["arkayne"]


def test_what_was_reached_until_then_is_told_by_the_record(
    at: Terminal, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as luck:
        luck.setattr("openps.cli.given.secrets.token_hex", lambda size: "5a" * size)
        at.play("negotiator", types="end\nend\nend\nquit\n")
    left = the_record(data)
    state = record.replay(record.read(left.read_bytes()), NEGOTIATOR).state
    assert state.turn > 1
    at.play("negotiator")

    (kept,) = BOOK.read("me")
    assert (kept.match, kept.end.turns, kept.end.freed, kept.end.dead) == (
        left.stem,
        state.turn,
        state.freed,
        state.dead,
    )


def test_a_match_that_ended_unwritten_counts_as_it_ended(at: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(Book, "remember", lambda *_: [])
        at.to_the_end("negotiator")
    at.play("negotiator")

    assert [kept.end.reason for kept in BOOK.read("me")] != ["abandoned"]


def test_whoever_goes_on_with_a_match_that_was_given_up_plays_for_practice(at: Terminal, data: Path) -> None:
    at.play("negotiator")
    left = the_record(data)
    at.play("negotiator", "--taker", "donna")
    before = BOOK.file_of("me").read_bytes()
    shown = at.to_the_end("--resume", str(left))

    assert 'This match is over in the career "me": Lost, given up. You go on for practice' in shown
    assert "what was played since was practice and is not counted" in shown
    assert BOOK.file_of("me").read_bytes() == before


def test_practice_and_other_careers_leave_it_alone(at: Terminal) -> None:
    at.play("negotiator", "--name", "ann")
    for others in (["--seed", "1", "--name", "ann"], ["--name", "bob"], ["--name", "ann", "--seats", "random"]):
        assert "was left" not in at.play("negotiator", *others)

    assert BOOK.read("ann") == []
    assert len(BOOK.begun("ann")) == 1
    at.to_the_end("--resume", "--name", "ann")


def test_a_match_that_ends_is_begun_no_more(at: Terminal) -> None:
    at.to_the_end("negotiator")

    assert BOOK.begun("me") == []
    assert "begun" not in json.loads(BOOK.file_of("me").read_bytes())
    assert "was left" not in at.play("negotiator")


def test_a_career_that_cannot_be_written_keeps_nobody_from_playing(at: Terminal, data: Path) -> None:
    data.mkdir()
    (data / "careers").write_text("in the way", "utf-8")

    assert f"{BOOK.file_of('me')} cannot be written" in at.play("negotiator")


# ---- giving up


@pytest.mark.parametrize(
    ("language", "question", "goes_on"),
    [
        ("en", 'Really give up? The match is then lost. Type "yes" to do it:', "Then the match goes on."),
        (
            "fr",
            "Vraiment abandonner ? La partie sera perdue. Tapez « oui » pour",
            "Alors la partie continue.",
        ),
    ],
)
@clause("NG-D8")
def test_giving_up_is_asked_twice(at: Terminal, language: str, question: str, goes_on: str) -> None:
    for answer in ("no", "non", "", "abandon", "1"):
        shown = at.play("negotiator", "--lang", language, types=f"abandon\n{answer}\nquit\n")
        assert question in shown
        assert goes_on in shown
    assert len(BOOK.begun("me")) == 1
    for answer in ("yes", "OUI", " y ", "o"):
        at.play("negotiator", "--lang", language, "--name", "sure", types=f"abandon\n{answer}\n")
        assert BOOK.begun("sure") == []
    assert [kept.end.reason for kept in BOOK.read("sure")] == ["abandoned"] * 4


@clause("NG-D8")
def test_giving_up_by_its_number_is_asked_twice_too(at: Terminal) -> None:
    number = at.play("negotiator").split(" give up: the match is lost")[0].split()[-1]
    assert int(number) > 1
    assert "Really give up?" in at.play("negotiator", types=f"{number}\nno\nquit\n")
    assert "Really give up?" not in at.play("negotiator", types="1\nquit\n")


@clause("NG-D8")
def test_what_is_not_allowed_is_not_asked_twice(at: Terminal) -> None:
    shown = at.play("negotiator", "--option", "abandon=no", types="abandon\nquit\n")
    assert "Not allowed" in shown
    assert "Really give up?" not in shown
