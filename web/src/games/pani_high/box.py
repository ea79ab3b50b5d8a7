"""What is printed on the cards of our deck, without the words."""

from __future__ import annotations

from typing import Any

from openps.editions.pani_high.origin import origin
from openps.games.pani_high import box
from openps.games.pani_high.cards import HOUSE_DECK, Face


def printed() -> dict[str, Any]:
    shown = ("key", "family", "copies", "value", "doubled_at")
    faces = [{name: getattr(face, name) for name in shown} | _origin(face) for face in HOUSE_DECK.faces]
    return {
        "demonstration": box.DEMONSTRATION, "seal_score": box.SEAL_SCORE, "committee_saves": box.COMMITTEE_SAVES,
        "faces": faces,
    }  # fmt: skip


def _origin(face: Face) -> dict[str, str]:
    whose = origin(face, HOUSE_DECK)
    return {"origin": whose} if whose else {}
