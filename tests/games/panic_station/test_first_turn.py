"""PS-12.15: the search of the first turn."""

from __future__ import annotations

from itertools import product

import pytest

from openps.engine.chance import Chance, FreeChance
from openps.games.panic_station import box, moves
from openps.games.panic_station.floor import Floor
from openps.games.panic_station.moves import StationMove
from openps.games.panic_station.now import FAILED, SWAPPED
from openps.games.panic_station.pieces import NOBODY
from openps.games.panic_station.state import Station, through_security
from tests.clauses import clause
from tests.games.panic_station.tables import (
    GAME,
    at,
    built,
    do,
    hold,
    lay_room,
    legal,
    may,
    parasites,
    say,
    table,
    why,
)
from tests.games.panic_station.thrown import own_rooms, thrown_together


def first_turn(*cards: str, top: str = "storage_2") -> Station:
    state = built(*cards)
    state.now.must_search, state.cached = True, None
    numbers = [card for card in state.plan if card != box.ROOM_NUMBER[top]]
    if box.ROOM_NUMBER[top] in state.plan:
        state.plan = (box.ROOM_NUMBER[top], *numbers)
    return state


@clause("PS-12.15")
def test_the_first_turn_cannot_end_without_a_possible_search() -> None:
    state = first_turn()
    assert why(state, "end") == "PS-12.15"

    state = points(first_turn(top="empty_1"), 3)
    assert may(state, "end")  # the known card has nothing to search, and the one after it comes too late


@clause("PS-12.15")
def test_while_an_unseen_card_may_give_a_search_the_first_turn_cannot_end() -> None:
    """Place the empty room, place the next card, step in and search: four points."""
    state = first_turn(top="empty_1")
    assert why(state, "end") == "PS-12.15"
    assert legal(state) == ["explore trooper", "explore android"]
    state.plan = (box.ROOM_NUMBER["empty_1"], *[card for card in state.plan[1:] if card != box.HIVE], box.HIVE)
    do(state, "explore trooper")
    do(state, "place 0 E upright")
    assert why(state, "end") == "PS-12.15"

    without_icon = [card for card in state.plan if box.ROOM_CARDS[card].icon == box.NO_ICON]
    state = first_turn(top="empty_1")
    state.plan, state.cached = (box.ROOM_NUMBER["empty_1"], *without_icon), None
    assert may(state, "end")  # no card that is left can give one


@clause("PS-12.15")
def test_every_first_player_must_look_for_a_room_to_search() -> None:
    """An empty room on top is no way round the search: of 300 set-ups nobody may end the turn at once."""
    ends = 0
    for seed in range(300):
        state = GAME.setup(GAME.options(4, {}), FreeChance(f"first player {seed}")).state
        ends += may(state, "end")
    assert ends == 0


@clause("PS-12.15", "PS-7.8")
def test_a_top_card_that_fits_nowhere_is_passed_over_for_an_unseen_one() -> None:
    """A sick bay has doorways in the north or the south alone; what comes after it fits west of the Reactor."""
    state = first_turn(*ONLY_BEHIND_A_DOOR, "closed_terminal 3 N upright", top="sick_bay")
    assert not state.floor.spots(state.plan[0])
    for used, ap, refused in ((0, 3, "PS-12.15"), (0, 2, None), (SWAPPED, 3, None), (FAILED, 3, None)):
        say(points(state, ap), used=used, cached=None)
        assert why(state, "end") == refused, (used, ap)


@clause("PS-12.15")
def test_in_the_first_turn_nothing_may_make_the_search_impossible() -> None:
    state = first_turn("empty_1 0 E upright")
    state.now.ap = 3
    # Explore, step in and search takes all three points: walking away first would be too much.
    assert may(state, "explore trooper")
    assert why(state, "walk trooper E") == "PS-12.15"

    state = first_turn("team_1 0 E upright")
    state.now.ap = 2
    assert may(state, "walk trooper E")
    assert why(state, "explore trooper") == "PS-12.15"
    do(state, "walk trooper E")
    assert legal(state) == ["search trooper"]
    do(state, "search trooper")
    assert may(state, "end")


