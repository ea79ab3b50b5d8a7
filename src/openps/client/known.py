"""What a client knows of a match, folded from what it was told: what is new is put to what it had."""

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
            self.view = self.view | self._grown(msgspec.json.decode(told.view), told.kept)

    def _grown(self, fields: dict[str, object], kept: dict[str, int]) -> dict[str, object]:
        for row, count in kept.items():
            before, new = self.view[row], fields[row]
            assert isinstance(before, list)
            assert isinstance(new, list)
            fields[row] = [*before[:count], *new]
        return fields


def table_after(known: wire.TableInfo, now: wire.TableNow) -> wire.TableInfo:
    """What a table was opened with stays as it was told once; the rest is as it is told now."""
    return msgspec.structs.replace(known, **msgspec.structs.asdict(now))
