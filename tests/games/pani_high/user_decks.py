"""Decks as users write them: plain values, as TOML or JSON gives them."""

from __future__ import annotations

from typing import Any

PRINTED = {"policewoman": 4, "raid": 6, "drop_out": 6, "spy": 4, "agitation": 3, "seal": 1}
COPIES = {**PRINTED, "bribe": 2, "health_committee": 2}
CLUBS = {"key": "clubs", "value": "2.5", "copies": 20, "doubled_at": ["attic"]}
CHIEF = {"key": "chief", "value": "6"}


def a_user_deck(**changes: Any) -> dict[str, Any]:
    """A small deck of 51 cards without a fault, some of its tables exchanged."""
    return {
        "name": "small",
        "copies": COPIES,
        "values": {"health_committee": "1"},
        "location": [{"key": "attic"}, {"key": "cellar"}],
        "combat": [CLUBS, CHIEF],
        **changes,
    }
