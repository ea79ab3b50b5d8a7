"""What is told of a match once it is over: in golden matches and in small ones that are played here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from openps.catalog import OURS, edition_named, game_named
from openps.editions.negotiator import tale as crisis
from openps.editions.pani_high import tale as school
from openps.editions.panic_station import tale as station
from openps.editions.tale import PLAIN_TALE, Moment, told
from openps.engine import record
from openps.engine.chance import FreeChance, named_seed
from openps.engine.claims import Claim, Verdict
from openps.engine.match import AnyMatch, Match
from openps.games.negotiator.exploits import Exploit
from openps.games.panic_station import events
from openps.tables import acts, replays
from openps.tables.errors import NotNow
from openps.words.messages import LANGUAGES, Messages
from openps.words.teller import Teller
from tests.golden.write import GOLDEN
from tests.tables.house import Party, party


@cache
def golden(path: str) -> AnyMatch:
    read = record.read((GOLDEN / f"{path}.jsonl").read_bytes())
    return record.replay(read, game_named(read.game))


def tale_of(match: AnyMatch) -> list[Moment]:
    return told(edition_named(match.game.info.key).tale, match)


def of_kind(match: AnyMatch, *kinds: type) -> list[tuple[int, Any]]:
    """Moments of these kinds with their turns."""
    return [(one.turn, one.what) for one in tale_of(match) if isinstance(one.what, kinds)]


def fates(match: AnyMatch) -> Sequence[Sequence[object]]:
    return edition_named(match.game.info.key).tale.fates(match)


# ---- Panic Station


def test_the_chain_of_infections_says_who_whom_where_and_when() -> None:
    match = golden("panic_station/random-4")

    assert of_kind(match, station.HostChosen, station.Infected) == [
        (0, station.HostChosen(1)),
        (4, station.Infected(1, 0, 1, False)),
    ]
    assert fates(match)[0] == [station.WasInfected(1, 4, 1, False), station.WasKilled(None, 24)]
    assert fates(match)[1] == [station.WasHost(0)]
    assert fates(match)[3] == [station.StayedHuman(), station.WasKilled(None, 30)]


@pytest.mark.parametrize("path", sorted((GOLDEN / "panic_station").glob("*.jsonl")), ids=lambda path: path.stem)
def test_the_tale_names_exactly_the_infections_that_the_rules_counted(path: Any) -> None:
    match = golden(f"panic_station/{path.stem}")
    told = [(what.giver, what.victim) for _, what in of_kind(match, station.Infected)]

    assert told == [(one.giver, one.victim) for one in match.state.infections]
    assert sorted(seat for _, one in of_kind(match, station.Eliminated) for seat in [one.seat]) == [
        seat for seat in range(match.seats) if not match.state.alive >> seat & 1
    ]


def test_parried_attempts_deaths_scans_and_the_hive_are_told_in_their_order() -> None:
    match = golden("panic_station/heuristic-5")

    assert of_kind(match, station.Parried)[0] == (2, station.Parried(2, 1, 2))
    assert of_kind(match, station.Eliminated) == [(12, station.Eliminated(1, None)), (23, station.Eliminated(2, 0))]
    assert of_kind(match, station.HiveFound, station.Scanned, station.HiveDestroyed) == [
        (32, station.HiveFound(0)), (32, station.Scanned(0, 0, 3)), (36, station.HiveDestroyed(3)),
    ]  # fmt: skip
    numbers = [one.number for one in tale_of(match)]
    assert numbers == sorted(numbers)
    assert isinstance(match.log[numbers[-1]], events.HiveBurned)


def test_a_lie_stands_where_it_was_told_and_once() -> None:
    match = a_talkative_match()
    lies = [one for one in tale_of(match) if isinstance(one.what, Claim)]
    claims = [(claim, verdict) for claim, verdict in match.verdicts() if verdict is Verdict.FALSE]

    assert len(claims) == 2
    assert [(one.number, one.verdict) for one in lies] == [(claims[0][0].at, Verdict.FALSE)]
    assert match.log[lies[0].number] == lies[0].what


def a_talkative_match() -> AnyMatch:
    """Somebody who is not the Host claims to be, twice, and tells the truth once."""
    game = game_named("panic_station")
    match: AnyMatch = Match(game, game.options(4, {}), named_seed("a liar"))
    luck = FreeChance(1)
    liar = next(seat for seat in range(4) if match.state.host != seat)
    for text in ("I am host", "I am host", "I am human"):
        match.say(liar, text)
    while (decision := match.decision()) is not None:
        match.play(decision.seats[0], luck.pick(match.legal_moves(decision.seats[0]), "move"))
    return match


# ---- Pani-High!


def test_scores_are_told_by_rows_and_add_up() -> None:
    for stem in ("heuristic-5", "random-6-host-must"):
        match = golden(f"pani_high/{stem}")
        outcome = match.outcome()
        assert outcome is not None
        points = [sum(getattr(one, "points", 0) for one in fate) for fate in fates(match)]
        assert tuple(points) == outcome.scores
    assert fates(golden("pani_high/random-6-host-must"))[2] == [school.HeldNone(), school.HeldSeal(25)]


def test_the_greatest_battles_and_the_way_of_the_seal_are_told() -> None:
    match = golden("pani_high/heuristic-5")
    battles = [what for _, what in of_kind(match, school.BattleFought)]

    assert len(battles) == school.MOST_BATTLES
    assert school.BattleFought(4, 2, "music_room", 110, 110, False, True) in battles
    assert battles[-1] == school.BattleFought(0, 4, "library", 70, 60, True, False)
    assert of_kind(match, school.SealCame) == [(50, school.SealCame(0, None))]
    assert of_kind(golden("pani_high/random-6-host-must"), school.SealCame)[-1] == (68, school.SealCame(2, 5))
    assert of_kind(golden("pani_high/random-5"), school.SealLost) == [(25, school.SealLost(2))]


# ---- Négociateur


@pytest.mark.parametrize("path", sorted((GOLDEN / "negotiator").glob("*.jsonl")), ids=lambda path: path.stem)
def test_every_hostage_is_accounted_for(path: Any) -> None:
    match = golden(f"negotiator/{path.stem}")
    state = match.state

    assert sum(what.count for _, what in of_kind(match, crisis.Freed)) == state.freed
    assert sum(what.count for _, what in of_kind(match, crisis.Killed)) == state.dead
    assert fates(match)[0][0] == crisis.Count(state.taker, state.freed, state.dead, state.zone, state.turn)


def test_demands_exploits_and_the_last_turn_are_told() -> None:
    match = golden("negotiator/heuristic-donna")

    assert of_kind(match, crisis.Learned) == [(3, crisis.Learned("her_post_back")), (3, crisis.Learned("helicopter"))]
    assert of_kind(match, crisis.Earned) == [(2, crisis.Earned(Exploit.SILENCE))]
    assert {turn for turn, _ in of_kind(match, crisis.LastTest)} == {11}
    assert of_kind(match, crisis.Killed)[-1] == (11, crisis.Killed(9, None))


# ---- every game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", OURS, ids=lambda one: one.key)
def test_the_terminal_tells_every_moment_in_words(edition: Any, language: str) -> None:
    for path in (GOLDEN / edition.key).glob("*.jsonl"):
        match = golden(f"{edition.key}/{path.stem}")
        words = Teller(Messages(language, edition.words), 0, edition.screen.names(match.options, language))
        lines = [words.tale(one.what) for one in tale_of(match)]
        lines += [words.tale(one) for fate in fates(match) for one in fate]
        assert lines
        assert not [line for line in lines if line.startswith("tale-") or "none" in line.split()]


@pytest.mark.parametrize("edition", OURS, ids=lambda one: one.key)
def test_before_the_end_there_is_no_tale(edition: Any) -> None:
    game = edition.rules
    match: AnyMatch = Match(game, game.options(game.info.players[0], {}), named_seed("too early"))
    for _ in range(20):
        decision = match.decision()
        assert decision is not None
        match.play(decision.seats[0], match.legal_moves(decision.seats[0])[0])

    assert told(edition.tale, match) == []


def test_a_game_from_outside_needs_to_tell_nothing() -> None:
    match = golden("panic_station/random-4")

    assert told(PLAIN_TALE, match) == []
    assert PLAIN_TALE.fates(match) == [(), (), (), ()]


# ---- at a table


async def played_out(at: Party) -> AnyMatch:
    luck = FreeChance(3)
    while at.table.phase == "playing":
        seat = min(at.table.offers)
        await at.play(seat, at.text(seat, luck.below(len(at.table.offers[seat].moves), "move")))
    return at.table.playing


def test_a_table_tells_it_only_when_the_match_is_over() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, game="panic_station", players=4)).start()
        with pytest.raises(NotNow):
            acts.over(at.table)
        match = await played_out(at)
        tale = replays.tale(acts.over(at.table))

        assert len(tale.lengths) == len(match.moves) + 1
        assert tale.lengths[-1] == len(match.log)
        assert tale.turns[0] == 0
        assert len(tale.turns) == len(set(tale.turns)) <= match.state.turn
        assert [one.number for one in tale.moments] == [one.number for one in tale_of(match)]
        assert bytes(replays.open_log(at.table).events).count(b'"kind":') == len(match.log)

    party(test)


def test_with_open_hands_every_hand_and_role_is_seen_and_through_eyes_none() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, game="panic_station", players=4)).start()
        match = await played_out(at)
        plies = len(match.moves)
        last = replays.frames(at.table, None, plies, 1).frames[0]

        assert [tuple(one.hand) for one in last.bared] == [tuple(hand) for hand in match.state.hands]
        assert last.bared[match.state.host].status == "host"
        assert replays.frames(at.table, 2, plies, 1).frames[0].bared == []

    party(test)
