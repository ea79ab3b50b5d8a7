"""The choices of Négociateur in words, with what helps to choose: odds, a cost, what a card does."""

from __future__ import annotations

import textwrap
from typing import Final

from openps.games.negotiator import box, moves, odds
from openps.games.negotiator.box import Card
from openps.games.negotiator.effects import effect_of
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.view import CrisisView
from openps.words.screens.negotiator_effects import in_words, offer, what_it_does
from openps.words.teller import Teller

WIDTH: Final = 80


def label(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    if isinstance(move, moves.Play):
        return _with_odds(move.card, view, teller)
    if isinstance(move, moves.Lay | moves.Convert | moves.Pay):
        return teller.piece(move.card)
    if isinstance(move, moves.Buy | moves.Take):
        cost, does = view.options.cards.cost[move.card], what_it_does(move.card, view, teller)
        return teller.say("label-buy", card=teller.piece(move.card), cost=cost, effect=does)
    if isinstance(move, moves.Concede):
        return offer(move.demand, view, teller)
    if isinstance(move, moves.Reveal):
        return teller.say("label-demand", number=move.position + 1, kind=view.kinds[move.position])
    return _label_of_dice(move, view, teller)


def _label_of_dice(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    if isinstance(move, moves.Reroll):
        return teller.say("label-die", number=move.die + 1, face=view.rolled[move.die])
    if isinstance(move, moves.Accept):
        row = odds.row_of(view, view.testing, odds.successes_of(view))
        return teller.say("label-accept", effect=in_words(row, teller))
    if isinstance(move, moves.Choose):
        return in_words(effect_of(view.todo[0]).options[move.option], teller)
    if isinstance(move, moves.Roll):
        tested = effect_of(view.todo[0]).word
        found = odds.odds(view, tested)
        if found is not None:
            chances = _chances(found, teller)
            return teller.say("label-roll", dice=found.dice, card=teller.piece(tested), odds=chances)
    return teller.move(move)


def _with_odds(card: Card, view: CrisisView, teller: Teller) -> str:
    found = odds.odds(view, card)
    if found is None:
        return teller.say("table-card", card=teller.piece(card), effect=what_it_does(card, view, teller))
    return teller.say("label-card", card=teller.piece(card), effect=_chances(found, teller))


def _chances(found: odds.Odds, teller: Teller) -> str:
    none, one, two = [_percent(weight, found.total) for weight in found.plain]
    return teller.say("label-odds", two=two, one=one, none=none)


def _percent(weight: int, total: int) -> int:
    """Rounded, a half upwards."""
    return (200 * weight + total) // (2 * total)


def explain(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    """More about a choice: the odds of each row before the roll, and what each row does."""
    tested = ""
    if isinstance(move, moves.Play):
        tested = move.card
    elif isinstance(move, moves.Roll):
        tested = effect_of(view.todo[0]).word
    found = odds.odds(view, tested) if tested else None
    if found is None:
        return what_it_does(tested, view, teller) if tested else ""
    lines = textwrap.wrap(teller.say("explain-dice", dice=found.dice), WIDTH)
    for row in range(box.TOP_ROW, -1, -1):
        plain, converted = _percent(found.plain[row], found.total), _percent(found.converted[row], found.total)
        effect = in_words(odds.row_of(view, tested, row), teller)
        words = teller.say("explain-row", row=row, plain=plain, converted=converted, effect=effect)
        lines += textwrap.wrap(words, WIDTH, initial_indent="  ", subsequent_indent="      ")
    return "\n".join(lines)
