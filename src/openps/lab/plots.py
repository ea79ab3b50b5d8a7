"""Small plots as SVG text, drawn by matplotlib. They take plain numbers and labels that are ready to be read.

The same numbers give the same bytes. Colours come from the page, where they follow light and dark; text stays text.
"""

from __future__ import annotations

import hashlib
import io
import re
from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

from openps.lab.hands import needed
from openps.lab.plain import Outside, Plain

WIDTH: Final = 7.2  # inches, of 72 points
ROW: Final = 0.36
TALL: Final = 2.2
SQUARE: Final = 4.2
TICKS: Final = 5

# Colours that matplotlib understands and nothing else on a page has; each stands for one of the page's own.
INK, DIM, LINE, MARK = "#010101", "#020202", "#030303", "#040404"
SERIES: Final = (MARK, "#050505", "#060606", "#070707")
_OF_PAGE: Final = {
    INK: "var(--ink)", DIM: "var(--dim)", LINE: "var(--line)", MARK: "var(--mark)",
    "#050505": "var(--second)", "#060606": "var(--third)", "#070707": "var(--fourth)",
}  # fmt: skip
_ASIDE: Final = re.compile(r"<\?xml.*?\?>|<!DOCTYPE.*?>|<metadata>.*?</metadata>|<!--.*?-->", re.DOTALL)
_ADDRESSES: Final = re.compile(r' xmlns(?::\w+)?="[^"]*"| clip-path="[^"]*"')
_STYLE: Final = {
    "svg.fonttype": "none", "svg.hashsalt": "openps", "text.parse_math": False, "font.size": 9,
    "axes.edgecolor": LINE, "axes.labelcolor": DIM, "text.color": INK, "xtick.color": DIM, "ytick.color": INK,
    "axes.spines.top": False, "axes.spines.right": False, "grid.color": LINE, "grid.linewidth": 0.6,
    "axes.axisbelow": True, "legend.frameon": False,
}  # fmt: skip

Row = tuple[str, float, float | None, float | None]
"""A label, a value and its interval, all between 0 and 1."""


def dots(title: str, rows: Sequence[Row]) -> str:
    """Values with their intervals, one under the other, on a common scale that begins at 0."""
    top = _ceiling(max([high if high is not None else value for _, value, _, high in rows], default=1.0))
    with _drawing(WIDTH, ROW * len(rows) + 0.5) as (figure, axes):
        for number, (_, value, low, high) in enumerate(rows):
            if low is not None and high is not None:
                axes.plot([low, high], [number, number], color=MARK, linewidth=2, alpha=0.5)
            axes.plot([value], [number], "o", color=MARK, markersize=6)
        _labels(axes, [row[0] for row in rows])
        _percent(axes.xaxis, top)
        axes.set_xlim(0, top)
        return _svg(figure, title)


def reliability(title: str, curve: Sequence[Plain], thought: str, true: str) -> str:
    """How often came true what was thought so likely; on the diagonal all is well. Larger dots are more statements."""
    most = max([point["count"] for point in curve], default=1)
    with _drawing(SQUARE, SQUARE) as (figure, axes):
        axes.plot([0, 1], [0, 1], color=DIM, linewidth=1, linestyle=(0, (4, 4)))
        for point in curve:
            size = 4 + 10 * (point["count"] / most) ** 0.5
            axes.plot([point["thought"]], [point["true"]], "o", color=MARK, markersize=size, alpha=0.85)
        for axis in (axes.xaxis, axes.yaxis):
            _percent(axis, 1.0)
        axes.set(xlim=(0, 1), ylim=(0, 1), xlabel=thought, ylabel=true)
        return _svg(figure, title)


def histogram(title: str, counts: Mapping[int, int], unit: str) -> str:
    """How often each whole number came up."""
    with _drawing(WIDTH, TALL) as (figure, axes):
        axes.bar(list(counts), list(counts.values()), width=0.9, color=MARK)
        axes.set_xlabel(unit)
        axes.yaxis.set_visible(False)
        axes.spines["left"].set_visible(False)
        return _svg(figure, title)


