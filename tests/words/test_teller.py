"""Events and moves in words: for each viewer what that viewer may know."""

from __future__ import annotations

import re
from functools import partial

import pytest

from openps.catalog import game_named, games, screen_of
from openps.engine.claims import Claim, IAm, IGave, IHave, ITrust, Saying, TheyAre, Verdict
from openps.engine.game import SEALED
from openps.engine.laws import random_match, random_moments
from openps.games.pani_high import events, moves
from openps.games.panic_station import box
from openps.games.panic_station import events as station
from openps.games.panic_station.claims import Status
from openps.games.panic_station.events import Did
from openps.lab.proof import tables
from openps.words.messages import LANGUAGES, Messages
from openps.words.teller import Teller, kebab
from tests.long import slice_of

GAME = game_named("pani_high")
MATCHES = slice_of(8, 4)
# A key that nobody wrote words for, or a value that a message asked for in vain.
GAP = re.compile(
    r"\{|\b(?:event|move|group|piece|text|table|effect|label|explain|seat|pieces|claim|status|verdict)-[a-z]"
)


def teller(language: str = "en", viewer: int | None = 0) -> Teller:
    return Teller(Messages(language, GAME.info.package), viewer)


def test_a_card_that_is_hidden_is_not_named() -> None:
    assert teller().event(events.CardDrawn(2, None)) == "--- Seat 2 drew a card."
    assert teller().event(events.CardDrawn(0, "swim")) == "--- You drew Swim Club."


def test_a_location_is_read_aloud_when_it_is_attacked() -> None:
    said = teller().event(events.AttackDeclared(1, 0, "pool"))

    assert said == "Seat 1 attacked Pool, owned by you. “Last one out of the water loses the lane!”"


def test_tenths_are_written_as_the_language_does() -> None:
    event = events.TotalsCompared(33, 30, 4)

    assert "3.3 against defence 3." in teller("en").event(event)
    assert "3,3 contre défense 3." in teller("fr").event(event)


def test_nobody_is_a_choice_of_words() -> None:
    assert teller().event(events.ConspiracyPlayed(3, "agitation", None)) == "Seat 3 played Agitation."
    assert teller().event(events.ConspiracyPlayed(3, "raid", 0)) == "Seat 3 played Raid against you."


def test_a_sealed_event_says_nothing() -> None:
    assert teller().event(SEALED) == ""


SAYINGS: list[tuple[Saying, str, str]] = [
    (IAm(Status.HOST), "I am the Host", "je suis l’Hôte"),
    (TheyAre(0, Status.INFECTED), "you are infected", "vous êtes du côté des infectés"),
    (IGave(1, "gas_can"), "I gave Gas Can to Seat 1", "j’ai donné Jerrican au siège 1"),
    (IHave("gas_can"), "I have Gas Can", "j’ai Jerrican"),
    (ITrust(3), "I trust Seat 3", "je fais confiance au siège 3"),
]


@pytest.mark.parametrize(("says", "english", "french"), SAYINGS)
def test_a_claim_is_told_as_somebodys_words(says: Saying, english: str, french: str) -> None:
    claim = Claim(2, says, 20, 17)
    package = game_named("panic_station").info.package
    en, fr = [Teller(Messages(language, package), 0) for language in ("en", "fr")]

    assert en.event(claim) == f"Seat 2 said: “{english}, because of no. 17 of the log”"
    assert fr.event(claim) == f"Le siège 2 a dit : « {french}, à cause du n° 17 du journal »"
    assert en.verdict(claim, Verdict.UNKNOWABLE).endswith(" – nobody can know")
    assert fr.verdict(claim, Verdict.FALSE).endswith(" – faux")


MOMENTS: list[tuple[object, str, str]] = [
    (station.TradeBegan(2, 1, 6), "after the trade in room 6 (no. 17)", "après l’échange dans la pièce 6 (n° 17)"),
    (
        station.CardsTraded(0, 1, "gas_can", "armor"),
        "after the trade between you and Seat 1 (no. 17)",
        "après l’échange entre vous et le siège 1 (n° 17)",
    ),
    (
        station.HandScanned(2, 1, ("gas_can",)),
        "after the look into the hand of Seat 1 (no. 17)",
        "après le coup d’œil dans la main du siège 1 (n° 17)",
    ),
    (station.ScanRead(1, 4), "after the heat scan (no. 17)", "après le scan thermique (n° 17)"),
    (Claim(3, TheyAre(2, Status.INFECTED), 17), "in answer to Seat 3 (no. 17)", "en réponse au siège 3 (n° 17)"),
    (station.PhaseEnded(1), "because of no. 17 of the log", "à cause du n° 17 du journal"),
    (SEALED, "because of no. 17 of the log", "à cause du n° 17 du journal"),
    (None, "because of no. 17 of the log", "à cause du n° 17 du journal"),
]