@clause("PS-12.15")
def test_in_the_first_turn_the_new_room_must_stay_within_reach() -> None:
    # team_4 `swow` could be laid with its security door towards the explorer.
    state = first_turn(top="team_4")
    state.now.ap = 3
    do(state, "explore trooper")

    assert "place 0 N upright" in legal(state)
    assert why(state, "place 0 N turned") == "PS-12.15"


@clause("PS-12.15")
def test_a_search_that_was_never_possible_is_waived() -> None:
    state = first_turn()
    state.now.ap = 2

    assert may(state, "end")
    assert may(state, "explore trooper")


@clause("PS-12.15")
def test_the_second_turn_is_free() -> None:
    state = GAME.setup(GAME.options(4, {}), FreeChance(5)).state
    seat = state.active
    assert state.now.must_search
    state.now.must_search, state.cached = False, None
    for _ in range(4):
        GAME.apply(state, state.active, GAME.parse_move("end"), FreeChance(1))
        free = state.active == seat
        assert state.now.must_search == (not free)
        state.now.must_search, state.cached = False, None


def points(state: Station, ap: int) -> Station:
    state.now.ap, state.cached = ap, None
    return state


@clause("PS-12.15")
def test_a_card_that_can_no_longer_be_explored_gives_no_search() -> None:
    failed = first_turn()
    say(failed, used=FAILED)
    assert may(failed, "end")

    nothing_left = first_turn()
    nothing_left.plan = ()
    assert may(nothing_left, "end")


@clause("PS-12.15", "PS-12.17")
def test_without_search_cards_nobody_must_search() -> None:
    state = first_turn("team_1 0 E upright")
    state.left = 0
    assert may(state, "end")

    state.discard, state.cached = ("armor",), None
    assert why(state, "end") == "PS-12.15"


@clause("PS-12.15")
def test_each_character_counts_with_its_own_way_to_a_search() -> None:
    # The Trooper is two steps from the team room, the Android three.
    state = points(at(first_turn("team_1 0 E upright", "empty_1 0 W turned", top="hive"), r=2), 3)
    assert may(state, "walk trooper E")
    assert may(state, "walk android E")
    assert why(state, "walk trooper W") == "PS-12.15"

    state = points(at(first_turn("team_1 0 E upright", "empty_1 0 W turned", top="hive"), R=2), 3)
    assert may(state, "walk trooper E")
    assert why(state, "walk android W") == "PS-12.15"


@clause("PS-12.15")
def test_with_points_to_spare_a_detour_is_allowed() -> None:
    state = first_turn("team_1 0 E upright", "empty_1 0 W turned", top="hive")

    assert may(points(at(state, r=2), 4), "walk trooper W")
    assert may(points(first_turn("empty_1 0 E upright"), 4), "walk trooper E")
    assert may(points(first_turn("team_1 0 E upright"), 3), "explore trooper")


@clause("PS-12.15", "PS-8.2")
def test_a_room_behind_a_security_door_counts_for_whoever_can_pass() -> None:
    state = points(first_turn("team_3 0 E upright", top="empty_1"), 3)
    assert may(state, "end")

    assert why(hold(table(state, 0, "keycard")), "end") == "PS-12.15"
    opened = first_turn("team_3 0 E upright", top="empty_1")
    opened.doors_open = True
    assert why(opened, "end") == "PS-12.15"


ONLY_BEHIND_A_DOOR = ("hive 0 N upright", "empty_1 0 S upright", "empty_2 0 E upright")
"""The card team_4 fits at one place only: north of room 3, behind its security door."""


@clause("PS-12.15", "PS-7.6")
def test_a_card_that_can_only_lie_behind_a_security_door_counts_for_whoever_can_pass() -> None:
    state = first_turn(*ONLY_BEHIND_A_DOOR, top="team_4")
    assert list(state.floor.spots(box.ROOM_NUMBER["team_4"])) == [3]
    assert may(state, "end")

    # A step, the exploring, a step and the search take all four points.
    with_keycard = hold(table(state, 0, "keycard"))
    assert why(with_keycard, "end") == "PS-12.15"
    assert why(with_keycard, "walk trooper N") == "PS-12.15"
    assert may(points(with_keycard, 3), "end")


