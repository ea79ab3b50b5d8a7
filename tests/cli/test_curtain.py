"""Several people at one terminal: two worlds that an onlooker cannot tell apart give the onlooker the same screens,
curtains and prompts, byte for byte.

The onlooker is one of those who sit there. Between the curtain of somebody else and the next wipe of the screen only
the keys of that one are heard; everything else is seen.
"""

from __future__ import annotations

import io
import re
import sys
from collections.abc import Callable, Sequence
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from openps.catalog import edition_named, game_named, games
from openps.cli.main import main
from openps.cli.play import TerminalTable
from openps.cli.question import Question
from openps.engine import codec, laws
from openps.engine.chance import FreeChance, named_seed
from openps.engine.game import AnyGame
from openps.engine.ids import Seat, Viewer
from openps.engine.match import AnyMatch, Match
from openps.words.messages import Messages
from tests.clauses import clause
from tests.games.panic_station import tables as station
from tests.long import LONG

SHARED = [game for game in games() if max(game_named(game).info.players) > 1]
WIPED = "\033[2J\033[3J\033[H"
KEY = "\N{RETURN SYMBOL}"
LONGEST = 20  # moves that two worlds are followed for
STRIDE = 10  # every so many moments of a random match, an onlooker imagines another world


class World(NamedTuple):
    """A state, and what is played from it on."""

    state: Any
    moves: Sequence[tuple[Seat, Any]]

    def opened(self, game: AnyGame, seed: int) -> AnyMatch:
        match: AnyMatch = Match(game, self.state.options, named_seed(seed))
        match.state, match.log = game.copy(self.state), []
        return match


class Terminal:
    """What is printed, and who types what: at a curtain nothing, at a question the number of the world's next move."""

    def __init__(self, table: TerminalTable, world: World) -> None:
        self.table = table
        self.world = world
        self.screen = ""
        self.question: Question

    def asks(self, *given: Any) -> Question:
        self.question = Question(*given)
        return self.question

    def isatty(self) -> bool:
        return True

    def flush(self) -> None: ...

    def write(self, text: str) -> None:
        self.screen += text

    def next(self) -> tuple[Seat, Any]:
        if self.table.match.ply >= len(self.world.moves):
            raise EOFError
        return self.world.moves[self.table.match.ply]

    def input(self, prompt: str) -> str:
        self.write(prompt)
        seat, move = self.next()
        self.write(KEY)
        curtain = prompt == self.table.say("play-curtain", seat=seat)
        return "" if curtain else str(self.question.moves.index(move) + 1)

    # In the place of the bots, who play what is written as well.

    def talk(self) -> None: ...

    def move(self, seat: Seat) -> None:
        assert self.next()[0] == seat
        self.table.match.play(*self.next())


Played = Callable[..., str]


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Played:
    """Plays a world at one terminal; gives all that its screen ever showed."""

    def play(game: AnyGame, world: World, people: Sequence[Seat], seed: int = 0) -> str:
        match = world.opened(game, seed)
        seats = ["human" if seat in people else "random" for seat in range(match.seats)]
        table = TerminalTable(edition_named(game.info.key), match, seats, tmp_path / "match.jsonl", "en", {})
        terminal = Terminal(table, world)
        with monkeypatch.context() as patched:
            patched.setattr(table, "bots", terminal)
            patched.setattr(sys, "stdout", terminal)
            patched.setattr("builtins.input", terminal.input)
            patched.setattr("openps.cli.play.Question", terminal.asks)
            try:
                table.run()
            except EOFError:
                table.leave()
        assert match.moves[: len(world.moves)] == list(world.moves)
        return terminal.screen

    return play


def seen(screen: str, viewer: Viewer) -> str:
    """What an onlooker has of it: of another one's screen, behind the curtain, only how often a key was pressed."""
    curtain = re.escape(Messages("en")("play-curtain", seat="SEAT")).replace("SEAT", r"(\d+)")
    shown = []
    for sheet in screen.split(WIPED):
        open_to_all, *behind = re.split(curtain + KEY, sheet)
        shown.append(open_to_all)
        for seat, text in zip(behind[::2], behind[1::2], strict=True):
            own = int(seat) == viewer
            shown.append(f"[{seat} looks] " + (text if own else KEY * text.count(KEY)))
    return "\n[wiped] ".join(shown)


def together(game: AnyGame, states: Sequence[Any], viewer: Seat, people: Sequence[Seat], seed: int) -> list[World]:
    """Two worlds played on with the same luck, alike where all can choose alike, as long as they look alike.

    They end before the match does: after that, everything may be told.
    """
    luck = FreeChance(f"{seed} choices")
    both = [World(state, ()).opened(game, seed) for state in states]
    alike = 0
    while alike < LONGEST and _told(both[0], viewer) == _told(both[1], viewer):
        decision = both[0].decision()
        if decision is None:
            break
        alike = both[0].ply
        seat = next((seat for seat in decision.seats if seat in people), decision.seats[0])
        choices = [match.legal_moves(seat) for match in both]
        if not all(choices):
            break  # imagined, but the rules never lead there
        common = [move for move in choices[0] if move in choices[1]]
        same = luck.pick(common, "move") if common else None
        for match, own in zip(both, choices, strict=True):
            match.play(seat, same or luck.pick(own, "own move"))
    return [World(state, match.moves[:alike]) for state, match in zip(states, both, strict=True)]


