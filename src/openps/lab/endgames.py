"""How well bots play the end of a game, held against positions that were solved.

Every match is gone through from its end backwards, as long as the best move can be solved; of the positions that can
still be won the earliest two are kept: the largest ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Final

from openps.editions.edition import Edition
from openps.editions.endgames import Position
from openps.engine.chance import FreeChance
from openps.lab.hiring import Crew
from openps.lab.standings import interval
from openps.lab.stats import bounded, rate

NODES: Final = 100_000  # that a position may take; a bot that solves some by itself takes fewer
AGAIN: Final = 200  # times as many for what a bot chose: it may be harder to follow than the best, and few are
A_MATCH: Final = 2  # positions of one match
EQUAL: Final = 1e-9  # chances that differ by less are the same


@dataclass(slots=True)
class Report:
    """What was found, by how much was left, and what the bots lost at each position that was kept."""

    matches: int = 0
    tried: Counter[int] = field(default_factory=Counter)
    solved: Counter[int] = field(default_factory=Counter)
    lost: Counter[int] = field(default_factory=Counter)  # solved, but no move wins
    kept: Counter[int] = field(default_factory=Counter)
    within: int = 0  # how many are within the reach of a bot that solves positions by itself
    regrets: dict[str, list[float]] = field(default_factory=dict)
    unclear: Counter[str] = field(default_factory=Counter)  # moves of a bot that could not be followed

    @property
    def positions(self) -> int:
        return self.kept.total()

    def plain(self) -> dict[str, object]:
        left = sorted(self.tried, reverse=True)
        counts = {"tried": self.tried, "solved": self.solved, "lost": self.lost, "kept": self.kept}
        return {
            "matches": self.matches,
            "positions": self.positions,
            **{name: {key: counted[key] for key in left} for name, counted in counts.items()},
            "within_reach": self.within,
            "bots": {bot: {**_bot(all_of), "unclear": self.unclear[bot]} for bot, all_of in self.regrets.items()},
        }


def _bot(regrets: Sequence[float]) -> dict[str, object]:
    best = sum([regret < EQUAL for regret in regrets])
    return {
        "regret": interval(bounded(regrets, 0.0, 1.0)),
        "best_moves": asdict(rate(best, len(regrets))),
        "worst": max(regrets, default=0.0),
    }


def measure(
    edition: Edition,
    bots: Sequence[str],
    options: Mapping[str, object],
    num: int,
    seed: str,
    nodes: int,
    progress: Callable[[int], None],
) -> Report:
    """So many positions; `progress` hears of each. The same seed gives the same ones, whoever is asked about them."""
    solver = edition.endgames
    assert solver is not None
    report = Report(regrets={name: [] for name in bots})
    with Crew() as crew:
        while report.positions < num:
            deal = f"{seed}:{report.matches}"
            ends = solver.ends(deal, report.matches, options, nodes)
            for number, position in enumerate(kept(ends, report)[: num - report.positions]):
                report.kept[position.left] += 1
                report.within += solver.within_reach(position)
                for name in bots:
                    player, luck = crew.hired(name, edition.key), FreeChance(f"{deal}:{number}:{name}")
                    move = player.choose(position.view, position.moves, luck)
                    _note(report, name, position, move, solver.chance(position, move, AGAIN * nodes))
                progress(report.positions)
            report.matches += 1
    return report


def _note(report: Report, bot: str, position: Position, move: object, followed: float | None) -> None:
    """What a move gives away; all, where it cannot be followed: nothing is measured as better than it is."""
    assert position.chance is not None
    chance = position.chance if move == position.best else followed
    report.unclear[bot] += chance is None
    report.regrets[bot].append(max(0.0, position.chance - (chance or 0.0)))


def kept(ends: Sequence[Position], report: Report) -> list[Position]:
    """Of one match, the earliest that can still be won; the report hears of all that were tried."""
    winnable: list[Position] = []
    for position in ends:
        report.tried[position.left] += 1
        report.solved[position.left] += position.chance is not None
        if position.chance is not None and position.chance < EQUAL:
            report.lost[position.left] += 1
        elif position.chance is not None:
            winnable.append(position)
    return winnable[-A_MATCH:]
