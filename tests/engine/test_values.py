"""Small values that are made once, and what is left of many."""

from __future__ import annotations

import pytest

from openps.engine.values import MOST_KEPT, Table, left_of


def test_a_table_makes_a_value_once() -> None:
    made: list[int] = []

    def make(key: int) -> str:
        made.append(key)
        return f"value {key}"

    table: Table[int, str] = Table(make)

    assert [table[1], table[2], table[1]] == ["value 1", "value 2", "value 1"]
    assert made == [1, 2]


def test_a_table_does_not_grow_for_ever() -> None:
    table: Table[int, int] = Table(abs)
    for key in range(MOST_KEPT + 10):
        assert table[key] == key

    assert len(table) <= MOST_KEPT


def test_what_is_left_keeps_its_order() -> None:
    copies = {"gas": 3, "ammo": 1, "knife": 2}

    assert left_of(copies, ["knife", "gas", "gas"]) == ["gas", "ammo", "knife"]
    assert copies == {"gas": 3, "ammo": 1, "knife": 2}


def test_more_than_there_are_cannot_be_taken() -> None:
    with pytest.raises(ValueError, match="ammo"):
        left_of({"gas": 3, "ammo": 1}, ["ammo", "ammo"])
