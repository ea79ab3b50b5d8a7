"""What humans do to win: the gas gets to one of them, that one gets to the Hive, and nobody plays to die."""

from __future__ import annotations

from dataclasses import replace

import pytest

from openps.bots.budget import Budget
from openps.catalog.bots import make_bot
from openps.editions.panic_station.bots.beliefs import Suspicions
from openps.editions.panic_station.bots.heuristic import Judgement
from openps.editions.panic_station.bots.mind import Mind
from openps.editions.panic_station.bots.plan import carrier, gas_in_deck, standing
from openps.engine.chance import FreeChance
from openps.engine.claims import Claim, IHave
from openps.games.panic_station import box
from openps.games.panic_station.events import Incident, What
from openps.games.panic_station.moves import EndTurn, Explore, FirstAid, PlayArmor, Search
from openps.games.panic_station.state import Station
from openps.games.panic_station.view import StationView
from tests.clauses import clause
from tests.games.panic_station.tables import GAME, at, built, do, hold, infect, kill, parasites, table

ALL_HUMAN = (Incident(What.SCAN, -1, 0b1111, 0, ""),)


def chosen(state: Station, bot: str = "belief", seat: int = 0) -> str:
    view, moves = GAME.view(state, seat), GAME.legal_moves(state, seat)
    return GAME.move_text(make_bot(bot, "panic_station").choose(view, moves, FreeChance(1), Budget(24)))


# ---- nobody plays for its own destruction


def doomed(room: int) -> Station:
    """Red alone is left, late, with a gas can too few and none to be had, beside a room full of parasites."""
    state = hold(at(built("empty_1 0 E upright", "storage_2 0 N upright"), R=room, r=room), {0: ["gas_can", "armor"]})
    kill(state, "G", "g", "P", "p", "O", "o")
    state.alive, state.turn, state.now.ap, state.now.must_search = 0b1, 4 * 60, 1, False
    state.plan, state.fresh, state.marker_active = (), ("ammo", "armor"), True
    state.red |= 1 << 2
    return parasites(state, black=[1, 1, 1, 1])


@pytest.mark.parametrize("bot", ["heuristic", "belief", "search"])
def test_without_hope_it_still_stays_away_from_parasites(bot: str) -> None:
    assert chosen(doomed(0), bot) != "walk trooper E"
    assert chosen(doomed(1), bot).startswith("walk")


@pytest.mark.parametrize("mind", [Judgement, Mind])
def test_no_way_to_death_is_worth_more_than_staying_however_late_it_is(mind: type[Judgement]) -> None:
    """The levels for people choose by these numbers, more or less loosely."""
    for turn in range(0, 400, 40):
        state = doomed(0)
        state.turn = turn
        judged = mind(GAME.view(state, 0))
        worths = {GAME.move_text(move): judged.worth(move) for move in GAME.legal_moves(state, 0)}
        assert worths["walk trooper E"] < worths["end"]
        assert worths["walk android E"] < worths["end"]


def lone(*cards: str, room: int = 0) -> Station:
    """Red alone is left beside a terminal, and what is missing of the gas lies in graves."""
    state = hold(at(built("open_terminal 0 N upright", "storage_2 0 E upright"), R=room, r=room), {0: cards})
    kill(state, "G", "g", "P", "p", "O", "o")
    state.alive, state.turn, state.now.must_search = 0b1, 4 * 30, False
    state.plan, state.fresh, state.left = (), ("ammo", "armor"), 2
    return state


@clause("PS-17.6")
def test_alone_without_gas_or_hope_it_goes_to_scan_and_so_ends_the_match() -> None:
    assert chosen(lone("armor")).startswith("walk")
    assert chosen(lone("armor")).endswith("N")
    assert chosen(lone("armor", room=1)) == "scan trooper"


@clause("PS-8.2", "PS-17.6")
def test_alone_without_gas_and_shut_out_of_every_terminal_it_searches_on() -> None:
    """A keycard may come, or parasites: either ends what going to and fro does not."""
    state = lone("armor")
    state.floor = at(built("empty_2 0 E upright", "open_terminal 1 E upright", "storage_2 0 N upright")).floor
    state.where[:2], state.turn = [3, 3], 4 * 60
    state.red |= 1 << 3

    assert Mind(GAME.view(state, 0)).out_of_gas
    assert chosen(state).startswith("search")


@pytest.mark.parametrize("card", ["gas_can", "armor"])
def test_alone_with_hope_it_searches_and_takes_care(card: str) -> None:
    state = lone(card, room=2)
    state.fresh = ("gas_can",) * 3
    state.left = 3
    mind = Mind(GAME.view(state, 0))

    assert not mind.hopeless
    assert mind.worth(Search("trooper")) > mind.worth(EndTurn())
    assert mind.common_worth(FirstAid("trooper")) == mind.worth(FirstAid("trooper")) > 0


