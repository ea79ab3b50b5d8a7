"""A match in the terminal: played to the end by hand, saved, resumed, checked; no secret on the screen."""

from __future__ import annotations

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from openps.catalog import game_named, games
from openps.cli import files
from openps.cli.main import main
from openps.engine import record
from openps.words.messages import Messages


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    return tmp_path / "data"


def typed(
    lines: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> str:
    """What the screen shows when somebody types these lines and then closes the input."""
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join([*lines, ""])))
    assert main(["play", *arguments]) == 0
    return capsys.readouterr().out


def saved(data: Path) -> Path:
    (record,) = (data / "matches").glob("*.jsonl")
    return record


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_a_match_is_played_to_the_end_by_hand(
    game: str, language: str, data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(["1"] * 2000, monkeypatch, capsys, game, "--seed", "5", "--lang", language)

    say = Messages(language, game_named(game).info.package)
    assert say("play-over", reason="")[:12] in shown
    assert "{" not in shown
    # Paths and hashes are as long as they are; a prompt that is answered by a pipe has no line end of its own.
    prompt = re.compile(re.escape(say("play-prompt", last=0)).replace("0", r"\d+"))
    lines = [prompt.sub("", line) for line in shown.splitlines() if not re.search("[0-9a-f]{64}|matches", line)]
    assert max(len(line) for line in lines) <= 80
    assert main(["verify", str(saved(data))]) == 0


def test_the_odds_of_each_result_are_told_before_a_roll(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two dice, a third of the faces are successes: 1, 4 and 4 of 9."""
    shown = typed(["? 1", "?"], monkeypatch, capsys, "negotiator", "--taker", "arkayne", "--seed", "1")

    assert "1  Easy now: 11 % +1 pt, Threat −1 | 44 % Threat −1 | 44 % −1 pt" in shown
    assert "2 or more successes: 11 %, with conversions 25 %: +1 pt, Threat −1" in shown
    assert "no success: 44 %, with conversions 25 %: −1 pt" in shown
    assert "NG-4.4" in shown
    assert "as the record writes it: play keep_cool" in " ".join(shown.split())


def test_choices_of_one_kind_stand_together(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed([], monkeypatch, capsys, "negotiator", "--seed", "1")

    assert shown.count("Play a card face down for 1 point") == 1


def test_nothing_is_lost_when_the_input_ends(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(["1", "1"], monkeypatch, capsys, "pani_high", "--seed", "5")
    half = record.read(saved(data).read_bytes())

    assert f"openps play --resume {saved(data)}" in shown
    assert half.outcome is None
    assert main(["verify", str(saved(data))]) == 0
    assert "not finished" in capsys.readouterr().out

    shown = typed(["1"] * 1000, monkeypatch, capsys, "--resume")
    whole = record.read(saved(data).read_bytes())
    assert f"Going on after {len(half.moves)} moves." in shown
    assert whole.moves[: len(half.moves)] == half.moves
    assert whole.outcome is not None
    assert whole.seed == half.seed


@pytest.mark.parametrize(
    ("language", "said", "judged"),
    [
        ("en", "You said: “I am human”", "You said: “I am human” – "),
        ("fr", "Vous avez dit : « je suis du côté des humains »", "je suis du côté des humains » – "),
    ],
)
def test_what_is_said_is_heard_kept_and_judged(
    language: str,
    said: str,
    judged: str,
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    talk = ["dire i am human", "say 1 is infected because 0", "say hello", "say", "say I have cake", "log"]
    # In the company of bots that do not talk.
    arguments = ("panic_station", "--seed", "5", "--lang", language, "--bots", "heuristic")
    shown = typed([*talk, *["1"] * 2000], monkeypatch, capsys, *arguments)
    kept = record.read(saved(data).read_bytes())

    assert [(act.seat, act.text) for act in kept.acts if act.said] == [
        (0, "I am human"),
        (0, "1 is infected because 0"),
    ]
    assert shown.count(said) == 3  # at once, in the log, and at the end with its verdict
    assert shown.count(judged) == 1
    say = Messages(language, game_named("panic_station").info.package)
    assert "hello" in shown
    assert {"en": "Cards: ammo, armor", "fr": "gas_can (Jerrican)"}[language] in " ".join(shown.split())
    assert "I gave <seat> <card>" in " ".join(shown.split())
    assert main(["replay", str(saved(data)), "--lang", language]) == 0
    told = capsys.readouterr().out
    assert told.count(say("claim-i-am", status=say("status-human"))) == 2


def test_what_is_said_is_written_down_at_once(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A crash right after it: nothing is written when the person leaves."""
    monkeypatch.setattr("openps.cli.play.TerminalTable.leave", lambda _: None)
    typed(["say I am human"], monkeypatch, capsys, "panic_station", "--seed", "5", "--bots", "heuristic")

    assert [act.text for act in record.read(saved(data).read_bytes()).acts if act.said] == ["I am human"]


def test_a_finished_match_is_not_resumed(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["1"] * 1000, monkeypatch, capsys, "pani_high", "--seed", "5")

    assert main(["play", "--resume", str(saved(data))]) == 2
    assert "openps replay" in capsys.readouterr().err


def test_save_and_quit_work_at_any_prompt(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.jsonl"
    shown = typed([f"save {own}", "save /dev/null/impossible", "quit"], monkeypatch, capsys, "--seed", "5")

    assert f"Saved: {own}" in shown
    assert "cannot be written" in shown
    assert record.read(own.read_bytes()).outcome is None


def test_a_choice_is_explained_with_its_clause(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(
        ["?", "? 1", "? 99", "rules PH-4.9", "rules XX-1", "help", "table", "log"], monkeypatch, capsys, "--seed", "5"
    )

    assert shown.count("PH-3.6   The active player may pass") == 2
    assert "PH-4.9   If the totals are equal the defender wins." in shown
    assert 'has no clause "XX-1"' in shown


def test_the_demonstration_and_the_discard_pile_can_be_looked_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(["help", "help demo", "help discard"], monkeypatch, capsys, "pani_high", "--seed", "5")
    assert "help demonstration – explains the game" in shown
    assert "The game in twelve cards" in shown
    assert "discard pile" in shown[shown.index("The game in twelve cards") :]
    shown = typed(["aide démo"], monkeypatch, capsys, "pani_high", "--seed", "5", "--lang", "fr")
    assert "Le jeu en douze cartes" in shown
    shown = typed(["help demo"], monkeypatch, capsys, "negotiator", "--seed", "5")
    assert Messages("en")("play-help-quit")[:20] in shown, "another game has no such page: help as ever"


def test_what_cannot_be_done_is_told_with_the_reason(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(["?"], monkeypatch, capsys, "panic_station", "--players", "5", "--seed", "1")

    assert "Not possible now:" in shown
    assert "  Burn the Hive       Your Trooper is not in the Hive. (PS-17.1)" in shown
    assert "  Explore  " not in shown
    assert "as the record writes it: explore trooper" in " ".join(shown.split())


def test_nonsense_is_answered_and_changes_nothing(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    nonsense = [
        "",
        "0",
        "999",
        "-1",
        "²",
        "9" * 5000,
        "frob",
        "lay",
        "attack nowhere",
        "raid 77",
        "take 0",
        "\x00",
        "é" * 999,
    ]
    shown = typed(nonsense, monkeypatch, capsys, "pani_high", "--seed", "5")

    assert "Not allowed: No such location lies in front of anybody. (PH-3.5)" in shown
    assert "is not a choice here" in shown
    assert [seat for seat, _ in record.read(saved(data).read_bytes()).moves if seat == 0] == []


def test_a_move_can_be_typed(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(["pass"], monkeypatch, capsys, "pani_high", "--seed", "5")

    assert (0, "pass") in record.read(saved(data).read_bytes()).moves


def test_hidden_cards_stay_hidden(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The first screens name no card but the player's own and what lies on the table."""
    shown = typed([], monkeypatch, capsys, "pani_high", "--seed", "5", "--seats", "human,random")
    match = record.replay(record.read(saved(data).read_bytes()), files.game_named("pani_high"))
    view = match.view(0)
    say = Messages("en", "openps.games.pani_high")
    # The discarded S cards are counted, and the goal names the Seal: all know that these are in the deck.
    allowed = match.game.visible(view) | {"bribe", "policewoman", "health_committee", "seal"}
    allowed |= {place for face in view.options.deck.faces if face.key in view.hand for place in face.doubled_at}
    named = {face.key for face in view.options.deck.faces if re.search(rf"\b{say(f'piece-{face.key}')}\b", shown)}

    assert set(view.hand) <= named
    assert sorted(named - allowed) == []


def test_several_people_on_one_screen_get_a_curtain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed(["", "1"] * 40, monkeypatch, capsys, "--seats", "human,human,human,human,human", "--seed", "5")

    assert len(set(re.findall(r"Seat (\d): press Enter when nobody else is looking", shown))) > 1


def test_bots_alone_can_be_watched(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = typed([], monkeypatch, capsys, "--seats", "random,random,random,random,random", "--seed", "5")

    assert "The match is over" in shown
    assert "Your hand" not in shown


def test_a_user_deck_is_played_and_its_record_checked(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck"]) == 0
    file = tmp_path / "my.toml"
    file.write_text(capsys.readouterr().out.replace('en = "Swim Club"', 'en = "Sharks"'), "utf-8")
    shown = typed(["1"] * 1000, monkeypatch, capsys, "--deck", str(file), "--seed", "5")

    assert "Sharks" in shown
    assert "Swim Club" not in shown
    assert main(["verify", str(saved(data))]) == 0
    assert main(["replay", str(saved(data)), "--seat", "0"]) == 0
    assert "Sharks" in capsys.readouterr().out


def test_a_changed_byte_is_found_with_its_line(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["1"] * 1000, monkeypatch, capsys, "--seed", "5")
    path = saved(data)
    good = path.read_bytes()
    for position in range(0, len(good), 97):
        line = good[:position].count(b"\n") + 1
        path.write_bytes(good[:position] + bytes([good[position] ^ 1]) + good[position + 1 :])
        assert main(["verify", str(path)]) == 2
        assert f"line {line}:" in capsys.readouterr().err


def test_replay_shows_what_a_seat_saw(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(["1"] * 1000, monkeypatch, capsys, "--seed", "5")
    path = str(saved(data))
    assert main(["replay", path, "--seat", "0"]) == 0
    own = capsys.readouterr().out
    assert main(["replay", path, "--lang", "fr"]) == 0
    public = capsys.readouterr().out

    assert re.search(r"--- You drew [A-Z]", own)
    assert not re.search(r"--- Seat \d drew (?!a card)", own)
    assert not re.search(r"carte piochée, ", public)


def test_replay_can_be_stepped(data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(["1"] * 1000, monkeypatch, capsys, "--seed", "5")
    monkeypatch.setattr("sys.stdin", io.StringIO("\n\nq\n"))
    assert main(["replay", str(saved(data)), "--step"]) == 0

    assert capsys.readouterr().out.count("Enter goes on") == 3


def test_an_interrupt_saves_the_match(data: Path) -> None:
    """Ctrl-C at the prompt of a real process."""
    import signal
    import time

    process = subprocess.Popen(
        [sys.executable, "-m", "openps", "play", "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    deadline = time.monotonic() + 120
    while not list((data / "matches").glob("*.jsonl")) and time.monotonic() < deadline:
        time.sleep(0.05)
    time.sleep(0.3)
    process.send_signal(signal.SIGINT)
    out, _ = process.communicate(timeout=120)

    assert process.returncode == 0
    assert re.search("Go on with: .*openps play --resume", out)
    assert record.read(saved(data).read_bytes()).outcome is None


# ---- the bots of a terminal


def test_the_bots_have_a_level_and_it_changes_while_one_plays(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = ["level", "level grandmaster", "level strong", "1", "niveau beginner"]
    shown = typed(lines, monkeypatch, capsys, "pani_high", "--bots", "beginner", "--seed", "5")

    assert "0 human, 1 beginner, 2 beginner" in shown
    told = "is neither human nor a bot of pani_high: beginner, normal, strong, random"
    assert " ".join(shown.split()).count(told) == 2
    assert "From now on the bots play like this: strong" in shown
    assert record.read(saved(data).read_bytes()).seats[1] == "beginner"


def test_a_level_that_does_not_exist_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "pani_high", "--bots", "grandmaster"]) == 2
    assert 'There is no bot "grandmaster" for pani_high' in capsys.readouterr().err


def test_a_resumed_record_never_runs_a_command(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed([], monkeypatch, capsys, "pani_high", "--seed", "5")
    read, _, match = files.loaded(str(saved(data)), Messages("en"))
    trap, sprung = tmp_path / "trap.jsonl", tmp_path / "sprung"
    trap.write_bytes(record.write(match, ["human", f"program:touch {sprung}", *read.seats[2:]]))
    shown = typed(["1"] * 20, monkeypatch, capsys, "--resume", str(trap))

    assert "0 human, 1 normal" in shown
    assert not sprung.exists()
