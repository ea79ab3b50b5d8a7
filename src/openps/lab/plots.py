"""Small plots as SVG text. They take plain numbers and labels that are ready to be read; colours come from the page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

WIDTH: Final = 640
LABEL: Final = 190  # room for labels on the left
RIGHT: Final = 24
ROW: Final = 34
TICKS: Final = 5
SQUARE: Final = 300

Row = tuple[str, float, float | None, float | None]
"""A label, a value and its interval, all between 0 and 1."""


def dots(title: str, rows: Sequence[Row]) -> str:
    """Values with their intervals, one under the other, on a common scale that begins at 0."""
    top = _ceiling(max([high if high is not None else value for _, value, _, high in rows], default=1.0))
    parts = _percent_axis(top, len(rows) * ROW)
    for number, (label, value, low, high) in enumerate(rows):
        y = number * ROW + ROW // 2
        parts.append(_text(0, y + 4, label))
        if low is not None and high is not None:
            parts.append(_line(_across(low / top), y, _across(high / top), y, "range"))
        parts.append(f'<circle class="dot" cx="{_across(value / top):.1f}" cy="{y}" r="5"/>')
    return _svg(title, WIDTH, len(rows) * ROW + 24, parts)


def reliability(title: str, curve: Sequence[Mapping[str, Any]], thought: str, true: str) -> str:
    """How often came true what was thought so likely; on the diagonal all is well. Larger dots are more statements."""
    most = max([point["count"] for point in curve], default=1)
    edge = 40
    parts = [_line(edge, SQUARE, edge + SQUARE, 0, "diagonal")]
    for tick in range(TICKS + 1):
        part = tick / TICKS
        x, y = edge + part * SQUARE, SQUARE - part * SQUARE
        parts += [_line(x, 0, x, SQUARE, "grid"), _line(edge, y, edge + SQUARE, y, "grid")]
        parts += [_text(x, SQUARE + 16, f"{part:.0%}", "middle"), _text(edge - 6, y + 4, f"{part:.0%}", "end")]
    for point in curve:
        x, y = edge + point["thought"] * SQUARE, SQUARE - point["true"] * SQUARE
        radius = 3 + 7 * (point["count"] / most) ** 0.5
        parts.append(f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>')
    parts += [_text(edge + SQUARE / 2, SQUARE + 36, thought, "middle"), _text(edge + 8, 14, true)]
    return _svg(title, edge + SQUARE + RIGHT, SQUARE + 44, parts)


def histogram(title: str, counts: Mapping[int, int], unit: str) -> str:
    """How often each whole number came up."""
    height = 140
    first, last = min(counts, default=0), max(counts, default=1)
    most = max(counts.values(), default=1)
    step = (WIDTH - RIGHT) / (last - first + 1)
    parts = []
    for number, count in counts.items():
        tall = height * count / most
        parts.append(_box((number - first) * step, height - tall, max(1.0, step - 1), tall, "bar"))
    parts.append(_line(0, height, WIDTH - RIGHT, height, "axis"))
    parts += [_text(0, height + 16, str(first)), _text(WIDTH - RIGHT, height + 16, f"{last} {unit}", "end")]
    return _svg(title, WIDTH, height + 24, parts)


def bars(title: str, rows: Sequence[tuple[str, float]]) -> str:
    """Parts of a whole, one under the other."""
    parts = _percent_axis(1.0, len(rows) * ROW)
    for number, (label, part) in enumerate(rows):
        y = number * ROW
        parts.append(_text(0, y + ROW // 2 + 4, label))
        parts.append(_box(LABEL, y + 7, _across(part) - LABEL, ROW - 14, "bar"))
    return _svg(title, WIDTH, len(rows) * ROW + 24, parts)


def _ceiling(value: float) -> float:
    """The next round number above: a tenth, a half, the whole."""
    return next((round_ for round_ in (0.1, 0.2, 0.3, 0.4, 0.5, 0.75) if value <= round_), 1.0)


def _percent_axis(top: float, height: int) -> list[str]:
    parts = []
    for tick in range(TICKS + 1):
        x = _across(tick / TICKS)
        parts += [_line(x, 0, x, height, "grid"), _text(x, height + 16, f"{top * tick / TICKS:.0%}", "middle")]
    return parts


def _across(part: float) -> float:
    return LABEL + part * (WIDTH - LABEL - RIGHT)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _box(x: float, y: float, width: float, height: float, kind: str) -> str:
    return f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}"/>'


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _svg(title: str, width: int, height: int, parts: Sequence[str]) -> str:
    name = escape(title)
    inside = "".join(parts)
    return f'<svg viewBox="0 0 {width} {height}" width="{width}" role="img" aria-label="{name}">{inside}</svg>'
