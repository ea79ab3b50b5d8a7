"""What somebody gets who has not answered yet, and how an answer is judged: over HTTP, and in the terminal."""

from __future__ import annotations

import io
import json

import msgspec
import pytest

from openps.catalog import OURS, edition_named, messages_of
from openps.cli.main import main
from openps.desk import puzzles
from openps.desk.endpoints import ENDPOINTS
from openps.editions.edition import Edition, edition_of
from openps.editions.puzzles.puzzle import Puzzle
from openps.editions.puzzles.shelf import shipped
from openps.editions.puzzles.told import Meeting, puzzles_of
from openps.engine.errors import OpenpsError
from openps.tables.errors import NotFound
from openps.wire import messages as wire

EACH = pytest.mark.parametrize("edition", OURS, ids=lambda edition: edition.key)
DAY = "2026-11-18"


def first(edition: Edition) -> Puzzle:
    return shipped(puzzles_of(edition).package)[0]


@EACH
def test_the_page_gets_no_answer_before_somebody_answered(edition: Edition) -> None:
    card = puzzles.card(edition, DAY, "", "en")
    told = json.loads(msgspec.json.encode(card))

    assert set(told) == {
        "game", "number", "count", "grade", "seat", "seats", "question", "choices", "options", "events", "view",
        "decision", "aid", "names",
    }  # fmt: skip
    assert (told["view"]["viewer"], told["number"]) == (told["seat"], card.number)


@EACH
def test_neither_the_seed_nor_what_the_seat_may_not_see_is_told(edition: Edition) -> None:
    """The position is that of a match of which everything is known here: it goes out as its seat saw it."""
    for number in range(1, 7):
        puzzle = shipped(puzzles_of(edition).package)[number - 1]
        card = puzzles.card(edition, "", str(number), "en")
        met = Meeting(edition, puzzle, "en")

        assert puzzle.seed not in msgspec.json.encode(card).decode()
        assert list(met.log) == met.match.seen_by(puzzle.seat, met.match.log)
        assert len(json.loads(bytes(card.events))) == len(met.match.log)


def test_what_somebody_saw_is_to_be_found_in_the_log_and_not_in_a_list() -> None:
    edition = edition_named("pani_high")
    told = json.loads(bytes(puzzles.card(edition, DAY, "", "en").view))

    assert (told["memory"], told["common"]) == ([], [])


@EACH
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_answer_is_judged_and_one_is_right(edition: Edition, language: str) -> None:
    puzzle = first(edition)
    answers = range(len(puzzle.question.choices))
    verdicts = [puzzles.judged(edition, wire.PuzzleAnswer(number=1, choice=one), language) for one in answers]

    assert [verdict.right for verdict in verdicts] == [one == puzzle.task.answer for one in answers]
    assert {verdict.answer for verdict in verdicts} == {puzzle.task.answer}
    assert all(verdict.lines for verdict in verdicts)


def test_strange_answers_are_refused() -> None:
    for body in (b"{}", b'{"number":1}', b'{"number":0,"choice":0}', b'{"number":1,"choice":-1}', b'{"choice":0}'):
        with pytest.raises(msgspec.MsgspecError):
            msgspec.json.decode(body, type=wire.PuzzleAnswer)
    for answer in (wire.PuzzleAnswer(number=1, choice=99), wire.PuzzleAnswer(number=99_999, choice=0)):
        with pytest.raises(OpenpsError):
            puzzles.judged(OURS[0], answer, "en")


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(NotFound):
        puzzles.card(edition_of(OURS[0].rules), DAY, "", "en")


def test_both_are_endpoints_without_a_ticket() -> None:
    ours = [one for one in ENDPOINTS if "/puzzles/" in one.path]

    assert [(one.method, one.ticket) for one in ours] == [("GET", False), ("POST", False)]


# ---- the terminal


def asked(monkeypatch: pytest.MonkeyPatch, answer: str, *words: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(answer))
    return main(["puzzle", *words])


@EACH
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_pipe_asks_judges_and_explains(
    edition: Edition, language: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    right = first(edition).task.answer + 1
    words = (edition.key, "--number", "1", "--lang", language)

    assert asked(monkeypatch, f"{right}\n", *words) == 0
    told = capsys.readouterr().out
    assert messages_of(edition.key, language)("web-puzzle-right") in told
    assert Meeting(edition, first(edition), language).choices[right - 1] in told
    assert asked(monkeypatch, f"{1 + right % 2}\n" if right < 3 else "1\n", *words) == 1
    assert messages_of(edition.key, language)("web-puzzle-wrong") in capsys.readouterr().out


def test_without_an_answer_it_is_shown(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert asked(monkeypatch, "", "pani-high", "--date", DAY) == 0
    told = capsys.readouterr().out

    assert "1  " in told
    assert messages_of("pani_high", "en")("web-puzzle-wrong") not in told


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("7\n", ("negotiator", "--number", "0")),
        ("", ("negotiator", "--date", "tomorrow")),
        ("", ("negotiator", "--date", DAY, "--number", "1")),
        ("", ("chess",)),
        ("ninety\n", ("negotiator", "--number", "1")),
        ("99\n", ("negotiator", "--number", "1")),
    ],
)
def test_what_is_wrong_gets_a_sentence(
    answer: str, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked(monkeypatch, answer, *words) == 2
    assert capsys.readouterr().err.startswith("openps: ")
