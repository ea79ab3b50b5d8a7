"""An evening with friends: gestures, two rooms for words, people who are away, and those who resign."""

from __future__ import annotations

import random

import msgspec
import pytest

from openps.engine import record
from openps.engine.errors import IllegalMove
from openps.tables import acts, journal, news
from openps.tables.absence import REALLY_AWAY
from openps.tables.errors import NotNow, NotPossible, NotYours
from openps.tables.live import GESTURE
from openps.tables.rooms import ONLOOKERS, PLAYERS
from openps.tables.table import MOST_CHATS, folded
from openps.wire import messages as wire
from tests.tables.house import Guest, Party, party
from tests.tables.test_moves import until_a_trade

STATION = {"game": "panic_station", "players": 4}


def written(guest: Guest) -> list[str]:
    """What somebody was told of the chats, live and when they came."""
    welcome = [line.text for told in guest.heard(wire.Welcome) for line in told.chats]
    return [*welcome, *[line.text for line in guest.heard(wire.ChatLine)]]


async def chat(at: Party, guest: Guest, text: str, name: str = "") -> None:
    await at.live.change(acts.Chat(guest.member, text, name), "", guest)


async def again(at: Party, guest: Guest) -> Guest:
    """The same person on another device."""
    late = Guest(at.live, guest.member, guest.ticket)
    await at.come(late)
    return late


async def to_the_end(at: Party) -> None:
    luck = random.Random(3)
    while at.table.phase == "playing":
        seat = luck.choice(sorted(at.table.offers))
        await at.play(seat, at.text(seat, luck.randrange(len(at.table.offers[seat].moves))))


# ---- two rooms


def test_what_onlookers_write_reaches_no_player_before_the_end_live_or_later() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        public, other = await at.look_on(), await at.look_on()
        await chat(at, public, "Bob bluffs", "Zoe")
        late = await again(at, at.guests[1])

        assert [written(guest) for guest in (*at.guests, late)] == [[]] * 6
        assert written(public) == written(other) == ["Bob bluffs"]
        assert written(await at.look_on()) == ["Bob bluffs"]
        line = other.heard(wire.ChatLine)[0]
        assert (line.room, line.name, line.member) == (ONLOOKERS, "Zoe", "")
        await to_the_end(at)
        assert [written(guest) for guest in (*at.guests, late)] == [["Bob bluffs"]] * 6
        assert written(await again(at, at.guests[1])) == ["Bob bluffs"]

    party(test)


def test_what_players_write_is_theirs_until_the_end() -> None:
    async def test(at: Party) -> None:
        await at.open(5)
        await chat(at, at.guests[0], "before it begins")
        await at.start()
        public = await at.look_on()
        await chat(at, at.guests[2], "during")

        assert written(at.guests[4]) == ["before it begins", "during"]
        assert written(public) == []
        assert written(await at.look_on()) == []
        await to_the_end(at)
        assert written(public) == ["before it begins", "during"]
        await chat(at, public, "well played", "Zoe")
        assert written(at.guests[3])[-1] == "well played"

    party(test)


@pytest.mark.parametrize("open_chat", [False, True])
@pytest.mark.parametrize("until", ["lobby", "playing", "over"])
def test_who_has_no_ticket_reads_live_what_they_would_read_later(open_chat: bool, until: str) -> None:
    """Lines of both rooms, in every phase: whoever came first and whoever comes last know the same."""

    async def test(at: Party) -> None:
        await at.open(6, players=5, open_chat=open_chat)
        public = await at.look_on()

        async def all_write() -> None:
            for number in (0, 5):
                await chat(at, at.guests[number], f"{at.table.phase}, guest {number}")
            await chat(at, public, f"{at.table.phase}, the public", "Zoe")

        await all_write()
        if until != "lobby":
            await at.start()
            await all_write()
        if until == "over":
            await to_the_end(at)
            await all_write()

        assert sorted(written(public)) == sorted(written(await at.look_on()))
        assert ("lobby, guest 0" in written(public)) == (open_chat or until == "over")

    party(test)


def test_a_table_may_be_opened_with_a_chat_that_onlookers_read_along() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, open_chat=True)).start()
        public = await at.look_on()
        await chat(at, at.guests[2], "hello all")
        await chat(at, public, "hello among us", "Zoe")

        assert at.live.info().open_chat
        assert written(public) == ["hello all", "hello among us"]
        assert [written(guest) for guest in at.guests] == [["hello all"]] * 5
        await to_the_end(at)
        assert written(public) == ["hello all", "hello among us"], "nothing is told twice"

    party(test)


def test_a_member_without_a_seat_belongs_to_the_onlookers_once_the_match_runs() -> None:
    async def test(at: Party) -> None:
        await at.open(6, players=5)
        beside = at.guests[5]
        await chat(at, beside, "who plays?")
        await at.start()
        await chat(at, beside, "seat two lies")

        assert [line.room for line in at.table.chats] == [PLAYERS, ONLOOKERS]
        assert written(at.guests[0]) == ["who plays?"]

    party(test)


