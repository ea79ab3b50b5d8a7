"""How a position looks at the beginning of a Discussion, as the logarithm of the odds of winning."""

from __future__ import annotations

from typing import Final

from openps.games.negotiator.box import Card
from openps.games.negotiator.odds import Seen
from openps.games.negotiator.state import FACE_DOWN, Fate

# Fitted to the outcomes of matches played by rule of thumb (docs/balance-negotiator.md); by hand is what such matches
# seldom show: many dead, the Accomplice, the dearest cards.
BASE: Final[tuple[float, ...]] = (
    3.0, 0.0, 0.04, -0.87, 0.03, 0.0, -0.3, 0.36, -0.01, -0.88, -1.21, -0.56, -0.16, 0.13, 0.45, -1.2, -0.5, -0.57,
    0.46, 0.19, -0.1, 0.5, -0.1, -0.1,
)  # fmt: skip
CARD: Final[dict[Card, float]] = {
    "what_do_you_want": 0.15, "small_talk": 0.15, "keep_cool": 0.25, "let_him_breathe": 0.65, "hear_his_breath": 0.3,
    "few_minutes_more": 0.1, "trust_me": 0.1, "just_stay_calm": 0.5, "minor_extraction": 0.44, "bold_lie": 0.35,
    "empty_promise": 0.2, "coming_in": 0.25, "major_extraction": 0.2, "sniper": 0.2, "all_units": 0.6,
}  # fmt: skip
COST_WORTH: Final = 0.1  # of a stranger's card, for each point it costs


def position_worth(seen: Seen) -> float:
    worth = 0.0
    for weight, feature in zip(BASE, features(seen), strict=True):
        worth += weight * feature
    for card in seen.hand:
        known = CARD.get(card)
        worth += COST_WORTH * seen.options.cards.cost[card] if known is None else known
    return worth


def features(seen: Seen) -> tuple[float, ...]:
    left, zone, threat = len(seen.deck), seen.zone, seen.threat
    room = (zone + seen.freed + seen.dead) // 2 - seen.dead
    hidden = sum([face == FACE_DOWN for face in seen.faces[: len(seen.demands)]])
    accomplice = float(seen.fate is Fate.ACCOMPLICE)
    rate = (zone + 1.0) / (1.0 + left)
    return (
        1.0,
        float(left),
        left * left * 0.1,
        float(threat),
        float(threat <= 1),
        float(threat == 0),
        float(threat >= 6),
        threat * left * 0.1,
        float(zone),
        float(zone == 0),
        zone**0.5,
        rate,
        min(rate, 2.0) ** 2,
        threat * zone * 0.1,
        float(min(room, 4)),
        float(room == 0),
        float(room == 1),
        float(hidden),
        hidden * left * 0.1,
        float(seen.last),
        len(seen.hand) * left * 0.1,
        accomplice,
        accomplice * threat,
        accomplice * zone,
    )
