"""A bot that never bluffs and never pays with the lowest card."""

from __future__ import annotations

from collections.abc import Sequence

from kuhn_poker.rules import Bet, Call, Check, Fold, KuhnMove, KuhnView, deck
from openps.bots.budget import Budget
from openps.engine.chance import Chance


class HonestBot:
    """Bets and calls with the best card, passes with the worst; between them it calls every other time."""

    def choose(self, view: KuhnView, moves: Sequence[KuhnMove], chance: Chance, budget: Budget) -> KuhnMove:
        cards = deck(view.options.players)
        mine = view.cards[view.viewer or 0]
        best, worst = mine == cards[-1], mine == cards[0]
        pays = best or (not worst and chance.pick((True, False), "bot"))
        if Bet() in moves:
            return Bet() if best else Check()
        return Call() if pays else Fold()
