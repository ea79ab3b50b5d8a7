"""What a line at the prompt means: choices as they are shown, numbers, commands, and in which order."""

from __future__ import annotations

import pytest

from openps.catalog import screen_of
from openps.cli import answers, typed
from openps.cli.helping import Door
from openps.cli.play import COMMANDS
from openps.cli.question import Question
from openps.games.negotiator.game import NEGOTIATOR
from openps.games.negotiator.moves import EndTalk, Lay, Play
from openps.words.messages import Messages
from openps.words.teller import Teller
from tests.games.negotiator.tables import hold, table


def question(language: str = "en") -> Question:
    state = hold(table(), "keep_cool", "small_talk", "what_do_you_want")
    say = Messages(language, NEGOTIATOR.info.package)
    teller = Teller(say, 0, screen_of("negotiator").names(state.options, language))
    moves = NEGOTIATOR.legal_moves(state, 0)
    return Question(NEGOTIATOR, "discuss", NEGOTIATOR.view(state, 0), moves, teller, say, Door((), (), bots=False))


def meant(line: str, language: str = "en") -> answers.Answer:
    return answers.meant(line, question(language), COMMANDS)


@pytest.mark.parametrize(
    ("line", "language"),
    [
        ("hang up", "en"), ("HANG UP", "en"), ("  Hang   up ", "en"), ("hang", "en"), ("end", "en"),
        ("raccrocher", "fr"), ("Raccroché"[:8], "fr"), ("end", "fr"),
    ],
)  # fmt: skip
def test_a_choice_is_typed_as_it_is_shown_or_as_the_record_writes_it(line: str, language: str) -> None:
    assert meant(line, language) == answers.Moves([EndTalk()])


@pytest.mark.parametrize("line", ["play easy now", "play keep_cool", "Play EASY", "play eas"])
def test_a_card_is_typed_with_what_is_done_with_it(line: str) -> None:
    assert meant(line) == answers.Moves([Play("keep_cool")])


def test_accents_and_punctuation_may_be_left_out() -> None:
    assert meant("jouer qu est ce que tu veux", "fr") == answers.Moves([Play("what_do_you_want")])
    assert meant("POSER RELAX FACE CACHEE", "fr") == answers.Moves([Lay("keep_cool")])
    assert typed.plain("« Prêt ! »") == "pret"


def test_what_fits_several_choices_is_asked_back(capsys: pytest.CaptureFixture[str]) -> None:
    asked = question()
    doubt = answers.meant("easy now", asked, COMMANDS)
    assert doubt == answers.Doubt("easy now", [Play("keep_cool"), Lay("keep_cool")])
    answers.reply(doubt, asked, Messages("en"))

    shown = capsys.readouterr().out
    assert "    1  Play a card face up (chances of 2+, 1 and 0 successes): Easy now\n" in shown
    assert "    4  Play a card face down for 1 point: Easy now\n" in shown
    assert "Chatter" not in shown


def test_one_letter_is_no_choice() -> None:
    """It may be a slip of the hand: h is no hanging up, and g is no giving up."""
    assert meant("h") == answers.Text("h")
    assert meant("g") == answers.Text("g")


def test_a_command_counts_where_it_is_whole_and_never_as_the_beginning_of_a_choice() -> None:
    assert meant("help") == answers.Command("help", "")
    assert meant("rules hostage taker") == answers.Command("rules", "hostage taker")
    assert meant("choix") == answers.Command("choices", "")
    assert meant("") == answers.Command("choices", "")
    assert meant("hel") == answers.Text("hel")
    assert typed.begun("he", [["help yourself"], ["hesitate"]]) == [0, 1]


def test_a_choice_that_is_called_like_a_command_can_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = question()
    monkeypatch.setattr(asked, "_names", lambda: [["log"], ["logs"], *[["x"]] * (len(asked.moves) - 2)])

    assert answers.meant("log", asked, COMMANDS) == answers.Moves([asked.moves[0]])
    assert answers.meant("table", asked, COMMANDS) == answers.Command("table", "")
    assert answers.meant("lo", asked, COMMANDS) == answers.Doubt("lo", asked.moves[:2])


@pytest.mark.parametrize("line", ["4 5", "4, 5", "4,5", "4 + 5"])
def test_several_numbers_of_one_kind_are_several_choices(line: str) -> None:
    assert meant(line) == answers.Moves([Lay("keep_cool"), Lay("small_talk")])


def test_several_numbers_of_different_kinds_are_refused() -> None:
    assert meant("1 4") == answers.Mixed()
    assert meant("1 99") == answers.Mixed()
    assert meant("99") == answers.Text("99")
    assert meant("9" * 5000) == answers.Text("9" * 5000)