def test_who_cannot_win_any_more_goes_to_no_length_to_stay_alive() -> None:
    """Otherwise armor comes back from the discard pile for ever, and no match with it ends."""
    mind = Mind(GAME.view(lone("gas_can", "armor", room=2), 0))

    assert mind.hopeless
    assert not mind.ends_by_scan
    assert mind.worth(FirstAid("trooper")) == 0.0
    assert mind.worth(PlayArmor()) == 0.0


def test_alone_for_fifty_rounds_with_all_it_needs_something_must_be_in_the_way_for_good() -> None:
    state = lone("gas_can", "gas_can", "gas_can", "armor", room=2)
    assert not Mind(GAME.view(state, 0)).hopeless

    state.turn = 4 * 50
    mind = Mind(GAME.view(state, 0))
    assert mind.hopeless
    assert not mind.ends_by_scan
    assert mind.worth(PlayArmor()) == 0.0


def test_with_company_nobody_is_without_hope() -> None:
    state = lone("armor")
    state.alive |= 0b10
    assert not Mind(GAME.view(state, 0)).hopeless


def last_two(infected: int) -> Station:
    """Red, with a loaded Android only, stands beside green's Trooper; the others are dead, and a scan counted."""
    state = hold(at(table(built("storage_2 0 E upright"), 0, "ammo"), r=1, G=1), {0: ["armor"], 1: ["gas_can"] * 3})
    kill(state, "R", "g", "P", "p", "O", "o")
    state.alive, state.turn, state.plan = 0b11, 4 * 30, ()
    state.now.must_search = False
    state.fresh, state.left = ("parasite_alert",), 1
    state.story = (Incident(What.SCAN, -1, 0b11, infected, ""),)
    return state


@clause("PS-17.1", "PS-17.7")
@pytest.mark.parametrize("bot", ["belief", "search"])
def test_without_a_trooper_for_the_hive_a_human_goes_for_the_end(bot: str) -> None:
    """The infected take all gas with them, so nobody would shoot: the two would search the same room for ever."""
    lost, hopes = Mind(GAME.view(last_two(1), 0)), Mind(GAME.view(last_two(0), 0))

    assert not lost.may_die(1)
    assert (lost.hopeless, hopes.hopeless) == (True, False)
    assert chosen(last_two(1), bot) == "fire green_trooper"
    assert chosen(last_two(0), bot) != "fire green_trooper"


@clause("PS-17.4")
@pytest.mark.parametrize("turn", [4 * 10, 4 * 60, 4 * 140])
def test_who_takes_everybody_for_infected_goes_to_prove_it_however_late_it_is(turn: int) -> None:
    state = infect(lone("armor", room=2), 0, 1, host=0)
    state.alive, state.turn, state.red = 0b11, turn, 1 << 2
    deaths = (Incident(What.DEATH, 2, 0b1011, 0, ""), Incident(What.DEATH, 3, 0b0011, 0, ""))
    state.story = (*deaths, Incident(What.TRADE, 0, 1, 9, ""), Incident(What.SCAN, -1, 0b11, 2, ""))
    assert Mind(GAME.view(state, 0)).suspicions.takeover() > 0.9
    assert chosen(state) == "walk trooper W", "to the terminal, not another search"


@clause("PS-8.2", "PS-17.4")
@pytest.mark.parametrize("card", ["keycard", "ammo"])
def test_a_proof_behind_security_doors_is_none(card: str) -> None:
    """Who cannot get there searches on, for a keycard."""
    state = at(built("empty_2 0 E upright", "open_terminal 1 E upright"), R=0, r=0)
    state = infect(hold(table(state, 0, card)), 0, 1, 2, 3, host=0)
    state.plan = ()
    everybody = Suspicions(GAME.view(state, 0))
    everybody.weights, everybody.last = {(0, 0b1111): 1.0}, 0.0

    assert Mind(GAME.view(state, 0), suspicions=everybody).over == (card == "keycard")


# ---- to whom the gas goes


def anybody(seat: int) -> bool:
    return seat >= 0


def seen(state: Station, *claims: Claim, viewer: int = 0) -> StationView:
    return replace(GAME.view(state, viewer), claims=claims)