def _told(match: AnyMatch, viewer: Seat) -> tuple[str, ...]:
    """Everything that a seat has ever been told."""
    masked = [codec.to_json(event) for event in match.seen_by(viewer, match.log)]
    return (codec.to_json(match.view(viewer)), repr(match.decision()), repr(match.outcome()), *masked)


def differently_free(game: AnyGame, worlds: Sequence[World], seed: int) -> int:
    """How many questions have one answer in one world and several in the other."""
    both = [world.opened(game, seed) for world in worlds]
    count = 0
    for one, other in zip(worlds[0].moves, worlds[1].moves, strict=True):
        count += len({len(match.legal_moves(one[0])) == 1 for match in both}) - 1
        both[0].play(*one)
        both[1].play(*other)
    return count


@clause("PS-16.12", "PS-19.4")
@pytest.mark.parametrize("game", SHARED)
@pytest.mark.parametrize("bots", [0, 2])
def test_worlds_that_look_alike_give_an_onlooker_the_same_screens(game: str, bots: int, played: Played) -> None:
    rules = game_named(game)
    players = rules.info.players[0]
    told_by_being_free = 0
    for seed in range(2 if LONG else 1):
        people = FreeChance(seed).shuffled(range(players), "people")[bots:]
        moments = laws.random_moments(rules, rules.options(players, {}), seed)
        for number, moment in enumerate(islice(moments, 0, None, STRIDE)):
            viewer = people[number % len(people)]
            imagined = rules.determinize(rules.view(moment.before, viewer), FreeChance(number))
            worlds = together(rules, (moment.before, imagined), viewer, people, number)
            told_by_being_free += differently_free(rules, worlds, number)
            first, second = [seen(played(rules, world, people, number), viewer) for world in worlds]
            assert first == second, f"seat {viewer} can tell moment {number} of match {seed} apart"

    assert told_by_being_free >= (10 if LONG else 5), "the law was never put to the test"


# ---- one by one


RED, GREEN, PURPLE = 0, 1, 2
SHOT = ("fire green_trooper", "take_hit", "end")


def shot(*armor: str) -> World:
    """Red shoots at green, who takes the hit, with or without armor in hand."""
    state = station.at(station.built("empty_1 0 E upright"), r=1, G=1, g=1)
    station.hold(station.table(state, RED, "ammo"), {GREEN: [*armor, "gas_can", "gas_can", "gas_can"][:3]})
    seats = (RED, GREEN, RED)
    return World(state, [(seat, station.GAME.parse_move(text)) for seat, text in zip(seats, SHOT, strict=True)])


@clause("PS-16.12")
def test_whoever_is_hit_is_called_to_the_screen_with_and_without_armor(played: Played) -> None:
    with_armor, without = [played(station.GAME, shot(*armor), range(4)) for armor in (["armor"], [])]

    assert ("play armor: " in with_armor, "play armor: " in without) == (True, False)
    for viewer in (RED, PURPLE):
        assert seen(with_armor, viewer) == seen(without, viewer)
    assert re.findall(r"\[\d looks\] \S*", seen(without, PURPLE)) == [f"[{seat} looks] {KEY}" for seat in (0, 1, 0)]


def test_alone_an_only_choice_is_played_and_said(played: Played) -> None:
    """Nobody looks on: the choice of one person among bots costs no key."""
    alone = played(station.GAME, shot(), [GREEN])

    assert "(your only choice: " in alone
    assert "press Enter" not in alone
    assert alone.count(KEY) == 0


def test_no_card_of_one_person_is_left_for_the_next_one(played: Played) -> None:
    sheets = played(station.GAME, shot("armor"), range(4)).split(WIPED)

    assert ["press Enter" in sheet for sheet in sheets] == [True] * 4
    assert ["Your hand" in sheet.partition(KEY)[0] for sheet in sheets] == [False] * 4
    assert ["Your hand" in sheet.partition(KEY)[2] for sheet in sheets] == [True] * 3 + [False]


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Callable[..., str]:
    """What a real `openps play` shows on a screen that can be wiped, to those who type these lines."""
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path))

    def shown(lines: Sequence[str], *arguments: str) -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, ""])))
        monkeypatch.setattr("sys.stdout.isatty", lambda: True)
        assert main(["play", *arguments, "--lang", "en", "--seed", "5"]) == 0
        return capsys.readouterr().out

    return shown


@pytest.mark.parametrize("game", SHARED)
def test_who_leaves_takes_the_own_cards_off_the_screen(game: str, terminal: Callable[..., str]) -> None:
    shared, alone = terminal(["", "quit"], game, "--seats", "human,human"), terminal(["quit"], game)

    assert ["Your hand" in sheet for sheet in shared.split(WIPED)] == [True, False]
    assert re.search("Go on with: .*openps play", shared.split(WIPED)[1])
    assert WIPED not in alone


@pytest.mark.parametrize("game", SHARED)
def test_the_end_is_told_to_all_and_not_by_the_eyes_of_one(game: str, terminal: Callable[..., str]) -> None:
    bots = ",".join(["random"] * (game_named(game).info.players[0] - 2))
    shown = terminal(["1"] * 3000, game, "--seats", f"human,human,{bots}")
    end = shown.split(WIPED)[-1]

    assert "The match is over" in end
    assert not re.search(r"\b[Yy]ou(r hand)?\b", end)
    assert "The match is over" not in shown.removesuffix(end)
