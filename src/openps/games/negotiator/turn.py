"""The turn of a move: what happens is written at once, and told.

Frequent events go straight to the function of `evolve` that writes them. That is the same function which `evolve` finds
by the class of an event, and which a replay is told with; to be found costs as much as to write.
"""

from __future__ import annotations

from openps.games.negotiator import events, evolve
from openps.games.negotiator.events import CrisisEvent
from openps.games.negotiator.state import Crisis


class CrisisTurn:
    """What `openps.engine.game.Turn` is, with its state and its writer named: a compiler need not look them up."""

    __slots__ = ("events", "state")

    def __init__(self, state: Crisis) -> None:
        self.state = state
        self.events: list[CrisisEvent] = []

    def emit(self, event: CrisisEvent) -> None:
        evolve.evolve(self.state, event)
        self.events.append(event)

    def talk_began(self, event: events.TalkBegan) -> None:
        evolve.talk_began(self.state, event)
        self.events.append(event)

    def asked(self, event: events.Asked) -> None:
        evolve.asked(self.state, event)
        self.events.append(event)

    def card_played(self, event: events.CardPlayed) -> None:
        evolve.card_played(self.state, event)
        self.events.append(event)

    def card_laid(self, event: events.CardLaid) -> None:
        evolve.card_laid(self.state, event)
        self.events.append(event)

    def dice_rolled(self, event: events.DiceRolled) -> None:
        evolve.dice_rolled(self.state, event)
        self.events.append(event)

    def test_judged(self, event: events.TestJudged) -> None:
        evolve.test_judged(self.state, event)
        self.events.append(event)

    def points_changed(self, event: events.PointsChanged) -> None:
        evolve.points_changed(self.state, event)
        self.events.append(event)

    def threat_moved(self, event: events.ThreatMoved) -> None:
        evolve.threat_moved(self.state, event)
        self.events.append(event)

    def hostage_killed(self, event: events.HostageKilled) -> None:
        evolve.hostage_killed(self.state, event)
        self.events.append(event)

    def talk_ended(self, event: events.TalkEnded) -> None:
        evolve.talk_ended(self.state, event)
        self.events.append(event)

    def card_bought(self, event: events.CardBought) -> None:
        evolve.card_bought(self.state, event)
        self.events.append(event)

    def purchase_ended(self, event: events.PurchaseEnded) -> None:
        evolve.purchase_ended(self.state, event)
        self.events.append(event)

    def terror_drawn(self, event: events.TerrorDrawn) -> None:
        evolve.terror_drawn(self.state, event)
        self.events.append(event)

    def terror_resolved(self, event: events.TerrorResolved) -> None:
        evolve.terror_resolved(self.state, event)
        self.events.append(event)

    def terror_ended(self, event: events.TerrorEnded) -> None:
        evolve.terror_ended(self.state, event)
        self.events.append(event)
