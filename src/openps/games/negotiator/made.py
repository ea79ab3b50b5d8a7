"""Events that come back thousands of times, made once and shared."""

from __future__ import annotations

from typing import Final

from openps.engine.values import made_once
from openps.games.negotiator import events

asked: Final = made_once(events.Asked)
card_bought: Final = made_once(events.CardBought)
card_laid: Final = made_once(events.CardLaid)
card_paid: Final = made_once(events.CardPaid)
card_played: Final = made_once(events.CardPlayed)
dice_rolled: Final = made_once(events.DiceRolled)
hostage_killed: Final = made_once(events.HostageKilled)
points_changed: Final = made_once(events.PointsChanged)
purchase_ended: Final = made_once(events.PurchaseEnded)
talk_began: Final = made_once(events.TalkBegan)
talk_ended: Final = made_once(events.TalkEnded)
terror_drawn: Final = made_once(events.TerrorDrawn)
terror_dropped: Final = made_once(events.TerrorDropped)
terror_ended: Final = made_once(events.TerrorEnded)
terror_resolved: Final = made_once(events.TerrorResolved)
test_judged: Final = made_once(events.TestJudged)
threat_moved: Final = made_once(events.ThreatMoved)
