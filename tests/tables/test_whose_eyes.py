"""The whole life of tickets, walked at random: whatever people do, nobody sees with the eyes of a seat but its owner.

People come, go, lose tickets, ask for them, agree, come back, are sent away, resign, play again; and whoever can do
something with anything they were ever given tries it. The model beside it knows one thing: which ticket is whose,
and by which rule it may become another one. The rule is written down here once more, in other words than in the house.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Awaitable
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec
import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from openps.client.known import Known
from openps.engine.errors import OpenpsError
from openps.tables import acts, lost_tickets
from openps.tables.absence import Presence
from openps.tables.house import House
from openps.tables.live import LiveTable
from openps.tables.lost_tickets import Terms
from openps.tables.table import Table
from openps.tables.tickets import hashed
from openps.wire import encoding
from openps.wire import messages as wire
from tests.tables.house import HEARD, Clock, Counted, FirstMove, Guest
from tests.tables.memory import NoWheel

AFTER, WAIT = 30, 600
PEOPLE = 4
T = TypeVar("T")

numbers = st.integers(0, 7)


@dataclass
class Asked:
    """A request as the model remembers it."""

    seated: wire.Seated
    at: float
    yes: set[str] = field(default_factory=set)
    first_yes: float = 0.0
    void: bool = False  # its owner was seen since


class Eye(Guest):
    """A watcher that compares what it is shown with what its ticket may show."""

    def __init__(self, walk: Walk, live: LiveTable, member: str | None, ticket: str) -> None:
        super().__init__(live, member, ticket)
        self._walk = walk
        self._known = Known()

    def send(self, message: bytes) -> None:
        told = HEARD.decode(message)
        if isinstance(told, wire.News):
            self._known.hear(told)
            match = self._live.table.playing
            mine = match.viewing()(self._walk.rightful_seat(self.ticket))
            assert self._known.view == msgspec.json.decode(encoding.encode_view(mine))


class Walk(RuleBasedStateMachine):
    """One house, and a table after the other; everybody tells everybody every code."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.clock, self.store = Clock(), NoWheel()
        self.house = House(self.store, FirstMove(), self.clock, Counted())
        self.run(self.house.start())
        self.live: LiveTable
        self.given: list[str] = []  # every ticket that anybody was ever told
        self.mine: dict[str, str] = {}  # by member: the ticket that is theirs
        self.seen: dict[str, float] = {}  # by member: when they last showed it
        self.eyes: list[Eye] = []
        self.asked: list[Asked] = []

    def run(self, work: Awaitable[T]) -> T:
        async def whole() -> T:
            return await work

        return self.loop.run_until_complete(whole())

    def attempt(self, work: Awaitable[T]) -> T | None:
        """Whatever is refused is no harm."""
        with contextlib.suppress(OpenpsError):
            return self.run(work)
        return None

    def teardown(self) -> None:
        self.run(self.house.close())
        self.loop.close()

    # ---- what the model knows

    @property
    def table(self) -> Table:
        return self.live.table

    def rightful_seat(self, ticket: str) -> int | None:
        """Where the one sits to whom this ticket was given."""
        owners = [member for member, own in self.mine.items() if own == ticket and member in self.table.members]
        return self.table.members[owners[0]].seat if owners else None

    def here(self) -> set[str]:
        return {eye.member for eye in self.eyes if eye.member}

    def sign_of(self, ticket: str) -> None:
        """The owner used the ticket: what others asked for before is void."""
        for member, own in self.mine.items():
            if own == ticket:
                self.seen[member] = self.clock.time
                for asked in self.asked:
                    asked.void = asked.void or asked.seated.member == member

    def away_for(self, member: str) -> float:
        return 0.0 if member in self.here() else self.clock.time - self.seen[member]

    def may_be_granted(self, asked: Asked) -> bool:
        """The rule: an owner who is away and gave no sign; the host before the match, then the others, or time."""
        member, host = asked.seated.member, self.table.host
        if asked.void or self.away_for(member) < AFTER:
            return False
        if self.table.phase == "lobby" and host != member:
            return host in asked.yes
        others = {one.id for one in self.table.people} - {member}
        if others - {host}:
            counted = {one for one in others if self.away_for(one) < WAIT} | (asked.yes & others)
            return 2 * len(asked.yes & others) > len(counted) and bool(asked.yes & others - {host})
        return host != member and host in asked.yes and self.clock.time >= asked.first_yes + WAIT

    # ---- people come

    @initialize(people=st.integers(1, PEOPLE))
    def open(self, people: int) -> None:
        first = self.run(self.house.open(wire.NewTable(game="panic_station", name="P0", players=4, pace=0)))
        self.live = self.run(self.house.table(first.table))
        self.keep(first)
        for number in range(1, people):
            self.join(number)

    def keep(self, seated: wire.Seated) -> None:
        self.given.append(seated.ticket)
        self.mine[seated.member] = seated.ticket
        self.seen[seated.member] = self.clock.time

    def join(self, number: int) -> None:
        seated = self.attempt(self.house.join(self.live, wire.Join(name=f"P{number}")))
        if seated is not None:
            self.keep(seated)

    @rule(number=numbers)
    def somebody_joins(self, number: int) -> None:
        self.join(number)

    @rule(number=numbers)
    def somebody_says_hello(self, number: int) -> None:
        self.hello(self.ticket(number))

    def hello(self, ticket: str) -> None:
        """As a socket does."""
        member = self.table.member_with(hashed(ticket))
        eye = Eye(self, self.live, member.id if member else None, ticket if member else "")
        if member is not None:
            assert self.mine[member.id] == ticket, "a ticket opens a seat that is not its owner's"
            self.sign_of(ticket)
        self.eyes.append(eye)
        self.run(self.come(eye))

    async def come(self, eye: Eye) -> None:
        self.live.welcome(eye, eye.ticket, 0, {})
        await self.house.came_back(self.live, eye.ticket)

    async def go(self, eye: Eye) -> None:
        self.live.forget(eye)

    def ticket(self, number: int) -> str:
        return self.given[number % len(self.given)]

    @rule(number=numbers)
    def somebody_goes(self, number: int) -> None:
        if self.eyes:
            eye = self.eyes.pop(number % len(self.eyes))
            if eye.member is not None:
                self.seen[eye.member] = self.clock.time
            self.run(self.go(eye))

    @rule()
    def all_go(self) -> None:
        while self.eyes:
            self.somebody_goes(0)

    @rule(seconds=st.sampled_from([1, AFTER - 1, AFTER + 1, WAIT - 1, WAIT + 1]))
    def time_passes(self, seconds: int) -> None:
        self.clock.time += seconds

    # ---- tickets

    @rule(number=numbers)
    def somebody_asks_for_a_ticket(self, number: int) -> None:
        """Anybody, for anybody's: the host, a friend, a stranger, the owner."""
        members = list(self.table.members)
        member = members[number % len(members)] if members else "nobody"
        rows = len(self.store.journals[self.table.id])
        seated = self.attempt(self.house.lost(self.live, wire.Lost(member=member)))
        assert len(self.store.journals[self.table.id]) == rows
        if seated is not None:
            self.given.append(seated.ticket)
            self.asked.append(Asked(seated, self.clock.time))

    @precondition(lambda self: self.asked)
    @rule(who=numbers, which=numbers)
    def somebody_agrees(self, who: int, which: int) -> None:
        """With any ticket that was ever given, to any request."""
        ticket, asked = self.ticket(who), self.asked[-1 - which % len(self.asked)]
        voter = self.used(ticket)
        body = wire.Reissue(member=asked.seated.member, code=asked.seated.code)
        before = self.hash_of(asked)
        written = self.attempt(self.house.reissue(self.live, ticket, body))
        if written is not None:
            assert voter is not None
            self.count(asked, voter)
            self.granted_if_changed(asked, before)

    def count(self, asked: Asked, voter: str) -> None:
        for other in self.asked:
            if other.seated.member == asked.seated.member and other is not asked:
                other.yes.discard(voter)
                other.first_yes = other.first_yes if other.yes else 0.0
        asked.yes.add(voter)
        asked.first_yes = asked.first_yes or self.clock.time

    @precondition(lambda self: self.asked)
    @rule(who=numbers, which=numbers)
    def somebody_refuses(self, who: int, which: int) -> None:
        """Whoever had said yes has not said it any more; and it grants nothing."""
        ticket, asked = self.ticket(who), self.asked[-1 - which % len(self.asked)]
        voter, before, member = self.used(ticket), self.hash_of(asked), asked.seated.member
        written = self.attempt(self.house.refuse(self.live, ticket, wire.Refuse(member=member)))
        assert self.hash_of(asked) == before
        if written is not None:
            assert voter is not None
            for other in [one for one in self.asked if one.seated.member == member]:
                other.yes.discard(voter)
                other.first_yes = other.first_yes if other.yes else 0.0

    @precondition(lambda self: self.asked)
    @rule(which=numbers)
    def somebody_knocks(self, which: int) -> None:
        asked = self.asked[-1 - which % len(self.asked)]
        before = self.hash_of(asked)
        self.attempt(self.house.knock(self.live, asked.seated.ticket))
        self.granted_if_changed(asked, before)

    @precondition(lambda self: len(self.table.members) > 1)
    @rule(whom=numbers, seconds=st.sampled_from([AFTER - 1, AFTER + 1, WAIT + 1]), after=st.sampled_from([0, WAIT + 1]))
    def the_host_waits_for_a_seat_and_takes_it(self, whom: int, seconds: int, after: int) -> None:
        """What a host can do alone, one thing after the other."""
        self.time_passes(seconds)
        asked = len(self.asked)
        self.somebody_asks_for_a_ticket(whom)
        if len(self.asked) > asked and self.mine.get(self.table.host) in self.given:
            host = self.given.index(self.mine[self.table.host])
            self.somebody_agrees(host, 0)
            self.time_passes(after)
            self.somebody_knocks(0)
            self.somebody_says_hello(len(self.given) - 1)

    def used(self, ticket: str) -> str | None:
        """As the server does with every request that brings a ticket."""
        self.sign_of(ticket)
        self.attempt(self.house.came_back(self.live, ticket))
        member = self.table.member_with(hashed(ticket))
        return member.id if member else None

    def hash_of(self, asked: Asked) -> str:
        member = self.table.members.get(asked.seated.member)
        return member.ticket if member else ""

    def granted_if_changed(self, asked: Asked, before: str) -> None:
        after = self.hash_of(asked)
        if after == before:
            return
        assert after == hashed(asked.seated.ticket)
        assert self.may_be_granted(asked), "a ticket is made anew against the rule"
        member = asked.seated.member
        self.mine[member] = asked.seated.ticket
        assert member not in self.here()
        for other in self.asked:
            other.void = other.void or other.seated.member == member

    # ---- the table goes on

    @rule(who=numbers)
    def somebody_starts(self, who: int) -> None:
        """The host may have others' tickets in hand, and then says for them that they are ready."""
        for ticket in self.given:
            self.used(ticket)
            self.attempt(self.live.change(acts.Ready(ticket, wire.Ready())))
        self.attempt(self.live.change(acts.Start(self.ticket(who))))

    @rule(who=numbers, whom=numbers)
    def somebody_is_kicked(self, who: int, whom: int) -> None:
        ticket, member = self.ticket(who), list(self.mine)[whom % len(self.mine)]
        self.used(ticket)
        self.attempt(self.live.change(acts.Kick(ticket, wire.Kick(member=member))))
        self.drop_closed()

    @rule(who=numbers)
    def somebody_leaves(self, who: int) -> None:
        self.used(self.ticket(who))
        self.attempt(self.live.change(acts.Leave(self.ticket(who))))
        self.drop_closed()

    @rule(who=numbers)
    def somebody_resigns(self, who: int) -> None:
        self.used(self.ticket(who))
        self.attempt(self.live.change(acts.Resign(self.ticket(who))))

    @rule(who=numbers, seat=st.integers(0, 3))
    def somebody_wants_a_bot_to_play(self, who: int, seat: int) -> None:
        self.used(self.ticket(who))
        asked = wire.LetBotPlay(seat=seat)
        self.attempt(self.live.change(acts.LetBotPlay(self.ticket(who), asked, self.live.presence())))

    @precondition(lambda self: self.table.phase == "playing")
    @rule(luck=st.integers(0, 9))
    def a_move(self, luck: int) -> None:
        self.play(random.Random(luck))

    @precondition(lambda self: self.table.phase == "playing")
    @rule(luck=st.integers(0, 2))
    def the_match_is_played_to_its_end(self, luck: int) -> None:
        eyes, self.live.watchers = self.live.watchers, set()  # nobody looks: it is quicker
        dice = random.Random(luck)
        while self.table.phase == "playing":
            self.play(dice)
        self.live.watchers = eyes

    def play(self, luck: random.Random) -> None:
        offers = self.table.offers
        seat = luck.choice(sorted(offers))
        move = self.table.game.move_text(luck.choice(offers[seat].moves))
        act = acts.BotPlay(seat, move, offers[seat].since, "clock")
        self.run(self.live.change(act))

    @precondition(lambda self: self.table.phase == "over")
    @rule(who=numbers)
    def somebody_plays_again(self, who: int) -> None:
        """The same people with the same tickets at a new table."""
        self.used(self.ticket(who))
        again = self.attempt(self.house.rematch(self.live, self.ticket(who)))
        if again is not None:
            self.all_go()
            self.live = self.run(self.house.table(again.table))
            self.asked = []
            self.seen = dict.fromkeys(self.seen, self.clock.time)

    def drop_closed(self) -> None:
        self.eyes = [eye for eye in self.eyes if eye in self.live.watchers]

    # ---- always

    @invariant()
    def every_ticket_is_its_owners(self) -> None:
        for member in self.table.members.values():
            assert member.ticket == hashed(self.mine[member.id])

    @invariant()
    def whoever_looks_looks_with_their_own_eyes(self) -> None:
        for eye in self.eyes:
            assert eye.viewer == self.rightful_seat(eye.ticket)

    @invariant()
    def no_ticket_but_the_owners_opens_a_seat(self) -> None:
        for ticket in self.given:
            member = self.table.member_with(hashed(ticket))
            assert member is None or self.mine[member.id] == ticket


