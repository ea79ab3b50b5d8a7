"""Draws a learning curve: python plot.py curve.csv curve.svg"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

SVG = "http://www.w3.org/2000/svg"
WIDTH, HEIGHT, EDGE = 560, 260, 44
TEACHER = 0.40  # what `heuristic` wins (docs/bots.md)


def drawn(points: list[tuple[float, float]]) -> str:
    """Matches played to the right, won of the last two thousand upwards."""
    low, high = 0.30, max(0.50, *[won for _, won in points])
    most = max([matches for matches, _ in points])

    def x(matches: float) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * matches / most

    def y(won: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (won - low) / (high - low)

    line = " ".join([f"{x(matches):.1f},{y(won):.1f}" for matches, won in points])
    marks = [low + step * (high - low) / 4 for step in range(5)]
    ticks = "".join([f'<text x="{EDGE - 6}" y="{y(at) + 4:.1f}" text-anchor="end">{at:.0%}</text>' for at in marks])
    height, right = f"{y(TEACHER):.1f}", WIDTH - EDGE
    return f"""<svg xmlns="{SVG}" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">
<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>{ticks}
<line x1="{EDGE}" x2="{right}" y1="{height}" y2="{height}" stroke="#999" stroke-dasharray="4"/>
<text x="{right}" y="{y(TEACHER) + 14:.1f}" text-anchor="end" fill="#555">heuristic</text>
<polyline points="{line}" fill="none" stroke="#0b6e99" stroke-width="2"/>
<text x="{WIDTH / 2}" y="{HEIGHT - 10}" text-anchor="middle">matches played (0 to {most:,.0f})</text>
<text x="{EDGE}" y="20">won of the last 2,000, while still trying things out</text></svg>
"""


def main() -> None:
    with Path(sys.argv[1]).open(encoding="utf-8") as file:
        points = [(float(row["matches"]), float(row["won"])) for row in csv.DictReader(file)]
    Path(sys.argv[2]).write_text(drawn(points), encoding="utf-8")


if __name__ == "__main__":
    main()