def test_who_says_to_have_gas_gets_it_and_everybody_agrees() -> None:
    state = built("hive 0 N upright")
    said = Claim(2, IHave(box.GAS), 0)

    for viewer in range(4):
        view = seen(state, said, viewer=viewer)
        assert carrier(view, state.floor, anybody) == 2
        assert carrier(view, state.floor, lambda seat: seat != 2) != 2, "but not whoever is not trusted"
    kill(state, "P")
    assert carrier(seen(state, said), state.floor, anybody) != 2, "nor whoever has no Trooper"


@clause("PS-8.2")
def test_behind_security_doors_the_one_with_the_keycard_is_to_burn_the_hive() -> None:
    state = at(built("open_terminal 0 E upright", "empty_2 1 E upright", "hive 2 N upright"), R=0, G=0, P=0, O=0)
    said = Claim(0, IHave(box.GAS), 0)
    table(state, 3, "keycard")

    assert carrier(seen(state, said), state.floor, anybody) == 3
    assert standing(seen(state, said), state.floor, 3) > standing(seen(state, said), state.floor, 0)


def met(hive: str, *claims: Claim) -> dict[str, float]:
    """Red has walked in on green, everybody is human and knows it: what each card is worth to red as a gift."""
    state = hold(at(built("empty_1 0 E upright", hive), G=1), {0: ["armor", "gas_can"], 1: ["grenade", "gas_can"]})
    state.story = ALL_HUMAN
    do(state, "walk trooper E")
    do(state, "trade 1")
    mind = Mind(seen(state, *claims))
    return {GAME.move_text(move): mind.worth(move) for move in GAME.legal_moves(state, 0)}


def test_humans_who_trust_each_other_pool_their_gas() -> None:
    """Whoever shall burn the Hive gives junk, the other one gas."""
    gives = met("hive 0 N upright", Claim(1, IHave(box.GAS), 0))
    assert gives["offer gas_can"] > gives["offer armor"]
    keeps = met("hive 0 N upright", Claim(0, IHave(box.GAS), 0))
    assert keeps["offer gas_can"] < keeps["offer armor"]
    early = met("storage_1 0 N upright", Claim(1, IHave(box.GAS), 0))
    assert early["offer gas_can"] < early["offer armor"], "a last can is kept while the Hive is not found"


def test_it_brings_its_gas_to_whoever_shall_burn_the_hive() -> None:
    state = at(built("empty_1 0 E upright", "run_1 1 E upright", "hive 0 N upright"), R=0, r=0, G=2, P=0, O=0)
    state = hold(state, {0: ["gas_can", "armor"], 1: ["gas_can", "gas_can", "armor"]})
    state.story, state.plan, state.now.must_search = ALL_HUMAN, (), False
    state.red |= 1 << 2
    mind = Mind(seen(state, Claim(1, IHave(box.GAS), 0)))
    best = max(GAME.legal_moves(state, 0), key=mind.worth)

    assert mind.carrier == 1
    assert GAME.move_text(best) in ("walk trooper E", "walk android E")


@clause("PS-4.8")
def test_nobody_is_shot_whose_gas_will_be_missed() -> None:
    """What the dead held leaves the game: humans need three cans that they can get."""
    state = infect(hold(at(table(built("empty_1 0 E upright"), 0, "ammo"), r=1, G=1)), 1, host=1)
    state.hands[0] = tuple(sorted([*state.hands[0], "gas_can", "gas_can", "gas_can", "armor"]))
    rich = Mind(GAME.view(state, 0))
    state.fresh, state.left, state.discard = ("ammo",), 1, ()
    state.hands[0] = tuple([card for card in state.hands[0] if card != box.GAS])
    poor = Mind(GAME.view(state, 0))

    assert gas_in_deck(poor.view) == 0
    assert rich.may_die(1)
    assert not poor.may_die(1)


# ---- looking for the Hive


def test_as_long_as_the_hive_is_hidden_exploring_comes_first() -> None:
    state = hold(at(built("storage_2 0 E upright"), R=1, r=0), {0: ["armor", "gas_can"]})
    state.now.must_search = False
    mind = Mind(GAME.view(state, 0))
    worths = {move: mind.worth(move) for move in GAME.legal_moves(state, 0)}

    assert isinstance(max(worths, key=lambda move: worths[move]), Explore)


def test_people_in_the_way_are_a_cost_and_no_wall() -> None:
    """With something worth finding behind them it goes through, and rather around."""
    state = hold(at(built("empty_1 0 E upright", "run_1 1 E upright"), R=0, r=0, G=1), {0: ["gas_can", "armor"]})
    mind = Mind(GAME.view(state, 0))
    pulls = mind.pulls(box.TROOPER)

    assert pulls[0] == pytest.approx(max(pulls[1] - mind.weights.step - mind.danger(1), pulls[0]))
    assert mind.danger(1) > 0
