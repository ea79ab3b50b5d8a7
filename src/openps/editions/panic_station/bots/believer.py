"""The bot that suspects: the rules of thumb of the heuristic, weighed by what it believes about everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from openps.bots.bot import Beliefs, Speech, Statement
from openps.bots.budget import Budget
from openps.bots.warmth import warm_pick
from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.editions.panic_station.bots.hands import likely_hands
from openps.editions.panic_station.bots.mind import WEIGHTS, Mind, Weights
from openps.editions.panic_station.bots.voice import speech
from openps.engine.chance import Chance
from openps.engine.claims import IAm, IHave
from openps.games.panic_station import box
from openps.games.panic_station.claims import Status
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.view import StationView

TOLD: Final = (box.ARMOR, box.HEAVY_GUN, box.KEYCARD)  # of the items that can be counted
HELD_BACK: Final = {box.HEAVY_GUN: 0.2, box.KEYCARD: 0.2}
"""What helps on the table is laid there: how much of what counting says is still in a hand, as counted in matches."""


class Believer:
    """Trusts, trades, shoots and hunts by probability."""

    def __init__(self, temperature: float = 0.0, weights: Weights = WEIGHTS) -> None:
        self._temperature = temperature
        self._weights = weights

    def choose(self, view: StationView, moves: Sequence[StationMove], chance: Chance, budget: Budget) -> StationMove:
        if len(moves) == 1:
            return moves[0]
        mind = Mind(view, self._weights)
        worths = [mind.worth(move) for move in moves]
        return warm_pick(moves, worths, self._temperature, chance)

    def speak(self, view: StationView, log: Sequence[object], chance: Chance) -> Speech | None:
        return speech(view, log)

    def beliefs(self, view: StationView) -> Beliefs:
        """What it believes of everybody else who lives: infected, Host, with this or that in hand."""
        suspicions, hands = Suspicions(view), likely_hands(view)
        odds: dict[Statement, float] = {}
        for seat, player in enumerate(view.players):
            if seat != view.viewer and player.alive:
                odds[Statement(seat, IAm(Status.INFECTED))] = suspicions.infected(seat)
                odds[Statement(seat, IAm(Status.HOST))] = suspicions.host(seat)
                odds[Statement(seat, IHave(box.GAS))] = 1.0 - suspicions.without_gas(seat)
                for card in TOLD:
                    held = hands[seat][card] * HELD_BACK.get(card, 1.0)
                    odds[Statement(seat, IHave(card))] = 1.0 if card in player.table else held
        when = "after-scan" if suspicions.scanned else "before-scan"
        return Beliefs(f"infected-{when}" if view.infected else when, odds)
