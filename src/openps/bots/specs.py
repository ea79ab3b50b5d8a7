"""What people call a bot: `heuristic`, `search:400` (steps), `search:1s`, `belief:temperature=0.5`, or all of it."""

from __future__ import annotations

import csv
import io
import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from openps.bots.budget import QUICK, Budget, Clock
from openps.bots.ladder import Parameter, Rung
from openps.engine.errors import OpenpsError

MARK: Final = ":"
MOST_STEPS: Final = 10_000_000
MOST_SECONDS: Final = 3600.0
_STEPS: Final = re.compile(r"[0-9]{1,9}", re.ASCII)
_TIME: Final = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,6})?)(ms|s)", re.ASCII)
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}(?:\.[0-9]{1,9})?", re.ASCII)


@dataclass(frozen=True, slots=True)
class Spec:
    """A rung, how long it thinks, and its parameters: those named, the others as they are by default."""

    rung: Rung
    steps: int | None
    seconds: float | None
    parameters: Mapping[str, float] = field(default_factory=dict)

    def budget(self, clock: Clock) -> Budget:
        """A fresh one for the next decision."""
        if self.steps == 0:
            return QUICK
        return Budget(self.steps, self.seconds, clock if self.seconds is not None else None)


def read_spec(text: str, rung: Rung) -> Spec:
    """The spec of this rung that a text means; what does not fit raises with every value that would."""
    steps: int | None = None
    seconds: float | None = None
    named: dict[str, float] = {}
    for item in text.split(MARK)[1:]:
        if _STEPS.fullmatch(item):
            steps = _steps(item, rung, text)
        elif limit := _TIME.fullmatch(item):
            seconds = _seconds(float(limit[1]) / (1000 if limit[2] == "ms" else 1), rung, text)
        else:
            key, value = _parameter(item, rung, text)
            named[key] = value
    if seconds is None and steps is None:
        steps = rung.steps
    given = {parameter.key: named.get(parameter.key, parameter.default) for parameter in rung.parameters}
    return Spec(rung, steps, seconds, given)


def read_budget(item: str) -> tuple[int | None, float | None]:
    """The steps or the seconds that an item means; neither where it is no budget that can be kept."""
    if _STEPS.fullmatch(item) and 1 <= int(item) <= MOST_STEPS:
        return int(item), None
    limit = _TIME.fullmatch(item)
    seconds = float(limit[1]) / (1000 if limit[2] == "ms" else 1) if limit else 0.0
    return None, seconds if 0 < seconds <= MOST_SECONDS else None


def listed(text: str) -> list[str]:
    """The bots of a list with commas; one that has a comma itself stands in double quotes, as in CSV."""
    return [name.strip() for name in next(csv.reader([text], skipinitialspace=True), [])] or [""]


def joined(names: Sequence[str]) -> str:
    """The list that `listed` reads."""
    line = io.StringIO()
    csv.writer(line, lineterminator="").writerow(names)
    return line.getvalue()


def _steps(item: str, rung: Rung, text: str) -> int:
    _thinks(rung, text)
    if not 1 <= int(item) <= MOST_STEPS:
        raise OpenpsError("error-bot-steps", spec=text, got=item, high=MOST_STEPS)
    return int(item)


def _seconds(seconds: float, rung: Rung, text: str) -> float:
    _thinks(rung, text)
    if not 0 < seconds <= MOST_SECONDS:
        raise OpenpsError("error-bot-seconds", spec=text, high=MOST_SECONDS)
    return seconds


def _thinks(rung: Rung, text: str) -> None:
    if not rung.steps:
        raise OpenpsError("error-bot-thinks-not", spec=text, bot=rung.key)


def _parameter(item: str, rung: Rung, text: str) -> tuple[str, float]:
    key, mark, value = item.partition("=")
    known = {parameter.key: parameter for parameter in rung.parameters}
    if not mark or key not in known:
        expected = ", ".join([f"{name}=…" for name in known] + (["400", "1s"] if rung.steps else []))
        raise OpenpsError("error-bot-parameter", spec=text, got=item, bot=rung.key, expected=expected or "-")
    return key, _value(known[key], value, text)


def _value(parameter: Parameter, value: str, text: str) -> float:
    number = float(value) if _NUMBER.fullmatch(value) else math.nan
    fits = parameter.low <= number <= parameter.high and (not parameter.whole or number == int(number))
    if not fits:
        key = "error-bot-whole" if parameter.whole else "error-bot-number"
        low, high = parameter.low, parameter.high
        raise OpenpsError(key, spec=text, name=parameter.key, got=value, low=low, high=high)
    return int(number) if parameter.whole else number
