"""The choices of Négociateur in words, with what helps to choose: odds, a cost, what a card does."""

from __future__ import annotations

import textwrap
from typing import Final

from openps.editions.negotiator.effects import cost_of, in_words, offer, what_it_does
from openps.games.negotiator import box, moves, odds
from openps.games.negotiator.box import Card
from openps.games.negotiator.effects import effect_of
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.view import CrisisView
from openps.words.teller import Teller

WIDTH: Final = 80


def label(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    if isinstance(move, moves.Play):
        return _with_odds(move.card, view, teller)
    if isinstance(move, moves.Lay | moves.Convert | moves.Pay):
        return teller.piece(move.card)
    if isinstance(move, moves.Buy | moves.Take):
        cost, does = cost_of(view.options.cards.cost[move.card], teller), what_it_does(move.card, view, teller)
        return teller.say("label-buy", card=teller.piece(move.card), cost=cost, effect=does)
    if isinstance(move, moves.Concede):
        return offer(move.demand, view, teller)
    if isinstance(move, moves.Reveal):
        return teller.say("label-demand", number=move.position + 1, kind=view.kinds[move.position])
    return _label_of_dice(move, view, teller)


def brief(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    """Of what is bought or conceded only the cost; `?` tells the rest."""
    if isinstance(move, moves.Buy | moves.Take):
        cost = cost_of(view.options.cards.cost[move.card], teller)
        return teller.say("table-priced", card=teller.piece(move.card), cost=cost)
    if isinstance(move, moves.Concede):
        cost = cost_of(view.options.cards.face[move.demand].cost, teller)
        return teller.say("table-priced", card=teller.piece(move.demand), cost=cost)
    return label(move, view, teller)


def typed(move: CrisisMove, view: CrisisView, teller: Teller) -> tuple[str, ...]:
    """What a person may type for a choice: the card alone, or with what is done with it."""
    if isinstance(move, moves.Play | moves.Lay | moves.Convert | moves.Pay | moves.Buy | moves.Take):
        return teller.piece(move.card), teller.move(move)
    if isinstance(move, moves.Concede):
        return teller.piece(move.demand), teller.move(move)
    if isinstance(move, moves.Reroll | moves.Reveal | moves.Choose):
        return (label(move, view, teller),)
    return (teller.move(move),)


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
        outlook = odds.odds(view, tested)
        if outlook is not None:
            chances = _chances(outlook, tested, view, teller)
            return teller.say("label-roll", dice=outlook.dice, card=teller.piece(tested), odds=chances)
    return teller.move(move)


def _with_odds(card: Card, view: CrisisView, teller: Teller) -> str:
    outlook = odds.odds(view, card)
    if outlook is None:
        return teller.say("table-card", card=teller.piece(card), effect=what_it_does(card, view, teller))
    return teller.say("label-card", card=teller.piece(card), effect=_chances(outlook, card, view, teller))


def _chances(outlook: odds.Odds, card: Card, view: CrisisView, teller: Teller) -> str:
    """Of each row how likely it is and what it does."""
    none, one, two = [
        teller.say(
            "label-odds", percent=_percent(weight, outlook.total), effect=in_words(odds.row_of(view, card, row), teller)
        )
        for row, weight in enumerate(outlook.plain)
    ]
    return f"{two} | {one} | {none}"


def _percent(weight: int, total: int) -> int:
    """Rounded, a half upwards."""
    return (200 * weight + total) // (2 * total)


def explain(move: CrisisMove, view: CrisisView, teller: Teller) -> str:
    """More about a choice: the odds of each row before the roll, and what each row does."""
    if isinstance(move, moves.Buy | moves.Take):
        return textwrap.fill(what_it_does(move.card, view, teller), WIDTH)
    tested = ""
    if isinstance(move, moves.Play):
        tested = move.card
    elif isinstance(move, moves.Roll):
        tested = effect_of(view.todo[0]).word
    outlook = odds.odds(view, tested) if tested else None
    if outlook is None:
        return textwrap.fill(what_it_does(tested, view, teller), WIDTH) if tested else ""
    lines = textwrap.wrap(teller.say("explain-dice", dice=outlook.dice), WIDTH)
    for row in range(box.TOP_ROW, -1, -1):
        plain, converted = _percent(outlook.plain[row], outlook.total), _percent(outlook.converted[row], outlook.total)
        effect = in_words(odds.row_of(view, tested, row), teller)
        words = teller.say("explain-row", row=row, plain=plain, converted=converted, effect=effect)
        lines += textwrap.wrap(words, WIDTH, initial_indent="  ", subsequent_indent="      ")
    return "\n".join(lines)