WALKS = settings(
    max_examples=60, stateful_step_count=30, deadline=None, derandomize=True, database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)  # fmt: skip


def test_nobody_sees_with_the_eyes_of_a_seat_but_its_owner() -> None:
    run_state_machine_as_test(Walk, settings=WALKS)


def the_hosts_word(table: Table, member: str, _presence: Presence, _yes: object = ()) -> Terms:
    """As it was once: the host says yes, at any time."""
    return Terms(frozenset({table.host} - {member}), 1)


@pytest.mark.parametrize("broken", ["the host alone", "while they are here", "after they came back"])
def test_the_walk_notices_a_house_with_another_rule(monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    if broken == "the host alone":
        monkeypatch.setattr(lost_tickets, "terms", the_hosts_word)
    else:
        monkeypatch.setattr(lost_tickets, "counts", lambda *_: True)
        monkeypatch.setattr(House, "came_back", nothing)
    if broken == "while they are here":
        monkeypatch.setattr(lost_tickets, "only_absent", lambda *_: None)
    with pytest.raises(AssertionError):
        run_state_machine_as_test(
            Walk, settings=settings(WALKS, max_examples=300, report_multiple_bugs=False, phases=[Phase.generate])
        )


async def nothing(_house: House, _live: LiveTable, _ticket: str) -> None:
    return
