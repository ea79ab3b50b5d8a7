"""What the build writes out for the compiler behaves as what `@dataclass` makes at run time."""

from __future__ import annotations

import pickle
import sys
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, fields, replace
from pathlib import Path
from types import ModuleType
from typing import Any, get_type_hints

import pytest
from compile_core import HOUSE, groups, modules, written_out

SOURCE = '''
from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated


@dataclass(frozen=True, slots=True)
class Card:
    """A card."""

    key: str
    seats: tuple[int | None, ...] = ()
    tenths: Annotated[int, "tenths"] = 3

    def doubled(self) -> int:
        return 2 * self.tenths


@dataclass(frozen=True, slots=True)
class Nothing:
    """No field at all."""


@dataclass(slots=True)
class Hand:
    card: Card
    rest: list[int] = field(default_factory=list)
    seen: int = field(default=0, compare=False, repr=False)
'''


@pytest.fixture(params=[False, True], ids=["as it stands", "written out"])
def made(request: pytest.FixtureRequest) -> Iterator[Any]:
    """The module of the source: any of its names can be asked for."""
    module = ModuleType("written_sample")
    sys.modules[module.__name__] = module
    # A compiled `__init__` writes without asking, an interpreted one asks: so nothing is frozen here.
    written = written_out(SOURCE).replace(", True)", ", False)")
    exec(written if request.param else SOURCE, vars(module))
    yield module
    del sys.modules[module.__name__]


def test_it_is_made_from_its_fields_and_their_defaults(made: Any) -> None:
    card = made.Card("gas", tenths=4)

    assert (card.key, card.seats, card.tenths, card.doubled()) == ("gas", (), 4, 8)
    assert [field.name for field in fields(made.Hand)] == ["card", "rest", "seen"]
    assert made.Hand(card).rest == []
    assert made.Hand(card).rest is not made.Hand(card).rest


def test_it_is_compared_by_what_counts(made: Any) -> None:
    card = made.Card("gas")

    assert card == made.Card("gas")
    assert card != made.Card("gas", (1, None))
    assert card != "gas"
    assert made.Nothing() == made.Nothing()
    assert made.Hand(card, [1], 1) == made.Hand(card, [1], 2)
    assert {card: 1, made.Nothing(): 2}[made.Card("gas")] == 1
    with pytest.raises(TypeError):
        hash(made.Hand(card))


def test_it_tells_its_fields_in_full(made: Any) -> None:
    assert get_type_hints(made.Card)["seats"] == tuple[int | None, ...]
    assert get_type_hints(made.Card, include_extras=True)["tenths"].__metadata__ == ("tenths",)
    assert repr(made.Hand(made.Card("gas"))) == "Hand(card=Card(key='gas', seats=(), tenths=3), rest=[])"
    match made.Card("gas"):
        case made.Card(key, seats):
            assert (key, seats) == ("gas", ())


def test_what_is_frozen_stays_as_it_is(made: Any) -> None:
    hand = made.Hand(made.Card("gas"))
    hand.seen = 5

    assert hand.seen == 5
    assert replace(hand.card, key="ammo") == made.Card("ammo")


def test_what_is_frozen_cannot_be_written_by_others() -> None:
    """As the compiled class has it: its own `__init__` writes without asking."""
    from openps.engine.written import describe

    class Card:
        def __init__(self, key: str) -> None:
            vars(self)["key"] = key

    describe(Card, "key: str", frozen=True)
    card: Any = Card("gas")

    assert get_type_hints(Card) == {"key": str}
    with pytest.raises(FrozenInstanceError):
        card.key = "ammo"
    with pytest.raises(FrozenInstanceError):
        del card.key


def test_it_can_be_pickled() -> None:
    from openps.games.panic_station.events import CardDealt

    dealt = CardDealt(1, "gas_can")

    assert pickle.loads(pickle.dumps(dealt)) == dealt


def test_all_that_is_compiled_can_be_written_out() -> None:
    assert {module.partition("/")[0] for module in HOUSE} < {path.parts[-2] for path in modules()}
    written = {path: written_out(path.read_text("utf-8")) for path in modules()}

    for path, text in written.items():
        compile(text, str(path), "exec")
        assert "frozen=True" not in text
        assert text.count("describe(") == text.count("@dataclass(")


def test_the_engine_each_game_and_its_bots_have_a_library_of_their_own() -> None:
    paths = [
        "openps/bots/race.py",
        "openps/editions/pani_high/bots/search.py",
        "openps/engine/match.py",
        "openps/games/__init__.py",
        "openps/games/pani_high/play/battle.py",
    ]
    made = {name: files for files, name in groups([Path(path) for path in paths])}

    assert made == {
        "openps_bots": [paths[0]],
        "openps_pani_high_bots": [paths[1]],
        "openps_engine": [paths[2], paths[3]],
        "openps_pani_high": [paths[4]],
    }


@pytest.mark.parametrize("decorated", ["@dataclass(order=True)\nclass A:", "@dataclass\nclass A(B):"])
def test_what_cannot_be_written_out_stops_the_build(decorated: str) -> None:
    with pytest.raises(SystemExit):
        written_out(f"from dataclasses import dataclass\n{decorated}\n    key: str\n")
