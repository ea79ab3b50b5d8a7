"""What goes over the line betrays nothing: in worlds that a client cannot tell apart it hears the same bytes.

Whole matches are played at a table where every seat, and one of the public, keeps all that it is sent. Each message is
made again in a world that its receiver cannot rule out, and must be the same to the byte.
"""

from __future__ import annotations

import copy
import os
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from openps.catalog import game_named
from openps.engine import laws
from openps.engine.chance import FreeChance
from openps.engine.ids import Viewer
from openps.engine.laws import AnyGame
from openps.tables import news
from openps.tables.heard import Heard
from openps.tables.table import Offer, Table
from openps.wire import messages as wire
from tests.long import slice_of
from tests.tables.house import Guest, Party, party

# `make long` plays 30 matches; `make leaks` goes through as many as one likes.
MATCHES = int(os.environ.get("OPENPS_SECRET_MATCHES", slice_of(30, 10)))
SHARE = {"panic_station": 7, "pani_high": 2, "negotiator": 1}
REFUSALS_EVERY = 90
STEPS_EVERY = 20


def cases() -> list[Any]:
    """Most matches where most is hidden; each is a test of its own, so that they share the processors."""
    parameters = []
    for number in range(MATCHES):
        key = [game for game, share in SHARE.items() for _ in range(share)][number % 10]
        parameters.append(pytest.param(key, number, id=f"{key}-{number}"))
    return parameters


@pytest.mark.parametrize(("key", "number"), cases())
def test_a_match_over_the_wire_betrays_nothing(key: str, number: int) -> None:
    async def test(at: Party) -> None:
        game = game_named(key)
        players = game.info.players[number % len(game.info.players)]
        await (await at.open(players, game=key, players=players)).start()
        await Watch(at, await at.look_on(), number).run()

    party(test)


class Watch:
    def __init__(self, at: Party, public: Guest, number: int) -> None:
        self.at = at
        self.viewers: dict[Viewer, Guest] = {None: public}
        self.viewers |= {guest.viewer: guest for guest in at.guests}
        self.heard: dict[Viewer, Heard] = {}
        self.luck = FreeChance(f"secrets {number}")
        self.compared = 0
        self.stepped = 0

    async def run(self) -> None:
        at, game = self.at, self.at.table.game
        turn = 0
        while at.table.phase == "playing":
            turn += 1
            before = game.copy(at.table.playing.state)
            seat = self.luck.pick(sorted(at.table.offers), "seat")
            move = self.luck.pick(at.table.offers[seat].moves, "move")
            length = len(at.table.playing.log)
            self.listen()
            await at.play(seat, game.move_text(move))
            moment = laws.Moment(before, seat, move, at.table.playing.log[length:], at.table.playing.state)
            for viewer, guest in self.viewers.items():
                self.compare_now(viewer, guest)
                if turn % STEPS_EVERY == 0:
                    self.compare_step(viewer, guest, moment)
            if turn % REFUSALS_EVERY == 0:
                self.compare_refusals(seat)
        self.no_secret_was_told()
        assert self.compared >= turn * len(self.viewers) - len(self.viewers)

    def listen(self) -> None:
        """What everybody has heard until now: news leave that out, in every world."""
        self.heard = {viewer: self.at.live.heard.of(guest) for viewer, guest in self.viewers.items()}

    def compare_now(self, viewer: Viewer, guest: Guest) -> None:
        """The message of now, made in a world that the viewer imagines."""
        table = self.at.table
        if table.phase == "over":
            return
        game = table.game
        imagined = game.determinize(table.playing.view(viewer), self.luck)
        said = self.message(table, imagined, table.playing.log, viewer)
        assert said == last_news(guest), f"viewer {viewer} hears another thing in another world"
        self.compared += 1

    def message(self, table: Table, state: Any, log: list[Any], viewer: Viewer) -> bytes:
        """What the server would send to the viewer if this were the state of the table."""
        told = in_another_world(table, state, log, self.at.clock()).news(viewer, table.seq - 1, self.heard[viewer])
        return news.ENCODER.encode(told)

    def compare_step(self, viewer: Viewer, guest: Guest, moment: laws.Moment) -> None:
        """The same step in the world that the viewer imagined before it: where it looks the same it sounds the same."""
        table = self.at.table
        if table.phase == "over":
            return
        game: AnyGame = table.game
        imagined = game.determinize(game.view(moment.before, viewer), self.luck)
        seen = laws._seen(game, moment.before, moment.events, viewer)
        start = len(table.playing.log) - len(moment.events)
        moves = [moment.move] if moment.seat == viewer else game.legal_moves(imagined, moment.seat)
        for move in list(moves)[:12]:
            state = game.copy(imagined)
            events = game.apply(state, moment.seat, move, self.luck)
            if laws._looks_like(game, imagined, events, viewer, seen):
                log = [*table.playing.log[:start], *events]
                assert self.message(table, state, log, viewer) == last_news(guest)
                self.stepped += 1

    def compare_refusals(self, mover: int) -> None:
        """Why a move is refused depends on nothing that its seat does not know."""
        table = self.at.table
        if table.phase == "over":
            return
        game, state = table.game, table.playing.state
        for seat in range(len(table.places)):
            imagined = game.determinize(game.view(state, seat), self.luck)
            for move in game.all_moves(table.options):
                assert game.why_not(state, seat, move) == game.why_not(imagined, seat, move), (seat, move)

    def no_secret_was_told(self) -> None:
        """Neither tickets nor hashes nor what the seed is made of, to anybody, at any time."""
        table = self.at.table
        secrets = [table.plan.secret, table.seed(), *[member.ticket for member in table.members.values()]]
        secrets += [guest.ticket for guest in self.at.guests]
        for guest in self.viewers.values():
            for message in guest.raw:
                assert not [one for one in secrets if one.encode() in message]