def bars(title: str, rows: Sequence[tuple[str, float]]) -> str:
    """Parts of a whole, one under the other."""
    with _drawing(WIDTH, ROW * len(rows) + 0.5) as (figure, axes):
        axes.barh(range(len(rows)), [part for _, part in rows], height=0.6, color=MARK)
        _labels(axes, [label for label, _ in rows])
        _percent(axes.xaxis, 1.0)
        axes.set_xlim(0, 1)
        return _svg(figure, title)


def curves(title: str, lines: Sequence[tuple[str, Sequence[float], Sequence[float]]], across: str) -> str:
    """Parts of a whole that fall in steps, each with its name: how many are still there."""
    with _drawing(WIDTH, TALL * 1.3) as (figure, axes):
        for number, (label, xs, ys) in enumerate(lines):
            axes.step(xs, ys, where="post", color=SERIES[number % len(SERIES)], linewidth=1.8, label=label)
        _percent(axes.yaxis, 1.0)
        axes.set(ylim=(0, 1), xlabel=across)
        axes.set_xlim(left=0)
        if len(lines) > 1:
            axes.legend(loc="upper right")
        return _svg(figure, title)


def differences(title: str, rows: Sequence[Row], across: str) -> str:
    """Differences with their intervals to both sides of nothing, in parts of the whole."""
    ends = [abs(end) for _, value, low, high in rows for end in (value, low, high) if end is not None]
    most = max(0.05, *ends) * 1.05 if ends else 0.05
    with _drawing(WIDTH, ROW * len(rows) + 0.7) as (figure, axes):
        axes.axvline(0, color=DIM, linewidth=1)
        for number, (_, value, low, high) in enumerate(rows):
            if low is not None and high is not None:
                axes.plot([low, high], [number, number], color=MARK, linewidth=2, alpha=0.5)
            axes.plot([value], [number], "o", color=MARK, markersize=6)
        _labels(axes, [row[0] for row in rows])
        axes.xaxis.set_major_formatter(needed("matplotlib.ticker").PercentFormatter(1.0, symbol=" %"))
        axes.grid(axis="x")
        axes.set(xlim=(-most, most), xlabel=across)
        return _svg(figure, title)


class _drawing:  # noqa: N801 - it reads as what is done
    """A figure with one pair of axes, in our style while it is drawn."""

    def __init__(self, width: float, height: float) -> None:
        self._context = needed("matplotlib").rc_context(_STYLE)
        self._size = (width, max(0.9, height))

    def __enter__(self) -> tuple[Outside, Outside]:
        self._context.__enter__()
        figure = needed("matplotlib.figure").Figure(figsize=self._size, layout="constrained")
        return figure, figure.subplots()

    def __exit__(self, *error: object) -> None:
        self._context.__exit__(*error)


def _labels(axes: Outside, labels: Sequence[str]) -> None:
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.spines["left"].set_visible(False)


def _percent(axis: Outside, top: float) -> None:
    axis.set_ticks([top * tick / TICKS for tick in range(TICKS + 1)])
    axis.set_major_formatter(needed("matplotlib.ticker").PercentFormatter(1.0, symbol=" %"))
    axis.grid(True)


def _ceiling(value: float) -> float:
    """The next round number above: a tenth, a half, the whole."""
    return next((round_ for round_ in (0.1, 0.2, 0.3, 0.4, 0.5, 0.75) if value <= round_), 1.0)


def _svg(figure: Outside, title: str) -> str:
    """Without what a page does not need: addresses of standards, clipping, and names that another plot has too."""
    written = io.BytesIO()
    needed("matplotlib.backends.backend_svg")
    figure.savefig(written, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    text = _ADDRESSES.sub("", _ASIDE.sub("", written.getvalue().decode())).strip()
    own = hashlib.sha256(f"{title}{text}".encode()).hexdigest()[:8]
    text = re.sub(r'\bid="([^"]+)"', rf'id="{own}-\1"', text)
    text = re.sub(r'href="#([^"]+)"', rf'href="#{own}-\1"', text)
    for colour, of_page in _OF_PAGE.items():
        text = text.replace(colour, of_page)
    return text.replace("<svg ", f'<svg role="img" aria-label="{escape(title)}" ', 1)
