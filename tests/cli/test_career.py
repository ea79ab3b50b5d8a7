"""What a player achieved is remembered: once, by name, whatever happens to the program or to the file."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from openps.cli import career
from openps.cli.career import Book, Entry
from openps.cli.lock import locked
from openps.cli.main import main
from openps.editions.career import Kept
from openps.editions.negotiator.career import CAREER
from openps.engine import record
from openps.engine.chance import named_seed
from openps.engine.errors import OpenpsError
from openps.engine.match import Match
from openps.games.negotiator.exploits import Exploit, Finished
from openps.games.negotiator.game import NEGOTIATOR
from tests.clauses import clause

BOOK = Book(CAREER)


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return tmp_path / "data"


def begun(data: Path, taker: str = "arkayne", seed: int = 1, name: str = "negotiator-fresh") -> str:
    """The record of a match that counts and waits for its first move."""
    match = Match(NEGOTIATOR, NEGOTIATOR.options(1, {"taker": taker}), named_seed(seed))
    file = data / "matches" / f"{name}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(record.write(match, ["human"]))
    return str(file)


def played(monkeypatch: pytest.MonkeyPatch, *arguments: str, lines: int = 1000) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * lines))
    return main(["play", *arguments])


def entry(taker: str, won: bool, *exploits: str, match: str = "m", practice: bool = False) -> Entry:
    earned = tuple([Exploit(one) for one in exploits])
    return Kept(match, "2026-01-02", Finished(taker, won, "taker_captured", 5, 7, 1, earned), match, practice)


def end(taker: str, won: bool) -> Finished:
    return Finished(taker, won, "taker_captured", 5, 7, 0, ())


def test_a_finished_match_is_written_with_its_exploits(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played(monkeypatch, "--resume", begun(data, "donna"), "--name", "ann")
    shown = capsys.readouterr().out

    (kept,) = BOOK.read("ann")
    (file,) = (data / "matches").glob("*.jsonl")
    assert (kept.end.taker, kept.end.won, kept.match) == ("donna", False, file.stem)
    outcome = record.read(file.read_bytes()).outcome
    assert outcome is not None
    assert kept.end.reason == outcome["reason"]
    assert kept.end.exploits
    assert not kept.practice
    assert shown.count("Exploit: ") == len(kept.end.exploits)
    assert 'Written into the career "ann"' in shown


def test_only_finished_matches_of_people_count(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played(monkeypatch, "negotiator", "--seed", "1", lines=3)
    played(monkeypatch, "negotiator", "--seed", "1", "--seats", "random")

    assert not BOOK.folder().exists()


def test_a_match_that_is_gone_on_with_is_counted_when_it_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    played(monkeypatch, "negotiator", "--seed", "1", lines=3)
    played(monkeypatch, "--resume")

    assert len(BOOK.read("me")) == 1


def test_a_crash_before_the_record_is_closed_neither_loses_a_match_nor_counts_it_twice(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The career is written first; the record of the last question is still there and can be gone on with."""
    asked: list[bytes] = []
    write = career.Book.write

    def crash(book: career.Book, name: str, entries: list[Entry], begun: list[Entry]) -> None:
        (file,) = (data / "matches").glob("*.jsonl")
        asked.append(file.read_bytes())
        write(book, name, entries, begun)

    monkeypatch.setattr(career.Book, "write", crash)
    played(monkeypatch, "negotiator", "--seed", "1")
    (file,) = (data / "matches").glob("*.jsonl")
    file.write_bytes(asked[0])
    assert record.read(asked[0]).outcome is None
    played(monkeypatch, "--resume")

    assert len(BOOK.read("me")) == 1
    assert record.read(file.read_bytes()).outcome is not None


