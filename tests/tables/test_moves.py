"""The life of a move: one writer, stale and illegal ones refused, written before told."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import fields

import msgspec
import pytest

from openps.engine import record
from openps.engine.errors import BadMoveText, IllegalMove, OpenpsError
from openps.tables import acts, journal, news, replays
from openps.tables.absence import Presence
from openps.tables.errors import NotKept, NotNow, NotPossible, NotWritten, NotYours
from openps.tables.heard import Heard
from openps.tables.house import House
from openps.tables.live import LiveTable
from openps.tables.ports import Card, Row, Term
from openps.tables.table import Table, folded
from openps.wire import messages as wire
from tests.tables.house import Counted, FirstMove, Guest, Party, party
from tests.tables.memory import Hanging, LostLine, MemoryStore, SlowToRead, Stuttering, in_time

STATION = {"game": "panic_station", "players": 4}


def asked(at: Party) -> int:
    return next(iter(at.table.offers))


def test_everybody_hears_of_a_move_with_a_whole_view_of_their_own() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, **STATION)).start()
        public = await at.look_on()
        seat = asked(at)
        seq = await at.play(seat, at.text(seat))

        told = [guest.news() for guest in [*at.guests, public]]
        assert {one.seq for one in told} == {seq}
        assert len({str(guest.known().view) for guest in [*at.guests, public]}) == 5
        may = [number for number, one in enumerate(told) if bytes(one.moves) != b"[]"]
        assert may == list(at.table.offers)

    party(test)


def test_only_the_one_who_asked_hears_which_request_it_was() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat = asked(at)
        mover = at.guests[seat]
        await at.live.change(acts.Play(mover.member, at.text(seat), at.table.seq), "r1", mover)

        assert [guest.news().re for guest in at.guests] == ["r1" if guest is mover else "" for guest in at.guests]

    party(test)


def test_what_a_viewer_is_told_is_worked_out_once_a_news(monkeypatch: pytest.MonkeyPatch) -> None:
    """View, moves and menu: also where one person looks from two devices, and several only look on."""
    viewers: list[int | None] = []
    worked_out = news.Telling.worked_out

    def counted(telling: news.Telling, viewer: int | None, since: int, heard: Heard) -> tuple[wire.News, Heard]:
        viewers.append(viewer)
        return worked_out(telling, viewer, since, heard)

    async def test(at: Party) -> None:
        await (await at.open(4, **STATION)).start()
        seat = asked(at)
        second_device = Guest(at.live, at.guests[seat].member, at.guests[seat].ticket)
        await at.come(second_device)
        for _ in range(3):
            await at.look_on()
        with monkeypatch.context() as patched:
            patched.setattr(news.Telling, "worked_out", counted)
            await at.play(seat, at.text(seat))
        assert sorted(viewers, key=str) == [0, 1, 2, 3, None]
        assert second_device.raw[-1] == at.guests[seat].raw[-1]

    party(test)


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        before, rows = at.table.seq, len(at.store.journals[at.table.id])
        heard = [len(guest.raw) for guest in at.guests]
        wrong = next(seat for seat in range(5) if seat not in at.table.offers)
        with pytest.raises(IllegalMove) as refused:
            await at.play(wrong, at.text(asked(at)))
        assert refused.value.refusal.clause.startswith("PH-")
        with pytest.raises(BadMoveText):
            await at.play(asked(at), "dance")

        assert (at.table.seq, len(at.store.journals[at.table.id])) == (before, rows)
        assert [len(guest.raw) for guest in at.guests] == heard

    party(test)


def test_whatever_the_rules_forbid_is_refused_before_there_is_a_fact() -> None:
    """The fold never sees it: what it is given has happened."""

    async def test(at: Party) -> None:
        await (await at.open(4, **STATION)).start()
        seat, seq = asked(at), at.table.seq
        wrong = next(seat for seat in range(4) if seat not in at.table.offers)
        with pytest.raises(IllegalMove) as refused:
            acts.Play(at.member(wrong), at.text(seat), seq).fact(at.table)
        assert refused.value.refusal.clause.startswith("PS-")
        with pytest.raises(BadMoveText):
            acts.Play(at.member(seat), "dance", seq).fact(at.table)
        with pytest.raises(BadMoveText):
            acts.BotPlay(seat, "dance", at.table.offers[seat].since, "clock").fact(at.table)
        for text, key in (("hello", "error-claim-text"), ("9 is infected", "error-claim-seat")):
            with pytest.raises(OpenpsError, match=key):
                acts.Say(at.member(seat), text).fact(at.table)

        for number in range(len(at.table.offers[seat].moves)):
            text = at.text(seat, number)
            assert acts.Play(at.member(seat), text, seq).fact(at.table).move == text

    party(test)


def test_who_only_looks_on_does_nothing_at_a_table() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        for act in (acts.Play(None, "pass", 0), acts.Say(None, "I am human"), acts.Chat(None, "hello"),
                    acts.Pause("nobody", True)):  # fmt: skip
            with pytest.raises(NotYours, match="error-only-watching"):
                await at.live.change(act)

    party(test)


def test_a_fact_is_folded_as_it_is_and_only_written_as_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is decoded that was just encoded; what the bytes give is the same (the journal alone gives it back)."""

    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        with monkeypatch.context() as patched:
            patched.setattr(journal, "read", None)
            await at.play(asked(at), at.text(asked(at)))
        rows = at.store.journals[at.table.id]
        assert folded(at.table.id, rows).playing.state == at.table.playing.state
        assert [journal.write(journal.read(row.body)) for row in rows] == [row.body for row in rows]

    party(test)


