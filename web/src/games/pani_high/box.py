"""What is printed on the cards of our deck, without the words."""

from __future__ import annotations

from typing import Any

from openps.games.pani_high import box
from openps.games.pani_high.cards import HOUSE_DECK


def printed() -> dict[str, Any]:
    shown = ("key", "family", "copies", "value", "doubled_at")
    faces = [{name: getattr(face, name) for name in shown} for face in HOUSE_DECK.faces]
    return {"demonstration": box.DEMONSTRATION, "seal_score": box.SEAL_SCORE, "faces": faces}
