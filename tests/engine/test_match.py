"""One play of a game: moves on a state, and the log of what happened."""

from __future__ import annotations

from typing import Final, TypeAlias

import pytest

from openps.engine.chance import SeededChance, named_seed
from openps.engine.claims import BadClaim, Claim, IAm, IHave, IllegalClaim, ITrust, TheyAre, Verdict, parse_claim
from openps.engine.errors import IllegalMove, OpenpsError
from openps.engine.ids import PUBLIC
from openps.engine.match import Match
from tests.contract.toy import (
    TOY,
    BidMade,
    Dealt,
    Fold,
    Keep,
    Kept,
    Options,
    Peek,
    Peeked,
    Shown,
    Stay,
    Swap,
    Swapped,
    Table,
    ToyEvent,
    ToyMove,
    ToyView,
)

ToyMatch: TypeAlias = Match[Options, Table, ToyMove, ToyEvent, ToyView]

SEED: Final = named_seed("a match")


def a_match(rounds: str = "one") -> ToyMatch:
    return Match(TOY, Options(2, rounds), SEED)


def a_finished_match() -> ToyMatch:
    match = a_match()
    for seat, move in ((0, Peek(1)), (1, Keep()), (1, Stay()), (0, Fold())):
        match.play(seat, move)
    return match


def test_a_match_begins_with_the_deal() -> None:
    match = a_match()

    assert match.ply == 0
    assert match.moves == []
    assert match.log == [Dealt(tuple(match.state.hands))]
    assert match.outcome() is None


def test_the_luck_of_the_deal_is_that_of_ply_zero() -> None:
    dealt = TOY.setup(Options(2, "one"), SeededChance(SEED, 0))

    assert a_match().state == dealt.state


def test_a_move_is_played_and_told() -> None:
    match = a_match()
    card = match.state.hands[1]
    events = match.play(0, Peek(1))

    assert list(events) == [Peeked(0, 1, card)]
    assert match.log[1:] == [Peeked(0, 1, card)]
    assert match.moves == [(0, Peek(1))]
    assert match.ply == 1


def test_the_luck_of_a_move_is_that_of_its_ply_whatever_was_drawn_before() -> None:
    """Swapping and keeping first leave the same luck for the second swap."""
    drawn = []
    for first in (Keep(), Swap()):
        match = a_match("two")
        match.play(0, first)
        pile = list(match.state.pile)
        swapped = match.play(1, Swap())[0]
        assert isinstance(swapped, Swapped)
        assert swapped.drawn is not None
        drawn.append(pile.index(swapped.drawn))

    assert drawn == [SeededChance(SEED, 2).below(4, "swap")] * 2


def test_an_illegal_move_changes_nothing() -> None:
    match = a_match()
    before, log = TOY.copy(match.state), list(match.log)
    for seat, move in ((1, Keep()), (0, Stay()), (0, Peek(0)), (0, Peek(9)), (7, Keep())):
        with pytest.raises(IllegalMove):
            match.play(seat, move)

    assert (match.state, match.log, match.moves, match.ply) == (before, log, [], 0)


def test_an_illegal_move_says_who_what_and_why() -> None:
    with pytest.raises(IllegalMove) as caught:
        a_match().play(1, Keep())

    error = caught.value
    assert (error.seat, error.move, error.refusal.clause, error.key) == (1, Keep(), "TOY-2", "refusal-not-asked")


def test_a_refused_move_uses_up_no_luck() -> None:
    calm, hasty = a_match(), a_match()
    with pytest.raises(IllegalMove):
        hasty.play(1, Swap())

    assert list(hasty.play(0, Swap())) == list(calm.play(0, Swap()))


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    match = a_match()
    match.play(0, Keep())
    match.play(1, Keep())
    decision = match.decision()

    assert decision is not None
    assert (decision.ask, decision.seats) == ("bid", (0, 1))
    assert list(match.legal_moves(0)) == list(match.legal_moves(1)) == [Stay(), Fold()]

    match.play(1, Fold())
    decision = match.decision()

    assert decision is not None
    assert decision.seats == (0,)
    assert list(match.legal_moves(1)) == []


def test_a_match_ends_with_an_outcome_and_asks_nothing_more() -> None:
    match = a_finished_match()
    outcome = match.outcome()

    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "highest")
    assert match.decision() is None
    assert list(match.legal_moves(0)) == list(match.legal_moves(1)) == []
    with pytest.raises(IllegalMove):
        match.play(0, Keep())


