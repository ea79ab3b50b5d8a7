"""A whole match as text: a change of rules or cards shows as a difference here."""

from __future__ import annotations

import pytest

from openps.bots.budget import QUICK
from openps.editions.negotiator.bots.heuristic import Heuristic
from openps.engine import record
from openps.engine.chance import FreeChance, named_seed
from openps.engine.match import Match
from openps.games.negotiator import events
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.odds import dice_for
from tests.golden import worked_example
from tests.golden.write import GOLDEN


def played(taker: str, name: int) -> Match:
    match = Match(NEGOTIATOR, NEGOTIATOR.options(1, {"taker": taker}), named_seed(name))
    while match.decision() is not None:
        match.play(0, Heuristic().choose(match.view(0), match.legal_moves(0), FreeChance(0), QUICK))
    return match


def test_a_record_of_a_thoughtful_match_plays_the_same() -> None:
    for taker in ("arkayne", "donna", "edward"):
        written = record.write(played(taker, 7), ["me"])
        again = record.replay(record.read(written), NEGOTIATOR)
        assert record.write(again, ["me"]) == written


@pytest.mark.clause("NG-4.13", "NG-4.14", "NG-4.15", "NG-4.16")
def test_the_worked_example_of_the_rulebook_is_a_golden_match() -> None:
    """Two turns lead to its position; the dice and the four parts are those of the rulebook."""
    read = record.read((GOLDEN / "negotiator" / f"{worked_example.NAME}.jsonl").read_bytes())
    match = record.open_match(read, NEGOTIATOR)
    moves = iter([NEGOTIATOR.parse_move(text) for _, text in read.moves])
    for _ in worked_example.BEFORE:
        match.play(0, next(moves))
    state = match.state
    hand = ["just_stay_calm", "keep_cool", "small_talk"]
    assert (state.threat, state.hand, state.points, dice_for(state)) == (2, hand, 0, 2)

    told = match.play(0, next(moves))
    assert events.DiceRolled("keep_cool", (2, 4)) in told
    assert [NEGOTIATOR.move_text(move) for move in match.legal_moves(0)][:2] == [
        "convert just_stay_calm",
        "convert small_talk",
    ]
    match.play(0, next(moves))
    assert (state.points, state.threat) == (-1, 2)

    assert events.DiceRolled("just_stay_calm", (5, 5)) in match.play(0, next(moves))
    assert (state.points, state.threat, dice_for(state)) == (-1, 0, 3)

    told = match.play(0, next(moves))
    assert events.DiceRolled("small_talk", (5, 6, 6)) in told
    assert events.TalkEnded() in told
    assert (state.points, state.hand) == (2, [])


def test_every_kind_of_question_is_asked_in_some_match() -> None:
    asked = set()
    for taker in ("arkayne", "donna", "edward"):
        options = NEGOTIATOR.options(1, {"taker": taker})
        for seed in range(60):
            chance = FreeChance(seed)
            state = NEGOTIATOR.setup(options, chance).state
            while state.ask is not None:
                asked.add(state.ask.value)
                NEGOTIATOR.apply(state, 0, chance.pick(NEGOTIATOR.legal_moves(state, 0), "move"), chance)
    assert asked == {"discuss", "dice", "pay", "reveal", "choose", "take", "buy", "prepare"}
