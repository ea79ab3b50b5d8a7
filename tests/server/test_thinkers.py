"""Bots in other processes: right answers, a limit on their time, and a table that goes on whatever they do."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Sequence
from dataclasses import replace

import msgspec
import pytest

from openps.bots.bot import RandomBot, Speech
from openps.bots.ladder import Rung
from openps.bots.player import Player
from openps.bots.protocol import Question, message, plain_view
from openps.bots.specs import Spec
from openps.catalog import game_named
from openps.catalog.bots import hire
from openps.desk import thinker
from openps.desk.thinking import any_of
from openps.engine.chance import Chance, named_seed
from openps.engine.claims import IAm
from openps.engine.match import Match
from openps.games.panic_station.claims import Status
from openps.games.panic_station.view import StationView
from openps.server.thinkers import Thinkers


def question(level: str = "heuristic", key: str = "pani_high") -> Question:
    game = game_named(key)
    options = game.options(game.info.players[0], {})
    match = Match(game, options, named_seed(3))
    decision = match.decision()
    assert decision is not None
    seat = decision.seats[0]
    moves = [game.move_text(move) for move in match.legal_moves(seat)]
    return Question(key, plain_view(game, match.view(seat), options, ()), moves, 0, level=level)


def sent(asked: Question) -> Question:
    """As it arrives in another process."""
    return msgspec.json.decode(msgspec.json.encode(message(asked)), type=Question)


def choose(count: int = 1, limit: float = 60.0, command: tuple[str, ...] | None = None) -> tuple[list[str], list[str]]:
    events: list[str] = []

    async def whole() -> list[str]:
        thinkers = Thinkers(2, lambda event, **_: events.append(event), limit, command, starts_within=0.0)
        try:
            told = await asyncio.gather(*[thinkers.choose(question()) for _ in range(count)])
            return [choice.move for choice in told]
        finally:
            await thinkers.close()

    return asyncio.run(whole()), events


def test_a_bot_elsewhere_answers_as_the_bot_here() -> None:
    here = thinker.answer(sent(question()))
    elsewhere, events = choose(6)

    assert elsewhere == [here] * 6
    assert events == []


@pytest.mark.parametrize(
    "program",
    [
        "import time; time.sleep(60)",
        "raise SystemExit(1)",
        "import sys\nfor line in sys.stdin: print('\"no such move\"', flush=True)",
        "import sys\nfor line in sys.stdin: print('nonsense', flush=True)",
    ],
)
def test_a_table_goes_on_even_if_all_bots_hang_die_or_talk_nonsense(program: str) -> None:
    answers, events = choose(3, 0.5, (sys.executable, "-c", program))

    assert answers == [any_of(question())] * 3
    assert set(answers) <= set(question().moves)
    assert events == ["bot-failed"] * 3


FAILS_AT_ONE_LEVEL = """
import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    if question["level"] == {level!r}:
        {how}
    print(json.dumps(question["moves"][-1]), flush=True)
"""


@pytest.mark.parametrize("level", ["planner", "strong"])
@pytest.mark.parametrize("how", ["raise SystemExit", "time.sleep(60)", "print('?', flush=True); continue"])
def test_a_bot_that_fails_is_replaced_by_the_lower_rung_and_only_the_log_hears_of_it(level: str, how: str) -> None:
    heard: list[tuple[str, dict[str, object]]] = []
    asked = question(level, "negotiator")

    async def whole() -> list[str]:
        command = (sys.executable, "-c", FAILS_AT_ONE_LEVEL.format(level=level, how=how))
        thinkers = Thinkers(1, lambda event, **what: heard.append((event, what)), 1.0, command, starts_within=2.0)
        try:
            chosen = [await thinkers.choose(asked), await thinkers.choose(asked)]
            assert all(choice.level != level for choice in chosen), "and says so"
            return [choice.move for choice in chosen]
        finally:
            await thinkers.close()

    assert asyncio.run(whole()) == [asked.moves[-1]] * 2, "the lower rung answered"
    assert [(event, what["level"]) for event, what in heard] == [("bot-failed", level)] * 2


SLOW_TO_START = """
import json, sys, time
time.sleep(1.5)
for line in sys.stdin:
    print(json.dumps(json.loads(line)["moves"][-1]), flush=True)
    time.sleep(60)
"""


def test_a_process_that_starts_slowly_is_no_slow_bot() -> None:
    events: list[str] = []

    async def whole() -> list[str]:
        command = (sys.executable, "-c", SLOW_TO_START)
        thinkers = Thinkers(1, lambda event, **_: events.append(event), 0.5, command, starts_within=60.0)
        try:
            return [(await thinkers.choose(question())).move, (await thinkers.choose(question())).move]
        finally:
            await thinkers.close()

    first, second = asyncio.run(whole())
    assert (first, second) == (question().moves[-1], any_of(question()))
    assert events == ["bot-failed"], "that it has started once is no excuse for the second question"


def test_a_bot_that_is_there_no_more_is_replaced_as_well() -> None:
    asked, events = question("planner-of-last-year", "negotiator"), []

    async def whole() -> str:
        thinkers = Thinkers(1, lambda event, **_: events.append(event))
        try:
            return (await thinkers.choose(asked)).move
        finally:
            await thinkers.close()

    assert asyncio.run(whole()) in asked.moves
    assert events == []


class Herald(RandomBot):
    """Says that it is human, because of the last thing that happened."""

    def speak(self, view: StationView, log: Sequence[object], chance: Chance) -> Speech:
        assert view.viewer is not None
        return Speech(IAm(Status.HUMAN), len(log) - 1)


def test_a_bot_elsewhere_says_what_it_has_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    herald = Player(Spec(Rung("herald", Herald), 0, None), Herald(), lambda: 0.0)
    monkeypatch.setattr(thinker, "player", lambda level, key: herald if level == "herald" else hire(level, key, float))
    asked = question("herald", "panic_station")
    log = [{"kind": "Sealed"}, {"kind": "Claim", "speaker": 1, "text": "I am human", "at": 1}]
    read = sent(replace(asked, view={**asked.view, "claims": log[1:]}, moves=[], log=log))

    assert thinker.answer(read) == "I am human because 1"
    assert thinker.answer(replace(read, level="random")) == ""


def test_a_bot_that_fails_to_speak_is_silent() -> None:
    async def whole(program: str) -> str:
        thinkers = Thinkers(1, lambda *_, **__: None, 0.5, (sys.executable, "-c", program), starts_within=0.0)
        try:
            return await thinkers.speak(replace(question(), log=[]))
        finally:
            await thinkers.close()

    assert asyncio.run(whole("raise SystemExit(1)")) == ""
    assert asyncio.run(whole("import time; time.sleep(60)")) == ""
