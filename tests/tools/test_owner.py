"""What only the owner knows has placeholders in one spelling, and they can be filled in."""

from __future__ import annotations

import re
import warnings

from tools import owner


def test_the_places_that_wait_for_the_owner_are_listed() -> None:
    """Once OWNER.toml is filled in, none may be left."""
    known = owner.facts()
    waiting = [f"{path.relative_to(owner.ROOT)}:{number}" for path, number, _ in owner.places()]
    if known == owner.PLACEHOLDERS:
        warnings.warn(f"OWNER.toml is NOT FILLED IN; {len(waiting)} places wait: {' '.join(waiting)}", stacklevel=1)
    else:
        assert waiting == [], "run: python3 tools/owner.py --write"


def test_every_placeholder_can_be_filled_in() -> None:
    known = {"address": "https://games.example/x", "author": "The author", "contact": "mail@example.org"}
    left = [line for _, _, line in owner.places() if owner.ANY.search(owner.fill(line, known))]
    assert left == []


def test_placeholders_are_found() -> None:
    assert re.search(owner.ANY, owner.fill("see OWNER_NAME at OWNER/x", owner.facts()))
    assert not re.search(owner.ANY, "OWNER.toml and ownership")
