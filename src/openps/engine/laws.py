"""The laws that every game keeps, as functions: a game from outside can be proved with them.

Each law takes a game and whatever it needs to play, and raises LawBroken where the law does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any, Final, Generic, TypeVar

from openps.engine import codec, record
from openps.engine.chance import Chance, FreeChance, SeededChance, named_seed
from openps.engine.errors import BadRecord, IllegalMove, OpenpsError
from openps.engine.game import E, Game, M, O, S, Sealed, V
from openps.engine.ids import PUBLIC, Seat, Viewer
from openps.engine.match import Match

N = TypeVar("N")

SAME_SEED: Final = "same seed, same match"
LOG: Final = "the log is the truth"
SOMEONE: Final = "someone may always act"
PLAYABLE: Final = "legal means playable"
SECRECY: Final = "views betray nothing"
MASKS: Final = "masks agree with views"
ROUND_TRIP: Final = "everything survives a round trip"
ENDS: Final = "matches end"
NOTHING_LOST: Final = "nothing is lost"
TALK: Final = "talk changes nothing"


class LawBroken(AssertionError):
    """A law does not hold; says which and where."""

    def __init__(self, law: str, detail: str) -> None:
        # Both arguments, so that the exception survives the way out of another process.
        super().__init__(law, detail)
        self.law = law
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.law}: {self.detail}"


def require(holds: bool, law: str, detail: str) -> None:
    if not holds:
        raise LawBroken(law, detail)


@dataclass(frozen=True, slots=True)
class Moment(Generic[S, M, E]):
    """One step of a random match: the state before, who moves what, the events, the state after."""

    before: S
    seat: Seat
    move: M
    events: Sequence[E]
    after: S


def random_moments(game: Game[O, S, M, E, V], options: O, seed: int) -> Iterator[Moment[S, M, E]]:
    """The steps of one random match. Each state is a copy of its own: laws may play on it."""
    chance = FreeChance(seed)
    state = game.setup(options, chance).state
    played = 0
    while (decision := game.decision(state)) is not None:
        _still_ends(game, played, seed)
        played += 1
        seat = chance.pick(decision.seats, "seat")
        move = chance.pick(game.legal_moves(state, seat), "move")
        before = game.copy(state)
        events = game.apply(state, seat, move, chance)
        yield Moment(before, seat, move, events, game.copy(state))


def setup_moment(game: Game[O, S, M, E, V], options: O, seed: int) -> Moment[S, None, E]:
    """The deal as a step that nobody asked for: its events must be masked as well as any other."""
    step = game.setup(options, FreeChance(seed))
    return Moment(game.blank(options), 0, None, step.events, step.state)


def viewers(seats: int) -> list[Viewer]:
    return [*range(seats), PUBLIC]


def random_match(game: Game[O, S, M, E, V], options: O, seed: int) -> Match[O, S, M, E, V]:
    """A whole match by random moves with the luck of a seed that can be committed to."""
    match = Match(game, options, named_seed(seed))
    chance = FreeChance(seed)
    while (decision := match.decision()) is not None:
        _still_ends(game, match.ply, seed)
        seat = chance.pick(decision.seats, "seat")
        match.play(seat, chance.pick(match.legal_moves(seat), "move"))
    return match


def _still_ends(game: Game[O, S, M, E, V], played: int, seed: int) -> None:
    """A game that breaks law 8 breaks that law everywhere, and hangs nowhere."""
    if played >= game.info.longest:
        raise LawBroken(ENDS, f"seed {seed} goes on after {game.info.longest} decisions")


# ---- 1 same seed, same match


def same_seed_same_match(game: Game[O, S, M, E, V], options: O, seed: int, seats: Sequence[str]) -> bytes:
    """Two plays from one seed give the same record; it is returned, to compare with another process."""
    first, second = random_match(game, options, seed), random_match(game, options, seed)
    require(first.log == second.log, SAME_SEED, f"logs differ for seed {seed}")
    written = record.write(first, seats)
    require(written == record.write(second, seats), SAME_SEED, f"records differ for seed {seed}")
    return written


# ---- 2 the log is the truth


def log_is_truth(game: Game[O, S, M, E, V], options: O, seed: int) -> None:
    match = random_match(game, options, seed)
    state = game.blank(options)
    for event in match.events:
        game.evolve(state, event)
    require(state == match.state, LOG, f"the folded log is another state (seed {seed})")


# ---- 3 someone may always act


def someone_may_act(game: Game[O, S, M, E, V], state: S, seats: int) -> None:
    decision, outcome = game.decision(state), game.outcome(state)
    if (decision is None) != (outcome is not None):
        raise LawBroken(SOMEONE, f"decision {decision}, outcome {outcome}")
    asked = () if decision is None else decision.seats
    if decision is not None and not (asked and set(asked) <= set(range(seats))):
        raise LawBroken(SOMEONE, f"{decision} is put to nobody at the table")
    for seat in range(seats):
        can = bool(game.legal_moves(state, seat))
        if can != (seat in asked):
            raise LawBroken(SOMEONE, f"seat {seat} asked: {seat in asked}, has moves: {can}")


# ---- 4 legal means playable


def legal_means_playable(game: Game[O, S, M, E, V], state: S, options: O, seats: int, chance: Chance) -> None:
    """Each legal move applies; every other one of all moves is refused with a reason, and nothing changes."""
    universe = game.all_moves(options)
    named = set(universe)
    untouched = game.copy(state)
    for seat in range(seats):
        legal = set(game.legal_moves(state, seat))
        require(legal <= named, PLAYABLE, f"seat {seat} has moves that no list names")
        refusals = [game.why_not(state, seat, move) for move in universe]
        allowed = {move for move, refusal in zip(universe, refusals, strict=True) if refusal is None}
        require(allowed == legal, PLAYABLE, f"seat {seat}: legal or refused with a reason, not both: {allowed ^ legal}")
        for move, refusal in zip(universe, refusals, strict=True):
            if refusal is None:
                _applies(game, state, seat, move, chance)
            else:
                _is_refused(game, state, seat, move, chance, untouched)


def _applies(game: Game[O, S, M, E, V], state: S, seat: Seat, move: M, chance: Chance) -> None:
    copy = game.copy(state)
    try:
        game.apply(copy, seat, move, chance)
    except IllegalMove as error:
        raise LawBroken(PLAYABLE, f"{game.move_text(move)} is legal and refused") from error
    require(copy != state, PLAYABLE, f"{game.move_text(move)} changes nothing")


def _is_refused(game: Game[O, S, M, E, V], state: S, seat: Seat, move: M, chance: Chance, untouched: S) -> None:
    """`untouched` is a copy of the state that refused moves are tried on, and compared after each of them."""
    try:
        game.apply(untouched, seat, move, chance)
    except IllegalMove as error:
        if not error.refusal.clause.startswith(f"{game.info.clauses}-"):
            raise LawBroken(PLAYABLE, f"{error.refusal} names no clause of {game.info.key}") from error
        if untouched != state:
            raise LawBroken(PLAYABLE, f"{game.move_text(move)} was refused and changed the state") from error
        return
    raise LawBroken(PLAYABLE, f"{game.move_text(move)} is not legal and was played")


# ---- 5 views betray nothing


def view_betrays_nothing(
    game: Game[O, S, M, E, V], state: S, viewer: Viewer, chance: Chance, pieces: Mapping[str, int] | None = None
) -> S:
    """What a viewer imagines from the view looks the same to that viewer; the imagined state is returned.

    `pieces` is the census of the state, for those who counted it already.
    """
    view = game.view(state, viewer)
    require(game.viewing(state)(viewer) == view, SECRECY, f"viewer {viewer} sees another view among several")
    imagined = game.determinize(view, chance)
    again = game.view(imagined, viewer)
    if not _alike(view, again):
        require(view == again, SECRECY, f"viewer {viewer} sees another view in what it imagined")
        same_bytes = codec.to_json(view) == codec.to_json(again)
        require(same_bytes, SECRECY, f"viewer {viewer}: the views differ in bytes")
    asks_the_same = game.decision(state) == game.decision(imagined)
    require(asks_the_same, SECRECY, f"the open question tells viewer {viewer} something")
    there_are = game.census(state) if pieces is None else pieces
    require(there_are == game.census(imagined), SECRECY, f"viewer {viewer} imagined other pieces")
    if viewer is not None:
        same = list(game.legal_moves(state, viewer)) == list(game.legal_moves(imagined, viewer))
        require(same, SECRECY, f"the legal moves tell seat {viewer} something")
    return imagined


def _alike(one: object, other: object) -> bool:
    """Whether two values are equal and of the same type in every part, so that their JSON is the same as well.

    Looking is faster than writing both; says no where it cannot tell by looking.
    """
    if one is other:
        return True
    kind = type(one)
    if kind is not type(other):
        return False
    if kind is str or kind is int:
        return bool(one == other)
    parts, others = _parts(one), _parts(other)
    if parts is None or others is None or len(parts) != len(others):
        return False
    for part, same in zip(parts, others, strict=True):  # noqa: SIM110 - a plain loop, it sees every part of every view
        if part is not same and not _alike(part, same):
            return False
    return True


def _parts(value: object) -> Sequence[object] | None:
    """The parts that the codec goes by: items or fields; nothing where it goes by something else."""
    kind = type(value)
    if isinstance(value, tuple | list):
        return value if kind is tuple or kind is list else None
    if kind not in _FIELDS:
        _FIELDS[kind] = None
        if is_dataclass(kind) and not hasattr(kind, "to_plain"):
            _FIELDS[kind] = [field.name for field in fields(kind)]
    names = _FIELDS[kind]
    return None if names is None else [getattr(value, name) for name in names]


_FIELDS: Final[dict[type, list[str] | None]] = {}


def steps_betray_nothing(
    game: Game[O, S, M, E, V], moment: Moment[S, M, E], viewer: Viewer, imagined: S, seed: int
) -> int:
    """Two states alike to a viewer that go on looking alike: then the viewer was told the same all along.

    `imagined` looks to the viewer like the state before. Every legal move of the moving seat is played there (of the
    viewer's own moves only the real one); where the viewer's eyes see the same from event to event as in the real step,
    the masked events must be the same as well, their number included. Returns how many steps were compared.
    """
    seen = _seen(game, moment.before, moment.events, viewer)
    told = [game.mask(event, viewer) for event in moment.events]
    moves = [moment.move] if moment.seat == viewer else game.legal_moves(imagined, moment.seat)
    compared = 0
    for move in moves:
        events = game.apply(game.copy(imagined), moment.seat, move, FreeChance(seed))
        if not _looks_like(game, imagined, events, viewer, seen):
            continue
        compared += 1
        heard = [game.mask(event, viewer) for event in events]
        if told != heard:
            raise LawBroken(SECRECY, f"viewer {viewer} was told {told} or {heard}, and saw the same")
    return compared


def _seen(game: Game[O, S, M, E, V], state: S, events: Sequence[E], viewer: Viewer) -> list[V]:
    """The different views of a viewer from event to event."""
    state = game.copy(state)
    seen = [game.view(state, viewer)]
    for event in events:
        game.evolve(state, event)
        view = game.view(state, viewer)
        if view != seen[-1]:
            seen.append(view)
    return seen


def _looks_like(game: Game[O, S, M, E, V], state: S, events: Sequence[E], viewer: Viewer, seen: Sequence[V]) -> bool:
    """Whether these events show a viewer the same different views; left off at the first that is another."""
    state = game.copy(state)
    if game.view(state, viewer) != seen[0]:
        return False
    last = 0
    for event in events:
        game.evolve(state, event)
        view = game.view(state, viewer)
        if view == seen[last]:
            continue
        last += 1
        if last == len(seen) or view != seen[last]:
            return False
    return last == len(seen) - 1


# ---- 6 masks agree with views


def masks_agree_with_views(game: Game[O, S, M, E, V], moment: Moment[S, N, E], viewer: Viewer) -> None:
    """A piece named in a masked event is one that the viewer sees when the event has happened."""
    state = game.copy(moment.before)
    for event in moment.events:
        game.evolve(state, event)
        mask_agrees_with_view(game, state, event, viewer)


def mask_agrees_with_view(game: Game[O, S, M, E, V], after: S, event: E, viewer: Viewer) -> None:
    """The same for one event and the state right after it."""
    masked = game.mask(event, viewer)
    if isinstance(masked, Sealed):
        return
    if type(masked) not in game.event_types():
        raise LawBroken(MASKS, f"viewer {viewer} is told {masked!r}, which is no event")
    named = game.named(masked)
    seen = game.visible(game.view(after, viewer)) if named else ()
    hidden = [piece for piece in named if piece not in seen]
    if hidden:
        raise LawBroken(MASKS, f"viewer {viewer} is told of {hidden} by {masked}")


# ---- 7 everything survives a round trip


def moves_survive(game: Game[O, S, M, E, V], options: O) -> None:
    texts: set[str] = set()
    for move in game.all_moves(options):
        text = game.move_text(move)
        try:
            back = game.parse_move(text)
        except OpenpsError as error:
            raise LawBroken(ROUND_TRIP, f"{text!r} cannot be read: {error}") from error
        require(back == move, ROUND_TRIP, f"{text!r} comes back as another move")
        require(text not in texts, ROUND_TRIP, f"{text!r} means two moves")
        texts.add(text)


def events_survive(game: Game[O, S, M, E, V], events: Sequence[E], viewer: Viewer) -> None:
    reader = codec.Reader(game.event_types())
    for event in (*events, *[game.mask(event, viewer) for event in events]):
        back = _there_and_back(reader, event)
        if back != event:
            raise LawBroken(ROUND_TRIP, f"{event} comes back as {back}")


def view_survives(game: Game[O, S, M, E, V], view: V) -> None:
    back = _there_and_back(codec.Reader([game.view_type()]), view)
    require(back == view, ROUND_TRIP, f"a view of {game.info.key} comes back changed")


def _there_and_back(reader: codec.Reader, value: object) -> object:
    try:
        return reader.read(codec.plain(value))
    except (OpenpsError, TypeError, ValueError) as error:
        raise LawBroken(ROUND_TRIP, f"a {type(value).__name__} does not come back: {error}") from error


def record_survives(game: Game[O, S, M, E, V], options: O, seed: int, seats: Sequence[str]) -> None:
    match = random_match(game, options, seed)
    written = record.write(match, seats)
    again = _replayed(game, written, ROUND_TRIP, seed)
    same = again.state == match.state and again.log == match.log
    require(same, ROUND_TRIP, f"the replayed match is another (seed {seed})")
    require(record.write(again, seats) == written, ROUND_TRIP, f"the record comes back changed (seed {seed})")


def _replayed(game: Game[O, S, M, E, V], written: bytes, law: str, seed: int) -> Match[O, S, M, E, V]:
    try:
        return record.replay(record.read(written), game)
    except BadRecord as error:
        raise LawBroken(law, f"the record is not accepted (seed {seed}): {error}") from error


# ---- 8 matches end


def match_ends(game: Game[O, S, M, E, V], options: O, seed: int) -> int:
    """A random match ends within `info.longest` decisions; returns how many it took."""
    chance = SeededChance(named_seed(seed), 0)
    state = game.setup(options, chance).state
    for played in range(game.info.longest + 1):
        decision = game.decision(state)
        if decision is None:
            return played
        seat = chance.pick(decision.seats, "seat")
        game.apply(state, seat, chance.pick(game.legal_moves(state, seat), "move"), chance)
    raise LawBroken(ENDS, f"seed {seed} goes on after {game.info.longest} decisions")


# ---- 9 nothing is lost


def nothing_is_lost(game: Game[O, S, M, E, V], moment: Moment[S, N, E]) -> None:
    state = game.copy(moment.before)
    pieces = game.census(state)
    for event in moment.events:
        game.evolve(state, event)
        require(game.census(state) == pieces, NOTHING_LOST, f"{type(event).__name__} changed what there is")


# ---- talk is no move


def talk_changes_nothing(game: Game[O, S, M, E, V], options: O, seed: int, seats: Sequence[str]) -> int:
    """A match in which everybody talks goes as the silent one does, all hear all of it; returns how much was said."""
    silent = random_match(game, options, seed)
    match = Match(game, options, silent.seed)
    for ply, (seat, move) in enumerate(silent.moves):
        _speak(match, ply % len(seats))
        match.play(seat, move)
    said = len(match.claims)
    require(match.state == silent.state and match.events == silent.log, TALK, f"another match (seed {seed})")
    for viewer in viewers(len(seats)):
        # Any: each view is a dataclass with a field for the claims.
        heard: Any = match.view(viewer)
        require(replace(heard, claims=()) == silent.view(viewer), TALK, f"another view for {viewer} (seed {seed})")
        require(len(heard.claims) == said, TALK, f"viewer {viewer} did not hear everything (seed {seed})")
        view_survives(game, heard)
    require(len(match.verdicts()) == said, TALK, f"not every claim is judged (seed {seed})")
    written = record.write(match, seats)
    again = _replayed(game, written, TALK, seed)
    require(again.log == match.log and record.write(again, seats) == written, TALK, f"talk is lost (seed {seed})")
    return said


def _speak(match: Match[O, S, M, E, V], seat: Seat) -> None:
    """Somebody trusts a neighbour, and says so if this may be said now."""
    try:
        match.say(seat, f"I trust {(seat + 1) % max(match.seats, 2)} because {len(match.log) - 1}")
    except OpenpsError as error:
        require(error.key.startswith(("refusal-", "error-claim")), TALK, f"a claim is refused by {error}")
