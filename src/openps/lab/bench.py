"""How fast the engine is here: random play, copies, views, imagined states, and the memory of a match.

In processor time of this one thread: on a quiet machine the same as by the clock, on a busy one still true.
"""

from __future__ import annotations

import gc
import time
import tracemalloc
from collections.abc import Callable

from openps.bots.ladder import NORMAL
from openps.catalog import games
from openps.catalog.bots import hire, level_names
from openps.engine import match as match_module
from openps.engine import record
from openps.engine.chance import FreeChance, named_seed
from openps.engine.game import AnyGame
from openps.engine.laws import random_match
from openps.engine.match import AnyMatch, Match
from openps.engine.playout import play_out


def core() -> str:
    """Whether the engine in use is the compiled one."""
    return "pure" if str(match_module.__file__).endswith(".py") else "compiled"


def measure_all(seconds: float) -> list[dict[str, object]]:
    """One row for each game and number of players."""
    return [measure(game, players, seconds) for game in games().values() for players in game.info.players]


def measure(game: AnyGame, players: int, seconds: float) -> dict[str, object]:
    options = game.options(players, {})
    random_play(game, options, 0.2)
    decisions, played, took = random_play(game, options, seconds)
    states = middle_states(game, options, 40)
    seat = 0
    views = [game.view(state, seat) for state in states]
    chance = FreeChance(0)
    return {
        "game": game.info.key,
        "players": players,
        "decisions": decisions,
        "games": played,
        "seconds": round(took, 3),
        "decisions_per_second": round(decisions / took),
        "games_per_second": round(played / took, 1),
        "playout_per_second": round(playouts(game, options, seconds)),
        "copy_us": microseconds(lambda i: game.copy(states[i % len(states)])),
        "view_us": microseconds(lambda i: game.view(states[i % len(states)], seat)),
        "determinize_us": microseconds(lambda i: game.determinize(views[i % len(views)], chance)),
        "match_kib": match_memory(game, options),
        "record_kib": record_size(game, options, players),
    }


def random_play(game: AnyGame, options: object, seconds: float) -> tuple[int, int, float]:
    """Whole random matches for about so long: legal moves, apply and evolve, with all events made."""
    decisions = played = 0
    started = time.process_time()
    while (took := time.process_time() - started) < seconds:
        decisions += play_one(game, options, played)
        played += 1
    return decisions, played, took


def play_one(game: AnyGame, options: object, seed: int) -> int:
    chance = FreeChance(seed)
    state = game.setup(options, chance).state
    decisions = 0
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[0]
        game.apply(state, seat, chance.pick(game.legal_moves(state, seat), "move"), chance)
        decisions += 1
    return decisions


def playouts(game: AnyGame, options: object, seconds: float) -> float:
    """Decisions a second where the game plays itself out: no log, nobody asked, nothing checked twice."""
    decisions = played = 0
    started = time.process_time()
    while (took := time.process_time() - started) < seconds:
        chance = FreeChance(played)
        decisions += play_out(game, game.setup(options, chance).state, chance, chance)
        played += 1
    return decisions / took


def middle_states(game: AnyGame, options: object, count: int) -> list[object]:
    """States from random matches, each a different way into it."""
    states: list[object] = []
    for seed in range(count):
        chance = FreeChance(seed)
        state = game.setup(options, chance).state
        kept = game.copy(state)
        for number in range(10 * seed):
            decision = game.decision(state)
            if decision is None:
                break
            seat = decision.seats[0]
            game.apply(state, seat, chance.pick(game.legal_moves(state, seat), "move"), chance)
            kept = game.copy(state) if game.decision(state) is not None or number == 0 else kept
        states.append(kept)
    return states


def microseconds(do: Callable[[int], object], times: int = 2000) -> float:
    """The best of three rounds: what it costs when nothing else is in the way."""
    rounds = []
    for _ in range(3):
        started = time.process_time()
        for index in range(times):
            do(index)
        rounds.append((time.process_time() - started) / times)
    return round(1e6 * min(rounds), 2)


def record_size(game: AnyGame, options: object, players: int) -> float:
    """The longest record of some matches as a file, in KiB: of random ones, and of the bots that people meet first."""
    matches = [random_match(game, options, seed) for seed in range(5)]
    if NORMAL in level_names(game.info.key):
        matches += [_played(game, options, named_seed(seed)) for seed in range(5)]
    return round(max([len(record.write(match, ["bot"] * players)) for match in matches]) / 1024, 1)


def _played(game: AnyGame, options: object, seed: str) -> AnyMatch:
    match: AnyMatch = Match(game, options, seed)
    bot, chance = hire(NORMAL, game.info.key, time.perf_counter), FreeChance(seed)
    while (decision := match.decision()) is not None:
        seat = decision.seats[0]
        match.play(seat, bot.choose(match.view(seat), match.legal_moves(seat), chance))
    return match


def match_memory(game: AnyGame, options: object) -> float:
    """What a finished match with its whole log holds in memory, in KiB; shared tables are warm and do not count."""
    for seed in range(2, 12):
        random_match(game, options, seed)
    gc.collect()
    tracemalloc.start()
    match = random_match(game, options, 1)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del match
    return round(held / 1024, 1)
