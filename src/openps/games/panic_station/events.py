"""What happens in Panic Station. What a viewer may not know is None."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from openps.engine.ids import Seat
from openps.games.panic_station.box import GAS, Card, Die, Facing, Parasite, Reason, RoomKey, Way
from openps.games.panic_station.pieces import OFF, Character, Room


@dataclass(frozen=True, slots=True)
class StationSetUp:
    """PS-3.2, PS-3.5, PS-3.12  Both decks (of rooms the top is first, of search cards it is last) and who begins."""

    rooms: tuple[RoomKey | None, ...]
    deck: tuple[Card | None, ...]
    first: Seat


@dataclass(frozen=True, slots=True)
class CardDealt:
    """PS-3.7"""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class AlertDealt:
    """PS-3.8  A gray parasite in the Reactor instead of a card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """PS-4.2  The active player's turn; on the first one both characters arrive (PS-3.13)."""

    seat: Seat
    ap: int
    arrives: bool


@dataclass(frozen=True, slots=True)
class TurnEnded:
    """PS-4.4, PS-5.5  `out`: the player whose turn it was died in the parasite phase before it."""

    seat: Seat
    following: Seat
    out: bool = False


@dataclass(frozen=True, slots=True)
class MarkerActivated:
    """PS-5.2"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PhaseBegan:
    """PS-5.1, PS-6.1  Opened doors close; `doors`: there were some."""

    seat: Seat
    doors: bool = False


@dataclass(frozen=True, slots=True)
class ParasitesMoved:
    """PS-6.2, PS-6.3"""

    die: Die


@dataclass(frozen=True, slots=True)
class PhaseEnded:
    """PS-5.1  The marker goes on and is inactive."""

    marker: Seat


@dataclass(frozen=True, slots=True)
class ItemLaid:
    """PS-16.3, PS-16.4"""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class BoostUsed:
    """PS-16.7"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GrenadeThrown:
    """PS-11.10"""

    seat: Seat
    character: Character
    room: Room


@dataclass(frozen=True, slots=True)
class HandScanned:
    """PS-16.5  For the user's eyes."""

    seat: Seat
    target: Seat
    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class KitUsed:
    """PS-16.6"""

    seat: Seat
    patients: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class Searched:
    """PS-12.1, PS-12.9  For whom a card is drawn, by their characters; the first search turns the card red."""

    seat: Seat
    character: Character
    draws: tuple[Character, ...]
    room: Room = OFF
    partner: Seat | None = None  # in a team search


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """PS-12.5"""

    seat: Seat
    card: Card | None


@dataclass(frozen=True, slots=True)
class AlertDrawn:
    """PS-12.6  Revealed and discarded."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DeckReshuffled:
    """PS-12.16"""

    cards: tuple[Card | None, ...]


@dataclass(frozen=True, slots=True)
class NothingLeftToDraw:
    """PS-12.17"""


@dataclass(frozen=True, slots=True)
class ParasiteAppeared:
    """PS-14.1 to PS-14.3"""

    die: Die
    parasite: Parasite
    room: Room


@dataclass(frozen=True, slots=True)
class PullOwed:
    """PS-14.4  The supply is empty."""

    seat: Seat
    die: Die
    room: Room


@dataclass(frozen=True, slots=True)
class ParasitePulled:
    """PS-14.4"""

    seat: Seat
    parasite: Parasite
    start: Room
    room: Room


@dataclass(frozen=True, slots=True)
class ParasiteWounded:
    """PS-11.13, PS-11.14  What is left of it: nothing (`dead`), a gray one in its place, or its own gray side."""

    parasite: Parasite
    room: Room
    left: str = ""


@dataclass(frozen=True, slots=True)
class ShotFired:
    """PS-11.1, PS-11.3  At a character, or at a parasite; `more` shots follow, and so many bullets are left."""

    seat: Seat
    target: Character | None
    room: Room
    more: int
    bullets: int = -1


@dataclass(frozen=True, slots=True)
class ShotWasted:
    """PS-11.4  The second shot of a heavy gun, at nothing; so many bullets are left."""

    seat: Seat
    bullets: int = -1


@dataclass(frozen=True, slots=True)
class Stabbed:
    """PS-11.9  At a character in this room, or at a parasite."""

    seat: Seat
    character: Character
    room: Room
    target: Character | None
    die: int


@dataclass(frozen=True, slots=True)
class HitsLanded:
    """PS-6.5, PS-16.12  Characters and the damage they are about to take; who is asked for armor, and where."""

    hits: tuple[tuple[Character, int], ...]
    asked: tuple[tuple[Seat, int], ...]


@dataclass(frozen=True, slots=True)
class ArmorPlayed:
    """PS-16.8  In a room, for those of the player's characters that are hit there."""

    seat: Seat
    room: Room = OFF
    characters: tuple[Character, ...] = ()


