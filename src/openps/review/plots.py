"""Curves as SVG text. They take whole numbers and labels that are ready to be read; colours come from the page."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

from openps.review.data import WHOLE, Millionths

WIDTH: Final = 720
LEFT: Final = 44
RIGHT: Final = 12
TOP: Final = 8
BOTTOM: Final = 24
TICKS: Final = 4
COLOURS: Final = 6  # the page has so many


class Spot(NamedTuple):
    """A point of a curve, with the ends of its interval."""

    x: int
    value: Millionths
    low: Millionths
    high: Millionths


class Curve(NamedTuple):
    """A name, its points, and the stretches in which what it is about was so."""

    name: str
    spots: Sequence[Spot]
    true: Sequence[tuple[int, int]] = ()


class Frame(NamedTuple):
    """What is drawn into: from which step to which, between which values, and how tall."""

    first: int
    last: int
    low: Millionths = 0
    high: Millionths = WHOLE
    height: int = 200

    def x(self, step: int) -> float:
        return LEFT + (step - self.first) / max(1, self.last - self.first) * (WIDTH - LEFT - RIGHT)

    def y(self, value: Millionths) -> float:
        return TOP + (1 - (value - self.low) / max(1, self.high - self.low)) * (self.height - TOP - BOTTOM)


def plot(title: str, frame: Frame, curves: Sequence[Curve], marks: Sequence[tuple[int, str]] = ()) -> str:
    """Curves over the steps of a match. What is drawn is also told in words: the picture has only a name."""
    parts = [*_grid(frame), *_truths(frame, curves)]
    for number, (step, words) in enumerate(marks):
        x = frame.x(step)
        line = f'<line class="mark" x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{frame.height - BOTTOM}"/>'
        parts.append(f"<g>{line}<title>{number + 1}. {escape(words)}</title></g>")
    for number, curve in enumerate(curves):
        parts += _drawn(frame, curve, number % COLOURS)
    size = f'viewBox="0 0 {WIDTH} {frame.height}"'
    return f'<svg {size} role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def _grid(frame: Frame) -> list[str]:
    parts = []
    for tick in range(TICKS + 1):
        value = frame.low + (frame.high - frame.low) * tick // TICKS
        y = frame.y(value)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y:.1f}" x2="{WIDTH - RIGHT}" y2="{y:.1f}"/>')
        parts.append(f'<text x="{LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{round(100 * value / WHOLE)}</text>')
    for step in (max(0, frame.first), frame.last):
        x, anchor = frame.x(step), "start" if step != frame.last else "end"
        parts.append(f'<text x="{x:.1f}" y="{frame.height - 6}" text-anchor="{anchor}">{step}</text>')
    return parts


def _truths(frame: Frame, curves: Sequence[Curve]) -> list[str]:
    """A bar beneath, as long as it was so."""
    bars = []
    for number, curve in enumerate(curves):
        for begin, end in curve.true:
            x, width = frame.x(begin), frame.x(end) - frame.x(begin)
            y = frame.height - BOTTOM + 1 + 3 * number
            bars.append(f'<rect class="c{number % COLOURS}" x="{x:.1f}" y="{y}" width="{width:.1f}" height="2.5"/>')
    return bars


def _drawn(frame: Frame, curve: Curve, colour: int) -> list[str]:
    line = " ".join([f"{frame.x(one.x):.1f},{frame.y(one.value):.1f}" for one in curve.spots])
    upper = [f"{frame.x(one.x):.1f},{frame.y(one.high):.1f}" for one in curve.spots]
    lower = [f"{frame.x(one.x):.1f},{frame.y(one.low):.1f}" for one in reversed(curve.spots)]
    band = f'<polygon class="band c{colour}" points="{" ".join([*upper, *lower])}"/>'
    return [band, f'<polyline class="curve c{colour}" points="{line}"><title>{escape(curve.name)}</title></polyline>']


BLOCKS: Final = "▁▂▃▄▅▆▇█"


def spark(values: Sequence[Millionths], width: int, low: Millionths = 0, high: Millionths = WHOLE) -> str:
    """The same as one line of text."""
    if not values:
        return ""
    columns = min(width, len(values))
    picked = [values[column * (len(values) - 1) // max(1, columns - 1)] for column in range(columns)]
    top = len(BLOCKS) - 1
    return "".join([BLOCKS[max(0, min(top, (one - low) * len(BLOCKS) // max(1, high - low)))] for one in picked])
