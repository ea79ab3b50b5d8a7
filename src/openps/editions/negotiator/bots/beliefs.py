"""What the Terror deck and the Demands can still be: exact, from the view alone (NG-H2 to NG-H4)."""

from __future__ import annotations

from collections.abc import Sequence

from openps.games.negotiator.box import Card, family_named
from openps.games.negotiator.imagine import known, unseen
from openps.games.negotiator.view import CrisisView


def next_terror(view: CrisisView) -> dict[Card, float]:
    """NG-H2  How likely each Terror card is the next one; nothing once the deck is empty.

    Every card that was not seen is as likely as another; the Pivotal Event lies at the bottom (NG-2.13).
    """
    if not view.deck:
        return {}
    cards = view.options.cards
    seen = [*view.discard, *view.minors, view.shown]
    return _shares(unseen(cards.red if len(view.deck) > 1 else cards.gold, seen))


def likely_demands(view: CrisisView) -> list[dict[Card, float]]:
    """NG-H4  For each Demand how likely it is each card: an open one is what it is, a hidden one any candidate left."""
    shown = view.demands or view.gone
    return [{demand: 1.0} if demand else _hidden(view, place) for place, demand in enumerate(shown)]


def _hidden(view: CrisisView, place: int) -> dict[Card, float]:
    candidates = view.options.cards.candidates(view.taker, family_named(view.kinds[place]))
    return _shares(unseen(candidates, known(view.demands or view.gone)))


def _shares(cards: Sequence[Card]) -> dict[Card, float]:
    return {card: cards.count(card) / len(cards) for card in dict.fromkeys(cards)}
