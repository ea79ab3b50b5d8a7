"""Bytes that lie ready for somebody who has not taken them: budgets for one client and for all together."""

from __future__ import annotations

from typing import Protocol


class Holder(Protocol):
    """One way out, on which bytes wait."""

    @property
    def waiting(self) -> int: ...

    def let_go(self) -> None:
        """Ends it, now; what waited is freed."""


class Share:
    """What waits for one client, on all its ways."""

    __slots__ = ("holders", "waiting")

    def __init__(self) -> None:
        self.waiting = 0
        self.holders: set[Holder] = set()


class Waiting:
    """Where there is too much, the client with most loses its fullest way: never somebody who reads in time."""

    def __init__(self, of_one: int, of_all: int) -> None:
        self._of_one = of_one
        self._of_all = of_all
        self._shares: dict[str, Share] = {}
        self.waiting = 0

    def enter(self, holder: Holder, client: str) -> None:
        self._shares.setdefault(client, Share()).holders.add(holder)

    def leave(self, holder: Holder, client: str) -> None:
        """After what it held was taken off."""
        share = self._shares[client]
        share.holders.discard(holder)
        if not share.holders:
            del self._shares[client]

    def change(self, client: str, by: int) -> None:
        share = self._shares[client]
        share.waiting += by
        self.waiting += by
        if by > 0 and (share.waiting > self._of_one or self.waiting > self._of_all):
            self._make_room(share)

    def _make_room(self, share: Share) -> None:
        if share.waiting > self._of_one:
            _fullest(share).let_go()
        if self.waiting > self._of_all:
            _fullest(max(self._shares.values(), key=lambda one: one.waiting)).let_go()


def _fullest(share: Share) -> Holder:
    return max(share.holders, key=lambda one: one.waiting)
