"""What is printed on our cards, without the words."""

from __future__ import annotations

from typing import Any

from openps.editions.negotiator.origin import origin
from openps.games.negotiator.read_cards import HOUSE_CARDS, plain_cards

WORDS = ("name", "text", "source")


def printed() -> dict[str, Any]:
    return {family: _wordless(cards) for family, cards in plain_cards(HOUSE_CARDS).items()}


def _wordless(part: Any) -> Any:
    if isinstance(part, list):
        return [_wordless(one) for one in part]
    if isinstance(part, dict):
        whose = origin(part["key"], HOUSE_CARDS)
        return {name: value for name, value in part.items() if name not in WORDS} | ({"origin": whose} if whose else {})
    return part
