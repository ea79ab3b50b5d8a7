"""A newcomer at the prompt: choices as they are shown, several at once, the choices again, help, rules by a word."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from openps.cli.main import main
from openps.engine import record
from openps.words.messages import LANGUAGES


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.delenv("LINES", raising=False)
    return tmp_path / "data"


class Person:
    """Types lines at `openps play`, and reads what is shown and what is kept."""

    def __init__(self, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._data, self._monkeypatch, self._capsys = data, monkeypatch, capsys

    def types(self, lines: list[str], *arguments: str) -> str:
        self._monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, ""])))
        assert main(["play", *arguments]) == 0
        return self._capsys.readouterr().out

    def played(self) -> list[str]:
        """What seat 0 did."""
        (kept,) = (self._data / "matches").glob("*.jsonl")
        return [text for seat, text in record.read(kept.read_bytes()).moves if seat == 0]


@pytest.fixture
def person(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Person:
    return Person(data, monkeypatch, capsys)


@pytest.mark.parametrize(
    ("line", "language"), [("pass", "en"), ("Pas", "en"), ("passer", "fr"), ("PASSER", "fr"), ("pass", "fr")]
)
def test_a_turn_is_passed_in_the_language_of_the_screen(line: str, language: str, person: Person) -> None:
    person.types([line], "pani_high", "--seed", "5", "--lang", language)
    assert person.played()[0] == "pass"


def test_more_than_is_shown_is_no_choice(person: Person) -> None:
    shown = person.types(["passer la main"], "pani_high", "--seed", "5", "--lang", "fr")
    assert "« passer la main » n’est pas un choix ici" in shown
    assert person.played() == []


@pytest.mark.parametrize("line", ["prêt", "pret", "Prêt", "ready"])
def test_ready_is_typed_with_or_without_its_accent(line: str, person: Person) -> None:
    shown = person.types(["attack music_room", "1", line], "pani_high", "--seed", "3", "--lang", "fr")
    assert "prêt" in shown
    assert person.played()[2] == "ready"


def test_a_name_that_fits_twice_is_asked_back_and_nothing_is_played(person: Person) -> None:
    shown = person.types(["easy now"], "negotiator", "--seed", "1")
    assert '"easy now" may mean several things; type the number:' in shown
    assert person.played() == []


@pytest.mark.parametrize("line", ["", "choices", "choix", "  "])
def test_the_choices_are_shown_again(line: str, person: Person) -> None:
    shown = person.types([line], "negotiator", "--seed", "1")
    assert shown.count("You are on the line. What do you do?") == 2
    assert shown.count("  hang up\n") == 2
    assert shown.count("Terror") == person.types([], "negotiator", "--seed", "1").count("Terror")


# ---- several at once


def after_a_call(*cards: str) -> list[str]:
    """All hidden: the cards of the call come back to the Purchase Area, and are free in the next one."""
    return [*[f"lay {card}" for card in cards], "hang up", "buy nothing more"]


FREE = [*after_a_call("keep_cool", "keep_cool", "small_talk", "small_talk"), "hang up"]


def test_several_free_cards_are_taken_at_one_prompt(person: Person) -> None:
    """NG-7.7"""
    shown = person.types([*FREE, "1 2"], "negotiator", "--taker", "arkayne", "--seed", "1")
    assert " (free) — " in shown
    assert person.played()[-2:] == ["buy keep_cool", "buy small_talk"]
    assert "Stopped" not in shown


def test_a_series_stops_where_a_choice_is_no_longer_possible(person: Person) -> None:
    """NG-7.2  Three points are enough for one card of two points, not for another one."""
    lines = ["lay keep_cool", "lay keep_cool", "lay small_talk", "hang up", "2 3"]
    shown = person.types(lines, "negotiator", "--taker", "arkayne", "--seed", "1")
    assert person.played()[-1] == "buy few_minutes_more"
    assert 'Stopped before "Stay calm, both of us": it is no longer possible.' in shown


def test_a_series_stops_where_the_dice_have_fallen(person: Person) -> None:
    shown = person.types(["1 2"], "negotiator", "--taker", "arkayne", "--seed", "1")
    assert 'Stopped before "Chatter": something new has come to light.' in shown
    assert person.played()[0] == "play keep_cool"
    assert "play small_talk" not in person.played()


def test_numbers_of_different_kinds_play_nothing(person: Person) -> None:
    shown = person.types(["1 4"], "negotiator", "--seed", "1")
    assert "Several numbers at once must be choices of one kind." in shown
    assert person.played() == []


# ---- help and rules


def helped(person: Person, *arguments: str, before: tuple[str, ...] = ()) -> str:
    shown = person.types([*before, "help"], *arguments)
    return " ".join(shown.split("? for help:")[1].split())


def test_help_names_only_what_this_game_knows(person: Person) -> None:
    alone = helped(person, "negotiator", "--seed", "1")
    assert "Easy now" in alone
    assert "play keep_cool" in alone
    assert "say " not in alone
    assert "level" not in alone

    many = helped(person, "panic_station", "--seed", "1")
    assert "say I am human" in many
    assert "level strong" in many


def test_help_speaks_the_words_of_its_game(person: Person) -> None:
    school = helped(person, "pani_high", "--seed", "5")
    assert "say I trust 1" in school
    assert "human" not in school


def test_where_only_people_sit_there_are_no_levels(person: Person) -> None:
    friends = helped(person, "pani_high", "--seed", "5", "--seats", "human,human,human,human,human", before=("",))
    assert "say I trust 1" in friends
    assert "level" not in friends


@pytest.mark.parametrize("line", ["rules Policewoman", "rules policewoman", "règles POLICEWOMAN"])
def test_the_rules_are_searched_inside_a_match(line: str, person: Person) -> None:
    shown = person.types([line], "pani_high", "--seed", "5")
    assert re.search(r"\d+ clauses:\n", shown)
    assert "PH-6.1" in shown


def test_the_rules_alone_are_the_contents_and_a_match_goes_on(person: Person) -> None:
    shown = person.types(["rules", "rules zeppelin", "rules XX-1"], "pani_high", "--seed", "5")
    assert re.search(r"PH-4.1 – PH-4.17 +4. Battle", shown)
    assert 'No clause of pani_high answers "zeppelin".' in shown
    assert 'has no clause "XX-1"' in shown
    assert person.played() == []


@pytest.mark.parametrize(("language", "all_of_it"), [("en", "all"), ("fr", "tout")])
@pytest.mark.parametrize("game", ["pani_high", "panic_station", "negotiator"])
def test_the_rules_of_a_game_begin_with_their_contents(
    game: str, language: str, all_of_it: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", game, "--lang", language]) == 0
    contents = capsys.readouterr().out
    assert len(contents.splitlines()) < 50
    assert f"openps rules {game} {all_of_it}" in " ".join(contents.split())
    assert max(map(len, contents.splitlines())) <= 80

    assert main(["rules", game, all_of_it, "--lang", language]) == 0
    whole = capsys.readouterr().out
    assert len(whole.splitlines()) > 200
    for chapter in re.findall(r"^  \S+(?: – \S+)? +(\S.+)$", contents, re.MULTILINE):
        assert chapter in whole


def test_accents_are_not_needed_to_find_a_rule(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "pani_high", "policiere", "--lang", "fr"]) == 0
    plain = capsys.readouterr().out
    assert main(["rules", "pani_high", "Policière", "--lang", "fr"]) == 0
    assert plain.splitlines()[1:] == capsys.readouterr().out.splitlines()[1:]
    assert len(plain.splitlines()) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_cost_stands_like_the_number_of_a_choice(language: str, person: Person) -> None:
    shown = person.types(
        ["hang up" if language == "en" else "raccrocher"], "negotiator", "--seed", "1", "--lang", language
    )
    rows = [line for line in shown.splitlines() if re.match(r"(For sale|À vendre| {12})", line)]
    assert len(rows) > 5
    assert not [row for row in rows if re.match(r"\d+ {2}", row[12:])]