def test_the_same_message_twice_is_played_once() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat, after = asked(at), at.table.seq
        move = at.text(seat)
        await at.play(seat, move, after)
        with pytest.raises((NotNow, IllegalMove)):
            await at.play(seat, move, after)
        assert at.table.playing.ply == 1

    party(test)


def test_an_answer_to_an_old_question_is_stale() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat = asked(at)
        await at.play(seat, at.text(seat))
        seat = asked(at)
        with pytest.raises(NotNow, match="error-stale"):
            await at.play(seat, at.text(seat), at.table.offers[seat].since - 1)
        with pytest.raises(NotPossible, match="error-news-number"):
            await at.play(seat, at.text(seat), at.table.seq + 1)

    party(test)


async def until_a_trade(at: Party) -> None:
    """Play on until two seats choose in secret at once."""
    luck = Counted()
    while len(at.table.offers) < 2:
        seat = asked(at)
        trades = [at.table.game.move_text(move) for move in at.table.offers[seat].moves]
        wanted = [text for text in trades if text.startswith("trade")]
        await at.play(seat, wanted[0] if wanted else trades[luck(1)[0] % len(trades)])


def test_two_secret_choices_at_once_do_not_disturb_each_other() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, **STATION)).start()
        await until_a_trade(at)
        first, second = at.table.offers
        after = at.table.seq
        move = at.text(second)
        await at.play(first, at.text(first), after)
        assert second in at.table.offers
        await at.play(second, move, after)
        assert at.table.playing.ply > 1

    party(test)


def test_nobody_chats_or_claims_into_a_secret_choice() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, **STATION)).start()
        await until_a_trade(at)
        first, second = at.table.offers
        person = at.guests[0].member
        for _ in range(2):
            with pytest.raises(NotNow, match="error-secret-choice"):
                acts.Chat(person, "take the gas can").fact(at.table)
            with pytest.raises(NotNow, match="error-secret-choice"):
                acts.Say(at.member(0), "I am human").fact(at.table)
            if first in at.table.offers:
                await at.play(first, at.text(first))
        await at.play(second, at.text(second))
        assert acts.Chat(person, " hello\n").fact(at.table).text == "hello"

    party(test)


def test_chat_is_for_private_tables_and_for_people_at_the_table() -> None:
    async def test(at: Party) -> None:
        await at.open(2, listed=True)
        with pytest.raises(NotYours, match="error-no-chat"):
            acts.Chat(at.guests[0].member, "hello").fact(at.table)
        await at.open(2)
        await at.live.change(acts.Chat(at.guests[0].member, "hello"))
        late = Guest(at.live, at.guests[1].member, at.guests[1].ticket)
        await at.come(late)
        public = await at.look_on()

        assert [one.text for one in at.guests[1].heard(wire.ChatLine)] == ["hello"]
        assert [one.text for one in late.heard(wire.Welcome)[0].chats] == ["hello"]
        assert public.heard(wire.Welcome)[0].chats == []

    party(test)


