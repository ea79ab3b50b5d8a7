"""What clients have used up, in memory that the processes of one server share: limits hold for all of them together.

Rows are found by a keyed checksum of the client, a few at each place: where these are full, whoever was not seen for
longest is forgotten. Nobody can choose an address that lies where another one does.
"""

from __future__ import annotations

import mmap
import secrets
from collections.abc import Callable
from hashlib import blake2b
from typing import Final, TypeVar

from openps.desk.limits import MOST_BUCKETS, Bucket, Limits
from openps.server.shared_lock import SharedLock

T = TypeVar("T")
WAYS: Final = 8
_PATIENCE: Final = 0.02
"""Seconds that an event loop may wait for another one; what is counted then without a lock is counted nearly right."""
_ROOM: Final = 4
"""So many times as many rows as there can be clients with something open."""


class Rows:
    """Where the row of a client is, by its key."""

    def __init__(self, at_least: int, secret: bytes) -> None:
        self._places = -(-at_least // WAYS)
        self._secret = secret
        self.keys = _shared(self.size).cast("Q")

    @property
    def size(self) -> int:
        return self._places * WAYS

    def ways(self, name: str) -> tuple[int, range]:
        """The key of a client, and the rows where it may be."""
        digest = blake2b(name.encode("utf-8", "surrogatepass"), digest_size=8, key=self._secret).digest()
        key = int.from_bytes(digest, "big") or 1
        first = key % self._places * WAYS
        return key, range(first, first + WAYS)


def _shared(count: int) -> memoryview:
    """Room for so many numbers, all of them zero, that every process sees which is forked from this one."""
    return memoryview(mmap.mmap(-1, count * 8))


class SharedBucket:
    """One bucket, looked up whenever it is used: its row may be another's by then."""

    __slots__ = ("_ledger", "_most", "_name", "_now", "_rate")

    def __init__(self, ledger: Ledger, name: str, rate: float, most: float, now: float) -> None:
        self._ledger = ledger
        self._name = name
        self._rate = rate
        self._most = most
        self._now = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        return self._with(now, lambda bucket: bucket.take(now, amount))

    def empty(self, now: float) -> bool:
        return self._with(now, lambda bucket: bucket.empty(now))

    def give_back(self, amount: float = 1.0) -> None:
        self._with(self._now, lambda bucket: bucket.give_back(amount))

    def used(self, now: float) -> float:
        return self._with(now, lambda bucket: bucket.used(now))

    def _with(self, now: float, work: Callable[[Bucket], T]) -> T:
        return self._ledger.at(self._name, Bucket(self._rate, self._most, now), work)


class SharedPlaces:
    """So many for one client, so many for all, in all processes; each has counts of its own."""

    def __init__(self, processes: int, at_least: int, lock: SharedLock, secret: bytes) -> None:
        self._rows = Rows(at_least, secret)
        self._counts = [_shared(self._rows.size).cast("Q") for _ in range(processes)]
        self._totals = _shared(processes).cast("Q")
        self._lock = lock

    def taken(self) -> int:
        return sum(self._totals)

    def taken_by(self, number: int) -> int:
        taken: int = self._totals[number]
        return taken

    def take(self, number: int, client: str, of_one: int, of_all: int) -> bool:
        with self._lock:
            row = self._row(client)
            if self.taken() >= of_all or (row is not None and self._of(row) >= of_one):
                return False
            self._totals[number] += 1
            if row is not None:
                self._counts[number][row] += 1
            return True

    def leave(self, number: int, client: str) -> None:
        with self._lock:
            row = self._row(client)
            self._totals[number] -= 1
            if row is not None and self._counts[number][row]:
                self._counts[number][row] -= 1

    def forget(self, number: int) -> None:
        """A process is gone, and all that was open with it."""
        with self._lock:
            for numbers in (self._counts[number], self._totals[number : number + 1]):
                numbers[:] = memoryview(bytes(numbers.nbytes)).cast("Q")

    def _of(self, row: int) -> int:
        return sum([counts[row] for counts in self._counts])

    def _row(self, client: str) -> int | None:
        """Where all rows are in use, a client is counted in the sum alone."""
        key, ways = self._rows.ways(client)
        keys = self._rows.keys
        known = next((row for row in ways if keys[row] == key), None)
        if known is None:
            known = next((row for row in ways if not self._of(row)), None)
            if known is not None:
                keys[known] = key
        return known


class Ledger:
    """Made before the processes part."""

    def __init__(self, processes: int, limits: Limits, buckets: int = MOST_BUCKETS) -> None:
        secret = secrets.token_bytes(16)
        self._lock = SharedLock(_PATIENCE)
        self._rows = Rows(buckets, secret)
        self._levels = _shared(self._rows.size).cast("d")
        self._times = _shared(self._rows.size).cast("d")
        most = _ROOM * (limits.all_sockets + limits.all_plain)
        self.connections = SharedPlaces(processes, most, self._lock, secret)
        self.sockets = SharedPlaces(processes, most, self._lock, secret)

    def at(self, name: str, bucket: Bucket, work: Callable[[Bucket], T]) -> T:
        """Do this to the bucket of that name; a full one where there is none. A moment that nobody else sees."""
        with self._lock:
            row = self._row(name, bucket)
            bucket.level, bucket.at = self._levels[row], self._times[row]
            done = work(bucket)
            self._levels[row], self._times[row] = bucket.level, bucket.at
        return done

    def _row(self, name: str, full: Bucket) -> int:
        key, ways = self._rows.ways(name)
        for row in ways:
            if self._rows.keys[row] == key:
                return row
        oldest = min(ways, key=self._times.__getitem__)
        self._rows.keys[oldest], self._levels[oldest], self._times[oldest] = key, full.level, full.at
        return oldest

    def forget(self, number: int) -> None:
        """What a process had open that is gone. What its clients have used up stays used up."""
        self.connections.forget(number)
        self.sockets.forget(number)


class OwnPlaces:
    """The places of all, as one process takes and leaves them."""

    def __init__(self, shared: SharedPlaces, number: int, of_one: int, of_all: int) -> None:
        self._shared = shared
        self._number = number
        self._of_one = of_one
        self._of_all = of_all

    @property
    def taken(self) -> int:
        return self._shared.taken()

    @property
    def here(self) -> int:
        return self._shared.taken_by(self._number)

    def take(self, client: str, many: bool = False) -> bool:
        """`many`: it stands for other clients, who are counted elsewhere."""
        return self._shared.take(self._number, client, self._of_all if many else self._of_one, self._of_all)

    def leave(self, client: str) -> None:
        self._shared.leave(self._number, client)


class OwnLedger:
    """The ledger of all, as one process writes in it."""

    def __init__(self, ledger: Ledger, number: int) -> None:
        self._ledger = ledger
        self._number = number

    def bucket(self, name: str, rate: float, most: float, now: float) -> SharedBucket:
        return SharedBucket(self._ledger, name, rate, most, now)

    def sockets(self, of_one: int, of_all: int) -> OwnPlaces:
        return OwnPlaces(self._ledger.sockets, self._number, of_one, of_all)

    def connections(self, of_one: int, of_all: int) -> OwnPlaces:
        return OwnPlaces(self._ledger.connections, self._number, of_one, of_all)
