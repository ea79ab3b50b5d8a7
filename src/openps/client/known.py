"""What a client knows of a match, folded from what it was told: of that which only grows, the new is put to the old."""

from __future__ import annotations

import msgspec

from openps.wire import messages as wire


class Known:
    """All that was said, and the newest view, both whole and as they came over the line."""

    def __init__(self) -> None:
        self.claims: list[dict[str, object]] = []
        self.view: dict[str, object] = {}

    def hear(self, told: wire.News | wire.Claims) -> None:
        self.claims = [*self.claims[: told.kept_claims], *msgspec.json.decode(told.claims)]
        if isinstance(told, wire.News):
            self.view = self._whole(msgspec.json.decode(told.view), told.kept)

    def _whole(self, view: dict[str, object], kept: dict[str, int]) -> dict[str, object]:
        for row, count in kept.items():
            before, new = self.view[row], view[row]
            assert isinstance(before, list)
            assert isinstance(new, list)
            view[row] = [*before[:count], *new]
        return view
