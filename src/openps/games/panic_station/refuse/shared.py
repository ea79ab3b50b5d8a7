"""What the reasons of all chapters share."""

from __future__ import annotations

from openps.engine.errors import Refusal


def first_of(*rules: tuple[bool, Refusal]) -> Refusal | None:
    """Of rules and whether each forbids the move, the first that does."""
    for forbids, refusal in rules:
        if forbids:
            return refusal
    return None
