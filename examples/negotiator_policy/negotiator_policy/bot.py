"""Plays what was learned: the same numbers as in training go through the same network, in plain Python."""

from __future__ import annotations

import gzip
import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from openps.bots.budget import Budget
from openps.engine.chance import Chance
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.observe import CrisisObserver
from openps.games.negotiator.state import CrisisOptions
from openps.games.negotiator.view import CrisisView

Rows = list[list[int]]


class Network:
    """Weights in whole thousandths, as they are written down."""

    def __init__(self, kept: dict) -> None:
        whole = kept["thousandths"]
        self.scale: list[float] = kept["scale"]
        self.fields: dict[str, int] = kept["fields"]
        self._in, self._in_bias = whole["in"], whole["in_bias"]
        self._out: Rows = [list(column) for column in zip(*whole["out"], strict=True)]  # by output
        self._straight: Rows = whole["straight"]
        self._out_bias: list[int] = whole["out_bias"]
        self.place = {NEGOTIATOR.parse_move(text): at for at, text in enumerate(kept["actions"])}

    def scores(self, row: bytes, moves: Sequence[CrisisMove]) -> list[float]:
        """Most numbers of a row are 0: only the others cost time."""
        active = [(at, number * self.scale[at]) for at, number in enumerate(row) if number]
        hidden = [float(bias) for bias in self._in_bias]
        for at, number in active:
            hidden = [value + number * weight for value, weight in zip(hidden, self._in[at], strict=True)]
        hidden = [value / 1000 if value > 0 else 0.0 for value in hidden]
        return [self._score(self.place[move], active, hidden) for move in moves]

    def _score(self, output: int, active: Sequence[tuple[int, float]], hidden: Sequence[float]) -> float:
        straight = sum([number * self._straight[at][output] for at, number in active])
        bent = sum([value * weight for value, weight in zip(hidden, self._out[output], strict=True)])
        return straight + bent + self._out_bias[output]


@cache
def network() -> Network:
    kept = files(__package__).joinpath("policy.json.gz").read_bytes()
    return Network(json.loads(gzip.decompress(kept)))


@cache
def observer(options: CrisisOptions) -> CrisisObserver | None:
    """Nobody who learned with our cards knows what other cards mean."""
    made = CrisisObserver(options)
    return made if {field.name: len(field.labels) for field in made.fields} == network().fields else None


class Policy:
    """The move that it likes best; with cards that it does not know, the first one."""

    def choose(self, view: CrisisView, moves: Sequence[CrisisMove], chance: Chance, budget: Budget) -> CrisisMove:
        seen = observer(view.options)
        known = network().place
        if len(moves) == 1 or seen is None or any(move not in known for move in moves):
            return moves[0]
        scores = network().scores(seen.observe(view), moves)
        return moves[scores.index(max(scores))]
