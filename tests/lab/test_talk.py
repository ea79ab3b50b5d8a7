"""When bots speak in a match: as the turn passes, to answer, and never where nobody may."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from openps.bots.bot import RandomBot, Speech
from openps.bots.budget import QUICK
from openps.bots.talk import MOST_CLAIMS, Conversation
from openps.catalog import game_named
from openps.engine.chance import Chance, FreeChance, named_seed
from openps.engine.claims import Claim, IAm, IHave, TheyAre
from openps.engine.match import AnyMatch, Match
from openps.games.panic_station.claims import Status
from openps.games.panic_station.view import StationView


class Speaker:
    """Says what it is told to say."""

    def __init__(self, says: Callable[[StationView, Sequence[object]], Speech | None]) -> None:
        self._says = says
        self.asked = 0

    def speak(self, view: StationView, log: Sequence[object], chance: Chance) -> Speech | None:
        self.asked += 1
        return self._says(view, log)


def a_match(seed: int = 1) -> AnyMatch:
    game = game_named("panic_station")
    return Match(game, game.options(4, {}), named_seed(seed))


def human(view: StationView, log: Sequence[object]) -> Speech:
    return Speech(IAm(Status.HUMAN))


def silent(view: StationView, log: Sequence[object]) -> None:
    return None


def answering(view: StationView, log: Sequence[object]) -> Speech | None:
    """Answers the last claim, if somebody else made it."""
    last = view.claims[-1] if view.claims else None
    return Speech(TheyAre(last.speaker, Status.INFECTED), last.at) if last and last.speaker != view.viewer else None


def played(match: AnyMatch, speakers: dict[int, Speaker]) -> AnyMatch:
    conversation = Conversation(match, speakers)
    chance = FreeChance(3)
    while (decision := match.decision()) is not None:
        conversation.moment(chance)
        seat = decision.seats[0]
        match.play(seat, RandomBot().choose(None, match.legal_moves(seat), chance, QUICK))
    return match


def test_everybody_is_asked_once_as_the_turn_passes() -> None:
    match, speakers = a_match(), {seat: Speaker(silent) for seat in range(4)}
    conversation = Conversation(match, speakers)
    conversation.moment(FreeChance(1))
    conversation.moment(FreeChance(1))

    assert [speaker.asked for speaker in speakers.values()] == [1, 1, 1, 1]
    assert match.claims == []


def test_a_claim_is_answered_and_nobody_speaks_without_end() -> None:
    match = a_match()
    Conversation(match, {0: Speaker(human), 2: Speaker(answering)}).moment(FreeChance(1))

    assert [claim.speaker for _, claim in match.claims] == [0, 2] * MOST_CLAIMS
    assert match.claims[1][1].because == match.claims[0][1].at


def test_what_may_not_be_said_is_not_heard() -> None:
    match = a_match()
    Conversation(match, {0: Speaker(lambda *_: Speech(IHave("crown")))}).moment(FreeChance(1))

    assert match.claims == []


def test_nobody_speaks_into_a_secret_choice_and_the_dead_are_silent() -> None:
    """PS-10.1, PS-4.8"""
    for seed in range(6):
        match = played(a_match(seed), {seat: Speaker(human) for seat in range(4)})
        assert len(match.claims) > 10
        state = match.game.blank(match.options)
        for entry in match.log:
            if isinstance(entry, Claim):
                assert match.game.why_unsaid(state, entry) is None
                assert len(match.game.decision(state).seats) == 1
            else:
                match.game.evolve(state, entry)


def test_a_speaker_hears_what_its_seat_sees_and_no_more() -> None:
    heard: list[tuple[int, list[object]]] = []

    def listening(view: StationView, log: Sequence[object]) -> Speech | None:
        assert view.viewer is not None
        heard.append((view.viewer, list(log)))
        return None

    match = played(a_match(2), {seat: Speaker(listening) for seat in range(4)})
    assert len(heard) > 20
    for seat, log in heard:
        assert log == match.seen_by(seat, match.log[: len(log)])


def test_talk_changes_no_luck() -> None:
    loud, quiet = played(a_match(), {1: Speaker(human)}), played(a_match(), {})

    assert loud.moves == quiet.moves
    assert loud.claims
    assert not quiet.claims
