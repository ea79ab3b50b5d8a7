"""Reads what every client kept of a match, and its journal; names every promise that was broken.

It knows the form of the messages and of the journal, and no rule of any game: it shares no code with the server. What a
seat may not know is asked elsewhere (`worlds`).
"""

from __future__ import annotations

import hashlib
import json
import math
from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from tests.chaos.history import History, Row
from tests.chaos.line import Json, Told

Key: TypeAlias = tuple[object, ...]
HeardBySeat: TypeAlias = Mapping[int, Sequence["Heard"]]

_OF_THE_MATCH: Final = ("started", "played", "took_back")
_SAME: Final = ("view", "decision", "moves", "outcome")
"""What news of one number always say to one viewer, by whatever server, before and after it was killed."""
_PUBLIC: Final = ("decision", "outcome")


@dataclass(frozen=True, slots=True)
class Heard:
    """What the checker keeps of a message; a history is read once."""

    kind: str
    seq: int
    text: Json = None
    asked: Json = None
    offered: frozenset[str] = frozenset()
    over: bool = False
    said: tuple[tuple[Key, bytes], ...] = ()


def faults(rows: Sequence[Row], histories: Sequence[History]) -> list[str]:
    """Everything that is wrong, in words; nothing where all promises were kept."""
    heard = {history.seat: [_heard(told, history.seat) for told in _messages(history)] for history in histories}
    wrong = list(_gaps(rows))
    for history in histories:
        wrong += _membership(rows, history)
        wrong += _moves(rows, history)
        wrong += _order(history, heard[history.seat])
        wrong += [f"seat {history.seat} was refused what it had been offered: {move}" for move in history.denied]
        wrong += [f"seat {history.seat} heard nothing for too long"] * bool(history.silences)
    wrong += _told(rows, heard)
    wrong += _asked(rows, heard)
    wrong += _ended(rows, heard)
    return wrong


def _messages(history: History) -> Iterator[Told]:
    return history.messages("welcome", "news", "chat")


def _heard(told: Told, seat: int) -> Heard:
    kind = str(told["type"])
    if kind != "news":
        return Heard(kind, _number(told.get("seq", 0)), told.get("text"))
    decision = told["decision"]
    asked = decision["seats"] if isinstance(decision, dict) else []
    offered = frozenset(str(one["text"]) for one in told["moves"])
    said = tuple(_digests(told, seat))
    return Heard(kind, _number(told["seq"]), None, asked, offered, told["outcome"] is not None, said)


def _gaps(rows: Sequence[Row]) -> Iterator[str]:
    """The journal counts from one, and every number is there once."""
    for number, row in enumerate(rows, 1):
        if row.seq != number:
            yield f"the journal has {row.seq} where {number} should be"
            return


def _membership(rows: Sequence[Row], history: History) -> Iterator[str]:
    joined = [row.fact for row in rows if row.kind == "joined"]
    if [one["seat"] for one in joined if one["member"] == history.member] != [history.seat]:
        yield f"the member of seat {history.seat} was let in, and the journal does not say so once"


# ---- each acknowledged move is there once and in order


def _moves(rows: Sequence[Row], history: History) -> Iterator[str]:
    """Between the news at which a move was wished and those at which the next one was, only this one can be played.

    So a row belongs to one wish, a wish has one row at the most, and a wish that was acknowledged has it under the
    number that was told.
    """
    played = [(row.seq, str(row.fact["move"])) for row in rows if _is_move_of(row, history.seat)]
    first, *ends = [*[wish.after for wish in history.wishes], math.inf]
    for seq, move in [one for one in played if one[0] <= first]:
        yield f"seat {history.seat} never wished {move}, which is {seq}"
    for wish, end in zip(history.wishes, ends, strict=True):
        own = [one for one in played if wish.after < one[0] <= end]
        if wish.told is not None and (wish.told, wish.move) not in own:
            yield f"seat {history.seat} was told that {wish.move} is {wish.told}, and it is lost"
        if len(own) > 1:
            yield f"seat {history.seat} wished {wish.move} once, and the journal has {own}"
        for seq, move in own:
            if move != wish.move:
                yield f"seat {history.seat} wished {wish.move}, and {seq} is {move}"