def test_an_onlooker_without_a_name_writes_nothing_and_a_name_is_one_line() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        with pytest.raises(NotYours, match="error-only-watching"):
            acts.Chat(None, "hello").fact(at.table)
        with pytest.raises(NotPossible, match="error-name"):
            acts.Chat(None, "hello", "\n").fact(at.table)
        assert acts.Chat(None, "hello", " Zoe\n").fact(at.table).name == "Zoe"
        await at.open(5, listed=True)
        with pytest.raises(NotYours, match="error-no-chat"):
            acts.Chat(None, "hello", "Zoe").fact(at.table)

    party(test)


def test_a_crowd_cannot_talk_away_what_the_players_wrote() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        await chat(at, at.guests[0], "remember this")
        public = await at.look_on()
        for number in range(MOST_CHATS + 5):
            await chat(at, public, f"line {number}", "Zoe")

        assert written(await again(at, at.guests[1])) == ["remember this"]
        assert written(await at.look_on()) == [f"line {number}" for number in range(5, MOST_CHATS + 5)]

    party(test)


# ---- gestures


def test_a_gesture_is_seen_by_all_and_kept_by_nobody() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5)).start()
        public = await at.look_on()
        rows, before = len(at.store.journals[at.table.id]), record.write(at.table.playing, news.seat_names(at.table))
        sender = at.guests[1]
        await at.live.react(acts.React(sender.member, "laugh"), "r1", sender)

        told = [guest.heard(wire.Reacted) for guest in (*at.guests, public)]
        assert {(one.member, one.reaction) for heard in told for one in heard} == {(sender.member, "laugh")}
        assert [one.re for heard in told for one in heard] == ["", "r1", "", "", "", ""]
        assert len(at.store.journals[at.table.id]) == rows
        assert record.write(at.table.playing, news.seat_names(at.table)) == before
        assert (await again(at, sender)).heard(wire.Reacted) == []

    party(test)


def test_onlookers_make_no_gestures_and_nobody_does_into_a_secret_choice() -> None:
    async def test(at: Party) -> None:
        await at.open(5, **STATION)
        beside = at.guests[4]
        assert acts.React(beside.member, "clap").gesture(at.table).reaction == "clap"
        await at.start()
        with pytest.raises(NotYours, match="error-only-watching"):
            acts.React(None, "clap").gesture(at.table)
        with pytest.raises(NotYours, match="error-not-seated"):
            acts.React(beside.member, "clap").gesture(at.table)
        await until_a_trade(at)
        with pytest.raises(NotNow, match="error-secret-choice"):
            acts.React(at.guests[0].member, "doubt").gesture(at.table)

    party(test)


def test_a_gesture_made_at_another_server_is_seen_here() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2)).start()
        gesture = wire.Reacted(member=at.guests[0].member or "", reaction="heart")
        at.house.shouted(at.table.id, "another", GESTURE + msgspec.json.encode(gesture).decode())

        assert [one.reaction for one in at.guests[1].heard(wire.Reacted)] == ["heart"]

    party(test)


# ---- people who are away


def let_bot_play(at: Party, guest: Guest, seat: int, on: bool = True) -> acts.LetBotPlay:
    return acts.LetBotPlay(guest.ticket, wire.LetBotPlay(seat=seat, on=on), at.live.presence())


def go(at: Party, guest: Guest, seconds: float = REALLY_AWAY) -> None:
    at.live.forget(guest)
    at.clock.time += seconds


def test_the_owner_lets_a_bot_play_for_whoever_is_away_and_they_have_the_seat_again_at_once() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, patience=86_400)).start()
        gone = at.guests[2]
        go(at, gone, 180)
        assert at.live.info().members[2].away == 180
        before = [bytes(guest.news().view) for guest in at.guests]
        heard = len(at.bots.questions)
        await at.live.change(let_bot_play(at, at.guests[0], 2))
        await at.settle()

        assert at.guests[1].table().seats[2].stand_in
        assert [bytes(guest.news().view) for guest in at.guests] == before, "nobody sees more by it"
        assert {question.view["viewer"] for question in at.bots.questions[heard:]} <= {2}
        await at.come(gone)
        await at.settle()
        assert not at.guests[1].table().seats[2].stand_in
        assert at.live.info().members[2].away == 0

    party(test)


def test_without_the_owner_it_takes_a_majority_of_those_who_are_there() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, patience=86_400)).start()
        go(at, at.guests[0])
        go(at, at.guests[4])
        await at.live.change(let_bot_play(at, at.guests[1], 4))
        assert at.live.info().seats[4].votes == [at.guests[1].member]
        with pytest.raises(NotNow, match="error-voted-already"):
            let_bot_play(at, at.guests[1], 4).fact(at.table)
        await at.live.change(let_bot_play(at, at.guests[1], 4, on=False))
        assert at.live.info().seats[4].votes == []
        with pytest.raises(NotNow, match="error-not-voted"):
            let_bot_play(at, at.guests[1], 4, on=False).fact(at.table)
        await at.live.change(let_bot_play(at, at.guests[1], 4))
        assert not at.table.places[4].stand_in
        await at.live.change(let_bot_play(at, at.guests[2], 4))

        assert at.table.places[4].stand_in, "two of the three who are there"
        assert at.live.info().seats[4].votes == []
        assert folded(at.table.id, at.store.journals[at.table.id]).places == at.table.places

    party(test)


