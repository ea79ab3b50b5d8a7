"""Whatever file `--check` allows is played to its end: no card of somebody else's stops a match."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from openps.engine.chance import FreeChance, named_seed
from openps.engine.errors import BadOptions
from openps.engine.game import AnyGame
from openps.engine.match import Match
from openps.games.negotiator import box
from openps.games.negotiator.box import Span
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import read_cards
from openps.games.negotiator.state import FACE_UP, Crisis
from openps.games.pani_high.game import PANI_HIGH
from openps.games.pani_high.read_cards import read_deck
from tests.games.negotiator.tables import changed_plain, demands, hold, table
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


SPANNED = [f"{word} {span.value}" for word in ("dice -1", "fours", "reroll 1") for span in Span]
LINES = [
    "points +2", "threat -1", "threat +9", "threat_to start", "threat_to E", *SPANNED, "free 1", "kill 1", "add 1",
    "reveal 1", "take 1", "drop 1", "halve", "eliminate", "escape", "end", "remove", "double", "each_turn kill 1",
    *[f"each_turn {line}" for line in SPANNED], *[f"choose {line} / points +1" for line in SPANNED],
]  # fmt: skip


@pytest.mark.parametrize("line", LINES)
def test_every_line_that_is_allowed_on_a_card_or_in_a_counterpart_can_happen(line: str) -> None:
    """NG-R11  `fours while_in_play` passed the check, and stopped the match."""
    card = changed_plain({"trust_me": {"test": "none", "effect": [line]}})
    if allowed(read_cards, card):
        played_on(hold(table(options={"cards": card}), "trust_me", "small_talk"), "play trust_me")
    demand = changed_plain({"weapons": {"cost": 0, "counterpart": [line]}})
    if allowed(read_cards, demand):
        state = demands(table(options={"cards": demand}), weapons=FACE_UP)
        played_on(state, "concede weapons")


def played_on(state: Crisis, line: str) -> None:
    chance = FreeChance(line)
    NEGOTIATOR.apply(state, 0, NEGOTIATOR.parse_move(line), chance)
    while NEGOTIATOR.outcome(state) is None:
        NEGOTIATOR.apply(state, 0, chance.pick(NEGOTIATOR.legal_moves(state, 0), "move"), chance)