@clause("PS-12.15")
def test_the_one_who_would_explore_out_of_reach_may_not() -> None:
    # From the Reactor team_4 can be reached; north of room 1 it would lie behind a security door.
    state = at(first_turn("empty_2 0 E upright", "hive 1 S turned", top="team_4"), r=1)
    points(state, 3)

    assert may(state, "explore trooper")
    assert why(state, "explore android") == "PS-12.15"
    assert may(points(state, 2), "explore android")  # now no search is possible anyway


@clause("PS-12.15")
def test_a_card_without_an_icon_is_no_room_to_search() -> None:
    # The team room is two steps away: three points. Exploring an empty room first would leave two.
    state = points(first_turn("empty_1 0 E upright", "team_1 1 E upright", top="empty_2"), 3)

    assert why(state, "explore trooper") == "PS-12.15"
    assert may(points(state, 4), "explore trooper")


@clause("PS-12.15", "PS-9.15")
def test_a_run_may_not_lead_away_from_the_last_possible_search() -> None:
    state = first_turn("run_1 0 E upright", "empty_1 1 E upright", top="hive")
    do(points(state, 2), "walk trooper E")
    assert legal(state) == ["search trooper"]

    state = first_turn("run_1 0 E upright", "empty_1 1 E upright", top="hive")
    do(points(state, 3), "walk trooper E")
    assert may(state, "run E")
    do(state, "run E")
    assert state.now.ap == 2
    assert legal(state) == ["walk trooper W", "walk android E"]


@clause("PS-12.15", "PS-16.6")
@pytest.mark.parametrize(("cost", "allowed"), [("0", True), ("1", False)])
def test_first_aid_in_the_first_turn_costs_what_it_costs(cost: str, allowed: bool) -> None:
    state = hold(built("team_1 0 E upright", first_aid_ap=cost), {0: ["first_aid_kit", "armor", "armor"]})
    state.now.must_search, state.now.ap = True, 2
    state.health[0] = state.health[2] = 3

    for text in ("first_aid red_trooper", "share_first_aid trooper green_trooper"):
        assert may(state, text) == allowed
        assert allowed or why(state, text) == "PS-12.15"


@clause("PS-12.15")
def test_what_costs_a_point_needs_one_to_spare() -> None:
    state = first_turn("open_terminal 0 S turned", top="run_1")
    at(hold(table(parasites(state, gray=[0]), 0, "ammo"), {0: ["energy_boost", "armor", "armor"]}), R=1)
    for text in ("scan trooper", "doors trooper", "cameras trooper", "fire gray"):
        assert may(points(state, 2), text)
        assert why(points(state, 1), text) == "PS-12.15"
    assert may(state, "lay energy_boost")
    assert may(state, "search trooper")


@clause("PS-12.15", "PS-12.9")
def test_a_team_search_is_a_search() -> None:
    state = points(at(first_turn("team_1 0 E upright", top="hive"), R=1, G=1), 1)
    assert legal(state) == ["search trooper", "team_search trooper 1"]
    do(state, "team_search trooper 1", 0)

    assert not state.now.must_search


@clause("PS-12.15", "PS-7.1")
def test_a_place_that_keeps_the_search_possible_is_not_needed_where_another_room_does() -> None:
    state = points(first_turn("team_1 0 E upright", top="team_4"), 3)
    do(state, "explore trooper")

    assert may(state, "place 0 N turned")  # behind a security door, but the team room is near


# ---- the same told again, by walking every way there is

NEVER = 99
Rooms = tuple[int, int]