def in_another_world(table: Table, state: Any, log: list[Any], now: float) -> news.Telling:
    """What the server would tell if this were the state of the table."""
    world = copy.copy(table)
    match = copy.copy(table.playing)
    match.state, match.log = state, log
    world.match = match
    world.lengths = [*table.lengths[:-1], len(log)]
    decision = match.decision()
    world.offers = {
        seat: Offer(decision.ask, tuple(match.legal_moves(seat)), 0) for seat in (decision.seats if decision else ())
    }
    return news.Telling(world, now)


def last_news(guest: Guest) -> bytes:
    return next(message for message in reversed(guest.raw) if message.startswith(b'{"type":"news"'))


def test_the_comparison_can_fail() -> None:
    """A server that told everybody the cards of seat 0 would be caught."""

    async def test(at: Party) -> None:
        await (await at.open(5, game="pani_high")).start()
        watch = Watch(at, await at.look_on(), 1)
        leaking = at.table.playing

        class Leaky(type(leaking)):
            def viewing(self) -> Callable[[Viewer], Any]:
                first = super().viewing()(0)
                return lambda _: first

        leaking.__class__ = Leaky
        differences = 0
        for _ in range(10):
            seat = next(iter(at.table.offers))
            watch.listen()
            await at.play(seat, at.text(seat))
            for viewer in (1, 2):
                imagined = at.table.game.determinize(at.table.game.view(leaking.state, viewer), watch.luck)
                said = watch.message(at.table, imagined, leaking.log, viewer)
                differences += said != last_news(watch.viewers[viewer])
        assert differences > 5

    party(test)


def test_a_list_of_tables_tells_nothing_about_private_ones_or_matches() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, listed=True)).start()
        (card,) = await at.house.cards(10)
        before = msgspec.json.encode(card)
        for _ in range(10):
            seat = next(iter(at.table.offers))
            await at.play(seat, at.text(seat))
        (card,) = await at.house.cards(10)
        assert msgspec.json.encode(card) == before
        await at.open(1)
        assert len(await at.house.cards(10)) == 1
        assert isinstance(at.guests[0].table(), wire.TableInfo)

    party(test)
