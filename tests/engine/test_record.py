"""Records: what was played comes back, and whoever changes one byte is told in which line."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openps import catalog
from openps.engine import laws, record
from openps.engine.chance import commitment, named_seed
from openps.engine.errors import BadRecord
from openps.engine.match import Match
from tests.contract.toy import TOY, Options, Toy

SEATS: Final = ("Ann", "Zoé ✨", 'a "quoted" name\nin two lines')
PROPERTY: Final = settings(max_examples=150, derandomize=True, deadline=None, database=None)

RECORD: Final = record.write(laws.random_match(TOY, Options(3), 5), SEATS)
LINES: Final = RECORD.splitlines()
LAST: Final = len(LINES)


def replayed(data: bytes, game: laws.AnyGame = TOY) -> Match[Any, Any, Any, Any, Any]:
    return record.replay(record.read(data), game)


def refused(data: bytes, game: laws.AnyGame = TOY) -> BadRecord:
    with pytest.raises(BadRecord) as caught:
        replayed(data, game)
    return caught.value


def joined(lines: list[bytes]) -> bytes:
    return b"".join([line + b"\n" for line in lines])


# ---- as it was written


def test_a_record_can_be_read_by_anybody() -> None:
    header, first, end = json.loads(LINES[0]), json.loads(LINES[1]), json.loads(LINES[-1])

    assert list(header) == ["openps", "game", "rules", "options", "seats", "commitment"]
    assert header["options"] == {"players": 3, "rounds": "two"}
    assert first["seat"] == 0
    assert list(end["end"]) == ["seed", "outcome", "events", "chain"]
    assert "Zoé ✨".encode() in LINES[0]


def test_a_record_tells_what_it_holds() -> None:
    read = record.read(RECORD)
    match = laws.random_match(TOY, Options(3), 5)

    assert (read.game, read.rules, read.seats, read.seed) == ("toy", 1, SEATS, named_seed(5))
    assert read.moves == tuple([(seat, TOY.move_text(move)) for seat, move in match.moves])
    assert read.commitment == commitment(read.seed)


@pytest.mark.parametrize("seed", range(20))
def test_a_record_comes_back_as_the_same_match(seed: int) -> None:
    match = laws.random_match(TOY, Options(2 + seed % 2), seed)
    written = record.write(match, SEATS[: match.options.players])
    again = replayed(written)

    assert (again.state, again.log, again.moves, again.seed) == (match.state, match.log, match.moves, match.seed)
    assert record.write(again, SEATS[: match.options.players]) == written


def test_the_seals_of_a_record_are_as_documented() -> None:
    """Whoever checks a record with another program needs nothing but sha256."""
    assert sealed(LINES[:-1], json.loads(LINES[-1])["end"]) == RECORD


# ---- a match that goes on later


@pytest.mark.parametrize("ply", range(LAST - 1))
def test_a_match_saved_at_any_ply_goes_on_as_if_it_had_not_been(ply: int) -> None:
    whole = laws.random_match(TOY, Options(3), 5)
    begun: Match[Any, Any, Any, Any, Any] = Match(TOY, Options(3), named_seed(5))
    for seat, move in whole.moves[:ply]:
        begun.play(seat, move)
    saved = record.write(begun, SEATS)
    resumed = replayed(saved)
    for seat, move in whole.moves[ply:]:
        resumed.play(seat, move)

    assert (record.read(saved).outcome is None) == (ply < len(whole.moves))
    assert record.write(resumed, SEATS) == RECORD


# ---- talk


def a_talkative_record() -> bytes:
    match: Match[Any, Any, Any, Any, Any] = Match(TOY, Options(3), named_seed(5))
    match.say(2, "I am human")
    match.say(1, "2 is infected because 1")
    for number, (seat, move) in enumerate(laws.random_match(TOY, Options(3), 5).moves):
        if number == 1:
            match.say(0, "I trust 2")
        match.play(seat, move)
    return record.write(match, SEATS)


def test_claims_stand_in_the_record_where_they_were_said() -> None:
    written = a_talkative_record()
    lines = [json.loads(line) for line in written.splitlines()]

    assert lines[1] == {"seat": 2, "claim": "I am human"}
    assert lines[2] == {"seat": 1, "claim": "2 is infected because 1"}
    assert list(lines[3]) == ["seat", "move"]
    assert lines[4] == {"seat": 0, "claim": "I trust 2"}
    assert record.read(written).moves == record.read(RECORD).moves
    assert record.write(replayed(written), SEATS) == written


@pytest.mark.parametrize("changed", ["I am infected", "1 is infected because 1"])
def test_a_changed_claim_is_named(changed: str) -> None:
    lines = a_talkative_record().splitlines()
    lines[1] = lines[1].replace(b"I am human", changed.encode())
    assert refused(joined(lines)).line == 2


@pytest.mark.parametrize("line", [{"seat": 2, "claim": "hello"}, {"seat": 2, "claim": "I trust 2"}])
def test_a_record_with_a_claim_that_cannot_be_is_refused(line: dict[str, Any]) -> None:
    written = a_talkative_record().splitlines()
    written[1] = json.dumps(line, separators=(",", ":")).encode()
    error = refused(sealed(written[:-1], json.loads(written[-1])["end"]))
    assert (error.line, error.key) == (2, "error-record-move")


def test_a_claim_into_a_secret_choice_is_refused_with_its_clause() -> None:
    written = RECORD.splitlines()
    bids = next(number for number, line in enumerate(written) if b"stay" in line or b"fold" in line)
    written.insert(bids, b'{"seat":0,"claim":"I trust 1"}')
    error = refused(sealed(written[:-1], json.loads(written[-1])["end"]))
    assert (error.line, error.key, error.arguments["clause"]) == (bids + 1, "error-record-illegal", "TOY-3")


def test_notes_are_kept_and_sealed_and_nobody_must_write_any() -> None:
    match = laws.random_match(TOY, Options(3), 5)
    notes = {"career": "Zoé", "practice": "yes"}
    written = record.write(match, SEATS, notes)

    assert record.read(written).notes == notes
    assert record.read(RECORD).notes == {}
    assert record.write(match, SEATS, {}) == RECORD
    assert replayed(written).log == match.log
    error = refused(written.replace(b'"practice":"yes"', b'"practice":"no"'))
    assert (error.key, error.line) == ("error-record-tampered", 1)


@pytest.mark.parametrize("notes", [{}, [], "me", {"career": 1}, {"career": None}])
def test_notes_that_are_no_words_are_refused(notes: object) -> None:
    header = json.loads(LINES[0]) | {"notes": notes}
    error = refused(sealed([compact(header), *LINES[1:-1]], json.loads(LINES[-1])["end"]))
    assert (error.key, error.line) == ("error-record-shape", 1)


# ---- every single byte

REPLACEMENTS: Final = (*b'\n\r \x00"0}a\\\x80\xff', "flipped low", "flipped case")


@pytest.mark.parametrize("replacement", REPLACEMENTS, ids=str)
def test_every_changed_byte_is_found_in_its_line(replacement: int | str) -> None:
    checked = 0
    for at, byte in enumerate(RECORD):
        new = replacement if isinstance(replacement, int) else byte ^ (1 if replacement == "flipped low" else 0x20)
        if new == byte:
            continue
        error = refused(RECORD[:at] + bytes([new]) + RECORD[at + 1 :])
        assert error.line == 1 + RECORD[:at].count(b"\n"), (at, byte, new, error)
        checked += 1

    assert checked > 0.8 * len(RECORD)


def test_every_lost_byte_is_found_in_its_line() -> None:
    for at in range(len(RECORD)):
        error = refused(RECORD[:at] + RECORD[at + 1 :])
        assert error.line == 1 + RECORD[:at].count(b"\n"), (at, error)


def test_a_record_cut_anywhere_is_refused_at_the_cut() -> None:
    for size in range(len(RECORD)):
        error = refused(RECORD[:size])
        whole_lines = RECORD[:size].count(b"\n")
        # Cut between two lines, the last line that is left is not the end.
        at_the_cut = max(whole_lines, 1) if size == 0 or RECORD[size - 1 : size] == b"\n" else whole_lines + 1
        assert error.line == at_the_cut, (size, error)


# ---- whole lines


@pytest.mark.parametrize("line", range(1, LAST))
def test_a_removed_line_is_missed_where_it_was(line: int) -> None:
    assert refused(joined(LINES[: line - 1] + LINES[line:])).line == line


def test_a_removed_end_is_missed() -> None:
    error = refused(joined(LINES[:-1]))

    assert (error.key, error.line) == ("error-record-no-end", LAST - 1)


@pytest.mark.parametrize("line", range(1, LAST))
def test_a_doubled_line_is_found(line: int) -> None:
    assert refused(joined(LINES[:line] + LINES[line - 1 :])).line == line + 1


def test_a_doubled_end_is_found() -> None:
    error = refused(joined([*LINES, LINES[-1]]))

    assert (error.key, error.line) == ("error-record-length", LAST)


@pytest.mark.parametrize(("first", "second"), list(pairwise(range(LAST - 1))))
def test_swapped_lines_are_found_at_the_first(first: int, second: int) -> None:
    lines = LINES.copy()
    lines[first], lines[second] = lines[second], lines[first]
    if lines == LINES:
        pytest.skip("the same move twice in a row")

    assert refused(joined(lines)).line == first + 1


def test_a_line_after_the_end_is_found() -> None:
    error = refused(joined([*LINES[:-1], LINES[-1], LINES[1]]))

    assert (error.key, error.line) == ("error-record-no-end", LAST + 1)


def test_lines_of_another_record_are_found() -> None:
    other = record.write(laws.random_match(TOY, Options(3), 6), SEATS).splitlines()

    assert refused(joined([other[0], *LINES[1:]])).line == 1
    assert refused(joined([*LINES[:-1], other[-1]])).line == 1


@pytest.mark.parametrize("data", [b"", b"\n", b"\n\n", b"{}\n", b"[]\n", b"null\n", b'{"end":{}}\n', b"\xff\xfe\n"])
def test_what_was_never_a_record_is_refused_in_its_first_line(data: bytes) -> None:
    assert refused(data).line == 1


# ---- forgeries: every seal is right, what it seals is not


def compact(value: object) -> bytes:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode("utf-8", "surrogatepass")


def sealed(lines: list[bytes], end: dict[str, Any]) -> bytes:
    """A record with right seals, made without the code under test."""
    link, chain = hashlib.sha256(b"openps record\n").digest(), []
    for line in lines:
        link = hashlib.sha256(link + line).digest()
        chain.append(link.hex()[:8])
    end = {**end, "chain": end["chain"] if "chain" not in end or not isinstance(end["chain"], list) else chain}
    digest = hashlib.sha256(b"openps end\n" + compact(end)).hexdigest()
    return joined([*lines, compact({"end": end, "digest": digest})])


def forged(line: int, change: Callable[[dict[str, Any]], object]) -> bytes:
    """The record with one line changed by somebody who can compute seals."""
    values = [json.loads(text) for text in LINES]
    values[-1] = values[-1]["end"]
    change(values[line - 1])
    return sealed([compact(value) for value in values[:-1]], values[-1])


def test_another_game_is_refused() -> None:
    class Other(Toy):
        @property
        def info(self) -> Any:
            return type(TOY.info)("other", (2, 3), 1, 9, "TOY", (), "")

    error = refused(RECORD, Other())

    assert (error.key, error.line, error.arguments["got"]) == ("error-record-game", 1, "toy")


@pytest.mark.parametrize("game", catalog.games().values(), ids=catalog.games())
def test_no_game_of_the_catalog_takes_the_record_of_another(game: laws.AnyGame) -> None:
    assert refused(RECORD, game).key == "error-record-game"


def test_another_version_of_the_rules_is_refused() -> None:
    error = refused(forged(1, lambda header: header.update(rules=2)))

    assert (error.key, error.line) == ("error-record-rules", 1)
    assert (error.arguments["wrote"], error.arguments["plays"]) == (2, 1)


def test_another_format_is_refused() -> None:
    error = refused(forged(1, lambda header: header.update(openps=2)))

    assert (error.key, error.line) == ("error-record-format", 1)


def test_a_seed_that_was_not_committed_to_is_refused() -> None:
    error = refused(forged(LAST, lambda end: end.update(seed=named_seed(6))))

    assert (error.key, error.line) == ("error-record-commitment", 1)


def test_another_seed_with_its_own_commitment_does_not_fit_the_match() -> None:
    values = [json.loads(line) for line in LINES]
    values[0]["commitment"] = commitment(named_seed(6))
    values[-1]["end"]["seed"] = named_seed(6)
    error = refused(sealed([compact(value) for value in values[:-1]], values[-1]["end"]))

    assert error.key in ("error-record-outcome", "error-record-events")
    assert error.line == LAST


@pytest.mark.parametrize(
    ("line", "field", "value", "key"),
    [
        (1, "openps", True, "error-record-format"),
        (1, "openps", "1", "error-record-format"),
        (1, "game", None, "error-record-shape"),
        (1, "rules", True, "error-record-shape"),
        (1, "rules", 1.0, "error-record-shape"),
        (1, "options", [], "error-record-shape"),
        (1, "options", {}, "error-record-options"),
        (1, "options", {"players": 3, "rounds": "three"}, "error-record-options"),
        (1, "options", {"players": 3, "rounds": ["two"]}, "error-record-options"),
        (1, "options", {"players": 3, "more": 1}, "error-record-options"),
        (1, "options", {"players": 2, "rounds": "two"}, "error-record-options"),
        (1, "options", {"players": "3", "rounds": "two"}, "error-record-options"),
        (1, "seats", ["Ann", "Ben"], "error-record-options"),
        (1, "seats", ["Ann", "Ben", 3], "error-record-shape"),
        (1, "seats", "Ann", "error-record-shape"),
        (1, "commitment", None, "error-record-shape"),
        (1, "more", 1, "error-record-shape"),
        (2, "seat", True, "error-record-shape"),
        (2, "seat", "0", "error-record-shape"),
        (2, "seat", 1, "error-record-illegal"),
        (2, "seat", -3, "error-record-illegal"),
        (2, "seat", 10**30, "error-record-illegal"),
        (2, "move", 1, "error-record-shape"),
        (2, "move", "", "error-record-move"),
        (2, "move", "dance", "error-record-move"),
        (2, "move", "peek 0", "error-record-illegal"),
        (2, "move", "peek " + "9" * 5000, "error-record-move"),
        (2, "move", "stay", "error-record-illegal"),
        (2, "more", 1, "error-record-shape"),
        (LAST, "seed", "x", "error-record-shape"),
        (LAST, "seed", None, "error-record-shape"),
        (LAST, "outcome", None, "error-record-outcome"),
        (LAST, "outcome", [], "error-record-shape"),
        (LAST, "outcome", {"kind": "Outcome", "winners": [0], "reason": "", "scores": []}, "error-record-outcome"),
        (LAST, "events", "0" * 64, "error-record-events"),
        (LAST, "events", 5, "error-record-shape"),
        (LAST, "chain", None, "error-record-shape"),
        (LAST, "more", 1, "error-record-shape"),
    ],
)
def test_a_forged_field_is_refused_in_its_line(line: int, field: str, value: object, key: str) -> None:
    error = refused(forged(line, lambda fields: fields.update({field: value})))

    assert (error.key, error.line) == (key, line)


def test_an_illegal_move_is_refused_with_the_clause_that_forbids_it() -> None:
    error = refused(forged(3, lambda move: move.update(seat=0)))

    assert (error.key, error.line, error.arguments["clause"]) == ("error-record-illegal", 3, "TOY-2")


def test_moves_after_the_end_of_the_match_are_refused() -> None:
    lines, end = LINES[:-1], json.loads(LINES[-1])["end"]
    error = refused(sealed([*lines, lines[-1]], end))

    assert (error.key, error.line) == ("error-record-illegal", LAST)


def test_fields_in_another_order_are_refused() -> None:
    turned = dict(reversed(json.loads(LINES[1]).items()))
    error = refused(sealed([LINES[0], compact(turned), *LINES[2:-1]], json.loads(LINES[-1])["end"]))

    assert (error.key, error.line) == ("error-record-shape", 2)


@pytest.mark.parametrize(
    "line",
    [
        LINES[1].replace(b":", b": "),
        LINES[1] + b" ",
        b" " + LINES[1],
        LINES[1] + b"\r",
        LINES[1].replace(b'{"seat"', b'{"seat":9,"seat"'),
        LINES[1].replace(b"a", b"\\u0061").replace(b"e", b"\\u0065"),
        b'{"seat":0,"move":"\\ud800"}',
        b'{"seat":0,"move":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"seat":' + b"9" * 5000 + b',"move":"keep"}',
        b'{"seat":NaN,"move":"keep"}',
        b'{"seat":1e999,"move":"keep"}',
    ],
    ids=lambda line: repr(line[:40]),
)
def test_a_line_that_we_would_not_write_is_refused_though_it_is_sealed(line: bytes) -> None:
    error = refused(sealed([LINES[0], line, *LINES[2:-1]], json.loads(LINES[-1])["end"]))

    assert error.line == 2


@pytest.mark.parametrize("text", ["\\ud800", "[" * 100_000])
def test_an_end_that_cannot_be_written_is_refused(text: str) -> None:
    end = f'{{"end":{{"seed":"{text}"}},"digest":""}}'.encode()

    assert refused(joined([*LINES[:-1], end])).line == LAST


# ---- garbage: nothing but BadRecord comes out

values: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=6,
)


def survives(data: bytes, game: laws.AnyGame = TOY) -> bool:
    """Whether a record is taken; anything but BadRecord gets out of here."""
    try:
        replayed(data, game)
    except BadRecord:
        return False
    return True


@PROPERTY
@given(data=st.binary())
def test_random_bytes_are_refused(data: bytes) -> None:
    assert not survives(data)


@PROPERTY
@given(lines=st.lists(values.map(compact) | st.sampled_from(LINES) | st.binary(max_size=20), max_size=6))
def test_random_lines_are_refused(lines: list[bytes]) -> None:
    assert not survives(joined(lines))


@PROPERTY
@given(start=st.integers(0, len(RECORD)), size=st.integers(0, 40), new=st.binary(max_size=40))
def test_a_patched_record_is_refused(start: int, size: int, new: bytes) -> None:
    patched = RECORD[:start] + new + RECORD[start + size :]

    assert survives(patched) == (patched == RECORD)


@PROPERTY
@given(data=st.data(), value=values)
def test_a_forged_record_of_any_values_is_refused_or_is_the_same_match(data: st.DataObject, value: Any) -> None:
    line = data.draw(st.integers(1, LAST))
    fields = json.loads(LINES[line - 1])
    field = data.draw(st.sampled_from(sorted(fields.get("end", fields))))
    taken = survives(forged(line, lambda fields: fields.update({field: value})))

    # Names are anybody's; a chain is made anew with the seals.
    assert not taken or field in ("seats", "chain") or value == fields.get("end", fields)[field]


@pytest.mark.parametrize("game", catalog.games().values(), ids=catalog.games())
def test_forged_options_of_any_values_are_refused_by_every_game(game: laws.AnyGame) -> None:
    players = game.info.players[0]
    match: Match[Any, Any, Any, Any, Any] = Match(game, game.options(players, {}), named_seed(1))
    lines = record.write(match, ["player"] * players).splitlines()
    header, end = json.loads(lines[0]), json.loads(lines[-1])["end"]
    refusals = []

    @PROPERTY
    @given(key=st.sampled_from(sorted(header["options"])) | st.text(), value=values)
    def forge(key: str, value: Any) -> None:
        options = {**header["options"], key: value}
        if options != header["options"]:
            refusals.append(not survives(sealed([compact({**header, "options": options})], end), game))

    forge()

    assert len(refusals) > 50
    assert all(refusals)
