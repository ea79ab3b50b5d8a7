"""The big proof: the laws over thousands of random matches, on as many processors as there are.

A proof depends on the game, the options, the seeds and nothing else: however it is split, it counts the same, and the
lowest seed that breaks a law is the one that is named.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import product
from multiprocessing import get_context
from typing import Any, Final

from openps.catalog import AnyGame
from openps.engine import laws
from openps.engine.chance import FreeChance
from openps.engine.ids import Viewer
from openps.engine.laws import LawBroken

RECORD_EVERY: Final = 50  # one match in so many is written, read and played again
STEPS_EVERY: Final = 2  # one step in so many is compared with imagined ones, for one viewer in turn
MOST_TABLES: Final = 64  # more combinations of options than this are sampled
_CHUNK: Final = 20  # matches that one process takes at a time


@dataclass(frozen=True, slots=True)
class Proof:
    """How much was proved: matches, their decisions and how they ended, under full secrecy the views and steps."""

    matches: int = 0
    decisions: int = 0
    secrecy_matches: int = 0
    secrecy_checks: int = 0
    secrecy_steps: int = 0
    outcomes: Mapping[str, int] = field(default_factory=dict)  # by reason

    def __add__(self, other: Proof) -> Proof:
        return Proof(
            self.matches + other.matches,
            self.decisions + other.decisions,
            self.secrecy_matches + other.secrecy_matches,
            self.secrecy_checks + other.secrecy_checks,
            self.secrecy_steps + other.secrecy_steps,
            dict(sorted((Counter(self.outcomes) + Counter(other.outcomes)).items())),
        )


def tables(game: AnyGame, given: Mapping[str, object], most: int = MOST_TABLES) -> list[Any]:
    """The tables to play at: each number of players with each value of the options that are not given.

    Where that would be more than `most`, the same few every time, among them every value of every option.
    """
    free = [option for option in game.info.options if option.key not in given]
    keys = [option.key for option in free]
    every: list[tuple[Any, ...]] = list(product(*[option.values for option in free], game.info.players))
    if len(every) > most:
        every = _spread(every, most, FreeChance(f"tables of {game.info.key}"))
    return [game.options(row[-1], {**given, **dict(zip(keys, row[:-1], strict=True))}) for row in every]


def _spread(every: Sequence[tuple[Any, ...]], most: int, chance: FreeChance) -> list[tuple[Any, ...]]:
    """Rows that bring a value not seen yet before all others; in their order."""
    seen: set[tuple[int, Any]] = set()
    fresh: list[int] = []
    others: list[int] = []
    for index in chance.shuffled(range(len(every)), "tables"):
        values = set(enumerate(every[index]))
        (others if values <= seen else fresh).append(index)
        seen |= values
    return [every[index] for index in sorted([*fresh, *others][: max(most, len(fresh))])]


def prove(game: AnyGame, given: Mapping[str, object], seeds: range, secrecy: int) -> Proof:
    """Play a random match a seed, in turn at every table, and keep the laws on it; the first ones in full secrecy.

    Raises LawBroken with the seed and the table of the first match that breaks one.
    """
    proof = Proof()
    seats = tables(game, given)
    for index, seed in enumerate(seeds):
        options = seats[seed % len(seats)]
        try:
            proof += _prove_one(game, options, seed, index < secrecy)
        except LawBroken as broken:
            where = f"{game.info.key}, seed {seed}, {dict(game.plain_options(options))}: {broken.detail}"
            raise LawBroken(broken.law, where) from broken
    return proof


def prove_many(game: AnyGame, given: Mapping[str, object], seeds: range, secrecy: int, jobs: int) -> Proof:
    """The same proof, shared out among so many processes. The game must be one that can be pickled."""
    starts = range(0, len(seeds), _CHUNK)
    chunks = [seeds[start : start + _CHUNK] for start in starts]
    secret = [min(max(secrecy - start, 0), _CHUNK) for start in starts]
    if jobs == 1:
        return sum(map(prove, [game] * len(chunks), [given] * len(chunks), chunks, secret), Proof())
    # Fresh processes: a fork may hang where the caller has threads.
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        return sum(pool.map(prove, [game] * len(chunks), [given] * len(chunks), chunks, secret), Proof())


def _prove_one(game: AnyGame, options: Any, seed: int, secret: bool) -> Proof:
    played = _play(game, options, seed)
    _keep_log(game, options, played, FreeChance(f"{seed} playable"))
    if seed % RECORD_EVERY == 0:
        laws.record_survives(game, options, seed, [f"player {seat + 1}" for seat in range(played.seats)])
    decisions = len(played.steps)
    ended = {played.outcome: 1}
    if not secret:
        return Proof(1, decisions, outcomes=ended)
    return Proof(1, decisions, 1, *_keep_secrets(game, options, played, seed), ended)


@dataclass(frozen=True, slots=True)
class _Played:
    """A match that is over: the events of the deal, then who moved what and what happened, and the last state."""

    seats: int
    deal: Sequence[Any]
    steps: Sequence[tuple[int, Any, Sequence[Any]]]
    last: Any
    outcome: str


def _play(game: AnyGame, options: Any, seed: int) -> _Played:
    """Laws 3 and 8: at every decision someone may act, and the match ends."""
    chance = FreeChance(seed)
    deal = game.setup(options, chance)
    state = deal.state
    steps: list[tuple[int, Any, Sequence[Any]]] = []
    seats = _seats(game, options)
    laws.someone_may_act(game, state, seats)
    while (decision := game.decision(state)) is not None:
        if len(steps) == game.info.longest:
            raise LawBroken(laws.ENDS, f"the match goes on after {game.info.longest} decisions")
        seat = chance.pick(decision.seats, "seat")
        move = chance.pick(game.legal_moves(state, seat), "move")
        steps.append((seat, move, game.apply(state, seat, move, chance)))
        laws.someone_may_act(game, state, seats)
    outcome = game.outcome(state)
    assert outcome is not None, "someone_may_act has seen to it"
    return _Played(seats, deal.events, steps, state, outcome.reason)


def _seats(game: AnyGame, options: Any) -> int:
    players = game.plain_options(options)["players"]
    assert isinstance(players, int)
    return players


def _keep_log(game: AnyGame, options: Any, played: _Played, chance: FreeChance) -> None:
    """Laws 2, 4 and 9 in one pass over the log: it is the truth, loses nothing, and one of its states is playable."""
    state = game.blank(options)
    for event in played.deal:
        game.evolve(state, event)
    pieces = game.census(state)
    sampled = chance.below(len(played.steps) + 1, "sampled moment")
    for number, (_, _, events) in enumerate(played.steps):
        if number == sampled:
            laws.legal_means_playable(game, state, options, played.seats, chance)
        for event in events:
            game.evolve(state, event)
            if game.census(state) != pieces:
                raise LawBroken(laws.NOTHING_LOST, f"{type(event).__name__} changed what there is")
    if sampled == len(played.steps):
        laws.legal_means_playable(game, state, options, played.seats, chance)
    laws.require(state == played.last, laws.LOG, "the folded log is another state")


def _keep_secrets(game: AnyGame, options: Any, played: _Played, seed: int) -> tuple[int, int]:
    """Laws 5 and 6 at every decision for every viewer; how many views and how many steps were compared."""
    chance = FreeChance(f"{seed} imagined")
    viewers = laws.viewers(played.seats)
    state = game.blank(options)
    _keep_masks(game, state, played.deal, viewers)
    checks = steps = 0
    for number, (seat, move, events) in enumerate(played.steps):
        imagined = _keep_views(game, state, viewers, chance)
        checks += len(viewers)
        turn, left = divmod(number, STEPS_EVERY)
        if not left:
            chosen = turn % len(viewers)
            moment = laws.Moment(state, seat, move, events, None)
            steps += laws.steps_betray_nothing(game, moment, viewers[chosen], imagined[chosen], seed)
        _keep_masks(game, state, events, viewers)
    _keep_views(game, state, viewers, chance)
    return checks + len(viewers), steps


def _keep_views(game: AnyGame, state: Any, viewers: Sequence[Viewer], chance: FreeChance) -> list[Any]:
    """Law 5 for one state; what each viewer imagines is returned."""
    pieces = game.census(state)
    return [laws.view_betrays_nothing(game, state, viewer, chance, pieces) for viewer in viewers]


def _keep_masks(game: AnyGame, state: Any, events: Sequence[Any], viewers: Sequence[Viewer]) -> None:
    """Law 6 for each event, right after it was written into the state."""
    for event in events:
        game.evolve(state, event)
        for viewer in viewers:
            laws.mask_agrees_with_view(game, state, event, viewer)
