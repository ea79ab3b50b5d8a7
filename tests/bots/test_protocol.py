"""One protocol for bots in other processes: programs that people wrote, and the processes of the server."""

from __future__ import annotations

import json
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest

from openps.bots.budget import QUICK
from openps.bots.program import ProgramBot
from openps.bots.protocol import Question, message, plain_view
from openps.catalog import games
from openps.desk import thinker
from openps.engine import laws
from openps.engine.chance import FreeChance, named_seed
from openps.engine.codec import plain
from openps.engine.game import AnyGame
from openps.engine.match import AnyMatch, Match
from openps.wire import encoding
from tests.long import slice_of

each_game = pytest.mark.parametrize("game", games().values(), ids=games())
KEEPS = """
import json, sys
for line in sys.stdin:
    open({file!r}, "w").write(line)
    print(json.dumps(json.loads(line)["moves"][0]), flush=True)
"""


def without_names(value: object, aside: tuple[str, ...] = encoding.ASIDE) -> object:
    """A form as it goes over the line to clients: no names of classes, options and claims beside it."""
    if isinstance(value, Mapping):
        return {key: without_names(item, ()) for key, item in value.items() if key not in (encoding.KIND, *aside)}
    return [without_names(item, ()) for item in value] if isinstance(value, list | tuple) else value


def a_match(game: AnyGame) -> AnyMatch:
    return Match(game, game.options(max(game.info.players), {}), named_seed(3))


@each_game
def test_there_is_one_json_form_of_a_view(game: AnyGame) -> None:
    """What a client gets are the same fields with the same values, only without the names of their classes."""
    options = game.options(max(game.info.players), {})
    for moment in list(laws.random_moments(game, options, 13))[:: slice_of(1, 5)]:
        for viewer in laws.viewers(max(game.info.players)):
            view = game.view(moment.after, viewer)
            whole = plain_view(game, view, options, ())
            assert without_names(whole) == msgspec.json.decode(encoding.encode_view(view))
            assert {key: whole[key] for key in whole if key not in encoding.ASIDE} == {
                key: value for key, value in _dict(plain(view)).items() if key not in encoding.ASIDE
            }


def _dict(value: object) -> dict[str, object]:
    assert isinstance(value, dict)
    return value


@each_game
def test_a_process_of_the_server_reads_the_line_that_a_program_gets(game: AnyGame, tmp_path: Path) -> None:
    match = a_match(game)
    decision = match.decision()
    assert decision is not None
    seat = decision.seats[0]
    program, kept = tmp_path / "bot.py", tmp_path / "line"
    program.write_text(KEEPS.format(file=str(kept)))
    bot = ProgramBot(f"{shlex.quote(sys.executable)} {shlex.quote(str(program))}", game, grace=60)
    bot.choose(match.view(seat), match.legal_moves(seat), FreeChance(1), QUICK)
    bot.close()
    line = json.loads(kept.read_text())

    assert list(line) == ["game", "view", "moves", "luck", "steps", "seconds"], "what the guide says, and no more"
    assert line["view"]["kind"] == game.view_type().__name__
    assert line["view"]["options"] == json.loads(json.dumps(game.plain_options(match.options)))
    question = msgspec.convert({**line, "level": "random"}, Question)
    assert thinker.answer(question) in line["moves"]


def test_what_was_said_stands_in_the_view_with_its_line() -> None:
    game = games()["panic_station"]
    match = a_match(game)
    match.say(1, "2 is infected")
    view = plain_view(game, match.view(0), match.options, match.view(0).claims)

    assert view["claims"] == [{**_dict(plain(match.claims[0][1])), "text": "2 is infected"}]
    question = Question(game.info.key, view, ["end"], 1, level="random")
    read = msgspec.json.decode(msgspec.json.encode(message(question)), type=Question)
    assert encoding.Reader(game, match.options).view(read.view, read.view["claims"]) == match.view(0)


def test_only_our_own_processes_are_told_a_level_and_a_log() -> None:
    question = Question("pani_high", {}, ["pass"], 1)

    assert set(message(question)) == {"game", "view", "moves", "luck", "steps", "seconds"}
    assert message(Question("pani_high", {}, [], 1, level="normal", log=[]))["level"] == "normal"
    assert message(Question("pani_high", {}, [], 1, level="normal", log=[]))["log"] == []
