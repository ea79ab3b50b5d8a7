"""Everything that is true of one match of Pani-High!, hidden facts included."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from openps.engine.game import Kept
from openps.engine.ids import Seat
from openps.games.pani_high.box import Card
from openps.games.pani_high.cards import Deck

ATTACK: Final = 0
DEFENCE: Final = 1

Memory: TypeAlias = dict[Card, tuple[int, ...]]
"""For each kind of card a viewer's sightings of it, each a set of seats (one bit per seat), one of which has it."""


class Ask(StrEnum):
    """The questions of PH-D1 to PH-D10."""

    FIRST = "first"  # PH-D1
    ACT = "act"  # PH-D2
    LAY = "lay"  # PH-D2, the cards of the attack
    DEFEND = "defend"  # PH-D3
    DEFENDER_WINDOW = "defender_window"  # PH-D4
    ATTACKER_WINDOW = "attacker_window"  # PH-D5
    TAKE = "take"  # PH-D6
    TAKE_MORE = "take_more"  # PH-D7
    SAVE = "save"  # PH-D8
    SPY = "spy"  # PH-D9
    DISCARD = "discard"  # PH-D10


@dataclass(frozen=True, slots=True)
class PaniOptions:
    """Fixed at setup and public."""

    players: int
    deck: Deck
    host_chooses: bool = False  # PH-R3: the host (seat 0) names the first player, otherwise luck does
    attacker_must_show: bool = False  # PH-R14: an attacker's Policewoman acts whether he likes it or not


@dataclass(frozen=True, slots=True)
class Taken:
    """PH-5.2  A card that changed sides: both sides know it, the others know who laid it down."""

    card: Card
    layer: Seat


@dataclass(slots=True)
class Force:
    """One side of a battle: committed cards face down, cards taken by Bribe (face down too), used S cards face up."""

    seat: Seat
    laid: list[Card]
    taken: list[Taken]
    shown: list[Card]

    def copy(self) -> Force:
        return Force(self.seat, self.laid.copy(), self.taken.copy(), self.shown.copy())


@dataclass(slots=True)
class Battle:
    """PH-R13  One fight for one location."""

    location: Card
    attack: Force
    defence: Force
    turned_up: bool
    loser: int | None  # a side, once totals have spoken
    credit: int  # cards that Health Committees already spent may still save
    saved: list[Card]

    def copy(self) -> Battle:
        return Battle(
            self.location, self.attack.copy(), self.defence.copy(), self.turned_up, self.loser, self.credit,
            self.saved.copy(),
        )  # fmt: skip


@dataclass(slots=True)
class School:
    """The state. Hands are sorted by key; the top of the draw pile is its last card."""

    options: PaniOptions
    pile: list[Card]
    discard: list[Card]
    hands: list[list[Card]]
    places: list[list[Card]]  # the locations in front of each seat, in the order they came
    active: Seat
    turn: int  # turns begun
    ask: Ask | None  # nothing once the match is over
    asked: Seat
    tied: tuple[Seat, ...]  # PH-D1, while the first player is to be named
    spied: Seat | None  # PH-D9, whose hand lies open to the active player
    battle: Battle | None
    memories: list[Memory]  # one per seat, and last what everybody saw
    # No part of the state: what the last views of it were put together from (`view.Shown`).
    shown: Kept = field(default=None, compare=False, repr=False)

    def copy(self) -> School:
        return School(
            self.options, self.pile.copy(), self.discard.copy(), [hand.copy() for hand in self.hands],
            [row.copy() for row in self.places], self.active, self.turn, self.ask, self.asked, self.tied, self.spied,
            self.battle.copy() if self.battle is not None else None, [memory.copy() for memory in self.memories],
        )  # fmt: skip


def blank(options: PaniOptions) -> School:
    """The table before the deal: every card is in the draw pile."""
    seats = range(options.players)
    return School(
        options, options.deck.cards.copy(), [], [[] for _ in seats], [[] for _ in seats], 0, 0, None, 0, (), None, None,
        [{} for _ in range(options.players + 1)],
    )  # fmt: skip
