"""The rules are told twice: what may be done (legal), and why something may not (refuse). Both must tell the same.

Stations are thrown together at random, far beyond what a match would reach in its first hours: rooms, people, items,
wounds, parasites and what has been done in the turn. Then each move is possible exactly if no rule is in its way.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest

from openps.engine.chance import Chance, FreeChance
from openps.games.panic_station import moves
from openps.games.panic_station.pieces import ANYWHERE, NOBODY, OFF
from openps.games.panic_station.refuse import reason
from openps.games.panic_station.refuse import reasons as because
from openps.games.panic_station.state import Ask, Station, others_in
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, ask
from tests.games.panic_station.thrown import own_rooms, thrown_together

STATIONS: Final = 80
# Why one of these may not be done is asked only where it may not: their reasons do not say when they may.
ONE_SIDED: Final = (moves.Trade, moves.Offer, moves.Pull, moves.PlayArmor)


def about_to_act(state: Station, chance: Chance) -> None:
    living = [kind for kind, room in enumerate(own_rooms(state)) if room != OFF]
    state.now.bonus = chance.pick([*living, NOBODY], "bonus")


def just_entered(state: Station, chance: Chance) -> None:
    rooms = own_rooms(state)
    met = [kind for kind, room in enumerate(rooms) if room != OFF and others_in(state, state.active, room)]
    state.now.duty = chance.pick(met, "duty") if met else NOBODY


def with_one_shot_left(state: Station, chance: Chance) -> None:
    if own_rooms(state)[1] != OFF and state.bullets[state.active]:
        state.now.shots = 1


def with_a_card_in_hand(state: Station, chance: Chance) -> None:
    spots = state.floor.spots(state.plan[0]) if state.plan else {}
    if spots:
        state.now.placing = chance.pick([*spots, ANYWHERE], "placing")


@clause("PS-4.3", "PS-9.2", "PS-11.4", "PS-7.1")
@pytest.mark.parametrize(
    ("question", "pending", "enough"),
    [
        (Ask.ACT, about_to_act, 1000), (Ask.ENTRY, just_entered, 50), (Ask.SECOND_SHOT, with_one_shot_left, 30),
        (Ask.PLACE, with_a_card_in_hand, 100),
    ],
)  # fmt: skip
def test_a_move_is_possible_exactly_if_no_rule_is_in_its_way(question: Ask, pending: object, enough: int) -> None:
    assert callable(pending)
    seen: Counter[bool] = Counter()
    kinds: Counter[type] = Counter()
    for seed in range(STATIONS):
        state = thrown_together(FreeChance(f"{question} {seed}"))
        pending(state, FreeChance(seed))
        if ask(state) != question:
            continue
        me = state.active
        possible = set(GAME.legal_moves(state, me))
        for move in GAME.all_moves(state.options):
            placing = isinstance(move, moves.Place) == (question is Ask.PLACE)
            if not placing or isinstance(move, ONE_SIDED) or (question is Ask.ENTRY and isinstance(move, moves.Lay)):
                continue
            # Nothing is in the way but the search of the first turn, which is not asked for here.
            free = reason(state, me, move) is because.MUST_SEARCH
            assert free == (move in possible), (seed, GAME.move_text(move), reason(state, me, move))
            seen[free] += 1
            kinds[type(move)] += free
    if question is Ask.ACT:
        assert all(number for kind, number in kinds.items() if kind not in (moves.TakeHit, moves.WasteShot))
    assert min(seen.values()) >= enough
