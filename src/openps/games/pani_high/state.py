"""Everything that is true of one match of Pani-High!, hidden facts included."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, TypeAlias

from openps.engine.game import Kept
from openps.engine.ids import Seat
from openps.games.pani_high import memory
from openps.games.pani_high.box import Card
from openps.games.pani_high.cards import Deck
from openps.games.pani_high.memory import Memories

ATTACK: Final = 0
DEFENCE: Final = 1

Memory: TypeAlias = memory.Memory


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
    remembered: Memories
    # No part of the state: what the last views of it were put together from (`view.Shown`).
    shown: Kept = field(default=None, compare=False, repr=False)

    @property
    def memories(self) -> list[Memory]:
        """One per seat, and last what everybody saw."""
        if self.remembered.notes:
            sizes = self.cards_with()
            seen_by_fighters = sizes.copy() if self.battle is None else self.cards_with(fighting=True)
            self.remembered.work_off(sizes, seen_by_fighters)
        return self.remembered.known

    def cards_with(self, fighting: bool = False) -> list[int]:
        """How many cards of each seat were not seen to leave: its hand, and face down on the table what it laid.

        What a Bribe took is seen by those who fight and by nobody else.
        """
        sizes = [len(hand) for hand in self.hands]
        battle = self.battle
        if battle is None or battle.turned_up:
            return sizes
        for force in (battle.attack, battle.defence):
            sizes[force.seat] += len(force.laid)
            for taken in () if fighting else force.taken:
                sizes[taken.layer] += 1
        return sizes

    def __eq__(self, other: object) -> bool:
        """By value: whether somebody has looked makes no difference."""
        if not isinstance(other, School):
            return NotImplemented
        return self._whole() == other._whole()

    def _whole(self) -> tuple[object, ...]:
        return (
            self.options, self.pile, self.discard, self.hands, self.places, self.active, self.turn, self.ask,
            self.asked, self.tied, self.spied, self.battle, self.memories,
        )  # fmt: skip

    def copy(self) -> School:
        return School(
            self.options, self.pile.copy(), self.discard.copy(), [hand.copy() for hand in self.hands],
            [row.copy() for row in self.places], self.active, self.turn, self.ask, self.asked, self.tied, self.spied,
            None if self.battle is None else self.battle.copy(), Memories([known.copy() for known in self.memories]),
        )  # fmt: skip


def blank(options: PaniOptions) -> School:
    """The table before the deal: every card is in the draw pile."""
    seats = range(options.players)
    return School(
        options, options.deck.cards.copy(), [], [[] for _ in seats], [[] for _ in seats], 0, 0, None, 0, (), None, None,
        Memories([{} for _ in range(options.players + 1)]),
    )  # fmt: skip
