"""Tells what ships about balance, for docs/balance.md: tables, two plots, and how far estimates are off.

python bench/balance/tell.py                                            # the plots go to docs/pictures
python bench/balance/tell.py build/balance/panic_station_held_back      # and cells that ship nowhere
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from openps.bots.ladder import NORMAL
from openps.catalog import editions
from openps.editions.balance import FEW, Balance, Changes, Measured
from openps.lab import plots
from openps.lab.counts import read
from openps.lab.stats import rate

LEVELS = ("beginner", "normal", "strong")
Cells = Mapping[tuple[str, int, Changes], Measured]
PICTURES = Path(__file__).parents[2] / "docs" / "pictures"
OF_PAGE = {"--ink": "#1a2230", "--dim": "#526078", "--line": "#d4dbe6", "--mark": "#0b62b0"}


def shown(cell: Measured) -> str:
    parts = [f"{key} {part(cell, key)}" for key in cell.times]
    return " | ".join([*parts, f"{cell.rounds:.1f}", str(cell.matches)])


def side_by_side(balance: Balance, key: str) -> None:
    """What one option does at each level, in one row."""
    wheres = sorted({(players, changes) for _, players, changes in balance.cells if len(changes) < 2})
    for players, changes in wheres:
        cells = [balance.cells.get((level, players, changes)) for level in LEVELS]
        print(f"| {players} | {', '.join(changes) or 'usual'} | {' | '.join([part(cell, key) for cell in cells])} |")


def part(cell: Measured | None, key: str) -> str:
    if cell is None or cell.matches < FEW:
        return "–"
    interval = rate(cell.times[key], cell.matches)
    return f"{100 * interval.value:.0f} ({100 * interval.low:.0f}–{100 * interval.high:.0f})"


def table(balance: Balance) -> None:
    for (level, players, changes), cell in sorted(balance.cells.items()):
        if cell.matches >= FEW:
            print(f"| {level} | {players} | {', '.join(changes) or 'usual'} | {shown(cell)} |")


def singles(balance: Balance, level: str, players: int, key: str) -> list[plots.Row]:
    rows = []
    for (its_level, its_players, changes), cell in sorted(balance.cells.items()):
        if (its_level, its_players) == (level, players) and len(changes) < 2 and cell.matches >= FEW:
            interval = rate(cell.times[key], cell.matches)
            rows.append((", ".join(changes) or "usual", interval.value, interval.low, interval.high))
    return rows


def off(balance: Balance, measured: Cells, what: str, level: str, key: str) -> None:
    """Estimates from fewer changes alone, beside what was measured."""
    errors, inside = [], 0
    held_back = {where: cell for where, cell in measured.items() if where[0] == level}
    for (_, players, changes), cell in held_back.items():
        meter = balance.estimate(players, changes, level) if cell.matches >= FEW else None
        if meter is not None:
            guess = next(one for one in meter.rates if one.key == key)
            error = guess.value - cell.times[key] / cell.matches
            errors.append(abs(error))
            inside += guess.low <= cell.times[key] / cell.matches <= guess.high
    if errors:
        print(f"{what}, {level}: {len(errors)} cells, mean error {100 * sum(errors) / len(errors):.1f} points, "
              f"largest {100 * max(errors):.1f}, {inside} inside the interval")  # fmt: skip


def cells_of(balance: Balance, folder: Path) -> Cells:
    """What a run measured, in the words of what ships: what is usual there."""
    results = read(folder)
    cells = {}
    for cell, counts in zip(results.cells, results.counts, strict=True):
        changes = balance.changes(cell["options"])
        assert changes is not None, "an option that no other run varied"
        cells[cell["bots"][0], cell["players"], changes] = Measured(counts.matches, counts.sides, counts.mean_rounds)
    return cells


def drawn(name: str, title: str, rows: list[plots.Row]) -> None:
    """A file of its own has no page to take colours from."""
    text = plots.dots(title, rows)
    for word, colour in OF_PAGE.items():
        text = text.replace(f"var({word})", colour)
    head = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    (PICTURES / name).write_text(text.replace("<svg ", head, 1) + "\n", "utf-8")


def main(held_back: Path | None) -> None:
    for key, edition in editions().items():
        balance = edition.balance
        if balance is None:
            continue
        print(f"\n## {key}")
        table(balance)
        for counted in next(iter(balance.cells.values())).times:
            print(f"\n{counted}, by level: {', '.join(LEVELS)}")
            side_by_side(balance, counted)
        if key == "panic_station":
            # A pair is estimated from its two single options: what was measured of it has no part in that.
            pairs = {cell: measured for cell, measured in balance.cells.items() if len(cell[2]) == 2}
            others = cells_of(balance, held_back) if held_back else {}
            for level in balance.levels:
                off(balance, pairs, "pairs", level, "humans")
                off(balance, others, "held back", level, "humans")
            for players in edition.rules.info.players:
                rows = singles(balance, NORMAL, players, "humans")
                drawn(f"balance-panic_station-{players}.svg", f"Humans win, {players} players, {NORMAL} bots", rows)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if sys.argv[1:] else None)
