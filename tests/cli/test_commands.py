"""The command line as its user meets it: what it says, in which language, and with which exit code."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import partial
from importlib.resources import files
from pathlib import Path

import pytest

from openps.catalog import games
from openps.cli.main import main
from openps.lab import bench


@pytest.fixture(autouse=True)
def _own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


CHANGING = ("seconds", "decisions_per_second")
WRONG = [
    ("frob", 'There is no command "frob"'),
    ("play chess", 'There is no game "chess". Games: panic_station, negotiator, pani_high'),
    ("play pani_high --players 3", "3 players are not possible; possible are 5, 6 (PH-1.1)"),
    ("play pani_high --players many", '--players: "many" is not a whole number'),
    ("play pani_high --seats human,nobody", '"nobody" is neither human nor a bot of pani_high'),
    ("play pani_high --players 5 --seats human,random,random,random,random,random", "6 seats are named for 5 players"),
    ("play pani_high --option first_player", '"first_player" is not an option; write key=value'),
    ("play pani_high --option first_player=me", "first_player: possible values are random, host (PH-R3)"),
    ("play pani_high --option colour=red", '"colour" is not an option'),
    ("play pani_high --deck nowhere.toml", "nowhere.toml cannot be read"),
    ("play pani_high --taker donna", "pani_high has no option taker"),
    ("play negotiator --deck nowhere.toml", "negotiator has no option deck"),
    ("play negotiator --cards nowhere.toml", "nowhere.toml cannot be read"),
    ("play negotiator --taker me", "taker: possible values are arkayne, donna, edward, random (NG-D1)"),
    ("play negotiator --players 2", "2 players are not possible; possible are 1 (NG-1.19)"),
    ("simulate negotiator --taker me", "taker: possible values are"),
    ("play --resume nowhere.jsonl", "nowhere.jsonl cannot be read"),
    ("play --resume", "There is no saved match"),
    ("play --lang de", '"de" is not a language we have'),
    ("play pani_high and more", "Not understood: and more"),
    ("simulate", "Missing: GAME"),
    ("simulate pani_high --num 0", '--num: "0" is not a whole number from 1'),
    ("simulate pani_high --num ²", '--num: "²" is not a whole number'),
    ("simulate pani_high --jobs 100000", "--jobs:"),
    ("simulate pani_high --bots deep-thought", 'There is no bot "deep-thought" for pani_high. Bots: random'),
    ("simulate pani_high --players 7", "7 players are not possible"),
    ("simulate pani_high --bots random,random,random,random,random,random", "6 seats are named for 5 players"),
    ("simulate pani_high --num", "--num needs a value"),
    ("simulate pani_high --talk loudly", '--talk: "loudly" is not possible; possible are: on, off'),
    ("simulate pani_high --bots heuristic:400", '"heuristic:400": heuristic does not think ahead'),
    ("ladder", "Missing: GAME"),
    ("ladder chess", 'There is no game "chess"'),
    ("ladder pani_high --bots random,deep-thought", 'There is no bot "deep-thought" for pani_high'),
    ("ladder negotiator --bots random,planner:horizon=no", "horizon is a whole number from 1 to 20"),
    ("ladder pani_high --num 0", '--num: "0" is not a whole number'),
    ("ladder pani_high --alone 0", '--alone: "0" is not a whole number'),
    ("ladder pani_high --sprt soon", '--sprt: "soon" is not a number of percentage points'),
    ("ladder pani_high --sprt 0", '--sprt: "0" is not a number of percentage points'),
    ("ladder pani_high --talk maybe", "--talk:"),
    ("ladder pani_high --players 3", "3 players are not possible"),
    ("endgames", "Missing: GAME"),
    ("endgames pani_high", "Ends of pani_high cannot be solved. Games: negotiator"),
    ("endgames negotiator --bots deep-thought", 'There is no bot "deep-thought" for negotiator'),
    ("endgames negotiator --nodes 0", '--nodes: "0" is not a whole number from 1'),
    ("endgames negotiator --taker nobody", "taker"),
    ("verify nowhere.jsonl", "nowhere.jsonl cannot be read"),
    ("replay nowhere.jsonl", "nowhere.jsonl cannot be read"),
    ("rules chess", 'There is no game "chess"'),
    ("rules pani_high XX-1.1", 'pani_high has no clause "XX-1.1"'),
    ("bench --seconds soon", "--seconds:"),
    ("prove chess", 'There is no game "chess"'),
    ("prove pani_high --num 5 --secrecy 6", '--secrecy: "6" is not a whole number from 0 to 5'),
    ("deck --check nowhere.toml", "nowhere.toml cannot be read"),
]


@pytest.mark.parametrize(("line", "told"), WRONG, ids=[line for line, _ in WRONG])
def test_what_is_wrong_gets_one_clear_line_and_exit_code_2(
    line: str, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code = main(line.split())
    except SystemExit as stop:
        code = stop.code
    printed = capsys.readouterr()

    assert code == 2
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert printed.err.startswith("openps: ")
    assert told in printed.err


def test_errors_speak_the_language_asked_for(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["play", "échecs", "--lang", "fr"]) == 2
    assert "Il n’y a pas de jeu « échecs »" in capsys.readouterr().err

    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    with pytest.raises(SystemExit):
        main(["simulate", "pani_high", "--frob"])
    assert capsys.readouterr().err == "openps: Pas compris : --frob\n"


def test_several_violations_are_all_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "pani_high", "--players", "9", "--option", "first_player=me", "--option", "x=y"]) == 2
    assert capsys.readouterr().err.count("\n  - ") == 3


def test_games_are_listed_with_options_and_bots(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    printed = capsys.readouterr().out

    assert "panic_station · Panic Station · players: 4, 5, 6" in printed
    assert "pani_high · Pani-High! · players: 5, 6" in printed
    assert "first_player=random|host" in printed
    assert "random, heuristic" in printed


def test_simulate_prints_one_object_with_all_that_was_promised(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate pani_high --players 6 --bots random --num 20 --seed 7 --json"
    assert main(line.split()) == 0
    result = json.loads(capsys.readouterr().out)

    assert (result["game"], result["players"], result["num"], result["seed"]) == ("pani_high", 6, 20, 7)
    assert {"decisions", "seconds", "decisions_per_second", "wins_by_bot"} <= set(result)
    assert sum(result["outcomes"].values()) == 20
    assert sum(result["wins_by_seat"].values()) == result["wins_by_bot"]["random"] >= 20


def test_the_same_seed_gives_the_same_numbers_on_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    line = "simulate pani_high --bots random,heuristic --num 12 --seed 3 --json"
    results = []
    for jobs in ([], ["--jobs", "1"], ["--jobs", "2"]):
        assert main([*line.split(), *jobs]) == 0
        result = json.loads(capsys.readouterr().out)
        results.append({key: value for key, value in result.items() if key not in CHANGING})

    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize(("language", "word"), [("en", "Wins by bot"), ("fr", "Victoires par robot")])
def test_simulate_reports_in_words(language: str, word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"simulate pani_high --bots heuristic,random --num 4 --lang {language}".split()) == 0
    printed = capsys.readouterr().out

    assert word in printed
    assert "heuristic" in printed
    assert "{" not in printed


def test_rules_are_read_whole_by_clause_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "pani_high", "ph-4.9"]) == 0
    assert capsys.readouterr().out == "PH-4.9   If the totals are equal the defender wins.\n"

    assert main(["rules", "pani-high", "Imperial", "Seal", "--lang", "en"]) == 0
    assert "PH-10.1" in capsys.readouterr().out

    assert main(["rules", "pani_high", "flying saucer"]) == 0
    assert capsys.readouterr().out == 'No clause of pani_high answers "flying saucer".\n'

    assert main(["rules", "panic_station", "tout", "--lang", "fr"]) == 0
    assert len(capsys.readouterr().out.splitlines()) > 300


def test_our_deck_is_a_file_that_can_be_checked_and_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck"]) == 0
    file = tmp_path / "my.toml"
    file.write_text(capsys.readouterr().out, "utf-8")

    assert main(["deck", "--check", str(file)]) == 0
    assert "a deck of 110 cards" in capsys.readouterr().out
    assert main(["simulate", "pani_high", "--deck", str(file), "--num", "5", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["num"] == 5


@pytest.mark.parametrize("taker", ["arkayne", "donna", "edward", "random"])
def test_a_hostage_taker_is_named_at_once(taker: str, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"simulate negotiator --taker {taker} --bots random --num 5 --seed 1 --json"
    assert main(line.split()) == 0
    result = json.loads(capsys.readouterr().out)

    assert (result["game"], result["players"], sum(result["outcomes"].values())) == ("negotiator", 1, 5)
    assert main(f"simulate negotiator --option taker={taker} --num 5 --seed 1".split()) == 0
    assert "Négociateur, one player, 5 games" in capsys.readouterr().out


def test_cards_of_ones_own_are_played_and_refused_with_every_violation(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    ours = files("openps.games.negotiator").joinpath("box.toml").read_text("utf-8")
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(ours.replace('name = "house"', 'name = "mine"'), "utf-8")
    bad.write_text(ours.replace('"kill 1"', '"slay 1"').replace("hostages = 7", "hostages = 700"), "utf-8")

    assert main(["simulate", "negotiator", "--cards", str(good), "--num", "3"]) == 0
    for command in ("simulate", "play"):
        capsys.readouterr()
        assert main([command, "negotiator", "--cards", str(bad)]) == 2
        told = capsys.readouterr().err
        assert 'the cards need a name of 1 to 60 characters other than "house" (NG-R1)' in told
        assert 'going_nowhere: effect "slay 1" is not an effect; expected: points, threat' in told
        assert 'arkayne: hostages "700" is not a whole number from 0 to 99 (NG-R1)' in told


def test_a_bad_deck_is_refused_with_every_violation(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deck"]) == 0
    file = tmp_path / "my.toml"
    good = capsys.readouterr().out
    file.write_text(good.replace("policewoman = 4", "policewoman = 5").replace("spy = 4", "spy = 1"), "utf-8")

    for command in ("deck --check", "simulate pani_high --deck", "play pani_high --deck"):
        assert main([*command.split(), str(file)]) == 2
        told = capsys.readouterr().err
        assert "policewoman: 5 copies, there must be 4 (PH-1.8)" in told
        assert "spy: 1 copy, there must be 4 (PH-1.11)" in told
        assert "16 conspiracy cards, there must be 19 (PH-1.13)" in told


def test_the_module_is_the_command() -> None:
    done = subprocess.run([sys.executable, "-m", "openps", "--version"], capture_output=True, text=True, check=True)

    assert done.stdout.startswith("openps ")
    bad = subprocess.run([sys.executable, "-m", "openps", "frob"], capture_output=True, text=True, check=False)
    assert bad.returncode == 2
    assert "Traceback" not in bad.stderr


def test_prove_counts_what_it_proved(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["prove", "pani_high", "--num", "4", "--secrecy", "1", "--json"]) == 0
    proof = json.loads(capsys.readouterr().out)

    assert (proof["matches"], proof["secrecy_matches"]) == (4, 1)
    assert proof["secrecy_checks"] > 1000


def test_prove_counts_how_matches_ended_at_the_tables_that_are_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    line = "prove negotiator --num 64 --secrecy 0 --taker edward --option abandon=no"
    assert main([*line.split(), "--json"]) == 0
    outcomes = json.loads(capsys.readouterr().out)["outcomes"]
    assert sum(outcomes.values()) == 64
    assert {"too_many_dead", "out_of_time"} <= set(outcomes)
    assert "abandoned" not in outcomes

    assert main(line.split()) == 0
    assert f"Lost, time ran out: {outcomes['out_of_time']}" in capsys.readouterr().out
    assert main(["prove", "negotiator", "--num", "1", "--option", "abandon=maybe"]) == 2
    assert "abandon: possible values are no, yes" in capsys.readouterr().err


def test_bench_measures_every_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """As it does for its user, on a smaller scale."""
    random_play = bench.random_play
    monkeypatch.setattr(bench, "random_play", lambda game, options, time: random_play(game, options, time / 50))
    monkeypatch.setattr(bench, "microseconds", partial(bench.microseconds, times=10))
    assert main(["bench", "--seconds", "1", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["rows"]

    measured = {(row["game"], row["players"]) for row in rows}
    assert measured == {(key, players) for key, game in games().items() for players in game.info.players}
    assert all(row["decisions_per_second"] > 1000 and 0 < row["match_kib"] < 64 for row in rows)
    assert all(0 < row["record_kib"] < 64 for row in rows)


@pytest.mark.parametrize("command", ["", "--help", "play --help", "simulate --help", "verify --help"])
def test_help_speaks_french_too(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        main(["--lang", "fr", *command.split()])
    except SystemExit as stop:
        assert stop.code == 0  # noqa: PT017 - the parser leaves like this after help
    printed = capsys.readouterr().out

    assert "langue : en ou fr" in printed
    assert "help-" not in printed
