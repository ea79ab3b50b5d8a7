"""How matches of Pani-High! are reviewed: everybody for themselves, and who may hold what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openps.editions.insight import Horizon, Imagine, Insight, Standing
from openps.editions.pani_high.bots.beliefs import believed
from openps.editions.pani_high.bots.value import cells, learned_judgement
from openps.editions.pani_high.reasons import KINDS, reasons
from openps.engine.chance import Chance
from openps.engine.claims import Claim
from openps.engine.game import AnyGame
from openps.games.pani_high.state import PaniOptions, School
from openps.games.pani_high.view import PaniView

FURTHER: Final = 6  # a round


def standing(state: School, claims: Sequence[Claim]) -> Standing:
    """What was learned judges each seat for itself; together they win once."""
    judge = learned_judgement()
    odds = [judge.odds(cells(state, seat)) for seat in range(len(state.hands))]
    whole = sum(odds)
    shares = [one / whole for one in odds]
    return Standing(shares, shares)


def imagine(game: AnyGame, view: PaniView) -> Imagine:
    return lambda chance: believed(view, chance)


def shuffle(state: School, chance: Chance) -> None:
    """PH-2.4  Nobody knows anything about the order of the draw pile."""
    state.pile = chance.shuffled(state.pile, "pile")


HORIZON: Final = Horizon(1, FURTHER, lambda state: state.turn, standing)


def horizon(options: PaniOptions) -> Horizon:
    return HORIZON


INSIGHT: Final = Insight(
    bot="heuristic",
    believer="belief",
    horizon=horizon,
    imagine=imagine,
    shuffle=shuffle,
    reasons=reasons,
    reason_kinds=KINDS,
)
