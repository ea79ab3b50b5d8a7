"""How a match of Pani-High! stands for one seat between two turns, as cells (bots/cells.py) of a whole state.

Only imagined states are judged: a bot never holds a real one.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from openps.bots.cells import Judgement, judgement, learned, starts
from openps.engine.ids import Seat
from openps.games.pani_high import box
from openps.games.pani_high.box import Card
from openps.games.pani_high.cards import Deck
from openps.games.pani_high.state import School

TIMES: Final = 10  # by turns that are left: the last ones are told apart
LEADS: Final = 21  # in half locations, from -5 to 5
SCORES: Final = 15  # in half locations
FORCES: Final = 12
GAPS: Final = 11
SPECIALS: Final = 4
SEALS: Final = 5
_TIME_OF: Final = (0, 1, 2, 3, 4, 5, 5, 5, 6, 6, 6, 6)
_FORCE: Final = 30  # tenths a step

(_LEAD, _SCORE, _FORCE_TIME, _GAP, _SPECIAL, _SEAL, _RIVALS, _THREAT, CELLS) = starts(
    TIMES * LEADS * 3,
    TIMES * SCORES * SCORES,
    TIMES * FORCES,
    TIMES * GAPS * 3,
    3 * TIMES * SPECIALS,
    TIMES * SEALS * 3,
    TIMES * LEADS * 6,
    TIMES * LEADS * FORCES,
)  # fmt: skip


def cells(state: School, seat: Seat) -> list[int]:
    seats, left = len(state.hands), len(state.pile)
    time = _TIME_OF[left] if left < len(_TIME_OF) else min(9, 7 + (left - 12) // 18)
    scores = [2 * len(row) for row in state.places]  # in half locations
    holder = next((at for at, hand in enumerate(state.hands) if box.SEAL in hand), None)
    if holder is not None:
        scores[holder] += 5
    mine = scores[seat]
    others = sorted([score for at, score in enumerate(scores) if at != seat], reverse=True)
    lead = max(0, min(mine - others[0] + LEADS // 2, LEADS - 1))
    forces = [force(state.options.deck, hand) for hand in state.hands]
    strength = min(forces[seat] // _FORCE, FORCES - 1)
    gap = (forces[seat] - sum(forces) // seats) // _FORCE + GAPS // 2
    hand = state.hands[seat]
    rivals = min(5, len([score for score in others if score >= mine]))
    leader = scores.index(others[0]) if scores[seat] != others[0] else seat
    threat = min(forces[leader] // _FORCE, FORCES - 1)
    soon = min(2, ((seat - state.active) % seats) // 2)  # how soon it is my turn
    at = time * LEADS + lead
    active = [
        _LEAD + at * 3 + soon,
        _SCORE + (time * SCORES + min(mine, SCORES - 1)) * SCORES + min(others[0], SCORES - 1),
        _FORCE_TIME + time * FORCES + strength,
        _GAP + (time * GAPS + max(0, min(gap, GAPS - 1))) * 3 + soon,
        _SEAL + (time * SEALS + _seal(state, seat, holder, leader)) * 3 + min(2, len(hand) // 3),
        _RIVALS + at * 6 + rivals,
        _THREAT + at * FORCES + threat,
    ]
    for kind, card in enumerate((box.POLICEWOMAN, box.BRIBE, box.COMMITTEE)):
        active.append(_SPECIAL + (kind * TIMES + time) * SPECIALS + min(hand.count(card), SPECIALS - 1))
    return active


def _seal(state: School, seat: Seat, holder: Seat | None, leader: Seat) -> int:
    if holder is None:
        return 0 if box.SEAL in state.pile else 1
    return 2 if holder == seat else 3 if holder == leader else 4


def force(deck: Deck, hand: list[Card]) -> int:
    """What a hand is worth in battle, in tenths: its cards as they are printed."""
    values = _values(deck)
    return sum([values[card] for card in hand])


@lru_cache(maxsize=8)
def _values(deck: Deck) -> dict[Card, int]:
    return {face.key: face.value for face in deck.faces}


@cache
def learned_judgement() -> Judgement:
    return judgement(learned(__package__)["cells"])
