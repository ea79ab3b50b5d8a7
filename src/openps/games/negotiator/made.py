"""Events that come back thousands of times, made once and shared."""

from __future__ import annotations

from typing import Final

from openps.engine.values import Table, made_once
from openps.games.negotiator import box, events
from openps.games.negotiator.box import Card

asked: Final = made_once(events.Asked)
card_bought: Final = made_once(events.CardBought)

LEVELS: Final = range(box.THREAT_E + 1)


def _judged(count: int) -> Table[Card, events.TestJudged]:
    return Table(lambda card: events.TestJudged(card, count))


# By the one thing that each of them names.
CARD_LAID: Final[Table[Card, events.CardLaid]] = Table(events.CardLaid)
CARD_PAID: Final[Table[Card, events.CardPaid]] = Table(events.CardPaid)
CARD_PLAYED: Final[Table[Card, events.CardPlayed]] = Table(events.CardPlayed)
POINTS_CHANGED: Final[Table[int, events.PointsChanged]] = Table(events.PointsChanged)
TERROR_DRAWN: Final[Table[Card, events.TerrorDrawn]] = Table(events.TerrorDrawn)
TERROR_DROPPED: Final[Table[Card, events.TerrorDropped]] = Table(events.TerrorDropped)
TERROR_RESOLVED: Final[Table[Card, events.TerrorResolved]] = Table(events.TerrorResolved)

# By two: of a test the number of successes and its card, of the dial where it was and where it is.
TEST_JUDGED: Final = [_judged(count) for count in range(box.MOST_DICE + 1)]
THREAT_MOVED: Final = [[events.ThreatMoved(before, after) for after in LEVELS] for before in LEVELS]
talk_began: Final = made_once(events.TalkBegan)

# These name nothing.
HOSTAGE_KILLED: Final = events.HostageKilled()
PURCHASE_ENDED: Final = events.PurchaseEnded()
TALK_ENDED: Final = events.TalkEnded()
TERROR_ENDED: Final = events.TerrorEnded()
