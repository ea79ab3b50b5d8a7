"""What a seat may ask to do in Panic Station. A character is "trooper" or "android": one of one's own two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from openps.engine.codec import MoveTexts
from openps.engine.ids import Seat
from openps.games.panic_station.box import Card, Facing, Kind, Parasite, Target, Way


@dataclass(frozen=True, slots=True)
class Lay:
    """PS-16.4, PS-16.7  Lay a lasting item or an energy boost open on the table."""

    card: Card


@dataclass(frozen=True, slots=True)
class ThrowGrenade:
    """PS-11.10"""

    character: Kind
    way: Way


@dataclass(frozen=True, slots=True)
class UseScanner:
    """PS-16.5  Look at a whole hand."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FirstAid:
    """PS-16.6  Two points for one character."""

    patient: Target


@dataclass(frozen=True, slots=True)
class ShareFirstAid:
    """PS-16.6  One point for one's own character, one for another."""

    character: Kind
    patient: Target


@dataclass(frozen=True, slots=True)
class Search:
    """PS-12.1"""

    character: Kind


@dataclass(frozen=True, slots=True)
class TeamSearch:
    """PS-12.9"""

    character: Kind
    partner: Seat


@dataclass(frozen=True, slots=True)
class Fire:
    """PS-11.1, PS-11.4  A shot of the Android."""

    target: Target


@dataclass(frozen=True, slots=True)
class WasteShot:
    """PS-11.4  The second shot of a heavy gun, fired at nothing."""


@dataclass(frozen=True, slots=True)
class Stab:
    """PS-11.9"""

    character: Kind
    target: Target


@dataclass(frozen=True, slots=True)
class HeatScan:
    """PS-13.3"""

    character: Kind


@dataclass(frozen=True, slots=True)
class OpenDoors:
    """PS-13.5"""

    character: Kind


@dataclass(frozen=True, slots=True)
class Cameras:
    """PS-13.6"""

    character: Kind


@dataclass(frozen=True, slots=True)
class Heal:
    """PS-15.1  Two points for one of one's own characters, or one for each ("both")."""

    character: Kind


@dataclass(frozen=True, slots=True)
class Burn:
    """PS-17.1"""


@dataclass(frozen=True, slots=True)
class Explore:
    """PS-7.1  Take the top exploration card; where it goes is the next question."""

    character: Kind


@dataclass(frozen=True, slots=True)
class Walk:
    """PS-8.1"""

    character: Kind
    way: Way


@dataclass(frozen=True, slots=True)
class Run:
    """PS-9.15  The free move of a run room."""

    way: Way


@dataclass(frozen=True, slots=True)
class EndTurn:
    """PS-4.4"""


@dataclass(frozen=True, slots=True)
class Place:
    """PS-7.1, PS-13.6  Put the card at a side of a room, this way up."""

    room: int
    way: Way
    facing: Facing


@dataclass(frozen=True, slots=True)
class Pull:
    """PS-14.4  Move this parasite to where one would have come."""

    parasite: Parasite
    room: int


@dataclass(frozen=True, slots=True)
class Trade:
    """PS-9.13  Trade on entering."""

    partner: Seat


@dataclass(frozen=True, slots=True)
class Offer:
    """PS-10.1  The card to give, chosen in secret."""

    card: Card


@dataclass(frozen=True, slots=True)
class PlayArmor:
    """PS-16.8"""


@dataclass(frozen=True, slots=True)
class TakeHit:
    """PS-16.12"""


StationMove: TypeAlias = (
    Lay | ThrowGrenade | UseScanner | FirstAid | ShareFirstAid | Search | TeamSearch | Fire | WasteShot | Stab
    | HeatScan | OpenDoors | Cameras | Heal | Burn | Explore | Walk | Run | EndTurn | Place | Pull | Trade | Offer
    | PlayArmor | TakeHit
)  # fmt: skip

TEXTS: Final = MoveTexts(
    {
        "lay": Lay,
        "grenade": ThrowGrenade,
        "scanner": UseScanner,
        "first_aid": FirstAid,
        "share_first_aid": ShareFirstAid,
        "search": Search,
        "team_search": TeamSearch,
        "fire": Fire,
        "waste": WasteShot,
        "stab": Stab,
        "scan": HeatScan,
        "doors": OpenDoors,
        "cameras": Cameras,
        "heal": Heal,
        "burn": Burn,
        "explore": Explore,
        "walk": Walk,
        "run": Run,
        "end": EndTurn,
        "place": Place,
        "pull": Pull,
        "trade": Trade,
        "offer": Offer,
        "armor": PlayArmor,
        "take_hit": TakeHit,
    }
)
Listed: TypeAlias = list[Any]
"""Moves that are only gone through: whoever says of which classes has a compiler ask each of them for its class."""

CLAUSES: Final[dict[type, str]] = {
    Lay: "PS-16.4",
    ThrowGrenade: "PS-11.10",
    UseScanner: "PS-16.5",
    FirstAid: "PS-16.6",
    ShareFirstAid: "PS-16.6",
    Search: "PS-12.1",
    TeamSearch: "PS-12.9",
    Fire: "PS-11.1",
    WasteShot: "PS-11.4",
    Stab: "PS-11.9",
    HeatScan: "PS-13.3",
    OpenDoors: "PS-13.5",
    Cameras: "PS-13.6",
    Heal: "PS-15.1",
    Burn: "PS-17.1",
    Explore: "PS-7.1",
    Walk: "PS-8.1",
    Run: "PS-9.15",
    EndTurn: "PS-4.4",
    Place: "PS-7.1",
    Pull: "PS-14.4",
    Trade: "PS-9.13",
    Offer: "PS-10.1",
    PlayArmor: "PS-16.8",
    TakeHit: "PS-16.12",
}

# Where the same move answers another question.
OTHER_CLAUSES: Final[dict[tuple[str, type], str]] = {
    ("entry", Lay): "PS-9.14",
    ("entry", Fire): "PS-9.6",
    ("entry", Stab): "PS-9.6",
    ("second_shot", Fire): "PS-11.4",
}
