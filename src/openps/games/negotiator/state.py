"""Everything that is true of one crisis, hidden facts included."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from openps.games.negotiator import box
from openps.games.negotiator.box import Card
from openps.games.negotiator.cards import CardSet


class Ask(StrEnum):
    """The questions of NG-D2 to NG-D7."""

    DISCUSS = "discuss"  # NG-D2
    DICE = "dice"  # NG-D3
    PAY = "pay"  # NG-D3, the second card of a conversion
    REVEAL = "reveal"  # NG-D4
    CHOOSE = "choose"  # NG-D5
    TAKE = "take"  # NG-D5, which card comes free
    BUY = "buy"  # NG-D6
    PREPARE = "prepare"  # NG-D7, before the roll of a Terror card


class Phase(StrEnum):
    """NG-4.1"""

    DISCUSSION = "discussion"
    PURCHASE = "purchase"
    TERROR = "terror"


class Fate(StrEnum):
    """Who is in charge, or how it ended."""

    TAKER = "taker"  # the Hostage-Taker is in charge
    ACCOMPLICE = "accomplice"  # NG-12.2
    CAPTURED = "captured"  # NG-11.7
    ELIMINATED = "eliminated"  # NG-11.9
    SURRENDERED = "surrendered"  # NG-12.9
    ESCAPED = "escaped"  # NG-11.3
    OUT_OF_TIME = "out_of_time"  # NG-8.2
    ABANDONED = "abandoned"  # NG-D8


FACE_DOWN: Final = 0  # NG-10.2
FACE_UP: Final = 1  # NG-10.4
CONCEDED: Final = 2  # NG-10.11
OWED: Final = 3 * len(box.TIMED)


@dataclass(frozen=True, slots=True)
class CrisisOptions:
    """Fixed at setup and public."""

    cards: CardSet
    taker: Card = box.ARKAYNE  # NG-D1, or `random`
    kills_per_level: bool = False  # NG-R38: the Accomplice kills for every level, not for every increase
    one_success_reveals: bool = True  # NG-R1: one success of "Qu'est-ce que tu veux ?" reveals a Demand
    may_abandon: bool = False  # NG-D8: giving up is among the moves
    rules: int = box.RULES  # the version that is played


@dataclass(slots=True)
class Crisis:
    """The state. The hand is sorted by key, the Purchase Area by cost; the top of the Terror deck is its last card."""

    options: CrisisOptions
    taker: Card
    fate: Fate
    turn: int
    phase: Phase
    last: bool  # NG-R35, this is the last Discussion
    ask: Ask | None  # nothing once the match is over
    todo: list[str]  # what is still to be done once the question is answered
    threat: int
    points: int
    zone: int
    freed: int
    dead: int
    stock: int  # hostage pawns that are not in play
    hand: list[Card]
    market: list[Card]
    played: list[Card]  # face up
    down: list[Card]  # face down: for a point or for a conversion
    removed: list[Card]
    deck: list[Card]
    discard: list[Card]
    shown: Card  # the Terror card that is being resolved
    turned: Card  # NG-8.1, the Terror card that was turned up last, wherever it lies now
    minors: list[Card]  # NG-8.7
    out: list[Card]  # NG-2.15, Terror cards that are not in the game
    demands: list[Card]
    faces: list[int]  # of each Demand: FACE_DOWN, FACE_UP or CONCEDED
    spare: list[Card]  # NG-2.6, Demands that are not in the game
    gone: list[Card]  # NG-12.1, the Demands that were discarded when the Accomplice took over
    clock: bool  # NG-R33
    cut: bool  # NG-6.9
    dice: list[int]  # NG-R11, more or fewer dice: for the next test, this Discussion, this turn
    fours: list[int]  # whether 4s are successes, likewise
    rerolls: list[int]  # how many dice may be rolled again in a test, likewise
    testing: Card  # the card whose test lies on the table
    rolled: list[int]
    converted: int
    easy: bool  # 4s are successes in this test
    again: int  # dice that may still be rolled again in this test
    owed: list[int]  # NG-12.3, how much of `dice`, `fours` and `rerolls` are counterparts, by span

    def copy(self) -> Crisis:
        return Crisis(
            self.options, self.taker, self.fate, self.turn, self.phase, self.last, self.ask, self.todo.copy(),
            self.threat, self.points, self.zone, self.freed, self.dead, self.stock, self.hand.copy(),
            self.market.copy(), self.played.copy(), self.down.copy(), self.removed.copy(), self.deck.copy(),
            self.discard.copy(), self.shown, self.turned, self.minors.copy(), self.out.copy(), self.demands.copy(),
            self.faces.copy(), self.spare.copy(), self.gone.copy(), self.clock, self.cut, self.dice.copy(),
            self.fours.copy(), self.rerolls.copy(), self.testing, self.rolled.copy(), self.converted, self.easy,
            self.again, self.owed.copy(),
        )  # fmt: skip


def blank(options: CrisisOptions) -> Crisis:
    """The table before the first event: the basic cards are in hand, the others for sale (NG-2.9 to NG-2.11)."""
    cards = options.cards
    return Crisis(
        options, taker="", fate=Fate.TAKER, turn=0, phase=Phase.DISCUSSION, last=False, ask=None, todo=[], threat=0,
        points=0, zone=0, freed=0, dead=0, stock=box.PAWNS, hand=cards.free.copy(), market=cards.for_sale.copy(),
        played=[], down=[], removed=[], deck=[], discard=[], shown="", turned="", minors=[],
        out=cards.terror_in_order.copy(), demands=[], faces=[], spare=cards.demands_in_order.copy(), gone=[],
        clock=False, cut=False, dice=[0, 0, 0], fours=[0, 0, 0], rerolls=[0, 0, 0], testing="", rolled=[], converted=0,
        easy=False, again=0, owed=[0] * OWED,
    )  # fmt: skip
