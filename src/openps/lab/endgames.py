"""How well bots play the end of Négociateur, held against positions that were solved.

The positions are from matches of the rule of thumb, in one of three loosened so that stranger ones come up as well.
Every match is gone through from its end backwards, as long as the best move can be solved; of the positions that can
still be won the earliest two are kept: the largest ones.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final, NamedTuple

from openps.bots.budget import QUICK, Budget
from openps.editions.negotiator.bots.branches import FEW
from openps.editions.negotiator.bots.heuristic import Heuristic
from openps.editions.negotiator.bots.search import STEPS
from openps.editions.negotiator.bots.search import nodes as most
from openps.editions.negotiator.bots.solver import Solution, settled, solved
from openps.engine.chance import FreeChance
from openps.games.negotiator import box
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import CrisisMove
from openps.games.negotiator.view import CrisisView
from openps.lab.hiring import Crew
from openps.lab.stats import mean, rate

NODES: Final = 100_000  # that a position may take; a bot that solves some by itself takes fewer
AGAIN: Final = 200  # times as many for what a bot chose: it may be harder to follow than the best, and few are
A_MATCH: Final = 2  # positions of one match
LOOSE: Final = (0.0, 0.0, 0.5)  # the temperature of one match after another
EQUAL: Final = 1e-9  # chances that differ by less are the same


class Position(NamedTuple):
    view: CrisisView
    moves: tuple[CrisisMove, ...]
    solution: Solution  # of the best move


@dataclass(slots=True)
class Report:
    """What was found, by Terror cards left, and what the bots lost at each position that was kept."""

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

    def plain(self) -> dict[str, Any]:
        left = sorted(self.tried, reverse=True)
        counts = {"tried": self.tried, "solved": self.solved, "lost": self.lost, "kept": self.kept}
        return {
            "matches": self.matches,
            "positions": self.positions,
            **{name: {key: found[key] for key in left} for name, found in counts.items()},
            "within_reach": self.within,
            "bots": {bot: {**_bot(all_of), "unclear": self.unclear[bot]} for bot, all_of in self.regrets.items()},
        }


def _bot(regrets: Sequence[float]) -> dict[str, Any]:
    best = sum([regret < EQUAL for regret in regrets])
    return {
        "regret": asdict(mean(regrets)) if len(regrets) > 1 else {"value": sum(regrets), "low": None, "high": None},
        "best_moves": asdict(rate(best, len(regrets))),
        "worst": max(regrets, default=0.0),
    }


def measure(
    bots: Sequence[str], options: Mapping[str, Any], num: int, seed: str, nodes: int, progress: Callable[[int], None]
) -> Report:
    """So many positions; `progress` hears of each. The same seed gives the same ones, whoever is asked about them."""
    report = Report(regrets={name: [] for name in bots})
    with Crew() as crew:
        while report.positions < num:
            deal = f"{seed}:{report.matches}"
            for number, position in enumerate(positions(deal, options, nodes, report)[: num - report.positions]):
                report.kept[len(position.view.deck)] += 1
                report.within += settled(position.view, most(position.view, Budget(STEPS))) is not None
                for name in bots:
                    player, luck = crew.hired(name, NEGOTIATOR.info.key), FreeChance(f"{deal}:{number}:{name}")
                    move = player.choose(position.view, position.moves, luck)
                    _note(report, name, position, move, AGAIN * nodes)
                progress(report.positions)
            report.matches += 1
    return report


def _note(report: Report, bot: str, position: Position, move: CrisisMove, nodes: int) -> None:
    """What a move gives away; all, where it cannot be followed: nothing is measured as better than it is."""
    best = position.solution
    followed = best if move == best.best else solved(position.view, nodes, (move,))
    report.unclear[bot] += followed is None
    chance = 0.0 if followed is None else followed.chances.get(move, followed.chance)
    report.regrets[bot].append(max(0.0, best.chance - chance))


def positions(deal: str, options: Mapping[str, Any], nodes: int, report: Report) -> list[Position]:
    """Of one match; the report hears of all that were tried."""
    found: list[Position] = []
    for view, moves in reversed(decisions(deal, options, LOOSE[report.matches % len(LOOSE)])):
        left = len(view.deck)
        report.tried[left] += 1
        best = solved(view, nodes, ())
        if best is None:
            break
        report.solved[left] += 1
        if best.chance < EQUAL:
            report.lost[left] += 1
            continue
        found.append(Position(view, moves, best))
    return found[-A_MATCH:]


def decisions(
    deal: str, options: Mapping[str, Any], temperature: float
) -> list[tuple[CrisisView, tuple[CrisisMove, ...]]]:
    """Every choice between two or more moves with few Terror cards left, in the order of the match."""
    bot, luck = Heuristic(temperature), FreeChance(deal)
    state = NEGOTIATOR.setup(NEGOTIATOR.options(box.PLAYERS[0], options), luck).state
    found = []
    while state.ask is not None:
        view, moves = NEGOTIATOR.view(state, box.NEGOTIATOR), tuple(NEGOTIATOR.legal_moves(state, box.NEGOTIATOR))
        if len(moves) > 1 and len(view.deck) <= FEW:
            found.append((view, moves))
        NEGOTIATOR.apply(state, box.NEGOTIATOR, bot.choose(view, moves, luck, QUICK), luck)
    return found
