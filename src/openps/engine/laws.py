"""The laws that every game keeps, as functions: a game from outside can be proved with them.

Each law takes a game and whatever it needs to play, and raises LawBroken where the law does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from openps.engine import codec, record
from openps.engine.chance import Chance, FreeChance, SeededChance, named_seed
from openps.engine.errors import IllegalMove
from openps.engine.game import Game
from openps.engine.ids import PUBLIC, Seat, Viewer
from openps.engine.match import Match

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


class LawBroken(AssertionError):
    """A law does not hold; says which and where."""

    def __init__(self, law: str, detail: str) -> None:
        super().__init__(f"{law}: {detail}")
        self.law = law


def require(holds: bool, law: str, detail: str) -> None:
    if not holds:
        raise LawBroken(law, detail)


@dataclass(frozen=True, slots=True)
class Moment:
    """One step of a random match: the state before, who moves what, the events, the state after."""

    before: Any
    seat: Seat
    move: Any
    events: Sequence[Any]
    after: Any


def random_moments(game: AnyGame, options: Any, seed: int) -> Iterator[Moment]:
    """The steps of one random match. Each state is a copy of its own: laws may play on it."""
    chance = FreeChance(seed)
    state = game.setup(options, chance).state
    while (decision := game.decision(state)) is not None:
        seat = chance.pick(decision.seats, "seat")
        move = chance.pick(game.legal_moves(state, seat), "move")
        before = game.copy(state)
        events = game.apply(state, seat, move, chance)
        yield Moment(before, seat, move, events, game.copy(state))


def viewers(seats: int) -> list[Viewer]:
    return [*range(seats), PUBLIC]


def random_match(game: AnyGame, options: Any, seed: int) -> Match[Any, Any, Any, Any, Any]:
    """A whole match by random moves with the luck of a seed that can be committed to."""
    match = Match(game, options, named_seed(seed))
    chance = FreeChance(seed)
    while (decision := match.decision()) is not None:
        seat = chance.pick(decision.seats, "seat")
        match.play(seat, chance.pick(match.legal_moves(seat), "move"))
    return match


# ---- 1 same seed, same match


def same_seed_same_match(game: AnyGame, options: Any, seed: int, seats: Sequence[str]) -> bytes:
    """Two plays from one seed give the same record; it is returned, to compare with another process."""
    law = "same seed, same match"
    first, second = random_match(game, options, seed), random_match(game, options, seed)
    require(first.log == second.log, law, f"logs differ for seed {seed}")
    written = record.write(first, seats)
    require(written == record.write(second, seats), law, f"records differ for seed {seed}")
    return written


# ---- 2 the log is the truth


def log_is_truth(game: AnyGame, options: Any, seed: int) -> None:
    match = random_match(game, options, seed)
    state = game.blank(options)
    for event in match.log:
        game.evolve(state, event)
    require(state == match.state, "the log is the truth", f"the folded log is another state (seed {seed})")


# ---- 3 someone may always act


def someone_may_act(game: AnyGame, state: Any, seats: int) -> None:
    law = "someone may always act"
    decision, outcome = game.decision(state), game.outcome(state)
    require((decision is None) == (outcome is not None), law, f"decision {decision}, outcome {outcome}")
    asked = () if decision is None else decision.seats
    for seat in range(seats):
        can = bool(game.legal_moves(state, seat))
        require(can == (seat in asked), law, f"seat {seat} asked: {seat in asked}, has moves: {can}")


# ---- 4 legal means playable


def legal_means_playable(game: AnyGame, state: Any, options: Any, seats: int, chance: Chance) -> None:
    """Each legal move applies; every other one of all moves is refused with a reason, and nothing changes."""
    law = "legal means playable"
    universe = game.all_moves(options)
    for seat in range(seats):
        legal = set(game.legal_moves(state, seat))
        require(legal <= set(universe), law, f"seat {seat} has moves that no list names")
        for move in universe:
            refusal = game.why_not(state, seat, move)
            require((refusal is None) == (move in legal), law, f"seat {seat}, {game.move_text(move)}: {refusal}")
            if refusal is None:
                _applies(game, state, seat, move, chance)
            else:
                _is_refused(game, state, seat, move, chance)


def _applies(game: AnyGame, state: Any, seat: Seat, move: Any, chance: Chance) -> None:
    copy = game.copy(state)
    try:
        game.apply(copy, seat, move, chance)
    except IllegalMove as error:
        raise LawBroken("legal means playable", f"{game.move_text(move)} is legal and refused") from error
    require(copy != state, "legal means playable", f"{game.move_text(move)} changes nothing")


def _is_refused(game: AnyGame, state: Any, seat: Seat, move: Any, chance: Chance) -> None:
    law = "legal means playable"
    copy = game.copy(state)
    try:
        game.apply(copy, seat, move, chance)
    except IllegalMove as error:
        known = error.refusal.clause.startswith(f"{game.info.clauses}-")
        require(known, law, f"{error.refusal} names no clause of {game.info.key}")
        require(copy == state, law, f"{game.move_text(move)} was refused and changed the state")
        return
    raise LawBroken(law, f"{game.move_text(move)} is not legal and was played")


# ---- 5 views betray nothing


def view_betrays_nothing(game: AnyGame, state: Any, viewer: Viewer, chance: Chance) -> Any:
    """What a viewer imagines from the view looks the same to that viewer; the imagined state is returned."""
    law = "views betray nothing"
    view = game.view(state, viewer)
    imagined = game.determinize(view, chance)
    again = game.view(imagined, viewer)
    require(view == again, law, f"viewer {viewer} sees another view in what it imagined")
    require(codec.to_json(view) == codec.to_json(again), law, f"viewer {viewer}: the views differ in bytes")
    require(game.decision(state) == game.decision(imagined), law, f"the open question tells viewer {viewer} something")
    require(game.census(state) == game.census(imagined), law, f"viewer {viewer} imagined other pieces")
    if viewer is not None:
        same = list(game.legal_moves(state, viewer)) == list(game.legal_moves(imagined, viewer))
        require(same, law, f"the legal moves tell seat {viewer} something")
    return imagined


def steps_betray_nothing(game: AnyGame, moment: Moment, viewer: Viewer, imagined: Any, seed: int) -> int:
    """Two states alike to a viewer that go on looking alike: then the viewer was told the same all along.

    `imagined` looks to the viewer like the state before. Every legal move of the moving seat is played there (of the
    viewer's own moves only the real one); where the viewer's eyes see the same from event to event as in the real step,
    the masked events must be the same as well, their number included. Returns how many steps were compared.
    """
    law = "views betray nothing"
    seen, told = _seen_and_told(game, moment.before, moment.events, viewer)
    moves = [moment.move] if moment.seat == viewer else game.legal_moves(imagined, moment.seat)
    compared = 0
    for move in moves:
        events = game.apply(game.copy(imagined), moment.seat, move, FreeChance(seed))
        also_seen, heard = _seen_and_told(game, imagined, events, viewer)
        if also_seen == seen:
            compared += 1
            require(told == heard, law, f"viewer {viewer} was told {told} or {heard}, and saw the same")
    return compared


def _seen_and_told(game: AnyGame, state: Any, events: Sequence[Any], viewer: Viewer) -> tuple[list[Any], list[Any]]:
    """The different views of a viewer from event to event, and the masked events."""
    state = game.copy(state)
    seen = [game.view(state, viewer)]
    for event in events:
        game.evolve(state, event)
        view = game.view(state, viewer)
        if view != seen[-1]:
            seen.append(view)
    return seen, [game.mask(event, viewer) for event in events]


# ---- 6 masks agree with views


def masks_agree_with_views(game: AnyGame, moment: Moment, viewer: Viewer) -> None:
    """A piece named in a masked event is one that the viewer sees when the event has happened."""
    state = game.copy(moment.before)
    for event in moment.events:
        game.evolve(state, event)
        seen = game.visible(game.view(state, viewer))
        masked = game.mask(event, viewer)
        named = [] if type(masked) not in game.event_types() else game.named(masked)
        hidden = [piece for piece in named if piece not in seen]
        require(not hidden, "masks agree with views", f"viewer {viewer} is told of {hidden} by {masked}")


# ---- 7 everything survives a round trip


def moves_survive(game: AnyGame, options: Any) -> None:
    law = "everything survives a round trip"
    texts: set[str] = set()
    for move in game.all_moves(options):
        text = game.move_text(move)
        require(game.parse_move(text) == move, law, f"{text} comes back as another move")
        require(text not in texts, law, f"{text} means two moves")
        texts.add(text)


def events_survive(game: AnyGame, events: Sequence[Any], viewer: Viewer) -> None:
    reader = codec.Reader(game.event_types())
    for event in (*events, *[game.mask(event, viewer) for event in events]):
        back = reader.read(codec.plain(event))
        require(back == event, "everything survives a round trip", f"{event} comes back as {back}")


def view_survives(game: AnyGame, view: Any) -> None:
    back = codec.Reader([game.view_type()]).read(codec.plain(view))
    require(back == view, "everything survives a round trip", f"a view of {game.info.key} comes back changed")


def record_survives(game: AnyGame, options: Any, seed: int, seats: Sequence[str]) -> None:
    law = "everything survives a round trip"
    match = random_match(game, options, seed)
    written = record.write(match, seats)
    again = record.replay(record.read(written), game)
    require(again.state == match.state and again.log == match.log, law, f"the replayed match is another (seed {seed})")
    require(record.write(again, seats) == written, law, f"the record comes back changed (seed {seed})")


# ---- 8 matches end


def match_ends(game: AnyGame, options: Any, seed: int) -> int:
    """A random match ends within `info.longest` decisions; returns how many it took."""
    chance = SeededChance(named_seed(seed), 0)
    state = game.setup(options, chance).state
    for played in range(game.info.longest + 1):
        decision = game.decision(state)
        if decision is None:
            return played
        seat = chance.pick(decision.seats, "seat")
        game.apply(state, seat, chance.pick(game.legal_moves(state, seat), "move"), chance)
    raise LawBroken("matches end", f"seed {seed} goes on after {game.info.longest} decisions")


# ---- 9 nothing is lost


def nothing_is_lost(game: AnyGame, moment: Moment) -> None:
    state = game.copy(moment.before)
    pieces = game.census(state)
    for event in moment.events:
        game.evolve(state, event)
        now = game.census(state)
        require(now == pieces, "nothing is lost", f"{type(event).__name__} changed what there is")
