"""Records: a match as JSON lines that anybody can read, replay and check.

Line 1 is the header, then one line per move or claim, and last the end: the seed, the outcome (nothing for a saved
match that goes on later), a digest of the log and the hash chain, one link a line. A changed byte breaks the link of
its own line, so the line can be named; the end line carries a digest of itself. The header may carry notes of the house
that wrote it: words that no rule asks for, sealed as everything else and kept wherever the file goes.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from openps.engine import codec
from openps.engine.chance import commitment, is_seed
from openps.engine.claims import IllegalClaim, claim_text
from openps.engine.errors import BadRecord, IllegalMove, OpenpsError
from openps.engine.game import AnyGame, by_rules
from openps.engine.ids import Seat
from openps.engine.match import AnyMatch, Match

FORMAT: Final = 1
_LINK_DIGITS: Final = 8  # enough to name the line; the digest of the end seals them all
_HEADER: Final = ("openps", "game", "rules", "options", "seats", "commitment")
_NOTES: Final = "notes"
_END: Final = ("seed", "outcome", "events", "chain")


@dataclass(frozen=True, slots=True)
class Act:
    """One line of a record: what a seat played, or what it said."""

    seat: Seat
    text: str
    said: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A record that was read and whose lines are as they were written."""

    game: str
    rules: int
    options: dict[str, object]
    seats: tuple[str, ...]
    commitment: str
    acts: tuple[Act, ...]
    seed: str
    outcome: dict[str, object] | None
    events: str
    notes: dict[str, str] = field(default_factory=dict)

    @property
    def moves(self) -> tuple[tuple[Seat, str], ...]:
        """What was played, without the talk."""
        return tuple([(act.seat, act.text) for act in self.acts if not act.said])


def write(match: AnyMatch, seats: Sequence[str], notes: Mapping[str, str] | None = None) -> bytes:
    """The record of a match as it stands; of an unfinished one, a save that `replay` goes on from."""
    lines = [_line(_header(match, seats) | ({_NOTES: dict(notes)} if notes else {}))]
    lines += [_line({"seat": act.seat, "claim" if act.said else "move": act.text}) for act in acts_of(match)]
    outcome = codec.plain(match.outcome())
    digest, chain = _events_digest(match), _chain(lines)
    end: dict[str, object] = {"seed": match.seed, "outcome": outcome, "events": digest, "chain": chain}
    lines.append(_line({"end": end, "digest": _end_digest(end)}))
    return b"".join([line + b"\n" for line in lines])


def acts_of(match: AnyMatch) -> list[Act]:
    """Moves and claims in the order in which they came."""
    acts = [Act(seat, match.game.move_text(move)) for seat, move in match.moves]
    for later, (ply, claim) in enumerate(match.claims):
        acts.insert(ply + later, Act(claim.speaker, claim_text(claim), said=True))
    return acts


def read(data: bytes) -> Record:
    """Check that every line is as it was written; raises BadRecord with the line that is not."""
    lines = data.split(b"\n")
    if lines.pop() != b"":
        raise BadRecord("error-record-cut", len(lines) + 1)
    if not lines:
        raise BadRecord("error-record-empty", 1)
    # All lines first: where a line was broken in two, the first half is the one to name.
    values = [_object(line, number) for number, line in enumerate(lines, 1)]
    end = _checked_end(values[-1], len(lines))
    _check_links(lines[:-1], end.chain)
    header = _checked_header(values[0])
    if header.commitment != commitment(end.seed):
        raise BadRecord("error-record-commitment", 1)
    acts = tuple([_checked_act(value, number) for number, value in enumerate(values[1:-1], 2)])
    return Record(
        header.game, header.rules, header.options, header.seats, header.commitment, acts,
        end.seed, end.outcome, end.events, header.notes,
    )  # fmt: skip


def replay(record: Record, game: AnyGame) -> AnyMatch:
    """Play the record again by its version of the rules; raises BadRecord where it does not follow from them."""
    if record.game != game.info.key:
        raise BadRecord("error-record-game", 1, got=record.game)
    match = open_match(record, game)
    for number, act in enumerate(record.acts, 2):
        try:
            follow(match, act)
        except (IllegalMove, IllegalClaim) as illegal:
            raise BadRecord("error-record-illegal", number, move=act.text, clause=illegal.refusal.clause) from illegal
        except OpenpsError as error:
            raise BadRecord("error-record-move", number, move=act.text) from error
    last = len(record.acts) + 2
    if codec.plain(match.outcome()) != record.outcome:
        raise BadRecord("error-record-outcome", last)
    if _events_digest(match) != record.events:
        raise BadRecord("error-record-events", last)
    return match


def follow(match: AnyMatch, act: Act) -> Sequence[object]:
    """Play or say one line of a record; what it adds to the log is returned."""
    if act.said:
        return [match.say(act.seat, act.text)]
    return match.play(act.seat, match.game.parse_move(act.text))


