"""What the rules fix about the components of Négociateur, each number with its clause. The cards are in box.toml."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated, Final, TypeAlias

Card: TypeAlias = Annotated[str, "piece"]
"""A kind of card by its key; copies of one kind cannot be told apart."""

RULES: Final = 2
COUNTERPARTS_END: Final = 2  # NG-12.3, since this version: those with a time limit, too; and none is given for ever
PLAYERS: Final = (1,)  # NG-1.19
NEGOTIATOR: Final = 0  # the one seat

ARKAYNE: Final = "arkayne"
DONNA: Final = "donna"
EDWARD: Final = "edward"
TAKERS: Final = (ARKAYNE, DONNA, EDWARD)  # NG-1.1
RANDOM_TAKER: Final = "random"  # NG-2.1

MAJORS: Final = 7  # NG-1.3
ESCAPES: Final = 4  # NG-1.4
RED_CARDS: Final = 21  # NG-1.5
GOLD_CARDS: Final = 6  # NG-1.6
DISCUSSION_CARDS: Final = 22  # NG-1.7
FREE_CARDS: Final = 6  # NG-1.8
MOST_DICE: Final = 5  # NG-1.9, NG-5.7
FEWEST_DICE: Final = 1  # NG-5.6
PAWNS: Final = 15  # NG-1.10

RED_IN_DECK: Final = 10  # NG-2.12
GOLD_IN_DECK: Final = 1  # NG-2.13

THREAT_L: Final = 0  # NG-3.1
THREAT_E: Final = 7  # NG-3.1
DIAL: Final = ("L", "1", "2", "3", "4", "5", "6", "E")  # NG-3.1
KNOWN_DICE: Final = ((0, 3), (2, 2), (4, 2))  # NG-3.10

SIDES: Final = 6  # NG-R3
SUCCESS: Final = 5  # NG-5.2
CONVERTIBLE: Final = 4  # NG-5.3
CONVERSION_CARDS: Final = 2  # NG-5.3
TOP_ROW: Final = 2  # NG-5.8
FACE_DOWN_POINTS: Final = 1  # NG-4.6
HAND_LIMIT: Final = 10  # NG-7.6

# NG-R1  The cards that the rules speak of.
RELAX: Final = "keep_cool"
STAY_CALM: Final = "just_stay_calm"
SMALL_TALK: Final = "small_talk"
WHAT_DO_YOU_WANT: Final = "what_do_you_want"
SNIPER: Final = "sniper"
ALL_UNITS: Final = "all_units"
MEDICAL_CARE: Final = "medical_care"
DONNA_DEMANDS: Final = 2


class Family(StrEnum):
    """NG-1.1 to NG-1.7  Every card belongs to exactly one; Minor Demands are red Terror cards (NG-1.18)."""

    TAKER = "taker"
    ACCOMPLICE = "accomplice"
    MAJOR = "major"
    ESCAPE = "escape"
    TERROR = "terror"
    MINOR = "minor"
    PIVOTAL = "pivotal"
    DISCUSSION = "discussion"


def family_named(name: str) -> Family:
    """For bots, which are compiled apart: there nobody makes an enum of another library."""
    return Family(name)


RED: Final = (Family.TERROR, Family.MINOR)
DEMANDS: Final = (Family.MAJOR, Family.ESCAPE)
CONCEDABLE: Final = (Family.MAJOR, Family.ESCAPE, Family.MINOR)  # NG-10.1
TERROR: Final = (Family.TERROR, Family.MINOR, Family.PIVOTAL)


class Method(StrEnum):
    """NG-4.4, NG-4.5, NG-R12  How the row of a card is found."""

    SUCCESSES = "successes"
    NONE = "none"  # NG-4.5
    BEST = "best"  # one die, the best: above Threat is two successes, equal is one
    EACH = "each"  # every die above Threat is a success
    SUM = "sum"  # the sum: above Threat is two successes, equal is one


class Span(StrEnum):
    """NG-R11  How long an effect on the dice lasts."""

    NEXT_TEST = "next_test"
    THIS_DISCUSSION = "this_discussion"
    THIS_TURN = "this_turn"
    WHILE_IN_PLAY = "while_in_play"


TIMED: Final = (Span.NEXT_TEST, Span.THIS_DISCUSSION, Span.THIS_TURN)
# NG-12.3  The span of a counterpart, in events: it ends with the Hostage-Taker, too.
COUNTERPARTS: Final[dict[str, str]] = {span.value: f"counterpart_{span.value}" for span in TIMED}


class Trigger(StrEnum):
    """What sets off the ability on a Hostage-Taker card: ours (NG-R1)."""

    NONE = "none"
    PAIR = "pair"  # two dice of a roll are equal: one is rolled again; the same face once more brings the effects
    FAILURE = "failure"  # a Threat test fails
    TURN = "turn"  # every Terror Phase begins