@dataclass(frozen=True, slots=True)
class HitTaken:
    """PS-16.12"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CharacterHurt:
    """PS-4.6  What is left of its health; with nothing left it leaves the board."""

    character: Character
    damage: int
    health: int


@dataclass(frozen=True, slots=True)
class PlayerEliminated:
    """PS-4.8, PS-5.4  With who holds the marker now; `passed`: it was the eliminated player."""

    seat: Seat
    marker: Seat
    passed: bool = False


@dataclass(frozen=True, slots=True)
class CheckCardGiven:
    """PS-18.5"""

    victim: Seat
    killer: Seat
    infected: bool | None


@dataclass(frozen=True, slots=True)
class TerminalUsed:
    """PS-13.1, PS-13.2"""

    seat: Seat
    character: Character
    function: str


@dataclass(frozen=True, slots=True)
class ScanRead:
    """PS-13.3  How many are infected among how many living players."""

    infected: int
    living: int


@dataclass(frozen=True, slots=True)
class DoorsOpened:
    """PS-13.5"""


@dataclass(frozen=True, slots=True)
class CamerasSwitchedOn:
    """PS-13.6"""


@dataclass(frozen=True, slots=True)
class SickBayUsed:
    """PS-15.1, PS-15.4"""

    seat: Seat
    character: Character
    both: bool


@dataclass(frozen=True, slots=True)
class Healed:
    """PS-15.1, PS-15.3  How many points each got, and the health of each now."""

    patients: tuple[Character, ...]
    points: int = 0
    health: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class ExploreBegan:
    """PS-7.1  From this room."""

    seat: Seat
    room: Room


@dataclass(frozen=True, slots=True)
class CardBuried:
    """PS-7.8  It fits nowhere and goes to the bottom; the next card is seen."""

    card: RoomKey
    following: RoomKey | None


@dataclass(frozen=True, slots=True)
class HiveSetAside:
    """PS-7.13  It fits nowhere and waits; the next card is seen."""

    following: RoomKey | None


@dataclass(frozen=True, slots=True)
class ExploreFailed:
    """PS-7.9"""


@dataclass(frozen=True, slots=True)
class RoomPlaced:
    """PS-7.1, PS-13.6  At a side of a room; the next card is seen (PS-3.4)."""

    card: RoomKey
    room: Room
    way: Way
    facing: Facing
    following: RoomKey | None


@dataclass(frozen=True, slots=True)
class Walked:
    """PS-8.1, PS-9.15"""

    seat: Seat
    character: Character
    room: Room
    free: bool


@dataclass(frozen=True, slots=True)
class EntrySettled:
    """PS-9.1  Whether the character must attack or trade, and whether it may run."""

    character: Character
    duty: bool
    run: bool


@dataclass(frozen=True, slots=True)
class TradeBegan:
    """PS-9.13, PS-10.11"""

    seat: Seat
    partner: Seat
    room: Room


@dataclass(frozen=True, slots=True)
class CardOffered:
    """PS-10.1"""

    seat: Seat
    card: Card | None


class Did(StrEnum):
    """PS-10.4  What a card did to whoever got it in a trade."""

    HIDDEN = "hidden"  # from whoever did not trade
    NOTHING = "nothing"  # it was no attempt to infect
    INFECTED = "infected"
    HOST = "made_host"  # PS-18.2
    PARRIED = "parried"
    ALREADY = "already"  # it was infected before: nothing changed
    # All that the giver learns, who sees the card that came back and not what the other was before:
    SICK = "sick"  # infected by this, or before
    STOPPED = "stopped"  # a gas can came back: parried, or infected before


NO_ATTEMPT: Final = Did.NOTHING  # by far the most frequent one


@dataclass(frozen=True, slots=True)
class CardsTraded:
    """PS-10.1, PS-10.4  What each gave, and what it did to the other."""

    seat: Seat
    partner: Seat
    given: Card | None
    back: Card | None
    given_did: Did = Did.HIDDEN
    back_did: Did = Did.HIDDEN


def told_giver(did: Did, back: Card | None, theirs: Did) -> Did:
    """PS-10.4, PS-10.11  Of what the card that was given did: no more than the card that came back tells."""
    if did is NO_ATTEMPT or did is Did.HOST or theirs is not NO_ATTEMPT:
        return did  # who tries to infect was infected before (PS-10.3)
    return Did.STOPPED if back == GAS else Did.SICK


@dataclass(frozen=True, slots=True)
class HiveBurned:
    """PS-17.1"""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """Section 17  Why, and which side won; PS-17.13: `nobody` where no player of that side is alive."""

    reason: Reason
    winner: str = ""


StationEvent: TypeAlias = (
    StationSetUp | CardDealt | AlertDealt | TurnBegan | TurnEnded | MarkerActivated | PhaseBegan | ParasitesMoved
    | PhaseEnded | ItemLaid | BoostUsed | GrenadeThrown | HandScanned | KitUsed | Searched | CardDrawn | AlertDrawn
    | DeckReshuffled | NothingLeftToDraw | ParasiteAppeared | PullOwed | ParasitePulled | ParasiteWounded | ShotFired
    | ShotWasted | Stabbed | HitsLanded | ArmorPlayed | HitTaken | CharacterHurt | PlayerEliminated | CheckCardGiven
    | TerminalUsed | ScanRead | DoorsOpened | CamerasSwitchedOn | SickBayUsed | Healed | ExploreBegan | CardBuried
    | HiveSetAside | ExploreFailed | RoomPlaced | Walked | EntrySettled | TradeBegan | CardOffered | CardsTraded
    | HiveBurned | MatchEnded
)  # fmt: skip


# ---- what players remember of events


class What(StrEnum):
    """Kinds of incidents that players remember."""

    TRADE = "trade"  # `seat` walked in on `other` and they traded, in turn `number`
    DRAW = "draw"  # `seat` took a card; `number` are drawn from the first deck by now
    SCAN = "scan"  # `number` infected among the living, who are in `other`, one bit per seat
    LEFT = "left"  # `card` openly left the hand of `seat`
    LOOK = "look"  # `seat` saw the hand of `other`
    ATTACK = "attack"  # `seat` attacked a character of `other`, in turn `number`
    DEATH = "death"  # `seat` is eliminated, `other` are the living


# The most frequent ones: a name of the module is looked up ten times as fast as one of a class of values.
TRADE: Final = What.TRADE
DRAW: Final = What.DRAW
LEFT: Final = What.LEFT


@dataclass(frozen=True, slots=True)
class Incident:
    """Something that everybody saw and that tells, or may tell, about secrets."""

    what: What
    seat: Seat
    other: int
    number: int
    card: Card


@dataclass(frozen=True, slots=True)
class Note:
    """Something that one seat saw: when (how many incidents there were), with whom, and the cards.

    A trade: what was given and what came back, and what each did, as far as the seat may know. A look by heat scanner:
    the whole hand. A check card: `infected` or nothing.
    """

    at: int
    what: str
    with_seat: Seat
    cards: tuple[Card, ...]
    did: tuple[Did, Did] = (Did.NOTHING, Did.NOTHING)


NOTE_TRADE: Final = "trade"
NOTE_LOOK: Final = "look"
NOTE_CHECK: Final = "check"


@dataclass(frozen=True, slots=True)
class Infection:
    """PS-10.4  Who infected whom."""

    giver: Seat
    victim: Seat


@dataclass(frozen=True, slots=True)
class CheckCard:
    """PS-18.5  The killer alone knows what it shows; nothing for the others."""

    killer: Seat
    victim: Seat
    infected: bool | None
