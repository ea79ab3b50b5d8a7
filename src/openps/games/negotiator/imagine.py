"""From a view to a full state that the view cannot rule out."""

from __future__ import annotations

from collections.abc import Sequence

from openps.engine.chance import Chance
from openps.games.negotiator.box import Card, Family
from openps.games.negotiator.state import Crisis
from openps.games.negotiator.view import CrisisView


def determinize(view: CrisisView, chance: Chance) -> Crisis:
    deck, out = imagined_deck(view, chance)
    placed, spare = imagined_demands(view, chance)
    return Crisis(
        view.options, view.taker, view.fate, view.turn, view.phase, view.last, view.ask, list(view.todo), view.threat,
        view.points, view.zone, view.freed, view.dead, view.stock, list(view.hand), list(view.market),
        list(view.played), list(view.down), list(view.removed), deck, list(view.discard), view.shown,
        view.turned, list(view.minors), out, placed if view.demands else [], list(view.faces), spare,
        placed if view.gone else [], view.clock, view.cut, list(view.dice), list(view.fours), list(view.rerolls),
        view.testing, list(view.rolled), view.converted, view.easy, view.again,
        list(view.owed),
    )  # fmt: skip


def imagined_deck(view: CrisisView, chance: Chance) -> tuple[list[Card], list[Card]]:
    """NG-H2, NG-H3  Any cards that were not seen, red ones on a Pivotal Event; the others are out of the game."""
    if view.ask is None:
        return known(view.deck), known(view.out)
    cards = view.options.cards
    seen = [*view.discard, *view.minors, *([view.shown] if view.shown else [])]
    red, gold = unseen(cards.red, seen), unseen(cards.gold, seen)
    if not view.deck:
        return [], sorted(red + gold)
    red, gold = chance.shuffled(red, "imagined terror"), chance.shuffled(gold, "imagined pivotal")
    turns = len(view.deck) - 1
    return gold[:1] + red[:turns], sorted(gold[1:] + red[turns:])


def imagined_demands(view: CrisisView, chance: Chance) -> tuple[list[Card], list[Card]]:
    """NG-H4  A face-down Demand is any candidate of its kind that was not seen."""
    shown = view.demands or view.gone
    cards = view.options.cards
    placed: list[Card] = []
    left: dict[str, list[Card]] = {}
    for place, demand in enumerate(shown):
        if demand is None:
            kind = view.kinds[place]
            if kind not in left:
                candidates = unseen(cards.candidates(view.taker, Family(kind)), known(shown))
                left[kind] = chance.shuffled(candidates, "imagined demands")
            demand = left[kind].pop()
        placed.append(demand)
    return placed, sorted(unseen(cards.demands, placed))


def unseen(cards: Sequence[Card], seen: Sequence[Card]) -> list[Card]:
    left = list(cards)
    for card in seen:
        if card in left:
            left.remove(card)
    return left


def known(cards: Sequence[Card | None]) -> list[Card]:
    return [card for card in cards if card is not None]
