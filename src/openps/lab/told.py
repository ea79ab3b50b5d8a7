"""What a result says of itself: the experiment, and what made it. It is the same wherever it was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from openps.lab.experiment import Cell, Experiment
from openps.lab.origin import meaning, origin_of
from openps.lab.plain import Plain

SCHEMA: Final = 1


def about(experiment: Experiment, cells: Sequence[Cell]) -> Plain:
    """Plain values. Two runs with the same of these give the same numbers, byte for byte."""
    return {
        "schema": SCHEMA,
        "name": experiment.name,
        "seed": experiment.seed,
        "step": experiment.step,
        "stop": asdict(experiment.stop) if experiment.stop else None,
        "decisions": experiment.decisions,
        "made_by": _made_by(cells),
        "cells": [_cell(cell) for cell in cells],
        **({"files": {name: own.text for name, own in experiment.files.items()}} if experiment.files else {}),
    }


def _made_by(cells: Sequence[Cell]) -> list[Plain]:
    """For each game and line-up: the version of openps, of the rules, of the bots and their data."""
    known: dict[tuple[str, tuple[str, ...]], Plain] = {}
    for cell in cells:
        means = {bot: meaning(bot, cell.game) for bot in cell.bots}
        made = {"game": cell.game, "bots": means, **asdict(origin_of(cell.game, cell.bots))}
        made["bots_digest"] = origin_of(cell.game, cell.bots).bots
        known[cell.game, cell.bots] = {**made, "bots": means}
    return list(known.values())


def _cell(cell: Cell) -> Plain:
    return {
        "game": cell.game, "players": cell.players, "options": dict(cell.options), "bots": list(cell.bots),
        "seats": cell.seats, "matches": cell.matches, "talk": cell.talk,
    }  # fmt: skip
