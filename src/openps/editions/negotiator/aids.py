"""What only the rules can count and a board wants to show: the odds before a roll, the exploits as they are earned.

A client holds no rules, so it is told; the terminal asks the same functions.
"""

from __future__ import annotations

from dataclasses import dataclass

from openps.editions.negotiator.career import CareerMatch, match_at
from openps.engine.match import AnyMatch
from openps.games.negotiator import odds
from openps.games.negotiator.effects import effect_of
from openps.games.negotiator.state import Ask
from openps.games.negotiator.view import CrisisView


@dataclass(frozen=True, slots=True)
class TestOdds:
    """How a test can come out, out of `total`: no success, one, two or more; and with every 4 converted that can be."""

    dice: int
    total: int
    plain: list[int]
    converted: list[int]


@dataclass(frozen=True, slots=True)
class CrisisAid:
    """What helps at the table and only the rules can count."""

    dice: int  # that a test rolls now
    successes: int | None  # of the dice on the table
    cards: dict[str, TestOdds]  # by card, for those that could be tested now
    exploits: list[str]  # earned by this match up to now
    ended: CareerMatch | None  # for a career, once the match is over
    left: CareerMatch | None  # before: what a career remembers if the match is left as it stands


def aid(match: AnyMatch, view: CrisisView, table: str) -> CrisisAid:
    """For the viewer of this view."""
    over = view.ask is None
    career = match_at(match, table, over)
    return CrisisAid(
        dice=odds.dice_for(view),
        successes=odds.successes_of(view) if view.testing and not over else None,
        cards=_cards(view),
        exploits=career.exploits,
        ended=career if over else None,
        left=None if over else career,
    )


def _cards(view: CrisisView) -> dict[str, TestOdds]:
    """Of the hand, and of the Terror card whose test is about to be rolled (NG-D7)."""
    asked = {*view.hand}
    if view.ask is Ask.PREPARE:
        asked.add(effect_of(view.todo[0]).word)
    by_card = {}
    for card in sorted(asked):
        outlook = odds.odds(view, card)
        if outlook is not None:
            plain, converted = list(outlook.plain), list(outlook.converted)
            by_card[card] = TestOdds(dice=outlook.dice, total=outlook.total, plain=plain, converted=converted)
    return by_card