@pytest.mark.parametrize(("entry", "english", "french"), MOMENTS)
def test_a_claim_tells_the_moment_that_it_cites(entry: object, english: str, french: str) -> None:
    package = game_named("panic_station").info.package
    en, fr = [Teller(Messages(language, package), 0, entry={17: entry}.get) for language in ("en", "fr")]
    claim = Claim(2, ITrust(1), 20, 17)

    assert en.event(claim) == f"Seat 2 said: “I trust Seat 1, {english}”"
    assert fr.event(claim) == f"Le siège 2 a dit : « je fais confiance au siège 1, {french} »"


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", games())
def test_a_moment_tells_nothing_that_is_hidden(key: str, language: str) -> None:
    """Told of the event itself or of what a stranger may know of it, it is the same."""
    game, cited = game_named(key), 0
    for seed in range(3):
        match = random_match(game, game.options(max(game.info.players), {}), seed)
        whole = Teller(Messages(language, game.info.package), None, entry=match.log.__getitem__)
        masked = Teller(Messages(language, game.info.package), None, entry=partial(match.seen, None))
        told = [whole.moment(number) for number in range(len(match.log))]
        assert told == [masked.moment(number) for number in range(len(match.log))]
        cited += len([words for number, words in enumerate(told) if words != whole.say("moment-entry", number=number)])
    assert cited > 20 or not game.info.sayings


@pytest.mark.parametrize("by_partner", [False, True])
@pytest.mark.parametrize(
    ("did", "to_giver", "to_taker"),
    [
        (Did.NOTHING, "", ""),
        (Did.INFECTED, " Seat 2 is infected by this card, or was before.", " You are infected."),
        (Did.PARRIED, " The gas can stopped the infection, or Seat 2 was infected already.",
         " The gas can stopped the infection."),
        (Did.ALREADY, " The gas can stopped the infection, or Seat 2 was infected already.",
         " Nothing changed: you were infected already."),
        (Did.HOST, " Seat 2 is infected, and the HOST from now on.", " You are infected, and the HOST from now on."),
    ],
)  # fmt: skip
def test_whoever_trades_is_told_at_once_what_the_card_did(
    did: Did, to_giver: str, to_taker: str, by_partner: bool
) -> None:
    """PS-10.4, PS-10.13  And nothing that the giver cannot know (PS-10.11)."""
    game = game_named("panic_station")
    words = Teller(Messages("en", game.info.package), 0)
    back = "gas_can" if did in (Did.PARRIED, Did.ALREADY) else "armor"
    for giver, taker, expected in ((0, 2, to_giver), (2, 0, to_taker)):
        card = box.INFECTIONS[giver]
        event = station.CardsTraded(giver, taker, card, back, did, Did.NOTHING)
        if by_partner:
            event = station.CardsTraded(taker, giver, back, card, Did.NOTHING, did)

        assert words.event(game.mask(event, 0)).partition(".")[2] == expected
        assert words.event(game.mask(station.CardsTraded(1, 2, card, back, did, Did.NOTHING), 0)).count(".") == 1


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (station.CardDrawn(0, "host"), "You are the HOST from now on: infected, and able to infect others in trades."),
        (station.CardDrawn(0, "armor"), ""),
        (station.CardDrawn(1, None), ""),
        (station.CardsTraded(2, 0, "infection_purple", "armor", Did.INFECTED, Did.NOTHING), ""),
    ],
)
def test_whoever_draws_the_host_card_is_told_what_it_means(event: object, told: str) -> None:
    """PS-12.7"""
    words = Teller(Messages("en", game_named("panic_station").info.package), 0)
    assert screen_of("panic_station").remark(event, words) == told


def test_several_cards_are_counted() -> None:
    assert teller().pieces(["swim", None, "swim", None]) == "2× Swim Club, 2 hidden cards"
    assert teller("fr").pieces([None]) == "1 carte cachée"
    assert teller().pieces([]) == "nothing"


def test_names_of_classes_become_keys() -> None:
    assert kebab(moves.TakeNothing.__name__) == "take-nothing"


def test_a_table_brings_its_own_names() -> None:
    named = Teller(Messages("en", GAME.info.package), 0, {"swim": "Sharks", "text pool": "Splash!"})

    assert named.piece("swim") == "Sharks"
    assert named.text("pool") == "Splash!"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_whole_matches_are_told_without_a_gap_in_80_columns(language: str, key: str) -> None:
    """No key and no placeholder is left in what people read; tables fit the screen."""
    game, screen = game_named(key), screen_of(key)
    asked = tables(game, {})
    for seed in range(MATCHES):
        options = asked[seed * len(asked) // MATCHES]
        match = random_match(game, options, seed)
        for viewer in (0, len(game.plain_options(options)) % 4, None):
            words = Teller(Messages(language, game.info.package), viewer, screen.names(options, language))
            seen = match.seen_by(viewer, match.log)
            lines = [line for event in seen for line in (words.event(event), screen.remark(event, words))]
            assert [line for line in lines if GAP.search(line)] == []
            assert_drawn(screen.draw(match.view(viewer), words))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", games())
def test_every_table_and_every_choice_of_a_match_is_told(language: str, key: str) -> None:
    game, screen = game_named(key), screen_of(key)
    for seed, options in enumerate(tables(game, {})[:: slice_of(9, 22)]):
        names = screen.names(options, language)
        for moment in random_moments(game, options, seed):
            decision = game.decision(moment.before)
            assert decision is not None
            seat = decision.seats[0]
            view, words = game.view(moment.before, seat), Teller(Messages(language, game.info.package), seat, names)
            assert_drawn(screen.draw(view, words))
            for move in game.legal_moves(moment.before, seat):
                told = f"{words.group(move)} {screen.label(move, view, words)}"
                assert not GAP.search(told), told
                assert_drawn(screen.explain(move, view, words))


def assert_drawn(table: str) -> None:
    assert [line for line in table.splitlines() if len(line) > 80 or line != line.rstrip() or GAP.search(line)] == []
