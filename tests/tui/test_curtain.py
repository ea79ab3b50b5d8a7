"""Several people at one full screen: the law of the curtain.

Two worlds that an onlooker cannot tell apart give the onlooker the same screens. Of what is shown to somebody else the
onlooker knows how many keys were pressed, and nothing besides.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

import pytest
from textual.pilot import Pilot

from openps.catalog import edition_named, game_named
from openps.cli.local import LocalTable
from openps.cli.opening import Opening
from openps.engine import laws
from openps.engine.chance import FreeChance
from openps.engine.game import AnyGame
from openps.engine.ids import Seat
from openps.tui.app import OpenpsApp
from openps.tui.curtain import Curtain
from openps.tui.ending import End
from openps.tui.table import TableScreen
from tests.clauses import clause
from tests.cli.test_curtain import SHARED, World, differently_free, shot, together
from tests.games.panic_station import tables as station
from tests.long import LONG
from tests.tui.playing import LARGE, Player, at_table, near_the_end, opening, strips_of

MOST = 6  # moves that two worlds are followed for
STRIDE = 7  # every so many moments of a random match
TRIES = 3
LOOKS = 4  # at a screen that stays, on a busy machine
PAIRS = 2 if LONG else 1
LEFT = 8  # moves that are played on the screen where only the end is looked at


class Scripted:
    """In the place of the bots: they play what is written."""

    def __init__(self, world: World, table: LocalTable) -> None:
        self._world, self._table = world, table

    def choose(self, seat: Seat) -> object:
        asked, move = self._world.moves[self._table.ply]
        assert asked == seat
        return move

    def talk(self) -> None: ...

    def least(self, seat: Seat) -> float:
        return 0.0

    def close(self) -> None: ...


async def seen(
    game: AnyGame, world: World, people: Sequence[Seat], onlookers: Sequence[Seat], folder: Path
) -> list[list[str]]:
    """All that each of these onlookers has of the screen while a world is played."""
    match = world.opened(game, 0)
    seats = ["human" if seat in people else "random" for seat in range(match.seats)]
    begun = Opening(edition_named(game.info.key), match, seats, folder / "match.jsonl", {})
    table = LocalTable(begun, pace=0.0)
    table._bots = Scripted(world, table)
    screen = TableScreen(table)
    app = OpenpsApp(screen, "en")
    shown: list[list[str]] = [[] for _ in onlookers]
    async with app.run_test(size=LARGE) as pilot:
        player = Player(app, pilot, screen, "curtain")
        while table.ply < len(world.moves):
            await player.until(lambda: isinstance(app.screen, Curtain | End) or bool(screen.choices))
            await settled(app, pilot)
            if isinstance(app.screen, Curtain):
                for own in shown:
                    own.append(f"curtain {strips_of(app.screen)}")
                await pilot.press("enter")
                continue
            assert screen.sight is not None
            for onlooker, own in zip(onlookers, shown, strict=True):
                own.append(strips_of(app.screen) if screen.sight.viewer == onlooker else "a key")
            text = game.move_text(world.moves[table.ply][1])
            screen.choose(next(one for one in screen.choices if one.text == text))
            before = table.ply
            await player.until(lambda ply=before: table.ply > ply)
    return shown


async def settled(app: OpenpsApp, pilot: Pilot[None]) -> None:
    """Until the screen stays as it is: what is about to be drawn is no news of a world, and a window may come late."""
    before, same = "", 0
    while same < LOOKS:
        now = strips_of(app.screen)
        before, same = now, same + 1 if now == before else 0
        await pilot.pause(0.05)


def both_seen(
    game: AnyGame, worlds: Sequence[World], people: Sequence[Seat], onlooker: Seat, folder: Path
) -> list[list[str]]:
    """What tells two worlds apart does so again; a starved machine that draws a window late in one of them does not."""
    for _ in range(TRIES):
        shown = [asyncio.run(seen(game, world, people, [onlooker], folder))[0] for world in worlds]
        if shown[0] == shown[1]:
            break
    return shown


def telling_pairs(rules: AnyGame, people: Sequence[Seat]) -> Iterator[tuple[Seat, list[World]]]:
    """Pairs of worlds that a seat cannot tell apart, in which a question has one answer here and several there."""
    moments = laws.random_moments(rules, rules.options(len(people), {}), 1)
    for number, moment in enumerate(islice(moments, 0, None, STRIDE)):
        onlooker = people[number % len(people)]
        imagined = rules.determinize(rules.view(moment.before, onlooker), FreeChance(number))
        worlds = together(rules, (moment.before, imagined), onlooker, people, number)
        short = [World(world.state, world.moves[:MOST]) for world in worlds]
        if differently_free(rules, short, number):
            yield onlooker, short


@clause("PS-16.12", "PS-19.4")
@pytest.mark.parametrize("game", SHARED)
def test_worlds_that_look_alike_give_an_onlooker_the_same_screens(game: str, tmp_path: Path) -> None:
    rules = game_named(game)
    pairs = list(islice(telling_pairs(rules, range(rules.info.players[0])), PAIRS))
    assert len(pairs) == PAIRS, "the law was never put to the test"
    for onlooker, worlds in pairs:
        people = range(rules.info.players[0])
        first, second = both_seen(rules, worlds, people, onlooker, tmp_path)
        assert first == second, f"seat {onlooker} can tell them apart"
        assert len(first) > 1


@clause("PS-16.12")
def test_whoever_is_hit_is_called_to_the_screen_with_and_without_armor(tmp_path: Path) -> None:
    with_armor, without = [
        asyncio.run(seen(station.GAME, shot(*armor), range(4), (0, 2), tmp_path)) for armor in (["armor"], [])
    ]
    assert with_armor == without
    for onlooker in without:
        assert [one.startswith("curtain") for one in onlooker] == [True, False] * 3


def test_nothing_of_one_person_is_left_under_the_curtain(tmp_path: Path) -> None:
    async def look() -> None:
        begun = opening("pani_high", tmp_path, seats="human,human", seed="3")
        table = LocalTable(begun, pace=0.0)
        screen = TableScreen(table)
        app = OpenpsApp(screen, "en")
        async with app.run_test(size=LARGE) as pilot:
            player = Player(app, pilot, screen, "two")
            for _ in range(12):
                await player.until(lambda: isinstance(app.screen, Curtain | End) or bool(screen.choices))
                await pilot.pause()
                if isinstance(app.screen, Curtain):
                    assert screen.sight is None
                    assert strips_of(screen).count("▤") == 0
                    assert "press Enter" in player.shown()
                    assert "key" not in player.shown()
                    await pilot.press("x", "1", "escape")
                    assert isinstance(app.screen, Curtain), "only Enter lifts it"
                    await pilot.press("enter")
                else:
                    await pilot.press(player.pick().key)

    asyncio.run(look())


def test_the_end_is_told_to_all_and_not_by_the_eyes_of_one(tmp_path: Path) -> None:
    async def play() -> None:
        begun = near_the_end(opening("pani_high", tmp_path, seats="human,human", seed="3"), LEFT)
        async with at_table(begun, LARGE) as player:
            while not player.is_over:
                await player.press("enter" if isinstance(player.app.screen, Curtain) else player.pick().key)
                await player.asked()
            assert player.screen.sight is not None
            assert player.screen.sight.viewer is None
            assert "You " not in player.shown()

    asyncio.run(play())