def test_the_log_tells_the_whole_match() -> None:
    match = a_finished_match()
    hands = tuple(match.state.hands)
    told = [Dealt(hands), Peeked(0, 1, hands[1]), Kept(1), BidMade(1, True), BidMade(0, False)]

    assert match.log == [*told, Shown(hands, (False, True))]


def test_a_viewer_is_told_what_that_viewer_may_know() -> None:
    match = a_match()
    events = match.play(0, Peek(1))
    card = match.state.hands[1]

    assert match.seen_by(0, events) == match.seen_by(1, events) == [Peeked(0, 1, card)]
    assert match.seen_by(PUBLIC, events) == [Peeked(0, 1, None)]


def test_a_viewer_sees_what_that_viewer_may_know() -> None:
    match = a_match()
    hands = match.state.hands

    assert match.view(0).cards == (hands[0], None)
    assert match.view(1).cards == (None, hands[1])
    assert match.view(PUBLIC).cards == (None, None)


def test_another_seed_is_another_match() -> None:
    hands = {tuple(Match(TOY, Options(3), named_seed(name)).state.hands) for name in range(100)}

    assert len(hands) > 50


# ---- talk


def test_a_claim_stands_in_the_log_in_its_order_and_in_every_view() -> None:
    match = a_match()
    match.play(0, Peek(1))
    claim = match.say(1, "I trust 0 because 1")
    match.play(1, Keep())

    assert claim == Claim(1, ITrust(0), at=2, because=1)
    assert match.log[2] is claim
    assert match.log[3] == Kept(1)
    assert match.events == [entry for entry in match.log if entry is not claim]
    for viewer in (0, 1, PUBLIC):
        assert match.view(viewer).claims == (claim,)
        assert match.seen_by(viewer, match.log)[2] == claim


def test_talk_is_heard_by_all_and_moves_nothing() -> None:
    match = a_match()
    before, decision = TOY.copy(match.state), match.decision()
    match.say(1, "i AM human")

    assert (match.state, match.decision(), match.ply, match.moves) == (before, decision, 0, [])
    assert match.view(0).claims == (Claim(1, IAm("human"), at=1),)


@pytest.mark.parametrize(
    ("seat", "text", "key"),
    [
        (0, "hello", "error-claim-text"),
        (0, "I trust 0", "error-claim-seat"),  # oneself
        (0, "I trust 2", "error-claim-seat"),  # nobody sits there
        (7, "I trust 1", "error-claim-seat"),  # nobody speaks
        (0, "I trust 1 because 1", "error-claim-because"),  # not in the log yet
        (0, "I trust 1 because " + "9" * 5000, "error-claim-text"),
        (0, "I trust ²", "error-claim-text"),
    ],
)
def test_what_is_no_claim_is_not_said(seat: int, text: str, key: str) -> None:
    match = a_match()
    with pytest.raises(OpenpsError) as caught:
        match.say(seat, text)

    assert caught.value.key == key
    assert (match.claims, len(match.log), match.view(0).claims) == ([], 1, ())


def test_a_long_text_comes_back_short() -> None:
    with pytest.raises(BadClaim) as caught:
        a_match().say(0, "x" * 10_000)
    assert len(str(caught.value)) < 300


def test_nobody_speaks_into_a_secret_choice() -> None:
    match = a_match()
    match.play(0, Keep())
    match.play(1, Keep())
    with pytest.raises(IllegalClaim) as caught:
        match.say(0, "I trust 1")

    assert caught.value.refusal.clause == "TOY-3"
    assert match.claims == []


def test_claims_are_judged_when_the_match_is_over_by_what_was_true_when_they_were_said() -> None:
    match = a_match()
    card = match.state.hands[0]
    first = match.say(0, f"I have {card}")
    match.play(0, Swap())
    second = match.say(0, f"I have {card}")
    third = match.say(1, "I trust 0")
    assert match.verdicts() == []
    for seat, move in ((1, Keep()), (0, Stay()), (1, Fold())):
        match.play(seat, move)

    assert isinstance(second.says, IHave)
    verdicts = [Verdict.TRUE, Verdict.FALSE, Verdict.UNKNOWABLE]
    assert match.verdicts() == list(zip((first, second, third), verdicts, strict=True))


def test_what_somebody_can_be_is_said_by_the_game() -> None:
    assert parse_claim("1 is wolf", 0, 0, statuses=("wolf", "villager")).says == TheyAre(1, "wolf")
    with pytest.raises(BadClaim):
        parse_claim("I am human", 0, 0, statuses=("wolf", "villager"))
