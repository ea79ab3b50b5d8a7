"""What happens in Pani-High! A card that a viewer may not know is None."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from openps.engine.ids import Seat
from openps.games.pani_high.box import Card, Tenths


@dataclass(frozen=True, slots=True)
class HandsDealt:
    """PH-2.1, PH-2.4  What each seat got; `pile` is what is left, its top last. A hidden card is None."""

    hands: tuple[tuple[Card | None, ...], ...]
    pile: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class LocationLaid:
    """PH-2.2, PH-3.2  A location goes from a hand to the table in front of its owner."""

    seat: Seat
    location: Card


@dataclass(frozen=True, slots=True)
class FirstPlayerTied:
    """PH-2.6  The host is asked who begins."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class FirstPlayerSet:
    """PH-2.5"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """PH-3.1  A turn begins with one card from the draw pile."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """PH-3.6"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackDeclared:
    """PH-4.2"""

    attacker: Seat
    defender: Seat
    location: Card


@dataclass(frozen=True, slots=True)
class CardLaid:
    """PH-4.3, PH-4.4  One more card face down."""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class AttackReady:
    """PH-4.4  The owner of the location is asked."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class BattleBegan:
    """PH-4.6  Both sides have laid their cards; the defender's window opens."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class LocationYielded:
    """PH-4.5  The owner does not defend."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BribeShown:
    """PH-5.1, PH-5.3"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BribeFailed:
    """PH-R15  No face-down card is left to take."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardTaken:
    """PH-5.2  A face-down card changes sides; `position` counts the loser's face-down cards from 0."""

    taker: Seat
    loser: Seat
    position: int | None
    card: Card | None


@dataclass(frozen=True, slots=True)
class FoundBribeShown:
    """PH-5.8, PH-R19  The card taken was a Bribe: it is turned face up and gives one more card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakeDeclined:
    """PH-R19"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PolicewomanShown:
    """PH-6.1, PH-6.5"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DefenderWindowClosed:
    """PH-R13  The attacker's window opens."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackerWindowClosed:
    """PH-R13"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardsTurnedUp:
    """PH-4.6, PH-R25  Everything committed is shown, the defender's first."""

    defence: tuple[Card, ...]
    attack: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TotalsCompared:
    """PH-4.7 to PH-4.9  In tenths; the loser is asked what to save."""

    attack: Tenths
    defence: Tenths
    loser: Seat


@dataclass(frozen=True, slots=True)
class LocationTaken:
    """PH-4.13"""

    location: Card
    loser: Seat
    winner: Seat


@dataclass(frozen=True, slots=True)
class LocationKept:
    """PH-4.14"""

    location: Card
    owner: Seat


@dataclass(frozen=True, slots=True)
class CommitteeSpent:
    """PH-7.1  A Health Committee goes from the loser's hand to the discard pile."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardSaved:
    """PH-7.1"""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BattleCleared:
    """PH-4.15, PH-4.17, PH-5.6, PH-6.4  What each side takes back, and what goes to the discard pile."""

    attacker_back: tuple[Card, ...]
    attacker_lost: tuple[Card, ...]
    defender_back: tuple[Card, ...]
    defender_lost: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ConspiracyPlayed:
    """PH-R36  Shown, announced with its target (none for Agitation), put on the discard pile."""

    seat: Seat
    card: Card
    target: Seat | None


@dataclass(frozen=True, slots=True)
class CardStolen:
    """PH-8.3, PH-8.6  One card moves blindly from hand to hand."""

    thief: Seat
    victim: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class CardsDropped:
    """PH-8.4"""

    victim: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandSpied:
    """PH-8.5  A whole hand, for the spy's eyes."""

    spy: Seat
    victim: Seat
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class HandOverLimit:
    """PH-9.1"""

    seat: Seat
    excess: int


@dataclass(frozen=True, slots=True)
class CardDiscarded:
    """PH-8.5, PH-9.1  From the hand of this seat."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class MatchScored:
    """PH-11.1, PH-11.2  Scores in tenths, and where the Seal was (PH-H16)."""

    scores: tuple[Tenths, ...]
    seal: Seat | None


PaniEvent: TypeAlias = (
    HandsDealt | LocationLaid | FirstPlayerTied | FirstPlayerSet | CardDrawn | TurnPassed | AttackDeclared | CardLaid
    | AttackReady | BattleBegan | LocationYielded | BribeShown | BribeFailed | CardTaken | FoundBribeShown
    | TakeDeclined | PolicewomanShown | DefenderWindowClosed | AttackerWindowClosed | CardsTurnedUp | TotalsCompared
    | LocationTaken | LocationKept | CommitteeSpent | CardSaved | BattleCleared | ConspiracyPlayed | CardStolen
    | CardsDropped | HandSpied | HandOverLimit | CardDiscarded | MatchScored
)  # fmt: skip
