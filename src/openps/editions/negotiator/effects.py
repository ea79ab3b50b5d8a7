"""What the cards of Négociateur do, in words: rows, effects, Demands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openps.games.negotiator import box
from openps.games.negotiator.box import Card, Family, Method
from openps.games.negotiator.effects import START, Effect
from openps.games.negotiator.odds import row_of
from openps.games.negotiator.view import CrisisView
from openps.words.teller import Teller, signed

SIGNED: Final = ("points", "threat", "dice")


def what_it_does(card: Card, view: CrisisView, teller: Teller) -> str:
    """The three rows of a card, or its effects where it needs no test."""
    test = view.options.cards.face[card].test
    none, one, two = [in_words(row_of(view, card, count), teller) for count in range(box.TOP_ROW + 1)]
    if test is Method.NONE:
        return none
    head = "" if test is Method.SUCCESSES else teller.say("effect-test", test=test.value)
    return head + teller.say("table-rows", two=two, one=one, none=none)


def in_words(effects: Sequence[Effect], teller: Teller) -> str:
    told = [_effect(effect, teller) for effect in effects]
    return teller.say("effect-and").join(told) or teller.say("effect-nothing")


def _effect(effect: Effect, teller: Teller) -> str:
    if effect.kind == "choose":
        return teller.say("effect-or").join([in_words(option, teller) for option in effect.options])
    inner = in_words(effect.options[0], teller) if effect.options else ""
    level = "start" if effect.amount == START else box.DIAL[min(box.THREAT_E, max(0, effect.amount))]
    amount = signed(effect.amount) if effect.kind in SIGNED else effect.amount
    count = abs(effect.amount)
    return teller.say(f"effect-{effect.kind}", amount=amount, count=count, span=effect.word, level=level, effect=inner)


def offer(demand: Card, view: CrisisView, teller: Teller) -> str:
    """A Demand that can be conceded: what it costs, brings and takes (NG-10.15 is on every Escape Demand)."""
    face = view.options.cards.face[demand]
    brings = what_it_does(demand, view, teller)
    told = teller.say("table-offer", demand=teller.piece(demand), cost=cost_of(face.cost, teller), effect=brings)
    if face.counterpart:
        told += teller.say("table-return", effect=in_words(face.counterpart, teller))
    return told + teller.say("table-escape") if face.family is Family.ESCAPE else told


def cost_of(points: int, teller: Teller) -> str:
    """In words: a bare number beside a choice would look like the number of a choice."""
    return teller.say("table-cost", points=points)