def test_what_is_not_written_is_not_told_and_not_believed() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat, before = asked(at), at.table.seq
        heard = [len(guest.raw) for guest in at.guests]
        at.store.fail_next = True
        with pytest.raises(NotKept, match="error-not-kept"):
            await at.play(seat, at.text(seat))

        assert at.table.seq == before
        assert at.table.playing.ply == 0
        assert all(guest.closed is None for guest in at.guests)
        assert all(b'"news"' not in one for guest, n in zip(at.guests, heard, strict=True) for one in guest.raw[n:])
        await at.play(seat, at.text(seat))

    party(test)


def test_what_is_being_written_is_read_by_nobody() -> None:
    """The same table object before, meanwhile and after: nothing of the change can be seen in it."""
    store = Hanging()

    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat, before = asked(at), at.table
        state, offers = before.playing.state, dict(before.offers)
        copied = before.game.copy(state)
        store.hang()
        playing = asyncio.create_task(at.play(seat, at.text(seat)))
        await store.reached.wait()
        late = await in_time(at.look_on(), store)
        assert at.table is before
        assert (before.playing.state, before.offers, before.playing.ply) == (copied, offers, 0)
        store.fails.set()
        with pytest.raises(NotKept, match="error-not-kept"):
            await playing

        assert at.table is before
        assert late.news().seq == before.seq
        await at.play(seat, at.text(seat))
        assert (at.table.playing.ply, before.playing.ply) == (1, 0)

    party(test, store)


def test_what_was_written_before_the_line_broke_counts_and_is_told() -> None:
    store = LostLine()

    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat, before = asked(at), at.table.seq
        store.breaks = True
        with pytest.raises(NotKept, match="error-not-kept"):
            await at.play(seat, at.text(seat))
        assert (at.table.seq, at.table.playing.ply) == (before, 0)  # nobody could say whether it was written

        store.broken = False
        with pytest.raises(NotNow, match="error-stale"):
            await at.play(seat, at.text(seat), before)
        assert (at.table.seq, at.table.playing.ply) == (before + 1, 1)
        assert await at.play(asked(at), at.text(asked(at))) == before + 2

    party(test, store)


def test_what_turns_out_to_be_written_was_played_and_is_answered() -> None:
    """The answer of the store was lost, but the journal can be read: then there is nothing to be unsure of."""
    store = LostLine()

    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat, before = asked(at), at.table.seq
        store.breaks, store.stays_broken = True, False
        asker = at.guests[0]
        act = acts.Play(at.member(seat), at.text(seat), before)
        assert await at.live.change(act, "mine", asker) == before + 1
        assert asker.news().re == "mine"
        assert all(guest.closed is None for guest in at.guests)
        assert len(at.store.journals[at.table.id]) == before + 1

    party(test, store)


def test_what_nobody_knew_is_told_as_soon_as_the_store_answers() -> None:
    """Without anybody doing anything: those who look on stay where they are, and hear of it."""
    store = LostLine()

    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat, before = asked(at), at.table.seq
        store.breaks = True
        with pytest.raises(NotKept):
            await at.play(seat, at.text(seat))
        store.broken = False
        async with asyncio.timeout(60):
            while at.table.seq == before:
                await asyncio.sleep(0.01)
        assert [guest.news().seq for guest in at.guests] == [before + 1] * 5
        assert all(guest.closed is None for guest in at.guests)

    party(test, store)


def test_what_is_certainly_not_written_disturbs_nobody() -> None:
    """A disk that is full says so before anything is kept: there is nothing to be unsure of, and nothing to read."""

    class Full(MemoryStore):
        full = False

        async def append(self, table: str, row: Row, card: Card | None = None, term: Term | None = None) -> None:
            if self.full:
                raise NotWritten("error-not-written")
            await super().append(table, row, card, term)

        async def rows(self, table: str, after: int) -> Sequence[Row]:
            assert not self.full
            return await super().rows(table, after)

    store = Full()

    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat, before, heard = asked(at), at.table, [list(guest.raw) for guest in at.guests]
        store.full = True
        with pytest.raises(NotWritten, match="error-not-written"):
            await at.play(seat, at.text(seat))
        assert at.table is before
        assert [(guest.raw, guest.closed) for guest in at.guests] == [(one, None) for one in heard]
        store.full = False
        await at.play(seat, at.text(seat))

    party(test, store)


def test_a_table_that_is_unsure_reads_before_its_next_act() -> None:
    store = LostLine()

    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        seat, before = asked(at), at.table.seq
        store.breaks = True
        with pytest.raises(NotKept):
            await at.play(seat, at.text(seat))
        with pytest.raises(ConnectionError):
            await at.live.change(acts.Chat(at.member(0), "hello", ""))
        assert len(store.journals[at.table.id]) == before + 1
        store.broken = False
        await at.live.catch_up(0)
        assert at.table.seq == before + 1

    party(test, store)


