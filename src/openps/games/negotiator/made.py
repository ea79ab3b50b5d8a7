"""Events that come back thousands of times, made once and shared."""

from __future__ import annotations

from typing import Final

from openps.engine.values import Table, made_once
from openps.games.negotiator import events
from openps.games.negotiator.box import Card

asked: Final = made_once(events.Asked)
card_bought: Final = made_once(events.CardBought)
dice_rolled: Final = made_once(events.DiceRolled)
talk_began: Final = made_once(events.TalkBegan)
test_judged: Final = made_once(events.TestJudged)
threat_moved: Final = made_once(events.ThreatMoved)

# By the one thing that each of them names.
CARD_LAID: Final[Table[Card, events.CardLaid]] = Table(events.CardLaid)
CARD_PAID: Final[Table[Card, events.CardPaid]] = Table(events.CardPaid)
CARD_PLAYED: Final[Table[Card, events.CardPlayed]] = Table(events.CardPlayed)
POINTS_CHANGED: Final[Table[int, events.PointsChanged]] = Table(events.PointsChanged)
TERROR_DRAWN: Final[Table[Card, events.TerrorDrawn]] = Table(events.TerrorDrawn)
TERROR_DROPPED: Final[Table[Card, events.TerrorDropped]] = Table(events.TerrorDropped)
TERROR_RESOLVED: Final[Table[Card, events.TerrorResolved]] = Table(events.TerrorResolved)

# These name nothing.
HOSTAGE_KILLED: Final = events.HostageKilled()
PURCHASE_ENDED: Final = events.PurchaseEnded()
TALK_ENDED: Final = events.TalkEnded()
TERROR_ENDED: Final = events.TerrorEnded()
