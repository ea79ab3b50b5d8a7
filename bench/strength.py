"""What a faster core is worth to a bot: the same bot on an older core against itself on this one.

Both are programs that answer the ordinary questions, each in an environment of its own; deals are paired as in
`openps ladder`. With a budget in seconds (processor time) the faster one thinks further: who wins more? With its usual
budget in steps both play alike: what does a decision take?

    git worktree add build/old 0e3a525
    python -m venv build/old/.venv && build/old/.venv/bin/python -m pip install -r build/old/requirements-dev.txt
    OPENPS_NO_WEB=1 OPENPS_COMPILED=1 build/old/.venv/bin/python -m pip install --no-deps build/old
    make .venv-compiled/.built
    python bench/strength.py --old build/old/.venv/bin/python --new .venv-compiled/bin/python --game pani_high
"""

from __future__ import annotations

import argparse
import json
import shlex
import statistics
import tempfile
from pathlib import Path

from openps.lab.ladder import Contest, Standing, measure
from openps.lab.stats import Interval

BOT = Path(__file__).with_name("strength_bot.py").absolute()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--old", required=True, help="a Python with the older openps")
    parser.add_argument("--new", required=True, help="a Python with this openps")
    parser.add_argument("--game", default="pani_high")
    parser.add_argument("--players", type=int, default=0, help="as few as the game allows, if not said")
    parser.add_argument("--bot", default="search:50ms", help="the bot and its budget: search:50ms, or search for steps")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        notes = {which: Path(name) / which for which in ("old", "new")}
        standing = contest(given, notes)
        print(report(given, standing))
        for which, path in notes.items():
            print(f"{which}: {thought(path)}")


def contest(given: argparse.Namespace, notes: dict[str, Path]) -> Standing:
    programs = {which: program(getattr(given, which), given.bot, path) for which, path in notes.items()}
    players = given.players or fewest_players(given.game)
    asked = Contest(given.game, players, {}, programs["new"], programs["old"], "strength", talk=False)
    return measure(asked, given.deals, None, given.jobs, lambda _: None)


def fewest_players(game: str) -> int:
    from openps.catalog import game_named

    return min(game_named(game).info.players)


def program(python: str, bot: str, notes: Path) -> str:
    """Not resolved: the Python of an environment is a link, and what it is called says where its packages are."""
    return "program:" + shlex.join([str(Path(python).absolute()), "-P", str(BOT), bot, str(notes)])


def report(given: argparse.Namespace, standing: Standing) -> str:
    def said(one: Interval) -> str:
        return f"{one.value:.3f} ({one.low:.3f} to {one.high:.3f})"

    return (
        f"{given.game}, {standing.contest.players} players, {given.bot}, {len(standing.candidate)} deals, "
        f"{standing.seconds:.0f} s\n"
        f"new core {said(standing.rate())}, old core {said(standing.baseline_rate())}, "
        f"difference {said(standing.difference())}"
    )


def thought(notes: Path) -> str:
    """How much was thought, of the decisions that were thought about."""
    rows = [json.loads(line) for line in notes.read_text("utf-8").splitlines()]
    deep = [row for row in rows if row["steps"]]
    if not deep:
        return f"{len(rows)} decisions, none thought about"
    steps = statistics.mean([row["steps"] for row in deep])
    seconds = statistics.mean([row["seconds"] for row in deep])
    return (
        f"{len(rows)} decisions, {len(deep)} thought about: {steps:.1f} playouts and {1000 * seconds:.1f} ms each, "
        f"{steps / seconds:,.0f} playouts a second"
    )


if __name__ == "__main__":
    main()
