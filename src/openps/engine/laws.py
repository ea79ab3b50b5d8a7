"""The laws that every game keeps, as functions: a game from outside can be proved with them.

Each law takes a game and whatever it needs to play, and raises LawBroken where the law does not hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Final

from openps.engine import codec, record
from openps.engine.chance import Chance, FreeChance, ScriptedChance, SeededChance, named_seed
from openps.engine.errors import BadRecord, IllegalMove, OpenpsError, ScriptError
from openps.engine.game import AnyGame as AnyGame
from openps.engine.game import Sealed
from openps.engine.ids import PUBLIC, Seat, Viewer
from openps.engine.match import AnyMatch, Match

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
TAKEN_BACK: Final = "what is taken back has never been"


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
class Moment:
    """One step of a random match: the state before, who moves what, the events, the state after."""

    before: object
    seat: Seat
    move: object
    events: Sequence[object]
    after: object


def random_moments(game: AnyGame, options: object, seed: int) -> Iterator[Moment]:
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


def setup_moment(game: AnyGame, options: object, seed: int) -> Moment:
    """The deal as a step that nobody asked for: its events must be masked as well as any other."""
    step = game.setup(options, FreeChance(seed))
    return Moment(game.blank(options), 0, None, step.events, step.state)


def viewers(seats: int) -> list[Viewer]:
    return [*range(seats), PUBLIC]


def random_match(game: AnyGame, options: object, seed: int) -> AnyMatch:
    """A whole match by random moves with the luck of a seed that can be committed to."""
    match = Match(game, options, named_seed(seed))
    chance = FreeChance(seed)
    while (decision := match.decision()) is not None:
        _still_ends(game, match.ply, seed)
        seat = chance.pick(decision.seats, "seat")
        match.play(seat, chance.pick(match.legal_moves(seat), "move"))
    return match


def _still_ends(game: AnyGame, played: int, seed: int) -> None:
    """A game that breaks law 8 breaks that law everywhere, and hangs nowhere."""
    if played >= game.info.longest:
        raise LawBroken(ENDS, f"seed {seed} goes on after {game.info.longest} decisions")


# ---- 1 same seed, same match


def same_seed_same_match(game: AnyGame, options: object, seed: int, seats: Sequence[str]) -> bytes:
    """Two plays from one seed give the same record; it is returned, to compare with another process."""
    first, second = random_match(game, options, seed), random_match(game, options, seed)
    require(first.log == second.log, SAME_SEED, f"logs differ for seed {seed}")
    written = record.write(first, seats)
    require(written == record.write(second, seats), SAME_SEED, f"records differ for seed {seed}")
    return written


# ---- 2 the log is the truth


def log_is_truth(game: AnyGame, options: object, seed: int) -> None:
    match = random_match(game, options, seed)
    state = game.blank(options)
    for event in match.events:
        game.evolve(state, event)
    require(state == match.state, LOG, f"the folded log is another state (seed {seed})")


# ---- 3 someone may always act


def someone_may_act(game: AnyGame, state: object, seats: int) -> None:
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


def legal_means_playable(
    game: AnyGame, state: object, options: object, seats: int, chance: Chance, idle: int = 1
) -> None:
    """Each legal move applies; every other one of all moves is refused with a reason, and nothing changes.

    Most refusals are of seats that nobody asks: over many moments, each may try every `idle`-th move from a random one.
    """
    universe = game.all_moves(options)
    named = set(universe)
    untouched = game.copy(state)
    for seat in range(seats):
        legal = set(game.legal_moves(state, seat))
        require(legal <= named, PLAYABLE, f"seat {seat} has moves that no list names")
        tried = universe if legal else universe[chance.below(idle, "idle") :: idle]
        refusals = [game.why_not(state, seat, move) for move in tried]
        allowed = {move for move, refusal in zip(tried, refusals, strict=True) if refusal is None}
        require(allowed == legal, PLAYABLE, f"seat {seat}: legal or refused with a reason, not both: {allowed ^ legal}")
        for move, refusal in zip(tried, refusals, strict=True):
            if refusal is None:
                _applies(game, state, seat, move, chance)
            else:
                _is_refused(game, state, seat, move, chance, untouched)


def _applies(game: AnyGame, state: object, seat: Seat, move: object, chance: Chance) -> None:
    copy = game.copy(state)
    try:
        game.apply(copy, seat, move, chance)
    except IllegalMove as error:
        raise LawBroken(PLAYABLE, f"{game.move_text(move)} is legal and refused") from error
    require(copy != state, PLAYABLE, f"{game.move_text(move)} changes nothing")


def _is_refused(game: AnyGame, state: object, seat: Seat, move: object, chance: Chance, untouched: object) -> None:
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
    game: AnyGame, state: object, viewer: Viewer, chance: Chance, pieces: Mapping[str, int] | None = None
) -> object:
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
    if type(value) is tuple or type(value) is list:
        return value
    kind = type(value)
    if kind not in _FIELDS:
        own = hasattr(kind, "to_plain")
        _FIELDS[kind] = [field.name for field in fields(kind)] if is_dataclass(kind) and not own else None
    names = _FIELDS[kind]
    return None if names is None else [getattr(value, name) for name in names]


_FIELDS: Final[dict[type, list[str] | None]] = {}


def steps_betray_nothing(game: AnyGame, moment: Moment, viewer: Viewer, imagined: object, seed: int) -> int:
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


def _seen(game: AnyGame, state: object, events: Sequence[object], viewer: Viewer) -> list[object]:
    """The different views of a viewer from event to event."""
    state = game.copy(state)
    seen = [game.view(state, viewer)]
    for event in events:
        game.evolve(state, event)
        view = game.view(state, viewer)
        if view != seen[-1]:
            seen.append(view)
    return seen


def _looks_like(game: AnyGame, state: object, events: Sequence[object], viewer: Viewer, seen: Sequence[object]) -> bool:
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


def masks_agree_with_views(game: AnyGame, moment: Moment, viewer: Viewer) -> None:
    """A piece named in a masked event is one that the viewer sees when the event has happened."""
    state = game.copy(moment.before)
    for event in moment.events:
        game.evolve(state, event)
        mask_agrees_with_view(game, state, event, viewer)


def mask_agrees_with_view(game: AnyGame, after: object, event: object, viewer: Viewer) -> None:
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


def moves_survive(game: AnyGame, options: object) -> None:
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


def events_survive(game: AnyGame, events: Sequence[object], viewer: Viewer) -> None:
    reader = codec.Reader(game.event_types())
    for event in (*events, *[game.mask(event, viewer) for event in events]):
        back = _there_and_back(reader, event)
        if back != event:
            raise LawBroken(ROUND_TRIP, f"{event} comes back as {back}")


def view_survives(game: AnyGame, view: object) -> None:
    back = _there_and_back(codec.Reader([game.view_type()]), view)
    require(back == view, ROUND_TRIP, f"a view of {game.info.key} comes back changed")


def _there_and_back(reader: codec.Reader, value: object) -> object:
    try:
        return reader.read(codec.plain(value))
    except (OpenpsError, TypeError, ValueError) as error:
        raise LawBroken(ROUND_TRIP, f"a {type(value).__name__} does not come back: {error}") from error


def record_survives(game: AnyGame, options: object, seed: int, seats: Sequence[str]) -> None:
    match = random_match(game, options, seed)
    written = record.write(match, seats)
    again = _replayed(game, written, ROUND_TRIP, seed)
    same = again.state == match.state and again.log == match.log
    require(same, ROUND_TRIP, f"the replayed match is another (seed {seed})")
    require(record.write(again, seats) == written, ROUND_TRIP, f"the record comes back changed (seed {seed})")


def _replayed(game: AnyGame, written: bytes, law: str, seed: int) -> AnyMatch:
    try:
        return record.replay(record.read(written), game)
    except BadRecord as error:
        raise LawBroken(law, f"the record is not accepted (seed {seed}): {error}") from error


# ---- 8 matches end


def match_ends(game: AnyGame, options: object, seed: int) -> int:
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


def nothing_is_lost(game: AnyGame, moment: Moment) -> None:
    state = game.copy(moment.before)
    pieces = game.census(state)
    for event in moment.events:
        game.evolve(state, event)
        require(game.census(state) == pieces, NOTHING_LOST, f"{type(event).__name__} changed what there is")


# ---- talk is no move


def talk_changes_nothing(game: AnyGame, options: object, seed: int, seats: Sequence[str]) -> int:
    """A match in which everybody talks goes as the silent one does, all hear all of it; returns how much was said."""
    silent = random_match(game, options, seed)
    match = Match(game, options, silent.seed)
    for ply, (seat, move) in enumerate(silent.moves):
        _speak(match, ply % len(seats))
        match.play(seat, move)
    said = len(match.claims)
    require(match.state == silent.state and match.events == silent.log, TALK, f"another match (seed {seed})")
    for viewer in viewers(len(seats)):
        heard = match.view(viewer)
        require(replace(heard, claims=()) == silent.view(viewer), TALK, f"another view for {viewer} (seed {seed})")
        require(len(heard.claims) == said, TALK, f"viewer {viewer} did not hear everything (seed {seed})")
        view_survives(game, heard)
    require(len(match.verdicts()) == said, TALK, f"not every claim is judged (seed {seed})")
    written = record.write(match, seats)
    again = _replayed(game, written, TALK, seed)
    require(again.log == match.log and record.write(again, seats) == written, TALK, f"talk is lost (seed {seed})")
    return said


def _speak(match: AnyMatch, seat: Seat) -> None:
    """Somebody trusts a neighbour, and says so if this may be said now."""
    try:
        match.say(seat, f"I trust {(seat + 1) % max(match.seats, 2)} because {len(match.log) - 1}")
    except OpenpsError as error:
        require(error.key.startswith(("refusal-", "error-claim")), TALK, f"a claim is refused by {error}")


# ---- what is taken back has never been


def taking_back_leaves_no_trace(game: AnyGame, options: object, seed: int, seats: Sequence[str], every: int = 1) -> int:
    """Every move of a match that can be taken back is, or every so many of them; returns how many there were."""
    match = Match(game, options, named_seed(seed))
    could = 0
    for seat, move in random_match(game, options, seed).moves:
        trial, length = match.copy(), len(match.log)
        trial.play(seat, move)
        if trial.can_take_back(length):
            could += 1
            if could % every == 0:
                moment = Moment(match.state, seat, move, trial.log[length:], trial.state)
                _nobody_learns(game, moment, viewers(len(seats)), seed)
                trial.take_back(length)
                same = _all_told(trial, seats) == _all_told(match, seats)
                require(same, TAKEN_BACK, f"{game.move_text(move)} left a trace (seed {seed})")
        match.play(seat, move)
    return could


def _all_told(match: AnyMatch, seats: Sequence[str]) -> tuple[object, ...]:
    """All that anybody is told of a match: its log, what is asked, every view, the record."""
    views = [match.view(viewer) for viewer in viewers(len(seats))]
    return list(match.log), match.decision(), views, record.write(match, seats), match.game.copy(match.state)


def _nobody_learns(game: AnyGame, moment: Moment, watching: Sequence[Viewer], seed: int) -> None:
    """In a world that a viewer cannot rule out the same move is legal, needs no luck and looks the same."""
    text = game.move_text(moment.move)
    for viewer in watching:
        seen = _seen(game, moment.before, moment.events, viewer)
        imagined = game.determinize(game.view(moment.before, viewer), FreeChance(seed))
        try:
            others = game.apply(game.copy(imagined), moment.seat, moment.move, ScriptedChance())
        except ScriptError as error:
            raise LawBroken(TAKEN_BACK, f"luck ({error}) has a part in a move that can be taken back") from error
        except IllegalMove as error:
            raise LawBroken(TAKEN_BACK, f"{text} tells viewer {viewer} that it was legal (seed {seed})") from error
        same = _looks_like(game, imagined, others, viewer, seen)
        require(same, TAKEN_BACK, f"{text} tells viewer {viewer} something (seed {seed})")
