"""What talk could be worth in Panic Station at most: humans who know for certain who is infected.

    python bench/perfect_trust.py --num 600 --seed trust

The same deals are played by belief bots in silence, with talk, and in silence by bots that are told the truth as long
as they are human. Such a bot cheats: it lives here, and nowhere where anybody plays.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from openps.bots.budget import Budget
from openps.bots.play import play_match
from openps.bots.player import Player
from openps.catalog import game_named
from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.editions.panic_station.bots.believer import Believer
from openps.editions.panic_station.bots.mind import Mind
from openps.engine.chance import Chance
from openps.engine.claims import TheyAre
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.view import StationView
from openps.lab.hiring import Crew
from openps.lab.stats import wilson

GAME: Final = "panic_station"


class Truth:
    """Looks over the bots' shoulders: knows who is infected, and counts who accuses whom."""

    def __init__(self) -> None:
        self.infected = 0
        self.accusations: Counter[str] = Counter()
        self._match: AnyMatch | None = None
        self._heard = 0

    def asked(self, match: AnyMatch, seat: Seat, view: Any, player: Player) -> None:
        if match is not self._match:
            self._match, self._heard = match, 0
        self.infected = match.state.infected
        for _, claim in match.claims[self._heard :]:
            if isinstance(claim.says, TheyAre):
                self.accusations[f"{self._side(claim.speaker)} accuses {self._side(claim.says.seat)}"] += 1
        self._heard = len(match.claims)

    def _side(self, seat: Seat) -> str:
        return "infected" if self.infected >> seat & 1 else "human"

    def answered(self, seat: Seat, choices: int) -> None:
        pass


class Knowing(Suspicions):
    def __init__(self, view: StationView, truth: int) -> None:
        super().__init__(view)
        self._truth = truth

    def infected(self, seat: Seat) -> float:
        return float(self._truth >> seat & 1)


class Knower(Believer):
    """The belief bot, told the truth as long as it is human."""

    def __init__(self, truth: Truth) -> None:
        super().__init__()
        self._told = truth

    def choose(self, view: StationView, moves: Sequence[StationMove], chance: Chance, budget: Budget) -> StationMove:
        if view.infected or len(moves) == 1:
            return super().choose(view, moves, chance, budget)
        mind = Mind(view, suspicions=Knowing(view, self._told.infected))
        return max(moves, key=mind.worth)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--num", type=int, default=600)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--seed", default="trust")
    given = parser.parse_args()
    game, truth = game_named(GAME), Truth()
    options = game.options(given.players, {})
    usual = Crew().hired("belief", GAME)
    knowing = Player(usual.spec, Knower(truth), time.monotonic)
    sides: dict[str, Counter[str]] = {}
    for number in range(given.num):
        for name, player, talk in (("silence", usual, False), ("talk", usual, True), ("truth", knowing, False)):
            match = play_match(game, options, [player] * given.players, f"{given.seed}:{number}", talk, truth)
            outcome = match.outcome()
            assert outcome is not None
            side = game.info.sides[outcome.reason] if outcome.winners else "nobody"
            sides.setdefault(name, Counter())[side] += 1
    for name, won in sides.items():
        for side, count in sorted(won.items()):
            low, high = wilson(count, given.num)
            print(f"{name:8} {side:10} {100 * count / given.num:5.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    for what, count in sorted(truth.accusations.items()):
        print(f"{what}: {count / given.num:.2f} times a match with talk")


if __name__ == "__main__":
    main()
