"""A law that cannot fail proves nothing: each is broken here by a toy that keeps all the others it can."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeAlias

import pytest

from openps import catalog
from openps.catalog import AnyGame
from openps.engine import laws
from openps.engine.chance import Chance, FreeChance, SeededChance, named_seed
from openps.engine.claims import Claim
from openps.engine.decision import Decision
from openps.engine.errors import IllegalMove, Refusal
from openps.engine.game import Sealed, Step
from openps.engine.ids import PUBLIC, Seat, Viewer
from openps.engine.laws import LawBroken, Moment
from openps.engine.outcome import Outcome
from tests.contract import toy
from tests.contract.toy import DECK, TOY, Options, Table, Toy, ToyEvent, ToyMove, ToyView

ROOT: Final = Path(__file__).parents[2]
SEEDS: Final = range(12)
Law: TypeAlias = Callable[[AnyGame, Options, int], object]


# ---- the laws, each over one random match


def seats_of(options: Options) -> list[str]:
    return [f"player {seat}" for seat in range(options.players)]


def states(game: AnyGame, options: Options, seed: int) -> Iterator[Any]:
    """Every state of a random match, from the deal to the end, each before anything is played on it."""
    yield laws.setup_moment(game, options, seed).after
    for moment in laws.random_moments(game, options, seed):
        yield moment.after


def steps(game: AnyGame, options: Options, seed: int) -> Iterator[Moment]:
    """Every step of a random match, the deal included."""
    yield laws.setup_moment(game, options, seed)
    yield from laws.random_moments(game, options, seed)


def same_seed_same_match(game: AnyGame, options: Options, seed: int) -> None:
    laws.same_seed_same_match(game, options, seed, seats_of(options))


def someone_may_act(game: AnyGame, options: Options, seed: int) -> None:
    for state in states(game, options, seed):
        laws.someone_may_act(game, state, options.players)


def legal_means_playable(game: AnyGame, options: Options, seed: int) -> None:
    for state in states(game, options, seed):
        laws.legal_means_playable(game, state, options, options.players, FreeChance(seed))


def view_betrays_nothing(game: AnyGame, options: Options, seed: int) -> None:
    for state in states(game, options, seed):
        for viewer in laws.viewers(options.players):
            laws.view_betrays_nothing(game, state, viewer, FreeChance(seed))


def steps_betray_nothing(game: AnyGame, options: Options, seed: int) -> int:
    compared = 0
    for moment in laws.random_moments(game, options, seed):
        for viewer in laws.viewers(options.players):
            imagined = game.determinize(game.view(moment.before, viewer), FreeChance(seed))
            compared += laws.steps_betray_nothing(game, moment, viewer, imagined, seed)
    return compared


def masks_agree_with_views(game: AnyGame, options: Options, seed: int) -> None:
    for moment in steps(game, options, seed):
        for viewer in laws.viewers(options.players):
            laws.masks_agree_with_views(game, moment, viewer)


def moves_survive(game: AnyGame, options: Options, seed: int) -> None:
    laws.moves_survive(game, options)


def events_survive(game: AnyGame, options: Options, seed: int) -> None:
    for moment in steps(game, options, seed):
        for viewer in laws.viewers(options.players):
            laws.events_survive(game, moment.events, viewer)


def view_survives(game: AnyGame, options: Options, seed: int) -> None:
    for state in states(game, options, seed):
        for viewer in laws.viewers(options.players):
            laws.view_survives(game, game.view(state, viewer))


def record_survives(game: AnyGame, options: Options, seed: int) -> None:
    laws.record_survives(game, options, seed, seats_of(options))


def nothing_is_lost(game: AnyGame, options: Options, seed: int) -> None:
    for moment in steps(game, options, seed):
        laws.nothing_is_lost(game, moment)


def talk_changes_nothing(game: AnyGame, options: Options, seed: int) -> None:
    laws.talk_changes_nothing(game, options, seed, seats_of(options))


def taking_back_leaves_no_trace(game: AnyGame, options: Options, seed: int) -> None:
    laws.taking_back_leaves_no_trace(game, options, seed, seats_of(options))


LAWS: Final[tuple[Law, ...]] = (
    same_seed_same_match, laws.log_is_truth, someone_may_act, legal_means_playable, view_betrays_nothing,
    steps_betray_nothing, masks_agree_with_views, moves_survive, events_survive, view_survives, record_survives,
    laws.match_ends, nothing_is_lost, talk_changes_nothing, taking_back_leaves_no_trace,
)  # fmt: skip


# ---- 1 same seed, same match


class DealsByTheClock(Toy):
    """Something outside the seed decides: here, how many matches were played before."""

    matches = 0

    def setup(self, options: Options, chance: Chance) -> Step[Table, ToyEvent]:
        self.matches += 1
        return super().setup(options, SeededChance(named_seed(self.matches), 0))


class DealsFromASet(Toy):
    """The order of a set of strings differs from process to process, never within one."""

    def setup(self, options: Options, chance: Chance) -> Step[Table, ToyEvent]:
        dealt = toy.Dealt(tuple(list(set(DECK))[: options.players]))
        state = self.blank(options)
        self.evolve(state, dealt)
        return Step(state, [dealt])


# ---- 2 the log is the truth


class ForgetsToLog(Toy):
    def apply(self, state: Table, seat: Seat, move: ToyMove, chance: Chance) -> Sequence[ToyEvent]:
        return super().apply(state, seat, move, chance)[:1]


class WritesBesideTheLog(Toy):
    def apply(self, state: Table, seat: Seat, move: ToyMove, chance: Chance) -> Sequence[ToyEvent]:
        events = super().apply(state, seat, move, chance)
        if state.over:
            state.pile.reverse()
        return events


# ---- 3 someone may always act


class AsksAfterTheEnd(Toy):
    def decision(self, state: Table) -> Decision | None:
        return super().decision(state) or Decision("act", (0,))


class EndsBeforeTheEnd(Toy):
    def outcome(self, state: Table) -> Outcome | None:
        return Outcome((), "too_early") if state.bidding() else super().outcome(state)


class AsksNobody(Toy):
    def decision(self, state: Table) -> Decision | None:
        decision = super().decision(state)
        return replace(decision, seats=()) if decision is not None else None


class AsksAnEmptyChair(Toy):
    def decision(self, state: Table) -> Decision | None:
        decision = super().decision(state)
        return replace(decision, seats=(*decision.seats, 7)) if decision is not None else None


class LeavesTheAskedWithoutAMove(Toy):
    def legal_moves(self, state: Table, seat: Seat) -> Sequence[ToyMove]:
        return () if state.bidding() else super().legal_moves(state, seat)


class LetsOthersMove(Toy):
    def legal_moves(self, state: Table, seat: Seat) -> Sequence[ToyMove]:
        return super().legal_moves(state, seat) or (toy.Keep(),)


# ---- 4 legal means playable


class RefusesTheLegal(Toy):
    def apply(self, state: Table, seat: Seat, move: ToyMove, chance: Chance) -> Sequence[ToyEvent]:
        if isinstance(move, toy.Swap):
            raise IllegalMove(seat, move, Refusal("not-today", "TOY-2"))
        return super().apply(state, seat, move, chance)


class PlaysTheIllegal(Toy):
    def apply(self, state: Table, seat: Seat, move: ToyMove, chance: Chance) -> Sequence[ToyEvent]:
        if super().why_not(state, seat, move) is not None:
            return []
        return super().apply(state, seat, move, chance)


class GivesNoReason(Toy):
    def why_not(self, state: Table, seat: Seat, move: ToyMove) -> Refusal | None:
        return None if isinstance(move, toy.Peek) else super().why_not(state, seat, move)


class GivesAReasonAgainstTheLegal(Toy):
    def why_not(self, state: Table, seat: Seat, move: ToyMove) -> Refusal | None:
        return Refusal("no-peeking", "TOY-2") if isinstance(move, toy.Peek) else super().why_not(state, seat, move)


class NamesNoClause(Toy):
    def why_not(self, state: Table, seat: Seat, move: ToyMove) -> Refusal | None:
        refusal = super().why_not(state, seat, move)
        return Refusal(refusal.key, "") if refusal is not None else None


class RefusesAndWrites(Toy):
    def apply(self, state: Table, seat: Seat, move: ToyMove, chance: Chance) -> Sequence[ToyEvent]:
        if super().why_not(state, seat, move) is not None:
            state.done.append("Refused")
        return super().apply(state, seat, move, chance)


class AllowsWhatNoListNames(Toy):
    def all_moves(self, options: Options) -> Sequence[ToyMove]:
        return [move for move in super().all_moves(options) if move != toy.Swap()]


class PlaysWithoutEffect(Toy):
    def evolve(self, state: Table, event: ToyEvent) -> None:
        if not isinstance(event, toy.Kept):
            super().evolve(state, event)


# ---- 5 views betray nothing


class ShowsTheFirstHandToAll(Toy):
    """Right for one viewer, wrong for several."""

    def viewing(self, state: Table) -> Callable[[Viewer], ToyView]:
        first = self.view(state, 0)
        return lambda viewer: replace(first, viewer=viewer)


class ForgetsOnesOwnCard(Toy):
    def determinize(self, view: ToyView, chance: Chance) -> Table:
        return super().determinize(replace(view, cards=(None,) * len(view.cards)), chance)


class WritesOneForTrue(Toy):
    """One is True to Python and not to JSON."""

    def determinize(self, view: ToyView, chance: Chance) -> Table:
        state = super().determinize(view, chance)
        state.bids = [None if bid is None else int(bid) for bid in state.bids]
        return state


class AsksTheHolderOfTheFox(Toy):
    def decision(self, state: Table) -> Decision | None:
        decision = super().decision(state)
        asked = "act, fox" if "fox" in state.hands else "act"
        return replace(decision, ask=asked) if decision is not None and decision.ask == "act" else decision


class SwapsOnlyForTheFox(Toy):
    def legal_moves(self, state: Table, seat: Seat) -> Sequence[ToyMove]:
        moves = super().legal_moves(state, seat)
        return [move for move in moves if move != toy.Swap() or "fox" in state.pile]


class ImaginesAnotherDeck(Toy):
    def determinize(self, view: ToyView, chance: Chance) -> Table:
        state = super().determinize(view, chance)
        state.pile = state.pile[1:]
        return state


class ShowsTheTopOfThePile(Toy):
    """What a view must not have: something that the viewer cannot imagine from it."""

    def view(self, state: Table, viewer: Viewer) -> ToyView:
        return replace(super().view(state, viewer), done=(*state.done[:-1], state.pile[-1]))


class TellsTheDrawnCard(Toy):
    def mask(self, event: ToyEvent, viewer: Viewer) -> ToyEvent | Sealed:
        return event if isinstance(event, toy.Swapped) else super().mask(event, viewer)


class TellsTheBid(Toy):
    """No piece is named, so masks and views do agree; the secret is out all the same."""

    def mask(self, event: ToyEvent, viewer: Viewer) -> ToyEvent | Sealed:
        return event if isinstance(event, toy.BidMade) else super().mask(event, viewer)


class SighsAtTheAnt(Toy):
    """Each event is masked well; how many there are tells what was drawn."""

    def apply(self, state: Table, seat: Seat, move: ToyMove, chance: Chance) -> Sequence[ToyEvent]:
        events = super().apply(state, seat, move, chance)
        return [*events, *events] if toy.Swapped(seat, "ant") in events else events

    def evolve(self, state: Table, event: ToyEvent) -> None:
        if not (isinstance(event, toy.Swapped) and state.hands[event.seat] == event.drawn):
            super().evolve(state, event)


# ---- 6 masks agree with views


class TellsThePeekedCard(Toy):
    def mask(self, event: ToyEvent, viewer: Viewer) -> ToyEvent | Sealed:
        return event if isinstance(event, toy.Peeked) else super().mask(event, viewer)


class TellsTheDeal(Toy):
    def mask(self, event: ToyEvent, viewer: Viewer) -> ToyEvent | Sealed:
        return event if isinstance(event, toy.Dealt) else super().mask(event, viewer)


class TellsWhatIsNoEvent(Toy):
    def mask(self, event: ToyEvent, viewer: Viewer) -> Any:
        return repr(event) if isinstance(event, toy.Swapped) else super().mask(event, viewer)


# ---- 7 everything survives a round trip


class LosesTheTarget(Toy):
    def parse_move(self, text: str) -> ToyMove:
        return toy.Peek(0) if text.startswith("peek") else super().parse_move(text)


class ListsAMoveTwice(Toy):
    """One text for two entries of the list: a client could not say which it means."""

    def all_moves(self, options: Options) -> Sequence[ToyMove]:
        return (*super().all_moves(options), toy.Keep())


class CannotReadItsOwnMoves(Toy):
    def move_text(self, move: ToyMove) -> str:
        return super().move_text(move).upper()


class TellsAList(Toy):
    def mask(self, event: ToyEvent, viewer: Viewer) -> ToyEvent | Sealed:
        masked = super().mask(event, viewer)
        return toy.Dealt(list(masked.cards)) if isinstance(masked, toy.Dealt) else masked


class HasAnUnlistedEvent(Toy):
    def event_types(self) -> Sequence[type]:
        return [kind for kind in super().event_types() if kind is not toy.Kept]


class TellsWhatJsonCannotSay(Toy):
    def mask(self, event: ToyEvent, viewer: Viewer) -> ToyEvent | Sealed:
        masked = super().mask(event, viewer)
        return toy.Dealt(frozenset()) if isinstance(masked, toy.Dealt) else masked


class ViewsAList(Toy):
    def view(self, state: Table, viewer: Viewer) -> ToyView:
        view = super().view(state, viewer)
        return replace(view, cards=list(view.cards))


class ViewsAnotherType(Toy):
    def view(self, state: Table, viewer: Viewer) -> Any:
        return toy.Kept(0)


class ReadsKeepAsSwap(Toy):
    def parse_move(self, text: str) -> ToyMove:
        return toy.Swap() if text == "keep" else super().parse_move(text)


class NeverWritesAMoveTheSameWay(Toy):
    """The replayed match is the same; the record of it is not."""

    def move_text(self, move: ToyMove) -> str:
        self.written = getattr(self, "written", 0) + 1
        return super().move_text(move) + " " * (self.written % 7)


class ReplaysAnotherState(Toy):
    """The events are the same, and yet what is made of them differs from match to match."""

    matches = 0

    def setup(self, options: Options, chance: Chance) -> Step[Table, ToyEvent]:
        self.matches += 1
        step = super().setup(options, chance)
        step.state.known_by[0].append(self.matches)
        return step


# ---- 8 matches end


class NeverEnds(Toy):
    def evolve(self, state: Table, event: ToyEvent) -> None:
        super().evolve(state, event)
        state.done = state.done[:1]


# ---- 9 nothing is lost


class LosesTheSwappedCard(Toy):
    def evolve(self, state: Table, event: ToyEvent) -> None:
        given = state.hands[event.seat] if isinstance(event, toy.Swapped) else ""
        super().evolve(state, event)
        state.pile = [card for card in state.pile if card != given]


class DoublesThePeekedCard(Toy):
    def evolve(self, state: Table, event: ToyEvent) -> None:
        super().evolve(state, event)
        if isinstance(event, toy.Peeked) and event.card is not None:
            state.pile.append(event.card)


class LosesACardInTheDeal(Toy):
    def evolve(self, state: Table, event: ToyEvent) -> None:
        super().evolve(state, event)
        if isinstance(event, toy.Dealt):
            state.pile.pop()


# ---- talk changes nothing


class ShowsTheCardOfWhoSpeaks(Toy):
    """Whoever speaks has been looked at by everybody: talk has become a move."""

    def why_unsaid(self, state: Table, claim: Claim) -> Refusal | None:
        state.known_by[claim.speaker] = list(range(len(state.hands)))
        return super().why_unsaid(state, claim)


class LetsNobodyRepeat(Toy):
    """What was said once may not be said again, not even when the match is played again."""

    def __init__(self) -> None:
        self.said: list[Claim] = []

    def why_unsaid(self, state: Table, claim: Claim) -> Refusal | None:
        if claim in self.said:
            return Refusal("said-already", "TOY-3")
        self.said.append(claim)
        return super().why_unsaid(state, claim)


# ---- what is taken back has never been


class TakesBackAPeek(Toy):
    """Who has looked at a card goes on knowing it."""

    def tells_nothing(self, event: ToyEvent) -> bool:
        return isinstance(event, toy.Peeked)


class TakesBackASwap(Toy):
    """Who does not like the card puts it back."""

    def tells_nothing(self, event: ToyEvent) -> bool:
        return isinstance(event, toy.Swapped)


class RemembersWhatWasTakenBack(Toy):
    """The table has no memory of it; the game itself has."""

    def __init__(self) -> None:
        self.kept: list[int] = []

    def evolve(self, state: Table, event: ToyEvent) -> None:
        super().evolve(state, event)
        if isinstance(event, toy.Kept):
            self.kept.append(event.seat)

    def view(self, state: Table, viewer: Viewer) -> ToyView:
        return replace(super().view(state, viewer), done=tuple(map(str, self.kept)))


BROKEN: Final[tuple[tuple[type[Toy], Law, str], ...]] = (
    (DealsByTheClock, same_seed_same_match, laws.SAME_SEED),
    (ForgetsToLog, laws.log_is_truth, laws.LOG),
    (WritesBesideTheLog, laws.log_is_truth, laws.LOG),
    (AsksAfterTheEnd, someone_may_act, laws.SOMEONE),
    (EndsBeforeTheEnd, someone_may_act, laws.SOMEONE),
    (AsksNobody, someone_may_act, laws.SOMEONE),
    (AsksAnEmptyChair, someone_may_act, laws.SOMEONE),
    (LeavesTheAskedWithoutAMove, someone_may_act, laws.SOMEONE),
    (LetsOthersMove, someone_may_act, laws.SOMEONE),
    (RefusesTheLegal, legal_means_playable, laws.PLAYABLE),
    (PlaysTheIllegal, legal_means_playable, laws.PLAYABLE),
    (GivesNoReason, legal_means_playable, laws.PLAYABLE),
    (GivesAReasonAgainstTheLegal, legal_means_playable, laws.PLAYABLE),
    (NamesNoClause, legal_means_playable, laws.PLAYABLE),
    (RefusesAndWrites, legal_means_playable, laws.PLAYABLE),
    (AllowsWhatNoListNames, legal_means_playable, laws.PLAYABLE),
    (PlaysWithoutEffect, legal_means_playable, laws.PLAYABLE),
    (ShowsTheFirstHandToAll, view_betrays_nothing, laws.SECRECY),
    (ForgetsOnesOwnCard, view_betrays_nothing, laws.SECRECY),
    (WritesOneForTrue, view_betrays_nothing, laws.SECRECY),
    (AsksTheHolderOfTheFox, view_betrays_nothing, laws.SECRECY),
    (SwapsOnlyForTheFox, view_betrays_nothing, laws.SECRECY),
    (ImaginesAnotherDeck, view_betrays_nothing, laws.SECRECY),
    (ShowsTheTopOfThePile, view_betrays_nothing, laws.SECRECY),
    (TellsTheDrawnCard, steps_betray_nothing, laws.SECRECY),
    (TellsTheBid, steps_betray_nothing, laws.SECRECY),
    (SighsAtTheAnt, steps_betray_nothing, laws.SECRECY),
    (TellsThePeekedCard, masks_agree_with_views, laws.MASKS),
    (TellsTheDeal, masks_agree_with_views, laws.MASKS),
    (TellsWhatIsNoEvent, masks_agree_with_views, laws.MASKS),
    (LosesTheTarget, moves_survive, laws.ROUND_TRIP),
    (ListsAMoveTwice, moves_survive, laws.ROUND_TRIP),
    (CannotReadItsOwnMoves, moves_survive, laws.ROUND_TRIP),
    (TellsAList, events_survive, laws.ROUND_TRIP),
    (HasAnUnlistedEvent, events_survive, laws.ROUND_TRIP),
    (TellsWhatJsonCannotSay, events_survive, laws.ROUND_TRIP),
    (ViewsAList, view_survives, laws.ROUND_TRIP),
    (ViewsAnotherType, view_survives, laws.ROUND_TRIP),
    (ReadsKeepAsSwap, record_survives, laws.ROUND_TRIP),
    (NeverWritesAMoveTheSameWay, record_survives, laws.ROUND_TRIP),
    (ReplaysAnotherState, record_survives, laws.ROUND_TRIP),
    (NeverEnds, laws.match_ends, laws.ENDS),
    (LosesTheSwappedCard, nothing_is_lost, laws.NOTHING_LOST),
    (DoublesThePeekedCard, nothing_is_lost, laws.NOTHING_LOST),
    (LosesACardInTheDeal, nothing_is_lost, laws.NOTHING_LOST),
    (TakesBackAPeek, taking_back_leaves_no_trace, laws.TAKEN_BACK),
    (TakesBackASwap, taking_back_leaves_no_trace, laws.TAKEN_BACK),
    (RemembersWhatWasTakenBack, taking_back_leaves_no_trace, laws.TAKEN_BACK),
    (ShowsTheCardOfWhoSpeaks, talk_changes_nothing, laws.TALK),
    (LetsNobodyRepeat, talk_changes_nothing, laws.TALK),
)


def all_options() -> list[Options]:
    return [Options(players, rounds) for players in TOY.info.players for rounds in toy.ROUNDS]


@pytest.mark.parametrize(("broken", "law", "name"), BROKEN, ids=lambda case: getattr(case, "__name__", ""))
def test_a_broken_game_breaks_its_law(broken: type[Toy], law: Law, name: str) -> None:
    with pytest.raises(LawBroken) as caught:
        over_all_seeds(law, broken())

    assert name == caught.value.law


def over_all_seeds(law: Law, game: Toy) -> list[object]:
    return [law(game, options, seed) for seed in SEEDS for options in all_options()]


@pytest.mark.parametrize("law", LAWS, ids=lambda law: law.__name__)
def test_the_sound_toy_keeps_the_law(law: Law) -> None:
    assert len(SEEDS) * len(all_options()) == len(over_all_seeds(law, TOY))


def test_every_law_is_broken_by_some_toy() -> None:
    assert set(LAWS) == {law for _, law, _ in BROKEN}


def test_every_public_law_is_among_the_laws_that_can_fail() -> None:
    """A law added to the engine without a game that breaks it shows here."""
    not_laws = {"require", "random_moments", "setup_moment", "viewers", "random_match", "mask_agrees_with_view"}
    public = {name for name, value in vars(laws).items() if getattr(value, "__module__", "") == laws.__name__}
    functions = {name for name in public if name[0].islower() and callable(getattr(laws, name))}

    assert functions - not_laws == {law.__name__ for law in LAWS}


def test_the_steps_of_the_toy_are_really_compared() -> None:
    compared = sum([steps_betray_nothing(TOY, Options(3), seed) for seed in SEEDS])

    assert compared > 400


@pytest.mark.parametrize("law", [laws.random_match, laws.log_is_truth, nothing_is_lost])
def test_a_game_that_never_ends_hangs_no_law(law: Law) -> None:
    with pytest.raises(LawBroken) as caught:
        law(NeverEnds(), Options(2), 0)

    assert caught.value.law == laws.ENDS


def test_the_sound_toy_ends_within_its_bound_and_reaches_it() -> None:
    assert TOY.info.longest == max([laws.match_ends(TOY, options, 0) for options in all_options()])


def test_a_broken_law_survives_the_way_out_of_another_process() -> None:
    broken = LawBroken(laws.ENDS, "seed 3")
    again = pickle.loads(pickle.dumps(broken))

    assert (again.law, again.detail, str(again)) == (laws.ENDS, "seed 3", "matches end: seed 3")


def test_the_public_sees_no_card_of_the_toy_before_the_end() -> None:
    moments = list(laws.random_moments(TOY, Options(3), 1))

    assert [TOY.visible(TOY.view(moment.before, PUBLIC)) for moment in moments[:2]] == [[], []]
    assert len(TOY.visible(TOY.view(moments[-1].after, PUBLIC))) == 3


# ---- 1 again: another process with another order of sets

HASH_SEEDS: Final = ("0", "12345")


def write_records(games: Sequence[AnyGame]) -> None:
    """The records of a few random matches of each game, to standard output."""
    for game in games:
        for players in game.info.players:
            options = game.options(players, {})
            for seed in range(3):
                written = laws.same_seed_same_match(game, options, seed, [f"player {n}" for n in range(players)])
                sys.stdout.buffer.write(written)


def written_under(hash_seed: str, games: str) -> bytes:
    lines = ["from openps import catalog", "from tests.contract import test_laws_can_fail as laws_can_fail"]
    command = [sys.executable, "-c", "\n".join([*lines, f"laws_can_fail.write_records({games})"])]
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, timeout=120).stdout


def test_records_are_the_same_under_every_hash_seed() -> None:
    written = [written_under(hash_seed, "list(catalog.games().values())") for hash_seed in HASH_SEEDS]

    assert [written[0]] * len(HASH_SEEDS) == written
    assert all(f'"game":"{key}"'.encode() in written[0] for key in catalog.games())


def test_a_game_that_goes_over_a_set_is_caught_by_another_hash_seed() -> None:
    written = [written_under(hash_seed, "[laws_can_fail.DealsFromASet()]") for hash_seed in HASH_SEEDS]

    assert len(set(written)) > 1
