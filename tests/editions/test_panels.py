"""What games draw for a full screen: from a view alone, in both languages, with every move where it is done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from openps.catalog import OURS, edition_named
from openps.editions.edition import Edition, edition_of
from openps.editions.panic_station import big_map
from openps.engine import laws
from openps.games.panic_station.moves import Place
from openps.words.messages import Messages
from openps.words.panels import Canvas, Frame, Ink, Picture, cell_width, cut, filling, fitted, flowing, hanging, joined
from openps.words.teller import Teller
from tests.clauses import clause
from tests.games.panic_station import tables as station

GAMES = [edition.key for edition in OURS]
STRIDE, MOMENTS = 6, 25


def teller(edition: Edition, state: Any, viewer: int | None, language: str = "en") -> Teller:
    names = edition.screen.names(state.options, language)
    return Teller(Messages(language, edition.words), viewer, names)


def moments(edition: Edition) -> Iterator[tuple[Any, int, Sequence[Any]]]:
    """States of a random match, with a seat that is asked and its moves."""
    rules = edition.rules
    for one in islice(laws.random_moments(rules, rules.options(rules.info.players[0], {}), 3), 0, None, STRIDE):
        decision = rules.decision(one.before)
        if decision is not None:
            seat = decision.seats[0]
            yield one.before, seat, rules.legal_moves(one.before, seat)


def text_of(picture: Picture) -> str:
    return "\n".join(["".join([ink.text for ink in line]) for line in picture])


def inks(picture: Picture) -> list[Ink]:
    return [ink for line in picture for ink in line]


@pytest.mark.parametrize("game", GAMES)
def test_every_move_is_done_at_a_spot_that_is_drawn(game: str) -> None:
    edition = edition_named(game)
    panels, done = edition.full_screen, 0
    for state, seat, moves in islice(moments(edition), MOMENTS):
        view, say = edition.rules.view(state, seat), teller(edition, state, seat)
        lit = {spot for move in moves for spot in panels.spots(move, view)}
        for zoom in range(panels.zooms):
            board = panels.board(view, say, Frame(100, 60, zoom, lit))
            drawn = {ink.spot for ink in inks([*board, *panels.crowd(view, say)])}
            drawn |= {card.spot for card in panels.hand(view, say)}
            missing = {spot for spot in lit - drawn if not spot.startswith(("demand", "card"))}
            assert missing == set()
            done += len(lit & drawn)
    assert done > 10


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_panels_are_in_words_for_every_viewer(game: str, language: str) -> None:
    edition = edition_named(game)
    panels = edition.full_screen
    for state, seat, moves in islice(moments(edition), MOMENTS):
        for viewer in (None, seat):
            view, say = edition.rules.view(state, viewer), teller(edition, state, viewer, language)
            told = [panels.phase(view, say), panels.goal(view, say), panels.role(view, say)]
            told += [text_of(panels.board(view, say, Frame())), text_of(panels.crowd(view, say))]
            told += [text_of(panels.sheet(view, say)), *[card.title for card in panels.hand(view, say)]]
            told += [text_of(panels.odds(move, view, say)) for move in moves] if viewer is not None else []
            raw = [word for text in told for word in text.split() if word.startswith(("table-", "tui-", "piece-"))]
            assert raw == []


@pytest.mark.parametrize("columns", [44, 58, 100])
@pytest.mark.parametrize("game", ["pani_high", "negotiator"])
def test_a_board_without_a_map_is_no_wider_than_its_room(game: str, columns: int) -> None:
    edition = edition_named(game)
    for state, seat, _ in islice(moments(edition), MOMENTS):
        view, say = edition.rules.view(state, seat), teller(edition, state, seat)
        for zoom in range(edition.full_screen.zooms):
            drawn = edition.full_screen.board(view, say, Frame(columns, 30, zoom))
            assert max([cell_width(line) for line in drawn]) <= columns


@pytest.mark.parametrize("game", GAMES)
def test_every_spot_can_be_explained(game: str) -> None:
    edition = edition_named(game)
    panels, explained = edition.full_screen, 0
    for state, seat, _ in islice(moments(edition), MOMENTS):
        view, say = edition.rules.view(state, seat), teller(edition, state, seat)
        drawn = {ink.spot for ink in inks([*panels.board(view, say, Frame()), *panels.crowd(view, say)])}
        drawn |= {card.spot for card in panels.hand(view, say)}
        for spot in drawn - {""}:
            thing = panels.named(spot, view)
            explained += any(f"explain-{name}" in say.say for name in thing.names) or bool(say.text(thing.piece))
    assert explained > 30


# ---- the station


@clause("PS-7.1")
def test_a_station_is_drawn_with_doors_and_pieces() -> None:
    state = station.at(station.built("empty_1 0 E upright"), R=0, r=1, G=1)
    view = station.GAME.view(state, 0)
    drawn = text_of(big_map.drawn(view, Teller(Messages("en", station.GAME.info.package), 0), Frame(zoom=1)))

    assert "[R]" in drawn, "a Trooper is square"
    assert "(r)" in drawn, "an Android is round"
    assert "0 Reactor" in drawn
    assert "1 empty" in drawn
    rows = drawn.splitlines()
    assert len({len(row) for row in rows}) == 1
    assert rows[0].strip().startswith("┌")
    assert rows[-1].strip().endswith("┘")


def test_rooms_that_can_be_chosen_are_lit_and_others_are_not() -> None:
    state = station.at(station.built("empty_1 0 E upright"), R=0, r=1)
    view = station.GAME.view(state, 0)
    say = Teller(Messages("en", station.GAME.info.package), 0)
    looks = {ink.spot: ink.look for ink in inks(big_map.drawn(view, say, Frame(zoom=1, lit={"room 1"})))}

    assert "lit" in looks["room 1"]
    assert "lit" not in looks["room 0"]


def test_a_security_door_has_one_sign_on_the_map_and_in_the_choices() -> None:
    edition = edition_named("panic_station")
    labels = []
    for state, seat, moves in moments(edition):
        view, say = edition.rules.view(state, seat), teller(edition, state, seat)
        labels += [edition.full_screen.label(move, view, say) for move in moves if isinstance(move, Place)]

    assert any("▒" in label for label in labels)
    assert not any("##" in label for label in labels)


@clause("PS-19.3")
def test_the_sheet_says_what_is_certain_and_nothing_else() -> None:
    edition = edition_named("panic_station")
    for state, seat, _ in islice(moments(edition), MOMENTS):
        view, say = edition.rules.view(state, seat), teller(edition, state, seat)
        lines = text_of(edition.full_screen.sheet(view, say)).splitlines()
        for other in range(len(view.players)):
            line = next(line for line in lines if line.strip().startswith(say.seat(other)))
            infected = bool(state.infected >> other & 1)
            assert not (line.endswith("is human") and infected)
            assert not (line.endswith("is infected") and not infected)


@clause("PS-18.7", "PS-17.5")
@pytest.mark.parametrize(("option", "told"), [("takeover", "(PS-17.5)"), ("always", "(PS-18.7)")])
def test_the_infected_read_when_the_last_of_them_does_not_win(option: str, told: str) -> None:
    edition = edition_named("panic_station")
    state = station.infect(station.built(last_infected=option), 1, host=0)

    assert told in text_of(edition.full_screen.fated(edition.rules.view(state, 1), teller(edition, state, 1)))


@clause("PS-9.15")
def test_a_free_step_shows_no_price() -> None:
    edition = edition_named("panic_station")
    state = station.built("run_1 0 E upright")
    for text in ("walk android E", "walk trooper E"):
        station.do(state, text)
    view, words = edition.rules.view(state, 0), teller(edition, state, 0)
    rules, label = edition.rules, edition.full_screen.label
    told = {rules.move_text(move): label(move, view, words) for move in rules.legal_moves(state, 0)}

    assert "AP" not in told["walk android W"] + told["run W"]
    assert "1 AP" in told["explore trooper"]


def test_a_room_has_its_whole_name_where_there_is_room_for_it() -> None:
    say = Teller(Messages("en", station.GAME.info.package), 0)
    state = station.at(station.built("team_1 0 E upright"), R=0, r=1)
    low, high = [text_of(big_map.drawn(station.GAME.view(state, 0), say, Frame(zoom=zoom))) for zoom in (0, 1)]

    assert "1 team s…" in low
    assert "search" in high


@pytest.mark.parametrize("zoom", range(len(big_map.SIZES)))
def test_borders_meet_in_every_size(zoom: int) -> None:
    view = station.GAME.view(station.at(station.built("empty_1 0 E upright"), R=0, r=1), 0)
    drawn = text_of(big_map.drawn(view, Teller(Messages("en", station.GAME.info.package), 0), Frame(zoom=zoom)))

    assert {drawn[0], drawn.splitlines()[0][-1], drawn.splitlines()[-1][0], drawn[-1]} == set("┌┐└┘")
    assert not set("╴╶╵╷") & set(drawn)


@clause("PS-8.3")
@pytest.mark.parametrize("zoom", range(len(big_map.SIZES)))
def test_a_card_of_two_rooms_has_a_door_between_them_in_every_size(zoom: int) -> None:
    state = station.at(station.built("sick_bay 0 S turned"), R=1, r=2)
    view = station.GAME.view(state, 0)
    drawn = big_map.drawn(view, Teller(Messages("en", station.GAME.info.package), 0), Frame(zoom=zoom))
    rows = [line for line in drawn if any(ink.spot in ("room 1", "room 2") for ink in line)]
    between = text_of(drawn[drawn.index(rows[0]) : drawn.index(rows[-1]) + 1])

    assert {"room 1", "room 2"} <= {ink.spot for ink in inks(drawn)}
    assert "▒" in between


# ---- what all share


def test_words_that_do_not_fit_go_on_in_their_own_column() -> None:
    line = (Ink("1  "), Ink("Name  "), Ink("a description that is longer than its line"))

    assert hanging(line, 60) == line
    assert hanging(line, 35)[-1].text.splitlines() == ["a description that is", " " * 9 + "longer than its line"]
    assert hanging(line, 24)[-1].text.splitlines()[:2] == ["", "    a description that"], "its own column is too far"


def test_lines_are_wrapped_while_there_are_rows_and_the_last_one_first() -> None:
    long = "words that are too long for one line of it"
    lines = [(Ink("a "), Ink(long)), (Ink("b "), Ink(long)), (Ink("c "), Ink(long))]

    rows = [text_of([line]).count("\n") for line in fitted(lines, 30, more=2)]

    assert rows == [1, 0, 1]
    assert fitted([], 30, more=2) == []


def test_units_that_do_not_fit_begin_a_line() -> None:
    assert text_of(flowing([(Ink("[one] "),), (Ink("[two] "),), (Ink("[three] "),)], 12)) == "[one] [two] \n[three] "


@pytest.mark.parametrize("game", ["pani_high", "negotiator"])
def test_a_board_without_a_map_fills_its_room_and_stands_still(game: str) -> None:
    edition = edition_named(game)
    sizes = set()
    for state, seat, _ in islice(moments(edition), MOMENTS):
        view, say = edition.rules.view(state, seat), teller(edition, state, seat)
        drawn = edition.full_screen.board(view, say, Frame(80, 60))
        sizes.add((max([cell_width(line) for line in drawn]), len(drawn)))
        assert all(text.startswith(" ") for text in text_of(drawn).splitlines() if text)
    assert sizes == {(80, 60)}
    assert filling([], Frame(3, 2)) == [(), (Ink("   "),)]


def test_a_game_without_panels_gets_the_table_of_the_prompts() -> None:
    ours = edition_named("pani_high")
    guest = edition_of(ours.rules)
    state, seat, _ = next(moments(ours))
    view, say = ours.rules.view(state, seat), teller(ours, state, seat)

    drawn = text_of(guest.full_screen.board(view, say, Frame(100, 30)))

    assert drawn.replace("\n", "") == guest.screen.draw(view, say).replace("\n", "")
    assert guest.full_screen.hand(view, say) == ()


def test_what_goes_over_the_edge_of_a_canvas_is_cut() -> None:
    canvas = Canvas(4, 2)
    canvas.put(2, 0, "abc", "bad", "spot")
    canvas.put(0, 5, "never")

    assert text_of(canvas.picture()) == "  ab\n    "
    assert canvas.at(9, 9) == " "


def test_neighbours_of_one_look_are_one_run() -> None:
    assert joined([Ink("a", "x"), Ink("b", "x"), Ink("c", "y")]) == (Ink("ab", "x"), Ink("c", "y"))
    assert cut("location", 5) == "loca…"
