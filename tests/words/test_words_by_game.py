"""A table speaks in the words of the house and of its own game; the same key says other things in other games."""

from __future__ import annotations

from pathlib import Path

import pytest

from openps.catalog import game_named, games
from openps.cli.main import main
from openps.desk.problems import problem
from openps.engine.chance import named_seed
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, TheyAre
from openps.engine.errors import OpenpsError
from openps.engine.match import Match
from openps.games.panic_station.claims import Status
from openps.words.messages import HOUSE, LANGUAGES, Messages, load
from openps.words.teller import Teller

NO_SUCH_CARD = {
    "panic_station": (
        "There is no such card. Cards: ammo, armor,",
        "Cette carte n’existe pas. Cartes : ammo (Munitions),",
    ),
    "pani_high": (
        "There is no such card in this deck. Cards: agitation, aikido,",
        "Cette carte n’est pas dans ce paquet. ",
    ),
    "negotiator": ("You play alone: there is nobody to talk to.", "Vous jouez en solo : il n’y a personne à qui"),
}
FORMS = {
    "panic_station": "I am <status>, <seat> is <status>, I gave <seat> <card>, I have <card>, I trust <seat>",
    "pani_high": "I have <card>, I trust <seat>",
}


def refused(game: str, text: str, seed: str = "words") -> OpenpsError:
    """Why this cannot be said at a table of that game."""
    rules = game_named(game)
    with pytest.raises(OpenpsError) as caught:
        Match(rules, rules.options(max(rules.info.players), {}), named_seed(seed)).say(0, text)
    return caught.value


def shared_keys() -> set[str]:
    """Keys that stand in more than one game."""
    keys = [key for game in games().values() for key in load(game.info.package, "en")]
    return {key for key in keys if keys.count(key) > 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_a_key_of_several_games_is_looked_up_in_the_game_at_hand(game: str, language: str) -> None:
    own = load(game_named(game).info.package, language)
    assert "refusal-no-such-card" in shared_keys()
    for key in sorted(shared_keys() & set(own)):
        alone = Messages(language, game_named(game).info.package)
        assert problem(OpenpsError(key, count=1), language, game).words == alone(key, count=1)


@pytest.mark.parametrize("game", ["", "chess", "../words"])
def test_where_no_game_is_known_only_the_house_speaks(game: str) -> None:
    assert problem(OpenpsError("refusal-no-such-card"), "en", game).words == "refusal-no-such-card"
    assert problem(OpenpsError("error-no-table"), "en", game).words == "There is no such table here."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_whoever_speaks_of_what_is_not_there_is_told_what_is(game: str, language: str) -> None:
    told = problem(refused(game, "I have banana"), language, game).words
    assert told.startswith(NO_SUCH_CARD[game][LANGUAGES.index(language)])


@pytest.mark.parametrize("game", games())
def test_a_game_names_the_kinds_of_claims_that_it_accepts(game: str) -> None:
    rules = game_named(game)
    match = Match(rules, rules.options(max(rules.info.players), {}), named_seed("kinds"))
    card = next(iter(rules.census(match.state)))
    tried = [IAm(Status.HUMAN), TheyAre(1, Status.HUMAN), IGave(1, card), IHave(card), ITrust(1)]
    said = [type(says) for says in tried if rules.why_unsaid(match.state, Claim(0, says, 0)) is None]
    assert tuple(said) == rules.info.sayings


@pytest.mark.parametrize("game", FORMS)
def test_whoever_says_nothing_that_means_something_is_told_what_does_in_this_game(game: str) -> None:
    told = problem(refused(game, "banana"), "en", game).words
    assert told == f'"banana" is not a claim. Expected: {FORMS[game]}'
    rules = game_named(game).info
    assert Teller(Messages("en", rules.package), 0).forms(rules.sayings) == FORMS[game]


def test_where_nobody_listens_nothing_can_be_said() -> None:
    told = problem(refused("negotiator", "banana"), "en", "negotiator").words
    assert told == "In this game there is nobody to say anything to."


def test_the_cards_one_can_speak_of_do_not_tell_where_they_lie() -> None:
    """Their order is that of the alphabet, whatever the shuffle."""
    for game in ("panic_station", "pani_high"):
        told = [refused(game, "I have banana", seed).arguments["cards"] for seed in "abc"]
        assert told[0] == tuple(sorted(told[0]))
        assert told == [told[0]] * 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_in_the_house_and_in_a_game(language: str) -> None:
    """One would hide the other."""
    house = set(load(HOUSE, language))
    assert [key for game in games().values() for key in load(game.info.package, language) if key in house] == []


def test_a_game_from_outside_adds_to_the_words_of_the_house_and_changes_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "strangers_game"
    (folder / "messages").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "messages" / "en.ftl").write_text("seat-you = Thou\nown = its own\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    say = Messages("en", "strangers_game")
    assert (say("seat-you"), say("own")) == ("You", "its own")


@pytest.mark.parametrize(
    ("command", "told"),
    [
        ("deck --check", "the deck needs a name"),
        ("cards --check", "the cards need a name"),
        ("play --deck", "the deck needs a name"),
        ("play pani_high --deck", "the deck needs a name"),
        ("simulate negotiator --cards", "the cards need a name"),
    ],
)
def test_the_command_line_refuses_in_the_words_of_the_game_it_was_asked_about(
    command: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('name = ""\n')
    assert main(["--lang", "en", *command.split(), str(file)]) == 2
    assert told in capsys.readouterr().err


def test_the_command_line_knows_one_game_at_a_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A refusal that several games have words for."""

    def refuse(*_: object) -> None:
        raise OpenpsError("refusal-no-such-card", cards=("ammo",))

    monkeypatch.setattr("openps.cli.measure.user.players", refuse)
    for game, told in (("panic_station", "There is no such card. Cards: ammo."), ("pani_high", "no face-down card")):
        assert main(["--lang", "en", "simulate", game]) == 2
        assert told in capsys.readouterr().err
