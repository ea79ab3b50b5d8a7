"""Plain values, JSON and texts: what goes out comes back the same, and nothing else comes back."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openps.engine.codec import MoveTexts, Reader, plain, to_json
from openps.engine.errors import BadMoveText, OpenpsError
from openps.engine.game import SEALED

PROPERTY: Final = settings(max_examples=100, derandomize=True, deadline=None, database=None)


class Suit(StrEnum):
    SUN = "sun"
    MOON = "moon"


class Level(Enum):
    LOW = 1
    HIGH = 2


class Weight:
    """A class that knows better how it is written."""

    def __init__(self, grams: int) -> None:
        self.grams = grams

    def to_plain(self) -> str:
        return f"{self.grams} g"

    @staticmethod
    def from_plain(data: object) -> Weight:
        if not isinstance(data, str) or not data.endswith(" g"):
            raise OpenpsError("error-plain-value", got=str(data))
        return Weight(int(data[:-2]))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Weight) and self.grams == other.grams

    def __hash__(self) -> int:
        return hash(self.grams)


@dataclass(frozen=True)
class Cell:
    x: int
    y: int


@dataclass(frozen=True)
class Everything:
    """One field of every kind that moves, events and views have."""

    name: str
    count: int
    sure: bool
    suit: Suit
    level: Level | None
    cell: Cell
    row: tuple[str | None, ...]
    pair: tuple[int, str]
    path: list[Cell]
    scores: dict[int, tuple[int, ...]]
    notes: dict[str, Cell | None]
    weight: Weight


@dataclass(frozen=True)
class Empty:
    pass


READER: Final = Reader([Everything, Cell, Empty])

cells: Final = st.builds(Cell, st.integers(), st.integers())
everything: Final = st.builds(
    Everything,
    name=st.text(max_size=5),
    count=st.integers(),
    sure=st.booleans(),
    suit=st.sampled_from(Suit),
    level=st.none() | st.sampled_from(Level),
    cell=cells,
    row=st.lists(st.none() | st.text(max_size=3), max_size=3).map(tuple),
    pair=st.tuples(st.integers(), st.text(max_size=3)),
    path=st.lists(cells, max_size=3),
    scores=st.dictionaries(st.integers(), st.tuples(st.integers()), max_size=3),
    notes=st.dictionaries(st.text(max_size=3), st.none() | cells, max_size=3),
    weight=st.builds(Weight, st.integers()),
)


def an_everything() -> Everything:
    row, path = ("a", None), [Cell(1, 2)]
    return Everything(
        "é", 3, True, Suit.MOON, Level.HIGH, Cell(0, -1), row, (4, "b"), path, {0: (1, 2)}, {"n": None}, Weight(5)
    )


# ---- plain values


def test_every_kind_of_field_has_a_plain_form() -> None:
    assert plain(an_everything()) == {
        "kind": "Everything",
        "name": "é",
        "count": 3,
        "sure": True,
        "suit": "moon",
        "level": 2,
        "cell": {"kind": "Cell", "x": 0, "y": -1},
        "row": ["a", None],
        "pair": [4, "b"],
        "path": [{"kind": "Cell", "x": 1, "y": 2}],
        "scores": {"0": [1, 2]},
        "notes": {"n": None},
        "weight": "5 g",
    }


def test_an_enum_is_written_as_a_plain_string() -> None:
    assert type(plain(Suit.SUN)) is str


def test_what_is_sealed_is_written_as_such() -> None:
    assert plain(SEALED) == {"kind": "Sealed"}
    assert READER.read({"kind": "Sealed"}) == SEALED


@pytest.mark.parametrize("value", [1.5, {1, 2}, frozenset(), b"bytes", object(), Ellipsis])
def test_what_json_cannot_say_has_no_plain_form(value: object) -> None:
    with pytest.raises(TypeError, match="has no plain form"):
        plain(value)


def test_json_is_one_short_line_in_the_order_of_the_fields() -> None:
    assert to_json((Cell(1, 2), Empty(), "é")) == '[{"kind":"Cell","x":1,"y":2},{"kind":"Empty"},"é"]'
    assert "\n" not in to_json("two\nlines")


# ---- and back


@PROPERTY
@given(value=everything)
def test_what_goes_out_comes_back_the_same(value: Everything) -> None:
    back = READER.read(json.loads(to_json(value)))

    assert back == value
    assert to_json(back) == to_json(value)


def test_what_comes_back_has_the_same_types() -> None:
    back = READER.read(plain(an_everything()))

    assert (type(back.suit), type(back.level), type(back.row), type(back.path)) == (Suit, Level, tuple, list)


def changed(**fields: Any) -> Any:
    value = plain(an_everything())
    assert isinstance(value, dict)
    return {**value, **fields}


@pytest.mark.parametrize("data", [None, 1, "Cell", [], [{"kind": "Cell"}], True])
def test_what_is_no_object_is_refused(data: Any) -> None:
    with pytest.raises(OpenpsError) as caught:
        READER.read(data)

    assert caught.value.key == "error-plain-value"


@pytest.mark.parametrize("kind", [None, 1, "", "cell", "Weight", "str", ["Cell"], {"kind": "Cell"}])
def test_an_unknown_kind_is_refused(kind: Any) -> None:
    with pytest.raises(OpenpsError) as caught:
        READER.read({"kind": kind, "x": 1, "y": 2})

    assert caught.value.key == "error-plain-kind"


@pytest.mark.parametrize("fields", [{}, {"x": 1}, {"x": 1, "y": 2, "z": 3}, {"x": 1, "Y": 2}])
def test_missing_and_further_fields_are_refused(fields: Any) -> None:
    with pytest.raises(OpenpsError) as caught:
        READER.read({"kind": "Cell", **fields})

    assert caught.value.arguments == {"kind": "Cell", "expected": "x, y"}


@pytest.mark.parametrize(
    "fields",
    [
        {"name": 1},
        {"name": None},
        {"count": "3"},
        {"count": True},
        {"count": 3.0},
        {"sure": 1},
        {"sure": None},
        {"level": "2"},
        {"level": 3},
        {"level": []},
        {"cell": None},
        {"cell": [0, 1]},
        {"cell": {"kind": "Empty"}},
        {"cell": {"kind": "Cell", "x": 1}},
        {"cell": {"kind": "Cell", "x": 1, "y": "2"}},
        {"row": "ab"},
        {"row": [1]},
        {"row": {"0": "a"}},
        {"pair": [4]},
        {"pair": [4, "b", 5]},
        {"pair": ["b", 4]},
        {"path": [None]},
        {"scores": [[0, [1, 2]]]},
        {"scores": {"0": [None]}},
        {"notes": {"n": 1}},
        {"weight": 5},
        {"weight": None},
    ],
    ids=str,
)
def test_a_field_of_another_type_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(OpenpsError):
        READER.read(changed(**fields))


@pytest.mark.parametrize("fields", [{"suit": "star"}, {"suit": None}, {"suit": []}, {"scores": {"x": []}}], ids=str)
def test_a_value_that_an_enum_or_a_key_cannot_have_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(OpenpsError):
        READER.read(changed(**fields))


# ---- moves as text


@dataclass(frozen=True)
class Wait:
    pass


@dataclass(frozen=True)
class Go:
    suit: str
    steps: int


TEXTS: Final = MoveTexts({"wait": Wait, "go": Go})


@pytest.mark.parametrize(("move", "text"), [(Wait(), "wait"), (Go("sun", 3), "go sun 3"), (Go("é", 0), "go é 0")])
def test_a_move_is_one_line_and_comes_back(move: object, text: str) -> None:
    assert TEXTS.text(move) == text
    assert TEXTS.parse(text) == move


def test_spaces_around_words_do_not_matter() -> None:
    assert TEXTS.parse("  go   sun\t3 \n") == Go("sun", 3)


@pytest.mark.parametrize("text", ["", " ", "run", "Wait", "go", "go sun", "go sun 3 4", "wait 1"])
def test_what_is_no_move_is_refused(text: str) -> None:
    with pytest.raises(BadMoveText):
        TEXTS.parse(text)


@pytest.mark.parametrize("number", ["x", "-1", "+3", "3.0", "٣", "³", "0x3", "1_000", "9" * 5000])
def test_only_plain_digits_are_a_number(number: str) -> None:
    with pytest.raises(BadMoveText):
        TEXTS.parse(f"go sun {number}")


def test_a_refusal_says_what_was_expected() -> None:
    with pytest.raises(BadMoveText) as unknown:
        TEXTS.parse("run")
    with pytest.raises(BadMoveText) as unfinished:
        TEXTS.parse("go sun")

    assert unknown.value.arguments == {"text": "run", "expected": "wait, go"}
    assert unfinished.value.arguments == {"text": "go sun", "expected": "go <suit> <steps>"}


@PROPERTY
@given(text=st.text() | st.lists(st.sampled_from(["go", "wait", "sun", "3", " ", "é"])).map(" ".join))
def test_any_text_is_a_move_or_is_refused(text: str) -> None:
    try:
        move = TEXTS.parse(text)
    except BadMoveText:
        return

    assert TEXTS.parse(TEXTS.text(move)) == move
