"""What holds for every review: parts that add up, eyes that see nothing later, bytes that are the same."""

from __future__ import annotations

from functools import cache

import pytest

from openps.catalog import edition_named
from openps.editions.edition import Edition
from openps.engine import codec
from openps.engine.claims import claim_text
from openps.engine.errors import OpenpsError
from openps.engine.match import AnyMatch, Match
from openps.review import thoughts
from openps.review.data import BEFORE, WHOLE, Review
from openps.review.steps import STAGES, review, steps
from openps.review.work import Desk, Piece
from tests.review.matches import SMALL, golden, guest, played

SHORT, GUEST, SOLO, SCHOOL = "short", "guest", "negotiator/heuristic-arkayne", "pani_high/random-6-host-must"
GAMES = [SHORT, SOLO, SCHOOL, GUEST]


@cache
def short() -> tuple[AnyMatch, Edition]:
    """One of the shortest matches of Panic Station that ever was."""
    edition = edition_named("panic_station")
    return played(edition, 4, 94, "random"), edition


def match_named(name: str) -> tuple[AnyMatch, Edition]:
    own = {SHORT: short, GUEST: guest}
    return own[name]() if name in own else golden(name)


@cache
def reviewed(name: str) -> Review:
    """By one process, once: it takes a while."""
    return review(*match_named(name), SMALL)


@pytest.mark.parametrize("name", GAMES)
def test_a_review_keeps_its_laws(name: str) -> None:
    """One review of each game, held against all of them."""
    match, _ = match_named(name)
    whole = reviewed(name)

    the_course_goes_from_what_was_expected_to_what_came(match, whole)
    luck_and_skill_are_what_the_result_differs_by_exactly(whole)
    every_step_changes_the_course_by_its_luck_and_skill(whole)
    only_choices_show_skill(match, whole)
    marks_stand_at_the_steps_that_brought_them_about(match, whole)


def the_course_goes_from_what_was_expected_to_what_came(match: AnyMatch, whole: Review) -> None:
    outcome = match.outcome()
    assert outcome is not None
    assert [point.step for point in whole.course] == [BEFORE, *range(match.ply + 1)]
    for seat, last in enumerate(whole.course[-1].seats):
        assert (last.value > 0) == (seat in outcome.winners)
        assert last.low == last.value == last.high
    for point in whole.course:
        assert all(one.low <= one.value <= one.high for one in (*point.sides, *point.seats))
        assert whole.method.scored or all(0 <= one.low <= one.high <= WHOLE for one in (*point.sides, *point.seats))
        assert len(point.sides) == len(whole.sides)


def luck_and_skill_are_what_the_result_differs_by_exactly(whole: Review) -> None:
    assert len(whole.accounts) == whole.players
    for one in whole.accounts:
        assert one.luck + one.own + one.others == one.result - one.expectation


def every_step_changes_the_course_by_its_luck_and_skill(whole: Review) -> None:
    assert [cause.step for cause in whole.causes] == [point.step for point in whole.course[1:]]
    for before, after, cause in zip(whole.course, whole.course[1:], whole.causes, strict=False):
        for seat in range(whole.players):
            changed = after.seats[seat].value - before.seats[seat].value
            assert cause.luck[seat] + cause.skill[seat] == changed


def only_choices_show_skill(match: AnyMatch, whole: Review) -> None:
    chosen = {choice.step: choice for choice in whole.choices}
    assert chosen
    for cause in whole.causes:
        choice = chosen.get(cause.step)
        if choice is None:
            assert set(cause.skill) == {0}
        else:
            assert choice.options > 1
            assert choice.skill == cause.skill[choice.seat]
            assert choice.move == match.game.move_text(match.moves[choice.step - 1][1])


def marks_stand_at_the_steps_that_brought_them_about(match: AnyMatch, whole: Review) -> None:
    length = {point.step: point.log for point in whole.course}
    for mark in whole.marks:
        assert length.get(mark.step - 1, 0) <= mark.number < length[mark.step] <= len(match.log)


@pytest.mark.parametrize("seed", range(3))
def test_they_add_up_in_any_match(seed: int) -> None:
    edition = edition_named("negotiator")
    whole = review(played(edition, 1, seed, "random"), edition, SMALL)

    for one in whole.accounts:
        assert one.luck + one.own + one.others == one.result - one.expectation


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_thought_is_worked_out_from_nothing_later(name: str) -> None:
    """The match without its future gives the same curves, glances and comparisons, to the byte."""
    match, edition = match_named(name)
    length = match.ply // 2
    whole, cut = Desk(match, edition, SMALL), Desk(shortened(match, length + 1), edition, SMALL)

    assert curves(whole, length) == curves(cut, length)
    for step in range(max(0, length - 5), length + 1):
        seat = whole.reached[step].seat
        assert seat is not None
        pieces = [Piece("glance", step, seat)] + [Piece("first_look", step)] * whole.reached[step].is_choice
        for piece in pieces:
            assert codec.to_json(whole.do(piece)) == codec.to_json(cut.do(piece))


def test_talk_that_came_later_changes_no_thought() -> None:
    """Claims are heard when they are said."""
    edition = edition_named("panic_station")
    match = played(edition, 5, 4, "belief", talks=True)
    assert match.claims
    at = match.claims[len(match.claims) // 2][0]
    whole, cut = Desk(match, edition, SMALL), Desk(shortened(match, at), edition, SMALL)

    assert curves(whole, at) == curves(cut, at)


def curves(desk: Desk, last: int) -> str:
    by_step = [(step, thoughts.held(desk.pilot, desk.reached[step], desk.events_until(desk.reached[step].log)))
               for step in range(last + 1)]  # fmt: skip
    return codec.to_json(thoughts.suspicions(by_step))


def shortened(match: AnyMatch, moves: int) -> AnyMatch:
    """The match as it stood after so many moves, with what was said until then."""
    again: AnyMatch = Match(match.game, match.options, match.seed)
    for step in range(moves + 1):
        if step:
            again.play(*match.moves[step - 1])
        for said, claim in match.claims:
            if said == step:
                again.say(claim.speaker, claim_text(claim))
    return again


def test_two_processes_find_the_same_as_one() -> None:
    assert codec.to_json(review(*match_named(SOLO), SMALL, jobs=2)) == codec.to_json(reviewed(SOLO))


def test_parts_come_one_after_the_other_and_stay() -> None:
    parts = list(steps(*match_named(SOLO), SMALL))

    assert [part.stage for part in parts] == list(STAGES)
    assert all(part.course for part in parts)
    assert parts[-1].choices
    assert parts[-1].eyes == parts[-2].eyes


def test_a_match_that_is_not_over_is_not_reviewed() -> None:
    match, edition = match_named(SOLO)

    with pytest.raises(OpenpsError, match="error-review-unfinished"):
        next(steps(shortened(match, 3), edition, SMALL))
