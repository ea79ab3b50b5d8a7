"""What only the rules can count and a board wants to show: the odds before a roll, the exploits as they are earned.

A client holds no rules, so it is told; the terminal asks the same functions.
"""

from __future__ import annotations

from typing import Any

from openps.engine.match import AnyMatch
from openps.games.negotiator import exploits, odds
from openps.games.negotiator.effects import effect_of
from openps.games.negotiator.read_cards import HOUSE_CARDS
from openps.games.negotiator.state import Ask
from openps.games.negotiator.view import CrisisView
from openps.wire import messages as wire


def aid(match: AnyMatch, view: Any, table: str) -> wire.CrisisAid | None:
    """For the viewer of this view; nothing for a game that needs none."""
    if not isinstance(view, CrisisView):
        return None
    over = view.ask is None
    career = _career_match(match, table, over)
    return wire.CrisisAid(
        dice=odds.dice_for(view),
        successes=odds.successes_of(view) if view.testing and not over else None,
        cards=_cards(view),
        exploits=career.exploits,
        ended=career if over else None,
        left=None if over else career,
    )


def _cards(view: CrisisView) -> dict[str, wire.TestOdds]:
    """Of the hand, and of the Terror card whose test is about to be rolled (NG-D7)."""
    asked = {*view.hand}
    if view.ask is Ask.PREPARE:
        asked.add(effect_of(view.todo[0]).word)
    found = {}
    for card in sorted(asked):
        told = odds.odds(view, card)
        if told is not None:
            plain, converted = list(told.plain), list(told.converted)
            found[card] = wire.TestOdds(dice=told.dice, total=told.total, plain=plain, converted=converted)
    return found


def _career_match(match: AnyMatch, table: str, over: bool) -> wire.CareerMatch:
    """As it ended, or as if it were given up now (0041). Its luck is fresh, its cards may be one's own."""
    end = (exploits.finished if over else exploits.given_up)(match.events, match.options)
    return wire.CareerMatch(
        table=table, taker=end.taker, won=end.won, reason=end.reason, turns=end.turns, freed=end.freed, dead=end.dead,
        exploits=list(end.exploits), practice=match.options.cards != HOUSE_CARDS,
    )  # fmt: skip