def test_a_table_that_missed_news_tries_until_it_has_them() -> None:
    store = Stuttering()

    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        other = House(store, FirstMove(), at.clock, Counted())
        await other.start()
        live = await other.table(at.table.id)
        seat, store.fails_left = asked(at), 2
        await at.play(seat, at.text(seat))
        async with asyncio.timeout(60):
            while live.table.seq < at.table.seq:
                await asyncio.sleep(0.01)
        assert store.fails_left == 0
        assert live.table.playing.ply == 1

    party(test, store)


def test_a_fact_that_cannot_be_folded_leaves_the_table_as_it_was() -> None:
    async def test(at: Party) -> None:
        await at.open(2)
        before = at.table
        nowhere = journal.Sat(member=at.guests[1].member or "", seat=99, colour=None)
        with pytest.raises(IndexError):
            await at.live.change(acts.ByHouse(nowhere))

        assert at.table is before
        assert before.places[1].member == at.guests[1].member
        assert [guest.closed for guest in at.guests] == [None, None]

    party(test)


def test_a_copy_of_a_table_holds_all_of_it() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, clock=wire.ClockPlan(bank=60))).start()
        await at.play(asked(at), at.text(asked(at)))
        copied = at.table.copy()
        for field in fields(Table):
            if field.name not in ("match", "clocks"):
                assert getattr(copied, field.name) == getattr(at.table, field.name), field.name
        assert vars(copied.playing) == vars(at.table.playing)
        assert copied.clocks is not at.table.clocks
        assert copied.clocks is not None
        assert vars(copied.clocks) == vars(at.table.clocks)

    party(test)


def test_a_client_that_slept_catches_up_with_one_message() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        sleeper = at.guests[0]
        seen = sleeper.news().seq
        at.live.forget(sleeper)
        told: list[object] = []
        for _ in range(12):
            seat = asked(at)
            start = len(at.table.playing.log)
            await at.play(seat, at.text(seat))
            told += at.table.playing.seen_by(0, at.table.playing.log[start:])
        sleeper.raw.clear()
        await at.come(sleeper, seen)

        (caught,) = sleeper.heard(wire.News)
        assert (caught.since, caught.seq) == (seen, at.table.seq)
        assert bytes(caught.events) == b"[" + b",".join(map(news.encoding.encode_event, told)) + b"]"

    party(test)


def test_the_journal_alone_gives_the_table_back() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3, come=True, **STATION)).start()
        await at.settle()
        again = folded(at.table.id, at.store.journals[at.table.id])

        assert again.seq == at.table.seq
        assert again.playing.state == at.table.playing.state
        assert again.offers == at.table.offers
        public = [news.table_info(one, news.table_now(one, Presence({}, 0.0), 0)) for one in (again, at.table)]
        assert public[0] == public[1]

    party(test)


def test_two_houses_on_one_store_never_lose_or_double_a_move() -> None:
    """The second one is behind at every turn, reads what the first wrote, and plays on."""
    store = MemoryStore()

    async def test(at: Party) -> None:
        other = House(store, FirstMove(), at.clock, Counted())
        await other.start()
        await (await at.open(5)).start()
        twin = await other.table(at.table.id)
        for turn in range(30):
            live = (at.live, twin)[turn % 2]
            # Each knows only what it was told: the store's word comes late here.
            seat = next(iter(at.table.offers if at.table.seq > twin.table.seq else twin.table.offers))
            newest = max((at.table, twin.table), key=lambda table: table.seq)
            move = newest.game.move_text(newest.offers[seat].moves[0])
            await live.change(acts.Play(newest.places[seat].member, move, min(live.table.seq, newest.seq)))
        await asyncio.sleep(0)
        await twin.catch_up(at.table.seq)
        await at.live.catch_up(twin.table.seq)
        assert at.table.playing.ply == twin.table.playing.ply == 30
        assert at.table.playing.state == twin.table.playing.state
        await other.close()

    party(test, store)


