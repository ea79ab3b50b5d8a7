"""The turn of a move: what happens is written at once, and told.

Frequent events go straight to the function of `evolve` that writes them. That is the same function which `evolve` finds
by the class of an event, and which a replay is told with; to be found costs as much as to write.
"""

from __future__ import annotations

from openps.games.pani_high import events, evolve
from openps.games.pani_high.events import PaniEvent
from openps.games.pani_high.state import School


class PaniTurn:
    """What `openps.engine.game.Turn` is, with its state and its writer named: a compiler need not look them up."""

    __slots__ = ("events", "state")

    def __init__(self, state: School) -> None:
        self.state = state
        self.events: list[PaniEvent] = []

    def emit(self, event: PaniEvent) -> None:
        evolve.evolve(self.state, event)
        self.events.append(event)

    def card_drawn(self, event: events.CardDrawn) -> None:
        evolve.card_drawn(self.state, event)
        self.events.append(event)

    def attack_declared(self, event: events.AttackDeclared) -> None:
        evolve.attack_declared(self.state, event)
        self.events.append(event)

    def card_laid(self, event: events.CardLaid) -> None:
        evolve.card_laid(self.state, event)
        self.events.append(event)

    def attack_ready(self, event: events.AttackReady) -> None:
        evolve.attack_ready(self.state, event)
        self.events.append(event)

    def battle_began(self, event: events.BattleBegan) -> None:
        evolve.battle_began(self.state, event)
        self.events.append(event)

    def defender_window_closed(self, event: events.DefenderWindowClosed) -> None:
        evolve.defender_window_closed(self.state, event)
        self.events.append(event)

    def cards_turned_up(self, event: events.CardsTurnedUp) -> None:
        evolve.cards_turned_up(self.state, event)
        self.events.append(event)

    def totals_compared(self, event: events.TotalsCompared) -> None:
        evolve.totals_compared(self.state, event)
        self.events.append(event)

    def location_taken(self, event: events.LocationTaken) -> None:
        evolve.location_taken(self.state, event)
        self.events.append(event)

    def battle_cleared(self, event: events.BattleCleared) -> None:
        evolve.battle_cleared(self.state, event)
        self.events.append(event)