def _is_move_of(row: Row, seat: int) -> bool:
    """By the person of that seat: what bots and clocks play, nobody wished."""
    fact = row.fact
    return fact["fact"] == "played" and fact["seat"] == seat and fact["by"] == "person"


def _order(history: History, heard: Sequence[Heard]) -> Iterator[str]:
    """On one line news never go back, and acknowledgements come in the order of the wishes."""
    last = 0
    for one in heard:
        if one.kind == "news" and one.seq < last:
            yield f"seat {history.seat} was told {one.seq} after {last}"
        if one.kind != "chat":
            last = one.seq
    acknowledged = [wish.told for wish in history.wishes if wish.told is not None]
    if acknowledged != sorted(set(acknowledged)):
        yield f"the moves of seat {history.seat} were acknowledged in another order"


# ---- nothing was told that was not written


def _told(rows: Sequence[Row], heard: HeardBySeat) -> Iterator[str]:
    """What is told under a number is told the same to everybody who may know it, at all times, and is written.

    A server that tells before it writes, and dies in between, leaves news that the next server tells differently.
    """
    first: dict[Key, bytes] = {}
    for seat, one in _all(heard):
        if one.seq > len(rows):
            yield f"seat {seat} was told {one.seq}, and the journal ends at {len(rows)}"
        elif one.kind == "chat":
            yield from _chat(rows[one.seq - 1], one)
        for key, digest in one.said:
            if first.setdefault(key, digest) != digest:
                yield f"seat {seat} was told two different things: {key}"


def _all(heard: HeardBySeat) -> Iterator[tuple[int, Heard]]:
    return ((seat, one) for seat, messages in heard.items() for one in messages)


def _digests(news: Told, seat: int) -> Iterator[tuple[Key, bytes]]:
    seq = news["seq"]
    for part in _SAME:
        yield ("to", seat, "at", seq, part), _digest(news[part])
    for part in _PUBLIC:
        yield ("at", seq, part), _digest(news[part])
    events = news["events"]
    assert isinstance(events, list)
    for number, event in enumerate(events, _number(news["first"])):
        yield ("to", seat, "entry", number), _digest(event)


def _chat(row: Row, told: Heard) -> Iterator[str]:
    if row.kind != "chatted" or row.fact["text"] != told.text:
        yield f"a chat was told as {row.seq}, and the journal has something else there"


def _digest(part: Json) -> bytes:
    return hashlib.blake2b(json.dumps(part).encode(), digest_size=12).digest()


def _number(value: Json) -> int:
    assert isinstance(value, int)
    return value


# ---- what was told to be asked was answered, and every match ends


def _asked(rows: Sequence[Row], heard: HeardBySeat) -> Iterator[str]:
    """Whoever moved had been asked, and a person played what had been offered, by the last news before."""
    news = [(seat, one) for seat, one in _all(heard) if one.kind == "news"]
    asked = {one.seq: one.asked for _, one in news}
    offered = {(one.seq, seat): one.offered for seat, one in news}
    numbers, turn = sorted(asked), 0
    for row in rows:
        at = bisect_left(numbers, row.seq) - 1
        if row.kind == "played" and at >= 0 and numbers[at] >= turn:
            yield from _answer(row, asked[numbers[at]], offered.get((numbers[at], _number(row.fact["seat"]))))
        if row.kind in _OF_THE_MATCH:
            turn = row.seq


def _answer(row: Row, asked: Json, offered: frozenset[str] | None) -> Iterator[str]:
    fact = row.fact
    if not isinstance(asked, list) or fact["seat"] not in asked:
        yield f"{row.seq} is a move of seat {fact['seat']}, and {asked} had been asked"
    if fact["by"] == "person" and offered is not None and fact["move"] not in offered:
        yield f"{row.seq} is {fact['move']}, which had not been offered"


def _ended(rows: Sequence[Row], heard: HeardBySeat) -> Iterator[str]:
    """Everybody heard the same outcome, by the last move that is written."""
    moves = [row.seq for row in rows if row.kind == "played"]
    for seat, messages in heard.items():
        ends = [one.seq for one in messages if one.over]
        if not ends:
            yield f"seat {seat} never heard how it ended"
        elif moves and min(ends) < moves[-1]:
            yield f"seat {seat} heard of an end before the last move"
