"""The worked example of the rulebook (NG-4.13 to NG-4.16) inside a whole match against Arkayne.

The luck of a match comes from its seed. SEED names one whose Terror cards lead to the position of the example and whose
dice are those of the example: one in millions. After a change of rules or cards, another is found in some minutes by
`python -m tests.golden.worked_example`.
"""

from __future__ import annotations

import sys
from itertools import count
from typing import Any, Final

from openps.bots.budget import QUICK
from openps.editions.negotiator.bots.heuristic import Heuristic
from openps.engine import record
from openps.engine.chance import FreeChance, SeededChance, named_seed
from openps.engine.errors import IllegalMove
from openps.engine.match import Match
from openps.games.negotiator import box, events
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.read_cards import HOUSE_CARDS

NAME: Final = "worked-example-arkayne"
SEED: Final = "worked example 6731105"

# Two turns that bring Threat from 4 to 2 and leave exactly the three cards of the example in hand.
BEFORE: Final = (
    "lay what_do_you_want", "lay what_do_you_want", "play keep_cool", "end", "buy just_stay_calm",
    "concede pizza", "lay small_talk", "end", "done",
)  # fmt: skip
TERROR: Final = ("pizza", "moment_of_weakness")  # what is turned up in them; neither moves Threat by itself
EXAMPLE: Final = ("play keep_cool", "accept", "play just_stay_calm", "play small_talk")


def begun(seed: str) -> Match[Any, Any, Any, Any, Any]:
    return Match(NEGOTIATOR, NEGOTIATOR.options(1, {"taker": box.ARKAYNE}), named_seed(seed))


def played() -> bytes:
    """The match up to the end of the example, and on from there by rule of thumb."""
    match = begun(SEED)
    for line in (*BEFORE, *EXAMPLE):
        match.play(0, NEGOTIATOR.parse_move(line))
    while match.decision() is not None:
        match.play(0, Heuristic().choose(match.view(0), match.legal_moves(0), FreeChance(0), QUICK))
    return record.write(match, ["heuristic"])


def fits(seed: str) -> bool:
    """Whether this seed brings the Terror cards and the dice of the example."""
    deck = SeededChance(named_seed(seed), 0).shuffled(HOUSE_CARDS.red, "terror")[: box.RED_IN_DECK]
    if (deck[-1], deck[-2]) != TERROR:
        return False
    match = begun(seed)
    try:
        for line in (*BEFORE, *EXAMPLE):
            match.play(0, NEGOTIATOR.parse_move(line))
    except IllegalMove:
        return False
    judged = [event.successes for event in match.log if isinstance(event, events.TestJudged)]
    return judged[1:] == [0, 2, 3] and match.state.points == 2


if __name__ == "__main__":
    seed = next(name for number in count() if fits(name := f"worked example {number}"))
    sys.stdout.write(f"{seed}\n")
