"""A bot for Négociateur that learned by playing (../train.py); it needs nothing but openps."""

from __future__ import annotations

from typing import Final

from negotiator_policy.bot import Policy
from openps.bots.ladder import Ladder, Rung

LADDER: Final = Ladder("negotiator", (Rung("policy", Policy),))
