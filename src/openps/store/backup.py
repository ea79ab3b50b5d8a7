"""All tables in one file, and back into an empty database of either kind (docs/decisions/0114).

Lines of JSON under gzip: a head, a row a line, and an end with the counts and the checksum of all lines before it. A
file without its end, or with another checksum, is no backup. Both ways are streams: memory stays flat.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime
from itertools import islice
from types import TracebackType
from typing import IO, Final, Self, TypeAlias

import msgspec
import sqlalchemy as sa

from openps import __version__
from openps.engine.errors import OpenpsError
from openps.store import migrate
from openps.store.schema import KEPT

FORMAT: Final = 1
PARTIAL: Final = ".part"
"""How the name of a file ends that is not complete yet."""
_AT_ONCE: Final = 100
_LEVEL: Final = 6
_LONGEST: Final = 1 << 24
"""Bytes of a line: far more than a row can have, and little enough to hold."""

Counts: TypeAlias = dict[str, int]
"""Of each table of the database, how many rows."""


class Head(msgspec.Struct, frozen=True, rename="kebab"):
    openps_backup: int
    version: str
    schema: str
    made: str
    columns: dict[str, list[str]]


class End(msgspec.Struct, frozen=True):
    rows: Counts
    sha256: str


class Bytes(msgspec.Struct, frozen=True):
    """Bytes that are no text."""

    base64: bytes


Value: TypeAlias = str | int | float | bool | Bytes
_KEPT: Final = {str(table.name): table for table in KEPT}
_HEAD: Final = msgspec.json.Decoder(Head)
_LINE: Final[msgspec.json.Decoder[list[Value] | End]] = msgspec.json.Decoder(list[Value] | End)


# ---- writing


def write(connection: sa.Connection, out: IO[bytes]) -> Counts:
    """Everything that this connection sees, in an order that depends on nothing else."""
    tables = KEPT
    counts = dict.fromkeys([str(table.name) for table in tables], 0)
    with gzip.GzipFile("", "wb", _LEVEL, _Out(out), mtime=0) as file:
        lines = _Lines(file)
        columns = {str(table.name): [str(column.name) for column in table.c] for table in tables}
        made = datetime.now(UTC).isoformat(timespec="seconds")
        lines.put(Head(FORMAT, __version__, migrate.head(), made, columns))
        for table in tables:
            for row in _stream(connection, table):
                lines.put([str(table.name), *[_plain(value) for value in row]])
                counts[table.name] += 1
        lines.put(End(counts, lines.sha256()))
    return counts


def _stream(connection: sa.Connection, table: sa.Table) -> sa.CursorResult[tuple[object, ...]]:
    wanted = sa.select(table).order_by(*table.primary_key.columns)
    return connection.execution_options(yield_per=_AT_ONCE).execute(wanted)


def _plain(value: object) -> object:
    if not isinstance(value, bytes):
        return value
    try:
        return value.decode()
    except UnicodeDecodeError:
        return Bytes(value)


class _Out:
    """A file that says by its own name what is wrong with it: it is not the database that cannot be used."""

    def __init__(self, out: IO[bytes]) -> None:
        self._out = out

    def write(self, data: bytes) -> int:
        try:
            return self._out.write(data)
        except OSError as error:
            name = self._out.name.removesuffix(PARTIAL)
            raise OpenpsError("error-file-write", file=name, reason=error.strerror or str(error)) from None

    def flush(self) -> None:
        """What is left in the buffer is written when the file is closed, by whoever opened it."""


class _Lines:
    """Lines with the checksum of those before."""

    def __init__(self, file: gzip.GzipFile) -> None:
        self._file = file
        self._sum = hashlib.sha256()

    def put(self, value: object) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._sum.update(line)
        self._file.write(line)

    def sha256(self) -> str:
        return self._sum.hexdigest()


# ---- reading


class Backup:
    """A file that is read from its beginning to its end, once."""

    def __init__(self, file: IO[bytes], name: str) -> None:
        self._file = gzip.GzipFile(fileobj=file, mode="rb")
        self._name = name
        self._sum = hashlib.sha256()
        self._number = 0
        self.counts: Counts = {}
        self.head = self._read_head()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._file.close()

    def _read_head(self) -> Head:
        try:
            head = _HEAD.decode(self._line())
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise self._damaged() from None
        if head.openps_backup > FORMAT or head.schema not in migrate.known():
            self._read_on()
            raise OpenpsError("error-backup-newer", file=self._name, version=head.version)
        if any(table.name not in head.columns for table in KEPT):
            raise self._damaged()
        return head

    def _read_on(self) -> None:
        """To the end, where gzip compares its own checksum: a head with a turned bit is no word of a newer openps."""
        while self._read(self._file.read):
            pass

    def rows(self) -> Iterator[tuple[sa.Table, dict[str, object]]]:
        """Each row with the table that it belongs to. Only who comes to the end knows that all of it was good."""
        self.counts = dict.fromkeys(self.head.columns, 0)
        while True:
            so_far = self._sum.hexdigest()
            try:
                line = _LINE.decode(self._line())
            except (msgspec.MsgspecError, UnicodeDecodeError):
                raise self._damaged() from None
            if isinstance(line, End):
                self._check(line, so_far)
                return
            yield self._row(line)

    def check(self) -> Counts:
        """Read all of it, and keep nothing."""
        for _ in self.rows():
            pass
        return self.counts

    def _check(self, end: End, so_far: str) -> None:
        if end.rows != self.counts or end.sha256 != so_far or self._line(may_end=True):
            raise self._damaged()

    def _row(self, line: Sequence[Value]) -> tuple[sa.Table, dict[str, object]]:
        name = str(line[0]) if line else ""
        table = _KEPT.get(name)
        if table is None or name not in self.counts:
            raise self._damaged()
        columns = self.head.columns[name]
        if len(line) != len(columns) + 1 or any(column not in table.c for column in columns):
            raise self._damaged()
        self.counts[name] += 1
        values = zip(columns, line[1:], strict=True)
        return table, {column: self._value(table.c[column], value) for column, value in values}

    def _value(self, column: sa.Column[object], value: Value) -> object:
        kind = column.type.python_type
        if kind is bytes and isinstance(value, Bytes):
            return value.base64
        if kind is bytes and isinstance(value, str):
            return value.encode()
        if type(value) is not kind:
            raise self._damaged()
        return value

    def _line(self, may_end: bool = False) -> bytes:
        self._number += 1
        line = self._read(self._file.readline)
        if not line.endswith(b"\n") and not (may_end and not line):
            raise self._damaged()
        self._sum.update(line)
        return line

    def _read(self, way: Callable[[int], bytes]) -> bytes:
        try:
            return way(_LONGEST)
        except (EOFError, zlib.error, gzip.BadGzipFile):
            raise self._damaged() from None

    def _damaged(self) -> OpenpsError:
        return OpenpsError("error-backup-damaged", file=self._name, line=self._number)


# ---- restoring


def is_empty(connection: sa.Connection) -> bool:
    """Whether nobody has kept anything here; also where there are no tables yet."""
    present = [table for table in KEPT if sa.inspect(connection).has_table(table.name)]
    return all(connection.execute(sa.select(table).limit(1)).first() is None for table in present)


def restore(connection: sa.Connection, backup: Backup) -> Counts:
    """All rows, in the transaction of this connection: whatever is wrong with one of them, none is kept."""
    rows = backup.rows()
    while batch := list(islice(rows, _AT_ONCE)):
        for table in KEPT:
            of_table = [row for one, row in batch if one is table]
            if of_table:
                connection.execute(sa.insert(table), of_table)
    return backup.counts
