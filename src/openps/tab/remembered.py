"""What a Python holds whose memory is kept for the next start: all that a house and its bots import, and no luck.

Where it begins again from there, time has gone by, and whatever was drawn before would be drawn once more.
"""

from __future__ import annotations

import random

from openps.catalog import editions
from openps.tab import bots, door, speed

__all__ = ["awake", "bots", "door", "prepare", "speed"]


def prepare() -> None:
    """Every game with its words and bots: what a start imports otherwise when it is asked for."""
    editions()


def awake() -> None:
    """Secrets come from the device whenever they are asked for; `random` alone had its state in memory."""
    random.seed()
