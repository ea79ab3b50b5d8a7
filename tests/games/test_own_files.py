"""Whatever file `--check` allows is played to its end: no card of somebody else's stops a match."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from openps.engine.chance import FreeChance, named_seed
from openps.engine.errors import BadOptions
from openps.engine.game import AnyGame
from openps.engine.match import Match
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import read_cards
from openps.games.pani_high.game import PANI_HIGH
from openps.games.pani_high.read_cards import read_deck
from tests.games.own_files import card_sets, decks
from tests.long import slice_of

MANY = settings(
    max_examples=slice_of(3000, 60), deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


def allowed(read: Any, plain: dict[str, Any]) -> bool:
    try:
        read(plain)
    except BadOptions:
        return False
    return True


def played_to_its_end(game: AnyGame, options: object, seed: int) -> None:
    match = Match(game, options, named_seed(str(seed)))
    thinking = FreeChance(seed)
    while match.outcome() is None:
        decision = match.decision()
        assert decision is not None
        seat = decision.seats[0]
        match.play(seat, thinking.pick(match.legal_moves(seat), "move"))
        assert len(match.moves) <= game.info.longest


@MANY
@given(card_sets(), st.sampled_from(box.TAKERS), st.integers(0, 9))
def test_a_card_file_that_is_allowed_is_played_to_its_end(plain: dict[str, Any], taker: str, seed: int) -> None:
    if allowed(read_cards, plain):
        played_to_its_end(NEGOTIATOR, NEGOTIATOR.options(1, {"cards": plain, "taker": taker}), seed)


@MANY
@given(decks(), st.integers(0, 9))
def test_a_deck_that_is_allowed_is_played_to_its_end(plain: dict[str, Any], seed: int) -> None:
    if allowed(read_deck, plain):
        played_to_its_end(PANI_HIGH, PANI_HIGH.options(5, {"deck": plain}), seed)
