"""What happens in a crisis. A card that a viewer may not know is None."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from openps.games.negotiator.box import Card

Change: TypeAlias = Annotated[int, "change"]
"""More or fewer: shown with its sign."""


@dataclass(frozen=True, slots=True)
class TakerSet:
    """NG-2.1, NG-2.7, NG-2.8"""

    taker: Card
    hostages: int
    threat: int


@dataclass(frozen=True, slots=True)
class DemandsPlaced:
    """NG-2.4 to NG-2.6  Face down: the Major ones first, then the Escape ones; the others are out of the game."""

    demands: tuple[Card | None, ...]
    spare: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class TerrorDeckBuilt:
    """NG-2.12 to NG-2.15  The top is last; the first card is the Pivotal Event."""

    deck: tuple[Card | None, ...]
    out: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class TalkBegan:
    """NG-4.1, NG-R35, NG-R45"""

    turn: int
    last: bool


@dataclass(frozen=True, slots=True)
class Asked:
    """The table waits; `todo` is what happens after the answer, in the words of the cards."""

    ask: str
    todo: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """NG-4.4, NG-4.8  Face up."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardLaid:
    """NG-4.6  Face down, for a point."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardPaid:
    """NG-4.7  Face down, for half a conversion."""

    card: Card


@dataclass(frozen=True, slots=True)
class DiceRolled:
    """NG-5.1  The test of a card."""

    card: Card
    faces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DieRerolled:
    """NG-R51  By the player's choice, or because the Hostage-Taker's ability says so."""

    die: int
    face: int
    forced: bool


@dataclass(frozen=True, slots=True)
class AbilityTriggered:
    """NG-R50  Once an activation."""

    taker: Card


@dataclass(frozen=True, slots=True)
class FourConverted:
    """NG-5.3"""


@dataclass(frozen=True, slots=True)
class TestJudged:
    """NG-6.1  How many successes chose the row."""

    card: Card
    successes: int


@dataclass(frozen=True, slots=True)
class PointsChanged:
    """NG-6.4"""

    amount: Change


@dataclass(frozen=True, slots=True)
class ThreatMoved:
    """NG-3.3  The marker, never past the ends of the dial."""

    before: int
    after: int


@dataclass(frozen=True, slots=True)
class HostageFreed:
    """NG-3.15"""


@dataclass(frozen=True, slots=True)
class HostageKilled:
    """NG-3.14"""


@dataclass(frozen=True, slots=True)
class HostageSpared:
    """NG-12.7, NG-R39  The Accomplice does not kill the last one."""


@dataclass(frozen=True, slots=True)
class HostagesAdded:
    """NG-R20"""

    count: int


@dataclass(frozen=True, slots=True)
class DiceChanged:
    """NG-6.6"""

    amount: Change
    span: str


@dataclass(frozen=True, slots=True)
class FoursGiven:
    """Every 4 is a success for a while."""

    span: str


@dataclass(frozen=True, slots=True)
class RerollsGiven:
    """NG-D3"""

    amount: int
    span: str


@dataclass(frozen=True, slots=True)
class DemandRevealed:
    """NG-10.4, NG-H5"""

    position: int
    demand: Card


@dataclass(frozen=True, slots=True)
class DemandConceded:
    """NG-10.9, NG-10.11"""

    demand: Card
    cost: int


@dataclass(frozen=True, slots=True)
class MinorSettled:
    """NG-10.13  Discarded once it was conceded."""

    demand: Card


@dataclass(frozen=True, slots=True)
class CardBought:
    """NG-7.2"""

    card: Card
    cost: int


@dataclass(frozen=True, slots=True)
class CardTaken:
    """An effect gave it free."""

    card: Card


@dataclass(frozen=True, slots=True)
class CardRemoved:
    """It leaves the game."""

    card: Card


@dataclass(frozen=True, slots=True)
class TalkCut:
    """NG-6.9  The other side hangs up."""


@dataclass(frozen=True, slots=True)
class TalkEnded:
    """NG-4.10 to NG-4.12"""


@dataclass(frozen=True, slots=True)
class PurchaseEnded:
    """NG-7.10, NG-7.11  The counter goes to 0, played cards go back to the Purchase Area."""


@dataclass(frozen=True, slots=True)
class TerrorDrawn:
    """NG-8.1, NG-H6"""

    card: Card


@dataclass(frozen=True, slots=True)
class TerrorResolved:
    """NG-8.1  Its effects are done; it is discarded."""

    card: Card


@dataclass(frozen=True, slots=True)
class TerrorDropped:
    """NG-3.16  Discarded from the top of the deck without being resolved."""

    card: Card


@dataclass(frozen=True, slots=True)
class MinorKept:
    """NG-8.7"""

    card: Card


@dataclass(frozen=True, slots=True)
class TerrorEnded:
    """NG-R27  Cards played in the Terror Phase go back to the Purchase Area."""


@dataclass(frozen=True, slots=True)
class TakerCaptured:
    """NG-11.6"""


@dataclass(frozen=True, slots=True)
class TakerEliminated:
    """NG-11.8"""


@dataclass(frozen=True, slots=True)
class AccompliceTookOver:
    """NG-12.1, NG-12.2"""


@dataclass(frozen=True, slots=True)
class AccompliceSurrendered:
    """NG-12.9"""


@dataclass(frozen=True, slots=True)
class TakerEscaped:
    """NG-11.3"""


@dataclass(frozen=True, slots=True)
class TimeRanOut:
    """NG-8.2"""

    killed: int


@dataclass(frozen=True, slots=True)
class HopeLost:
    """NG-11.2  More than half of the hostages are eliminated."""


@dataclass(frozen=True, slots=True)
class Abandoned:
    """NG-D8"""


CrisisEvent: TypeAlias = (
    TakerSet | DemandsPlaced | TerrorDeckBuilt | TalkBegan | Asked | CardPlayed | CardLaid | CardPaid | DiceRolled
    | DieRerolled | AbilityTriggered | FourConverted | TestJudged | PointsChanged | ThreatMoved | HostageFreed
    | HostageKilled | HostageSpared | HostagesAdded | DiceChanged | FoursGiven | RerollsGiven | DemandRevealed
    | DemandConceded | MinorSettled | CardBought | CardTaken | CardRemoved | TalkCut | TalkEnded | PurchaseEnded
    | TerrorDrawn | TerrorResolved | TerrorDropped | MinorKept | TerrorEnded | TakerCaptured | TakerEliminated
    | AccompliceTookOver | AccompliceSurrendered | TakerEscaped | TimeRanOut | HopeLost | Abandoned
)  # fmt: skip
