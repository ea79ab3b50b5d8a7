"""Every puzzle that is shipped is worked out again, by checkers that share no code with whoever made it."""

from __future__ import annotations

from collections import Counter

import pytest

from openps.catalog import OURS, clauses_of
from openps.editions.edition import Edition
from openps.editions.puzzles.puzzle import GRADES, NotCertified, Puzzle, Puzzles, Question
from openps.editions.puzzles.shelf import packed, shipped
from openps.editions.puzzles.told import Meeting, position, puzzles_of
from openps.engine.chance import FreeChance
from openps.lab.puzzles import share_of_wrong
from openps.words.messages import LANGUAGES

FEWEST = 120
PARTS = 6  # of each game, so that several processes share the work
MOST_LETTERS = 400
MOST_DEALS = 2000


def all_of(edition: Edition) -> tuple[Puzzles, tuple[Puzzle, ...]]:
    brought = puzzles_of(edition)
    return brought, shipped(brought.package)


EACH = pytest.mark.parametrize("edition", OURS, ids=lambda edition: edition.key)


@EACH
@pytest.mark.parametrize("part", range(PARTS))
def test_every_puzzle_has_the_answer_that_it_says(edition: Edition, part: int) -> None:
    brought, puzzles = all_of(edition)
    for puzzle in puzzles[part::PARTS]:
        match = position(edition.rules, puzzle)
        view, log = match.view(puzzle.seat), match.seen_by(puzzle.seat, match.log)

        assert brought.check(view, log, puzzle.question) == puzzle.task.answer, puzzle.number
        assert match.outcome() is None


def test_no_other_answer_of_panic_station_holds_in_every_deal_that_the_view_leaves_open() -> None:
    """Not only by trades and scans: hands and piles may rule out more. A whole deal is shown for each of them."""
    edition = next(one for one in OURS if one.key == "panic_station")
    deals = {
        "infected": lambda deal, seat: deal.infected >> seat & 1 == 1,
        "clean": lambda deal, seat: deal.infected >> seat & 1 == 0,
        "host": lambda deal, seat: deal.host == seat,
        "no-host": lambda deal, seat: deal.host != seat,
    }
    for puzzle in all_of(edition)[1]:
        view, luck, asked = (
            position(edition.rules, puzzle).view(puzzle.seat),
            FreeChance(puzzle.number),
            puzzle.question,
        )
        so = deals[asked.kind]
        others = {one for at, one in enumerate(asked.choices) if at != puzzle.task.answer}
        for _ in range(MOST_DEALS):
            deal = edition.rules.determinize(view, luck)
            assert so(deal, asked.choices[puzzle.task.answer]), puzzle.number
            others = {one for one in others if so(deal, one)}
            if not others:
                break
        assert not others, puzzle.number


@EACH
def test_a_wrong_answer_is_not_certified(edition: Edition) -> None:
    """Of each kind of question: without its right answer among the choices, there is none."""
    brought, puzzles = all_of(edition)
    # Which location is taken best is asked of those that are named: without the best one, another is.
    first = {one.question.kind: one for one in reversed(puzzles) if one.question.kind != "attack"}
    for puzzle in first.values():
        match = position(edition.rules, puzzle)
        asked, right = puzzle.question, puzzle.task.answer
        rest = (*asked.choices[:right], *asked.choices[right + 1 :])
        view, log = match.view(puzzle.seat), match.seen_by(puzzle.seat, match.log)

        with pytest.raises(NotCertified):
            brought.check(view, log, Question(asked.kind, asked.of, asked.about, rest))


@EACH
def test_there_are_enough_in_three_grades_of_the_same_size(edition: Edition) -> None:
    _, puzzles = all_of(edition)
    by_grade = Counter([puzzle.grade for puzzle in puzzles])
    hardest = [max([one.wrong for one in puzzles if one.grade == grade]) for grade in GRADES]
    easiest = [min([one.wrong for one in puzzles if one.grade == grade]) for grade in GRADES]

    assert len(puzzles) >= FEWEST
    assert set(by_grade.values()) == {len(puzzles) // len(GRADES)}
    assert hardest[0] <= easiest[1] <= hardest[1] <= easiest[2]
    assert [puzzle.grade for puzzle in puzzles[:6]] == [*GRADES, *GRADES]


@EACH
def test_a_grade_is_what_weaker_players_get_wrong(edition: Edition) -> None:
    brought, puzzles = all_of(edition)
    for puzzle in puzzles[:3]:
        match = position(edition.rules, puzzle)

        assert share_of_wrong(brought, match.view(puzzle.seat), puzzle.task, match.seed) == puzzle.wrong


@EACH
def test_no_two_are_the_same_and_the_file_is_written_the_same_again(edition: Edition) -> None:
    _, puzzles = all_of(edition)
    asked = {(one.seed, one.seat, len(one.moves), one.moves, one.question.kind) for one in puzzles}

    assert len(asked) == len(puzzles)
    assert len(packed(puzzles)) < 200_000


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_them_are_put_into_words(edition: Edition, language: str) -> None:
    """A key, or a value that is missing, would be seen as it is written in the message files."""
    known = clauses_of(edition.key, language)
    _, puzzles = all_of(edition)
    kinds = {(one.question.kind, *[why.says for why in one.task.reasons]): one for one in puzzles}
    for puzzle in kinds.values():
        met = Meeting(edition, puzzle, language)
        verdict = met.judged(puzzle.task.answer)
        told = [met.question, *met.choices, *[line.text for line in verdict.lines]]

        assert verdict.right
        assert [text for text in told if not text or "puzzle-" in text or "{" in text or len(text) > MOST_LETTERS] == []
        assert {line.clause for line in verdict.lines if line.clause} <= set(known)
        assert len(set(met.choices)) == len(met.choices)