def test_the_record_and_the_proof_are_shown_when_the_match_is_over_and_not_before() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1, game="negotiator")).start()
        with pytest.raises(NotNow, match="error-table-not-over"):
            acts.over(at.table)
        secret, seed = at.table.plan.secret, at.table.seed()
        while at.table.phase == "playing":
            assert all(secret.encode() not in one and seed.encode() not in one for one in at.guests[0].raw)
            await at.play(0, at.text(0))
        read = record.read(record.write(acts.over(at.table).playing, news.seat_names(at.table)))

        assert read.seed == news.proof(at.table).seed
        assert read.commitment == at.guests[0].table().seed_commitment
        assert read.seats == ("P0",)

    party(test)


def test_a_rematch_has_the_same_people_with_the_same_tickets_and_new_luck() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1, game="negotiator")).start()
        with pytest.raises(NotNow):
            await at.house.rematch(at.live, at.guests[0].ticket)
        while at.table.phase == "playing":
            await at.play(0, at.text(0))
        again = await at.house.rematch(at.live, at.guests[0].ticket)
        new = (await at.house.table(again.table)).table

        assert at.guests[0].table().rematch == again.table
        assert acts.host_of(new, at.guests[0].ticket).seat == 0
        assert new.plan.secret != at.table.plan.secret
        assert new.phase == "lobby"
        with pytest.raises(NotNow, match="error-rematched-already"):
            await at.house.rematch(at.live, at.guests[0].ticket)

    party(test)


def test_who_finds_a_rematch_while_it_is_written_is_at_the_same_table() -> None:
    """Or that one would look at a table which nobody else writes to."""

    class Curious(MemoryStore):
        """Somebody asks for every table as soon as it can be found."""

        async def append(self, table: str, row: Row, card: Card | None = None, term: Term | None = None) -> None:
            if row.seq > 1:
                tables.setdefault(table, await houses[0].table(table))
            await super().append(table, row, card, term)

    tables: dict[str, LiveTable] = {}
    houses: list[House] = []

    async def test(at: Party) -> None:
        houses.append(at.house)
        await (await at.open(1, game="negotiator", listed=True)).start()
        while at.table.phase == "playing":
            await at.play(0, at.text(0))
        again = await at.house.rematch(at.live, at.guests[0].ticket)

        assert tables[again.table] is await at.house.table(again.table)
        assert len(tables[again.table].table.members) == 1

    party(test, Curious())


def test_claims_stand_in_the_log_are_heard_by_all_and_judged_in_the_end() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, **STATION)).start()
        public = await at.look_on()
        luck = Counted()
        said = 0
        while at.table.phase == "playing":
            if said < 3 and not at.table.secret_choice:
                before = at.table.playing.ply
                await at.say(1, "I am human")
                said += 1
                assert at.table.playing.ply == before
                for guest in [*at.guests, public]:
                    heard = guest.news()
                    assert (len(msgspec.json.decode(heard.claims)), heard.kept_claims) == (1, said - 1)
                    (event,) = msgspec.json.decode(heard.events)
                    assert (event["kind"], event["text"], event["at"]) == ("Claim", "I am human", heard.first)
            seat = asked(at)
            await at.play(seat, at.text(seat, luck(1)[0] % len(at.table.offers[seat].moves)))
        end = public.news()

        assert said == 3
        assert len(end.verdicts) == 3
        assert {one.verdict for one in end.verdicts} <= {"true", "false"}
        again = folded(at.table.id, at.store.journals[at.table.id])
        assert again.claims == at.table.claims
        whole = replays.frames(at.table, None, 0, 60)
        assert sum(bytes(frame.events).count(b'"kind":"Claim"') for frame in whole.frames) == 3
        assert bytes(whole.frames[0].events).startswith(b"[")

    party(test)


def test_a_claim_that_is_none_is_refused() -> None:
    async def test(at: Party) -> None:
        await (await at.open(4, **STATION)).start()
        before = at.table.seq
        for text in ("hello", "9 is infected", "I am human because 9999"):
            with pytest.raises(OpenpsError):
                await at.say(1, text)
        assert at.table.seq == before

    party(test)


def test_a_table_that_is_taken_in_while_others_play_misses_nothing() -> None:
    store = SlowToRead()

    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        other = House(store, FirstMove(), at.clock, Counted())
        await other.start()
        store.asked.clear()
        store.arrives.clear()
        loading = asyncio.create_task(other.table(at.table.id))
        await store.asked.wait()
        await at.play(asked(at), at.text(asked(at)))
        store.arrives.set()
        taken_in = await loading
        await at.settle()
        assert taken_in.table.seq == at.table.seq
        await other.close()

    party(test, store)