def steps(state: Station, floor: Floor, start: int) -> dict[int, int]:
    """From a room, every room that can be reached and after how many steps."""
    distance = {start: 0}
    for room in (todo := [start]):
        for there, by_open_doorway in zip(floor.beyond[room], floor.open_to[room], strict=True):
            if there not in distance and (there == by_open_doorway or through_security(state, state.active)):
                distance[there] = distance[room] + 1
                todo.append(there)
    return distance


def on_board(state: Station, floor: Floor, rooms: Rooms) -> int:
    """What the cheapest search costs on the board as it is."""
    ways = [steps(state, floor, start) for start in rooms]
    costs = [far + 1 for way in ways for room, far in way.items() if floor.searchable[room]]
    return min(costs, default=NEVER) if state.left or state.discard else NEVER


def top_card_laid(state: Station, room: int) -> list[Floor]:
    """The board with the top card at a room, in every way that it fits there."""
    if not state.plan or state.now.used & FAILED:
        return []
    floor, card = state.floor, state.plan[0]
    return [
        floor.with_card(card, floor.cell_beyond(room, way), facing) for way, facing in floor.spots(card).get(room, ())
    ]


def cheapest(state: Station, rooms: Rooms) -> int:
    """What the cheapest search costs, on the board or where the top card can be laid on the way."""
    costs = [on_board(state, state.floor, rooms)]
    for start in rooms:
        for room, far in steps(state, state.floor, start).items():
            costs += [far + 1 + on_board(state, floor, (room, room)) for floor in top_card_laid(state, room)]
    return min(costs)


def keeps(state: Station, move: StationMove) -> bool:
    """Whether a search is still possible after a move."""
    rooms = list(own_rooms(state))
    match move:
        case moves.Lay() | moves.Search() | moves.TeamSearch() | moves.Trade():
            return True
        case moves.EndTurn():
            return False
        case moves.Walk() | moves.Run():
            kind = box.KIND_NUMBER[move.character] if isinstance(move, moves.Walk) else state.now.bonus
            rooms[kind] = state.floor.beyond[rooms[kind]][box.WAY_NUMBER[move.way]]
            return cheapest(state, (rooms[0], rooms[1])) <= state.now.ap - isinstance(move, moves.Walk)
        case moves.Explore():
            floors = [state.floor, *top_card_laid(state, rooms[box.KIND_NUMBER[move.character]])]
            return min([on_board(state, floor, (rooms[0], rooms[1])) for floor in floors]) < state.now.ap
        case moves.FirstAid() | moves.ShareFirstAid():
            return cheapest(state, (rooms[0], rooms[1])) <= state.now.ap - state.options.first_aid_ap
    return cheapest(state, (rooms[0], rooms[1])) < state.now.ap


def could_turn_up(state: Station, rooms: Rooms) -> bool:
    """Whether a card after the top one could give a search: every way to lay both is tried."""
    if not state.plan or state.now.used & FAILED:
        return False
    fits = bool(state.floor.spots(state.plan[0]))
    if not fits and state.now.used & SWAPPED:
        return False
    firsts = laid_after(state, state.floor, state.plan[0], rooms) if fits else [(0, state.floor, rooms)]
    for spent, floor, there in firsts:
        for card in state.plan[1:]:
            for more, after, here in laid_after(state, floor, card, there):
                if spent + more + on_board(state, after, here) <= state.now.ap:
                    return True
    return False


def laid_after(state: Station, floor: Floor, card: int, rooms: Rooms) -> list[tuple[int, Floor, Rooms]]:
    """What it costs to walk to a room and to lay a card there, the board after it and where both characters are."""
    laid = []
    for kind, start in enumerate(rooms):
        for room, far in steps(state, floor, start).items():
            there = (room, rooms[1]) if kind == 0 else (rooms[0], room)
            for way, facing in floor.spots(card).get(room, ()):
                laid.append((far + 1, floor.with_card(card, floor.cell_beyond(room, way), facing), there))
    return laid


