"""One of our bots as a program (docs/guide/write-a-bot.md), for any version of openps that can be imported.

It counts the seconds of its budget as processor time, so that other work on the machine takes nothing from it, and
writes down how much it thought: a line of JSON a decision.

    python strength_bot.py search:50ms NOTES
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from openps.bots.protocol import Question

try:
    thinker = import_module("openps.desk.thinker")
except ModuleNotFoundError:  # where it was in older versions
    thinker = import_module("openps.server.thinker")


@dataclass
class Counting:
    """A player who tells how many steps a decision took."""

    player: Any
    steps: int = 0

    def choose(self, view: object, moves: list[object], chance: object) -> Any:
        budget = self.player.spec.budget(time.process_time)
        before = budget.taken  # those who do not think share one
        chosen = self.player.bot.choose(view, moves, chance, budget)
        self.steps = budget.taken - before
        return chosen


def main(level: str, notes: Path) -> None:
    players: dict[str, Counting] = {}

    def counted(_: str, game: str, seconds: float | None = None) -> Counting:
        if game not in players:
            players[game] = Counting(thinker.hire(level, game, time.process_time))
        return players[game]

    thinker.player = counted
    decoder = msgspec.json.Decoder(Question)
    with notes.open("a") as file:
        for line in sys.stdin.buffer:
            question = decoder.decode(line)
            begun = time.process_time()
            sys.stdout.write(json.dumps(thinker.answer(question)) + "\n")
            sys.stdout.flush()
            steps = players[question.game].steps
            file.write(json.dumps({"steps": steps, "seconds": time.process_time() - begun}) + "\n")
            file.flush()


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
