"""Results as Parquet: one row a match, and one a decision where asked for. The schema is described in docs/lab.md.

Rows come in their order and are written in groups of one size, so that the file depends on the rows alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from openps.bots.specs import joined
from openps.catalog import edition_named
from openps.lab.experiment import Cell
from openps.lab.hands import needed
from openps.lab.journal import DECISIONS, MATCHES, Piece, cannot_write
from openps.lab.matches import Columns
from openps.lab.plain import Outside
from openps.lab.running import Run
from openps.lab.told import about

GROUP: Final = 20_000  # rows that are held in memory at a time
KEY: Final = b"openps"  # of the metadata
OPTION: Final = "option_"
FIGURE: Final = "figure_"
_COMPRESSION: Final = "zstd"
_LEVEL: Final = 9


def write(run: Run) -> Path:
    """The results of what is played so far."""
    told = json.dumps({**about(run.experiment, run.cells), "experiment": run.experiment.text}, sort_keys=True)
    cells, limits = run.cells, run.limits
    whole = _whole_rows(cells)
    pieces = [piece for piece in sorted(run.journal.pieces) if piece.first < limits[piece.cell]]
    rows = (_matches(cells, piece, _cut(run.journal.read(piece)[0], limits[piece.cell]), whole) for piece in pieces)
    path = run.folder / MATCHES
    _write(path, schema(cells), rows, told)
    if run.experiment.decisions:
        asked = (_decisions(piece, _cut(run.journal.read(piece)[1], limits[piece.cell])) for piece in pieces)
        _write(run.folder / DECISIONS, _decision_schema(), asked, told)
    return path


def _cut(columns: Columns, limit: int) -> Columns:
    """Without the matches that a stop rule did not ask for."""
    kept = sum(number < limit for number in columns.get("number", ()))
    return {key: values[:kept] for key, values in columns.items()}


def schema(cells: Sequence[Cell]) -> Outside:
    pa = needed("pyarrow")
    word, seats = pa.dictionary(pa.int16(), pa.string()), pa.list_(pa.int8())
    fields = [
        ("cell", pa.int32()), ("number", pa.int32()), ("game", word), ("players", pa.int8()),
        *[(OPTION + key, word) for key in options_of(cells)],
        ("bots", word), ("first", pa.int8()), ("winners", seats), ("side", word), ("why", word), ("roles", word),
        ("scores", pa.list_(pa.int32())), ("rounds", pa.int32()), ("decisions", pa.int32()), ("claims", pa.int32()),
        *[(FIGURE + key, pa.int32()) for key in figures_of(cells)],
    ]  # fmt: skip
    return pa.schema(fields)


def _decision_schema() -> Outside:
    pa = needed("pyarrow")
    small = [(key, pa.int32()) for key in ("cell", "number", "ply", "seat", "turn", "choices")]
    return pa.schema([*small, ("move", pa.dictionary(pa.int32(), pa.string()))])


def options_of(cells: Sequence[Cell]) -> list[str]:
    """Every option that some cell names, in the order of the games."""
    return list(dict.fromkeys([key for cell in cells for key in cell.options]))


def figures_of(cells: Sequence[Cell]) -> list[str]:
    games = dict.fromkeys([cell.game for cell in cells])
    return list(dict.fromkeys([figure.key for game in games for figure in edition_named(game).figures]))


def _whole_rows(cells: Sequence[Cell]) -> dict[str, list[str]]:
    return {"options": options_of(cells), "figures": figures_of(cells)}


def _matches(cells: Sequence[Cell], piece: Piece, columns: Columns, whole: Mapping[str, list[str]]) -> Columns:
    """With what is the same for all matches of a cell; an option or figure of another game is missing."""
    cell, count = cells[piece.cell], len(columns["number"])
    made = {
        "cell": [piece.cell] * count, "number": columns["number"], "game": [cell.game] * count,
        "players": [cell.players] * count,
        "bots": [joined(cell.names(number)) for number in columns["number"]],
    }  # fmt: skip
    made |= {OPTION + key: [cell.options.get(key)] * count for key in whole["options"]}
    made |= {key: columns[key] for key in ("first", "winners", "scores", "rounds", "decisions", "claims")}
    made |= {key: [value or None for value in columns[key]] for key in ("side", "why")}
    made["roles"] = [",".join(roles) or None for roles in columns["roles"]]
    made |= {FIGURE + key: columns.get(key, [None] * count) for key in whole["figures"]}
    return made


def _decisions(piece: Piece, columns: Columns) -> Columns:
    return {"cell": [piece.cell] * len(columns.get("number", ())), **columns}


def _write(path: Path, kind: Outside, rows: Iterator[Columns], told: str) -> None:
    pq = needed("pyarrow.parquet")
    kind = kind.with_metadata({KEY: told.encode()})
    partial = path.with_name(f"{path.name}.part")
    try:
        with pq.ParquetWriter(partial, kind, compression=_COMPRESSION, compression_level=_LEVEL) as writer:
            for group in _groups(kind, rows):
                writer.write_table(group, row_group_size=GROUP)
        partial.replace(path)
    except OSError as error:
        partial.unlink(missing_ok=True)
        raise cannot_write(path.parent, error) from None


def _groups(kind: Outside, rows: Iterator[Columns]) -> Iterator[Outside]:
    """Tables of one size each; the last may be smaller."""
    pa = needed("pyarrow")
    held: Columns = {name: [] for name in kind.names}
    for columns in rows:
        for name in kind.names:
            held[name] += columns.get(name, [])
        while len(held["number"]) >= GROUP:
            yield pa.table({name: values[:GROUP] for name, values in held.items()}, schema=kind)
            held = {name: values[GROUP:] for name, values in held.items()}
    if held["number"]:
        yield pa.table(held, schema=kind)
