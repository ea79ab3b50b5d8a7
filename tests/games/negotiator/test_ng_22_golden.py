"""A whole match as text: a change of rules or cards shows as a difference here."""

from __future__ import annotations

from openps.bots.negotiator import Heuristic
from openps.engine import record
from openps.engine.chance import FreeChance, named_seed
from openps.engine.match import Match
from openps.games.negotiator.game import NEGOTIATOR


def played(taker: str, name: int) -> Match:  # type: ignore[type-arg]
    match = Match(NEGOTIATOR, NEGOTIATOR.options(1, {"taker": taker}), named_seed(name))
    while match.decision() is not None:
        match.play(0, Heuristic().choose(match.view(0), match.legal_moves(0), FreeChance(0)))
    return match


def test_a_record_of_a_thoughtful_match_plays_the_same() -> None:
    for taker in ("arkayne", "donna", "edward"):
        written = record.write(played(taker, 7), ["me"])
        again = record.replay(record.read(written), NEGOTIATOR)
        assert record.write(again, ["me"]) == written


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
