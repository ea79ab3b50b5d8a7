"""Why a move of Négociateur was better than another: facts that the player could see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from openps.editions.insight import Facts
from openps.games.negotiator import moves
from openps.games.negotiator.box import Card
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.odds import odds
from openps.games.negotiator.view import CrisisView


@dataclass(frozen=True, slots=True)
class TestOdds:
    """NG-5.2  How likely the test of a card brings at least one success, as the dice fall."""

    card: Card
    percent: int


@dataclass(frozen=True, slots=True)
class Price:
    """NG-7.2  What a card costs, and what there was to spend."""

    card: Card
    cost: int
    points: int


@dataclass(frozen=True, slots=True)
class StoodAt:
    """The Threat, the hostages that were held, and the Terror cards that were left."""

    threat: int
    held: int
    left: int


KINDS: Final = (TestOdds, Price, StoodAt)


def reasons(view: CrisisView, played: CrisisMove, better: CrisisMove) -> Facts:
    own = [StoodAt(view.threat, view.zone, len(view.deck))]
    return Facts(list(_about(view, played)), list(_about(view, better)), own)


def _about(view: CrisisView, move: CrisisMove) -> Iterator[object]:
    if isinstance(move, moves.Play) and (before := odds(view, move.card)) is not None:
        yield TestOdds(move.card, round(100 * sum(before.plain[1:]) / before.total))
    if isinstance(move, moves.Buy):
        yield Price(move.card, view.options.cards.cost[move.card], view.points)