def first_turn_anywhere(seed: int, cards: bool = True) -> Station:
    """With rooms of all kinds; or only with such as cannot be searched."""
    chance = FreeChance(f"first turn {seed}")
    state = thrown_together(chance) if cards else without_icons(chance)
    rooms = len(state.floor.icons)
    for one in (2 * state.active, 2 * state.active + 1):
        state.where[one], state.health[one] = chance.below(rooms, "room"), 3
    state.now.ap, state.now.must_search = 1 + chance.below(4, "ap"), True
    return state


def without_icons(chance: Chance) -> Station:
    """Rooms without an icon, a card on top that gives no search or may fit nowhere, and a few after it."""
    state, bare = hold(built()), ["hive", "empty_1", "empty_2"]
    for key in chance.shuffled(bare, "rooms")[chance.below(3, "rooms") :]:
        spots = [(room, *spot) for room, row in state.floor.spots(box.ROOM_NUMBER[key]).items() for spot in row]
        room, way, facing = chance.pick(spots, "spot")
        lay_room(state, f"{key} {room} {box.WAYS[way]} {box.FACINGS[facing]}")
    top = chance.pick([box.ROOM_NUMBER[key] for key in (*bare, "sick_bay", "team_4", "run_3")], "top")
    rest = [card for card in state.plan if card != top]
    state.plan = tuple([card for card in state.plan if card == top] + chance.shuffled(rest, "plan")[: 1 + top % 3])
    return state


def without_the_duty(state: Station) -> list[StationMove]:
    free = state.copy()
    say(free, must_search=False, cached=None)
    return list(GAME.legal_moves(free, free.active))


@clause("PS-12.15")
def test_a_first_turn_anywhere_keeps_its_search_possible_and_forbids_nothing_else() -> None:
    forbidden = 0
    for seed in range(40):
        state = first_turn_anywhere(seed)
        state.now.bonus = seed % 3 - 1
        free = without_the_duty(state)
        possible = cheapest(state, own_rooms(state)) <= state.now.ap
        unseen = not possible and could_turn_up(state, own_rooms(state))
        expected = [move for move in free if keeps(state, move)] if possible else free[: len(free) - unseen]
        assert list(GAME.legal_moves(state, state.active)) == expected, seed
        forbidden += len(free) - len(expected)
    assert forbidden > 60


@clause("PS-12.15")
def test_where_nothing_known_can_be_searched_the_turn_ends_exactly_if_nothing_can_turn_up() -> None:
    ended: list[bool] = []
    for seed in range(150):
        state = first_turn_anywhere(seed, cards=False)
        points(state, 2 + seed % 5)
        if cheapest(state, own_rooms(state)) > state.now.ap:
            ended.append(may(state, "end"))
            assert ended[-1] != could_turn_up(state, own_rooms(state)), seed
    assert ended.count(True) > 10
    assert ended.count(False) > 10


@clause("PS-12.15", "PS-7.1")
@pytest.mark.parametrize("top", ["team_3", "team_4", "run_3", "storage_2", "empty_2"])
def test_of_the_places_for_a_card_those_are_left_that_keep_the_search_possible(top: str) -> None:
    """Rooms without icons and one team room at their end: a card with a security door may lie behind it or not."""
    forbidden = 0
    for trooper, android, ap in product(range(4), range(4), (1, 2, 3)):
        state = first_turn("empty_1 0 E upright", "team_1 1 E upright", "hive 0 N upright", top=top)
        points(at(state, R=trooper, r=android), ap)
        rooms = (trooper, android)
        state.now.placing = next((room for room in rooms if room in state.floor.spots(state.plan[0])), NOBODY)
        if state.now.placing == NOBODY:
            continue
        free = without_the_duty(state)
        laid = zip(free, top_card_laid(state, state.now.placing), strict=True)
        kept = [move for move, floor in laid if on_board(state, floor, rooms) <= ap]
        needed = on_board(state, state.floor, rooms) > ap
        expected = kept if needed and kept else free
        assert list(GAME.legal_moves(state, 0)) == expected, (rooms, ap)
        forbidden += len(free) - len(expected)
    assert (forbidden > 0) == (top in ("team_3", "team_4", "run_3"))