@pytest.mark.parametrize(
    "broken",
    [
        b"",
        b"{",
        b"[" * 100_000,
        b"\xff",
        b"[]",
        b'{"format": 2, "matches": []}',
        b'{"format": 1, "matches": [{}]}',
        b'{"format": 1, "matches": [1]}',
    ],
)
def test_a_corrupt_file_is_named_kept_aside_and_never_written_over(
    broken: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = BOOK.file_of("me")
    file.parent.mkdir(parents=True)
    for number in (1, 2):
        file.write_bytes(broken)
        assert main(["career", "me"]) == 2
        assert capsys.readouterr().err == f"openps: {file} is not a career that we wrote.\n"
        assert file.read_bytes() == broken

        played(monkeypatch, "negotiator", "--seed", "1")
        told = capsys.readouterr().out
        assert str(file) in told
        assert f"me.corrupt-{number}" in told
        assert file.with_name(f"me.corrupt-{number}").read_bytes() == broken
        assert len(BOOK.read("me")) == 1


@pytest.mark.parametrize(
    ("field", "value"),
    [("won", 1), ("freed", True), ("taker", "nobody"), ("exploits", ["fame"]), ("exploits", "silence"), ("date", None)],
)
def test_a_value_that_we_never_write_is_refused(field: str, value: object) -> None:
    BOOK.write("me", [entry("donna", True, "silence")])
    assert BOOK.read("me") == [entry("donna", True, "silence")]
    plain = json.loads(BOOK.file_of("me").read_bytes())
    plain["matches"][0][field] = value
    BOOK.file_of("me").write_text(json.dumps(plain), "utf-8")

    with pytest.raises(OpenpsError):
        BOOK.read("me")


def test_a_career_that_cannot_be_written_is_said_and_the_record_is_kept(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    data.mkdir()
    (data / "careers").write_text("in the way", "utf-8")
    assert played(monkeypatch, "negotiator", "--seed", "1") == 0

    assert f"{BOOK.file_of('me')} cannot be written" in " ".join(capsys.readouterr().out.split())
    (file,) = (data / "matches").glob("*.jsonl")
    assert record.read(file.read_bytes()).outcome is not None


@clause("NG-13.1", "NG-R54")
def test_three_in_a_row_is_earned_by_the_whole_career() -> None:
    two = [entry("arkayne", True), entry("edward", True)]

    assert Exploit.THREE_IN_A_ROW.value in BOOK.new_entry(two, end("donna", True), "m", "s", False).end.exploits
    assert BOOK.new_entry(two, end("edward", True), "m", "s", False).end.exploits == ()
    assert BOOK.new_entry([*two, entry("donna", False)], end("donna", True), "m", "s", False).end.exploits == ()
    assert BOOK.new_entry(two, end("donna", False), "m", "s", False).end.exploits == ()


@clause("NG-13.1", "NG-R54")
def test_practice_neither_earns_nor_breaks_a_row() -> None:
    two = [entry("arkayne", True), entry("edward", True), entry("donna", False, practice=True)]

    assert BOOK.new_entry(two, end("donna", True), "m", "s", True).end.exploits == ()
    assert Exploit.THREE_IN_A_ROW.value in BOOK.new_entry(two, end("donna", True), "m", "s", False).end.exploits
    missing = [entry("arkayne", True), entry("edward", True, practice=True)]
    assert BOOK.new_entry(missing, end("donna", True), "m", "s", False).end.exploits == ()


def test_a_match_whose_luck_was_asked_for_is_practice_to_its_end(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also when it is left and gone on with."""
    played(monkeypatch, "negotiator", "--seed", "1", lines=3)
    played(monkeypatch, "--resume")
    shown = capsys.readouterr().out

    (kept,) = BOOK.read("me")
    assert kept.practice
    assert "Exploit: " not in shown
    assert "as practice, not counted" in " ".join(shown.split())
    assert main(["career", "me"]) == 0
    shown = capsys.readouterr().out
    assert shown.startswith("me: 0 matches, 0 won (and 1 for practice)\n")
    assert "(practice)" in shown
    assert "Exploits: 0 of 23" in shown


def test_a_match_with_cards_of_ones_own_is_practice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["cards"]) == 0
    mine = tmp_path / "mine.toml"
    mine.write_text(capsys.readouterr().out, "utf-8")
    played(monkeypatch, "negotiator", "--cards", str(mine))

    assert [kept.practice for kept in BOOK.read("me")] == [True]


def test_a_match_counts_once_under_whatever_name_it_was_saved(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = begun(data), begun(data, name="negotiator-copy")
    played(monkeypatch, "--resume", first)
    played(monkeypatch, "--resume", second)

    assert [kept.match for kept in BOOK.read("me")] == ["negotiator-fresh"]


WRITER = """
import sys
from pathlib import Path
from openps.cli.career import Book
from openps.editions.negotiator.career import CAREER
from openps.engine.chance import FreeChance, named_seed
from openps.engine.match import Match
from openps.games.negotiator.game import NEGOTIATOR
from openps.words.messages import Messages

for number in range(12):
    name = f"{sys.argv[1]}-{number}"
    match, chance = Match(NEGOTIATOR, NEGOTIATOR.options(1, {}), named_seed(name)), FreeChance(name)
    while match.decision() is not None:
        match.play(0, chance.pick(match.legal_moves(0), "move"))
    Book(CAREER).remember("me", match, Path(name), Messages("en"))
"""


def test_programs_that_end_at_the_same_time_lose_nothing() -> None:
    writers = [subprocess.Popen([sys.executable, "-c", WRITER, who]) for who in ("a", "b", "c")]
    assert [writer.wait() for writer in writers] == [0, 0, 0]

    assert {kept.match for kept in BOOK.read("me")} == {f"{who}-{n}" for who in ("a", "b", "c") for n in range(12)}


def test_a_lock_is_let_go_when_its_holder_dies(tmp_path: Path) -> None:
    file = tmp_path / "held"
    take = "import os, sys, pathlib; from openps.cli import lock; lock.locked(pathlib.Path(sys.argv[1])).__enter__()"
    assert subprocess.run([sys.executable, "-c", f"{take}; os._exit(1)", str(file)], check=False).returncode == 1

    with locked(file):
        assert not file.exists()


def test_a_person_can_give_up_and_has_lost(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("abandon\nyes\n"))
    assert main(["play", "negotiator"]) == 0
    assert "give up: the match is lost" in capsys.readouterr().out

    (kept,) = BOOK.read("me")
    assert (kept.end.won, kept.end.reason, kept.practice) == (False, "abandoned", False)


@clause("NG-R44")
def test_statistics_and_exploits_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    """An exploit is earned once, in the match that earned it first."""
    matches = [
        entry("donna", True, "silence", match="first"),
        entry("donna", True, "silence", match="second"),
        entry("donna", False, match="third"),
        entry("edward", True, match="fourth"),
    ]
    BOOK.write("ann", matches)
    assert main(["career", "ann"]) == 0
    shown = capsys.readouterr().out

    rows = {line.split()[0]: line.split()[1:] for line in shown.splitlines() if line and ":" not in line}
    assert "2026-01-02  Edward: The hostage-taker is captured" in shown
    assert rows["Donna"] == ["3", "2", "21", "3", "0", "2"]
    assert rows["Edward"] == ["1", "1", "7", "1", "1", "1"]
    assert rows["All"] == ["4", "3", "28", "4", "1", "2"]
    assert "Exploits: 1 of 23" in shown
    assert "* Dead air                 2026-01-02  first\n" in shown
    assert "second" not in shown
    assert "Short work: eliminate the hostage-taker by turn 3" in shown


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_career_fits_the_screen(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["career", "--lang", language]) == 0
    assert capsys.readouterr().out.count("\n") == 1
    match = "negotiator-20260102-030405-0123abcd"
    for exploits in ((), tuple([exploit.value for exploit in Exploit])):
        BOOK.write("me", [entry("donna", True, *exploits, match=match)])
        assert main(["career", "--lang", language]) == 0
        shown = capsys.readouterr().out
        assert [line for line in shown.splitlines() if len(line) > 80 or "{" in line or "exploit-" in line] == []

    BOOK.write("you", [])
    assert main(["career", "--lang", language]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2


@pytest.mark.parametrize("name", ["", "../me", "a/b", "a b", ".me", "x" * 41])
def test_a_name_is_never_a_path(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    for line in (["career", name], ["play", "negotiator", "--name", name]):
        assert main(line) == 2
        assert "cannot be the name of a career" in capsys.readouterr().err


def test_a_career_that_is_not_there_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["career", "nobody"]) == 2
    assert capsys.readouterr().err == 'openps: There is no career "nobody".\n'