def open_match(record: Record, game: AnyGame) -> AnyMatch:
    """The match of a record before its first move, by the rules it was played by."""
    ruled = by_rules(game, record.rules)
    if ruled is None:
        raise BadRecord("error-record-rules", 1, wrote=record.rules, plays=game.info.rules_version)
    try:
        given = dict(record.options)
        players = given.pop("players", None)
        if not _whole(players) or not isinstance(players, int) or players != len(record.seats):
            raise BadRecord("error-record-options", 1)
        return Match(ruled, ruled.options(players, given), record.seed)
    except BadRecord:
        raise
    except OpenpsError as error:
        raise BadRecord("error-record-options", 1) from error


def _header(match: AnyMatch, seats: Sequence[str]) -> dict[str, object]:
    info = match.game.info
    return {
        "openps": FORMAT,
        "game": info.key,
        "rules": info.rules_version,
        "options": match.game.plain_options(match.options),
        "seats": list(seats),
        "commitment": commitment(match.seed),
    }


def _line(value: dict[str, object]) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()


def _chain(lines: Sequence[bytes]) -> list[str]:
    """A link a line: each is the hash of the one before it and of its line."""
    links = []
    link = hashlib.sha256(b"openps record\n").digest()
    for line in lines:
        link = hashlib.sha256(link + line).digest()
        links.append(link.hex()[:_LINK_DIGITS])
    return links


def _end_digest(end: dict[str, object]) -> str:
    return hashlib.sha256(b"openps end\n" + _line(end)).hexdigest()


def _events_digest(match: AnyMatch) -> str:
    digest = hashlib.sha256()
    unrecorded = match.game.info.unrecorded
    for event in match.log:
        digest.update(codec.to_json(event, unrecorded.get(type(event).__name__, ())).encode() + b"\n")
    return digest.hexdigest()


def _object(line: bytes, number: int) -> dict[str, object]:
    """The object of a line that is written as `_line` writes it."""
    try:
        value = json.loads(line.decode())
        as_written = isinstance(value, dict) and _line(value) == line
    except (ValueError, RecursionError):
        raise BadRecord("error-record-json", number) from None
    if not isinstance(value, dict):
        raise BadRecord("error-record-json", number)
    if not as_written:
        raise BadRecord("error-record-tampered", number)
    return value


class _End(NamedTuple):
    seed: str
    outcome: dict[str, object] | None
    events: str
    chain: list[object]


def _checked_end(value: dict[str, object], number: int) -> _End:
    end = value.get("end")
    if not isinstance(end, dict):
        raise BadRecord("error-record-no-end", number)
    if value.get("digest") != _end_digest(end):
        raise BadRecord("error-record-tampered", number)
    seed, outcome, events, chain = [end.get(name) for name in _END]
    as_written = tuple(value) == ("end", "digest") and tuple(end) == _END and is_seed(seed)
    if not (
        as_written and isinstance(seed, str) and isinstance(outcome, dict | None) and isinstance(events, str)
        and isinstance(chain, list)
    ):  # fmt: skip
        raise BadRecord("error-record-shape", number)
    return _End(seed, outcome, events, chain)


def _check_links(lines: Sequence[bytes], chain: Sequence[object]) -> None:
    for number, (link, written) in enumerate(zip(_chain(lines), chain, strict=False), 1):
        if link != written:
            raise BadRecord("error-record-tampered", number)
    if len(lines) != len(chain):
        raise BadRecord("error-record-length", min(len(lines), len(chain)) + 1)


class _Header(NamedTuple):
    game: str
    rules: int
    options: dict[str, object]
    seats: tuple[str, ...]
    commitment: str
    notes: dict[str, str]


def _checked_header(header: dict[str, object]) -> _Header:
    if header.get("openps") != FORMAT or not _whole(header.get("openps")):
        raise BadRecord("error-record-format", 1, expected=FORMAT)
    _, game, rules, options, seats, committed = [header.get(name) for name in _HEADER]
    notes = header.get(_NOTES, {})
    as_written = tuple(header) == _HEADER or (tuple(header) == (*_HEADER, _NOTES) and _are_notes(notes))
    named = isinstance(seats, list) and all(isinstance(seat, str) for seat in seats)
    if not (
        as_written and named and isinstance(seats, list) and isinstance(notes, dict) and isinstance(game, str)
        and isinstance(committed, str) and isinstance(options, dict) and _whole(rules) and isinstance(rules, int)
    ):  # fmt: skip
        raise BadRecord("error-record-shape", 1)
    return _Header(game, rules, options, tuple(seats), committed, notes)


def _are_notes(notes: object) -> bool:
    """A few words under names; none at all are not written."""
    return isinstance(notes, dict) and bool(notes) and all(isinstance(note, str) for note in notes.values())


def _checked_act(value: dict[str, object], number: int) -> Act:
    said = "claim" in value
    seat, text = value.get("seat"), value.get("claim" if said else "move")
    shape = ("seat", "claim") if said else ("seat", "move")
    if tuple(value) != shape or not _whole(seat) or not isinstance(seat, int) or not isinstance(text, str):
        raise BadRecord("error-record-shape", number)
    return Act(seat, text, said)


def _whole(value: object) -> bool:
    """A whole number: to Python `true` is one too, and seat `true` would be taken for seat 1.

    Asked before anything that makes an `int` of it: compiled code would see the 1 only.
    """
    return isinstance(value, int) and not isinstance(value, bool)
