"""The bot that suspects: what it does in plain situations, and that its matches end."""

from __future__ import annotations

from statistics import median

from openps.bots.bot import Statement
from openps.bots.budget import QUICK
from openps.bots.play import play_match
from openps.catalog.bots import hire, make_bot
from openps.editions.panic_station.bots.believer import Believer
from openps.editions.panic_station.bots.hands import likely_hands
from openps.editions.panic_station.bots.mind import Mind
from openps.engine.chance import FreeChance
from openps.engine.claims import IHave
from openps.games.panic_station import box
from openps.games.panic_station.events import NOTE_TRADE, Did, Incident, Note, What
from openps.games.panic_station.moves import Walk
from openps.games.panic_station.outcome import End
from openps.games.panic_station.state import Station
from tests.games.panic_station.tables import GAME, asked, at, built, do, hold, infect, kill, options, parasites
from tests.long import slice_of

MATCHES = slice_of(20, 7)


def chosen(state: Station, seat: int | None = None) -> str:
    seat = asked(state)[0] if seat is None else seat
    bot = make_bot("belief", "panic_station")
    return GAME.move_text(bot.choose(GAME.view(state, seat), GAME.legal_moves(state, seat), FreeChance(1), QUICK))


def test_it_walks_away_from_parasites_with_its_last_point() -> None:
    state = at(built("empty_1 0 E upright", "storage_1 0 N upright"), R=1, r=0)
    state.red |= 1 << 2
    state.plan, state.now.ap, state.marker_active, state.now.must_search = (), 1, True, False
    parasites(state, black=[1, 1])

    assert chosen(state) == "walk trooper W"


def test_with_nowhere_to_go_it_stays_out_of_the_way() -> None:
    state = at(built("empty_1 0 E upright"), R=0, r=0)
    state.plan, state.now.ap, state.marker_active, state.now.must_search = (), 1, True, False
    parasites(state, black=[1, 1, 1])

    assert chosen(state) == "end"


def test_with_enough_gas_it_goes_to_the_hive_through_danger() -> None:
    state = hold(built("run_1 0 N upright", "hive 1 N upright", "storage_2 0 E upright"), {0: ["gas_can"] * 3})
    parasites(state, gray=[1])
    state.marker_active = True

    assert chosen(state) == "walk trooper N"


def test_it_does_not_go_where_doors_close_behind_it() -> None:
    """Without a keycard nobody gets out of the inner room of the sick bay again, however late it is."""
    state = at(built("sick_bay 0 N upright"), R=2, r=0)  # the outer room, with the doors open
    state.plan, state.now.ap, state.now.must_search, state.doors_open = (), 4, False, True
    state.turn = 4 * 30
    inside = Walk("trooper", "N")
    assert Mind(GAME.view(state, 0)).worth(inside) < -15

    state.tables[0] = (box.KEYCARD,)
    assert Mind(GAME.view(state, 0)).worth(inside) > -15


def met(*infected: int, hands: dict[int, list[str]]) -> Station:
    """Red has walked in on green and must choose a card."""
    state = hold(infect(at(built("empty_1 0 E upright"), G=1), *infected, host=3), hands)
    do(state, "walk trooper E")
    do(state, "trade 1")
    return state


def test_it_gives_gas_to_whom_it_suspects_and_keeps_it_among_friends() -> None:
    state = met(hands={0: ["armor", "gas_can", "gas_can"], 1: ["grenade", "gas_can"]})
    state.story = (*[Incident(What.TRADE, 1, 2, turn, "") for turn in range(1, 4)],)  # green keeps meeting purple
    assert chosen(state, 0) == "offer gas_can"

    state.story = (Incident(What.SCAN, -1, 0b1111, 0, ""),)
    assert chosen(state, 0) == "offer armor"


def test_infected_it_tries_where_no_gas_is_to_be_expected() -> None:
    """Somebody with five cards in hand has at most two items."""
    state = met(0, hands={0: ["armor", "ammo", "grenade"], 1: ["grenade", "armor"]})
    assert chosen(state, 0) == "offer infection_red"

    state = met(0, hands={0: ["armor", "ammo", "grenade"], 1: ["gas_can"] * 6})
    assert chosen(state, 0) != "offer infection_red"


def test_infected_it_proves_by_a_scan_that_nobody_is_left() -> None:
    state = infect(at(built("open_terminal 0 E upright"), R=1), 0, 1, 2, 3, host=0)
    state.hands[0] = tuple(sorted([*state.hands[0], box.HOST]))
    for victim in (1, 2, 3):
        cards, did = (box.INFECTIONS[0], box.ARMOR), (Did.SICK, Did.NOTHING)
        state.notes[0] = (*state.notes[0], Note(len(state.story), NOTE_TRADE, victim, cards, did))
        state.story = (*state.story, Incident(What.TRADE, 0, victim, 1, ""))

    assert chosen(state) == "scan trooper"


def test_infected_it_gives_its_trooper_up_when_it_is_the_last() -> None:
    """PS-17.7: the infected win at once when the last Trooper dies."""
    state = infect(at(built("empty_1 0 E upright", "empty_2 0 W upright"), R=0, r=0), 0, host=0)
    kill(state, "G", "P", "O")
    state.plan, state.now.ap, state.now.must_search = (), 1, False
    parasites(state, black=[1])

    assert chosen(state) == "walk trooper E"


def test_its_matches_are_won_by_somebody() -> None:
    """A small sample of what docs/bots.md tells of a thousand: hardly a match without winners, none stranded."""
    matches = []
    for number in range(MATCHES):
        team = [hire("normal", "panic_station", float) for _ in range(5)]
        matches.append(play_match(GAME, options(5), team, f"ends {number}"))
    outcomes = [GAME.outcome(match.state) for match in matches]

    assert sum([not outcome.winners for outcome in outcomes if outcome]) <= MATCHES * 3 / 20
    assert all(outcome and outcome.reason != End.STRANDED for outcome in outcomes)
    assert 5 <= median([match.state.turn / 5 for match in matches]) <= 12


def test_what_lies_on_the_table_somebody_has_and_what_would_lie_there_is_hardly_in_hand() -> None:
    """PS-16.4  A gun or a keycard is laid as soon as it is drawn; armor is kept."""
    state = hold(built())
    state.hands[1] = tuple([card for card in state.hands[1] if card != box.KEYCARD])
    before = Believer().beliefs(GAME.view(state, 0)).odds
    state.tables[1] = (*state.tables[1], box.KEYCARD)
    after = Believer().beliefs(GAME.view(state, 0)).odds
    counted = likely_hands(GAME.view(state, 0))[1]

    assert before[Statement(1, IHave(box.KEYCARD))] < 0.5
    assert after[Statement(1, IHave(box.KEYCARD))] == 1.0
    assert 0.0 < after[Statement(1, IHave(box.HEAVY_GUN))] < counted[box.HEAVY_GUN]
    assert after[Statement(1, IHave(box.ARMOR))] == counted[box.ARMOR]
