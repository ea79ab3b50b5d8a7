"""Decks as users write them: plain values, as TOML or JSON gives them."""

from __future__ import annotations

from typing import Any

import pytest

from openps.engine.errors import BadOptions, Violation
from openps.games.pani_high.read_cards import read_deck

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


def violations(data: object, *players: int) -> list[Violation]:
    with pytest.raises(BadOptions) as caught:
        read_deck(data, players or (5, 6))
    return list(caught.value.violations)


def told(data: object) -> list[tuple[str, object]]:
    """Keys and clauses of everything that is wrong."""
    return [(violation.key, violation.arguments.get("clause")) for violation in violations(data)]


def arguments(data: object) -> dict[str, object]:
    """What the one violation says beyond its clause."""
    (violation,) = violations(data)
    return {name: value for name, value in violation.arguments.items() if name != "clause"}
