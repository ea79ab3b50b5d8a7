"""What the experiments on the balance of a game found, as the small data that ships with its edition."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from openps.catalog import game_named
from openps.lab.counts import Counts, Results
from openps.lab.plain import Outside, Plain
from openps.lab.simulate import NOBODY

WON: Final = "won"  # one player, who wins or does not
FIRST: Final = "first"  # rivals: how often whoever begins wins
ORDER: Final = ("normal", "strong", "beginner")  # which level is shown where nobody names one


def packed(runs: Sequence[Results]) -> str:
    """Of runs of one game; a cell is a line, so that a change can be read."""
    game = runs[0].cells[0]["game"]
    options = _options(runs)
    rows = [
        _row(cell, counts, options)
        for run in runs
        for cell, counts in zip(run.cells, run.counts, strict=True)
        if counts.matches
    ]
    levels = [level for level in ORDER if level in {row[0] for row in rows}]
    about = {
        "game": game,
        "names": names(game),
        "levels": levels,
        "options": options,
        "made_by": list({json.dumps(made): made for run in runs for made in run.about["made_by"]}.values()),
    }
    lines = ",\n".join([json.dumps(row) for row in _longest(rows)])
    return json.dumps(about, indent=1, ensure_ascii=False)[:-2] + f',\n "cells": [\n{lines}\n]\n}}\n'


def _longest(rows: Sequence[list[Outside]]) -> list[list[Outside]]:
    """Runs may share cells, and deals with them: of each cell the one with the most matches counts."""
    known = {json.dumps(row[:3]): row for row in sorted(rows, key=lambda row: int(row[3]))}
    return sorted(known.values())


def names(game: str) -> list[str]:
    """What is counted of each match."""
    info = game_named(game).info
    if info.sides:
        return [*dict.fromkeys(info.sides.values()), NOBODY]
    return [WON] if info.players == (1,) else [FIRST]


def _options(runs: Sequence[Results]) -> dict[str, list[str]]:
    known: dict[str, list[str]] = {}
    for cell in [cell for run in runs for cell in run.cells]:
        for key, value in cell["options"].items():
            values = known.setdefault(key, [])
            if value not in values:
                values.append(value)
    return known


def _row(cell: Plain, counts: Counts, options: Mapping[str, Sequence[str]]) -> list[Outside]:
    changes = [f"{key}={cell['options'][key]}" for key, values in options.items() if cell["options"][key] != values[0]]
    times = [_times(name, counts) for name in names(cell["game"])]
    return [cell["bots"][0], cell["players"], changes, counts.matches, times, round(counts.mean_rounds, 2)]


def _times(name: str, counts: Counts) -> int:
    if name == WON:
        return counts.seats[0]
    return counts.first if name == FIRST else counts.sides[name]
