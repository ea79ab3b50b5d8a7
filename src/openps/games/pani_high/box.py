"""What is printed on the components of Pani-High!, each number with its clause.

KNOWN marks what the rules fix, OURS what nobody has published and we chose (docs/rules/pani-high.md, the deck).
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Final, TypeAlias

Card: TypeAlias = Annotated[str, "piece"]
"""A kind of card by its key; copies of one kind cannot be told apart."""

Tenths: TypeAlias = Annotated[int, "tenths"]
"""PH-R26  A value or score in whole tenths: 0.3 is 3."""

PLAYERS: Final = (5, 6)  # PH-1.1
DEALT: Final = 7  # PH-2.1
HAND_LIMIT: Final = 7  # PH-9.1
DROPPED: Final = 2  # PH-8.4
LOCATION_SCORE: Final = 10  # PH-R43, in tenths of a location
SEAL_SCORE: Final = 25  # PH-10.1
LOWEST_VALUE: Final = 3  # PH-1.3, in tenths
HIGHEST_VALUE: Final = 60  # PH-1.3
COMMITTEE_SAVES: Final = 1  # PH-R28

BRIBE: Final = "bribe"
POLICEWOMAN: Final = "policewoman"
COMMITTEE: Final = "health_committee"
RAID: Final = "raid"
DROP_OUT: Final = "drop_out"
SPY: Final = "spy"
AGITATION: Final = "agitation"
SEAL: Final = "seal"

S_CARDS: Final = (BRIBE, POLICEWOMAN)  # PH-1.6
CONSPIRACIES: Final = (RAID, DROP_OUT, SPY, AGITATION)  # PH-1.13
SPECIAL_COMBAT: Final = (BRIBE, POLICEWOMAN, COMMITTEE)


class Family(StrEnum):
    """PH-1.2  Every card belongs to exactly one."""

    LOCATION = "location"
    COMBAT = "combat"
    CONSPIRACY = "conspiracy"
    SEAL = "seal"


FAMILY_OF_SPECIAL: Final[dict[Card, Family]] = {
    **dict.fromkeys(SPECIAL_COMBAT, Family.COMBAT),
    **dict.fromkeys(CONSPIRACIES, Family.CONSPIRACY),
    SEAL: Family.SEAL,
}


# KNOWN: the counts of PH-1.8 to PH-1.14. OURS: Bribes, Health Committees and the value of the latter.
HOUSE_COPIES: Final[Mapping[Card, int]] = {
    BRIBE: 4,  # OURS
    POLICEWOMAN: 4,  # KNOWN, PH-1.8
    COMMITTEE: 5,  # OURS
    RAID: 6,  # KNOWN, PH-1.9
    DROP_OUT: 6,  # KNOWN, PH-1.10
    SPY: 4,  # KNOWN, PH-1.11
    AGITATION: 3,  # KNOWN, PH-1.12
    SEAL: 1,  # KNOWN, PH-1.14
}
HOUSE_COMMITTEE_VALUE: Final = 10  # OURS

# Twelve locations: KNOWN for the 1991 predecessor, as are the first three and their last clubs; the rest is OURS.
# Each location's three clubs have the values 1, 2 and 3 and are doubled there: OURS.
HOUSE_CLUBS: Final[Mapping[Card, tuple[Card, Card, Card]]] = {
    "pool": ("water_polo", "diving", "swim"),
    "music_room": ("choir", "brass_band", "light_music"),
    "behind_the_school": ("lookouts", "bikers", "delinquents"),
    "gymnasium": ("rhythmic_gymnastics", "volleyball", "basketball"),
    "sports_field": ("cheerleading", "track", "softball"),
    "tennis_court": ("ball_girls", "badminton", "tennis"),
    "dojo": ("naginata", "kendo", "aikido"),
    "science_lab": ("astronomy", "biology", "chemistry"),
    "library": ("literature", "newspaper", "quiz"),
    "computer_room": ("anime", "robotics", "computer"),
    "auditorium": ("broadcasting", "magic", "drama"),
    "rooftop": ("gardening", "esp_research", "exploration"),
}
HOUSE_CLUB_VALUES: Final = (10, 20, 30)

# OURS, except that there is exactly one 6 (KNOWN, PH-1.4): key, value in tenths, copies.
HOUSE_PLAIN: Final = (
    ("sleepyhead", 3, 2),
    ("daydreamer", 5, 2),
    ("first_year", 10, 4),
    ("class_clown", 15, 2),
    ("second_year", 20, 6),
    ("class_delegate", 25, 2),
    ("third_year", 30, 5),
    ("club_captain", 40, 3),
    ("vice_president", 50, 2),
    ("council_president", 60, 1),
)


# PH-1.16  What is laid out to explain the game: a help screen, not a part of the match (PH-R1).
DEMONSTRATION: Final[tuple[Card, ...]] = (
    "pool", "dojo", "third_year", "swim", BRIBE, POLICEWOMAN, COMMITTEE, RAID, DROP_OUT, SPY, AGITATION, SEAL,
)  # fmt: skip
