"""Why a move of Pani-High! was better than another: facts that the player could see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from openps.editions.insight import Facts
from openps.editions.pani_high.bots.beliefs import KEPT
from openps.editions.pani_high.bots.estimates import odds_of_holding, read
from openps.engine.ids import Seat
from openps.games.pani_high import box, moves
from openps.games.pani_high.box import Card, Tenths
from openps.games.pani_high.moves import PaniMove
from openps.games.pani_high.view import PaniView


@dataclass(frozen=True, slots=True)
class OwnerHad:
    """PH-6.1  Who defends a location: with how many cards, and how likely a Policewoman is among them."""

    location: Card
    owner: Seat
    cards: int
    percent: int


@dataclass(frozen=True, slots=True)
class OwnForce:
    """PH-1.3  What the player's own hand was worth in battle."""

    seat: Seat
    cards: int
    force: Tenths


@dataclass(frozen=True, slots=True)
class Ahead:
    """PH-11.2  Who held the most locations then."""

    leader: Seat
    locations: int


KINDS: Final = (OwnerHad, OwnForce, Ahead)


def reasons(view: PaniView, played: PaniMove, better: PaniMove) -> Facts:
    return Facts(list(_about(view, played)), list(_about(view, better)), list(_own(view)))


def _about(view: PaniView, move: PaniMove) -> Iterator[object]:
    if isinstance(move, moves.Attack):
        owner = next(seat for seat, row in enumerate(view.places) if move.location in row)
        percent = round(100 * odds_of_holding(read(view, KEPT), owner, box.POLICEWOMAN))
        yield OwnerHad(move.location, owner, view.hand_sizes[owner], percent)


def _own(view: PaniView) -> Iterator[object]:
    assert view.viewer is not None
    worth = {face.key: face.value for face in view.options.deck.faces}
    yield OwnForce(view.viewer, len(view.hand), sum([worth[card] for card in view.hand]))
    counts = [len(row) for row in view.places]
    leader = max(range(len(counts)), key=counts.__getitem__)
    yield Ahead(leader, counts[leader])