def test_votes_of_an_absence_that_ended_do_not_count_for_the_next() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, patience=86_400)).start()
        gone = at.guests[4]
        go(at, gone)
        await at.live.change(let_bot_play(at, at.guests[1], 4))
        await at.come(gone)
        at.clock.time += 1
        go(at, gone)

        assert at.live.info().seats[4].votes == []
        await at.live.change(let_bot_play(at, at.guests[2], 4))
        assert not at.table.places[4].stand_in

    party(test)


def test_nobody_is_replaced_who_is_here_just_loads_the_page_or_is_no_person() -> None:
    async def test(at: Party) -> None:
        await (await at.open(3, patience=86_400)).start()
        with pytest.raises(NotNow, match="error-not-away"):
            let_bot_play(at, at.guests[0], 1).fact(at.table)
        go(at, at.guests[1], REALLY_AWAY - 1)
        with pytest.raises(NotNow, match="error-not-away"):
            let_bot_play(at, at.guests[0], 1).fact(at.table)
        for seat in (3, 40):
            with pytest.raises(NotPossible, match="error-no-person"):
                let_bot_play(at, at.guests[0], seat).fact(at.table)
        at.clock.time += 1
        await at.live.change(let_bot_play(at, at.guests[0], 1))
        with pytest.raises(NotNow, match="error-bot-plays-already"):
            let_bot_play(at, at.guests[0], 1).fact(at.table)

    party(test)


def test_whoever_comes_back_to_a_paused_table_has_the_seat_again() -> None:
    async def test(at: Party) -> None:
        await (await at.open(5, patience=86_400)).start()
        go(at, at.guests[3])
        await at.live.change(let_bot_play(at, at.guests[0], 3))
        await at.live.change(acts.Pause(at.guests[0].member, True))
        await at.come(at.guests[3])
        await at.settle()

        assert not at.table.places[3].stand_in

    party(test)


# ---- resigning


def test_among_people_nobody_resigns_unless_the_table_allows_it_and_alone_one_may() -> None:
    async def test(at: Party) -> None:
        await (await at.open(2)).start()
        assert at.live.info().resign == "no"
        with pytest.raises(NotYours, match="error-no-resigning"):
            acts.Resign(at.guests[1].ticket).fact(at.table)
        for people, resign, told in ((2, True, "bot"), (1, None, "bot"), (1, False, "no")):
            await (await at.open(people, resign=resign)).start()
            assert at.live.info().resign == told

    party(test)


def test_whoever_resigns_looks_on_and_a_bot_has_the_seat_for_good() -> None:
    async def test(at: Party) -> None:
        await at.open(5, resign=True)
        await at.live.change(acts.Ready(at.guests[3].ticket, wire.Ready(entropy="abcd")))
        await at.start()
        seed, leaver = at.table.seed(), at.guests[3]
        await at.live.change(acts.Resign(leaver.ticket))
        public = await at.look_on()

        seat = at.guests[0].table().seats[3]
        assert (seat.member, seat.stand_in) == (None, False)
        assert seat.bot
        assert leaver.known().view == public.known().view, "the cards of the seat are the bot's now"
        await at.come(leaver)
        await at.settle()
        assert at.table.places[3].member is None
        with pytest.raises(NotYours, match="error-not-seated"):
            acts.Play(leaver.member, "pass", at.table.seq).fact(at.table)
        await at.live.change(acts.PlaceBot(at.guests[0].ticket, wire.PlaceBot(seat=3, level="strong")))
        assert at.table.seed() == seed, "the luck that was added stays in the seed"

    party(test)


def test_where_the_rules_have_a_move_for_it_resigning_is_that_move() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1, game="negotiator", options={"abandon": "yes"}, resign=False)).start()
        assert at.live.info().resign == "rules"
        await at.live.change(acts.Resign(at.guests[0].ticket))

        assert at.table.phase == "over"
        last = journal.read(at.store.journals[at.table.id][-1].body)
        assert last == journal.Played(seat=0, move="abandon", by="person")

    party(test)


def test_a_move_of_the_rules_for_it_waits_for_its_time() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1, game="negotiator", options={"abandon": "yes"})).start()
        while "abandon" in [at.table.game.move_text(move) for move in at.table.offers[0].moves]:
            await at.play(0, at.text(0))
        with pytest.raises(IllegalMove):
            acts.Resign(at.guests[0].ticket).fact(at.table)

    party(test)
