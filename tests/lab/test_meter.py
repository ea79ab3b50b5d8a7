"""What the lobby tells: measured where the cell is there, estimated from fewer changes where it is not."""

from __future__ import annotations

import math
from importlib.resources import files

import pytest

from openps.catalog import editions
from openps.catalog.balance import meter_of, sentence, told
from openps.desk import balance as over_http
from openps.editions.balance import ESTIMATED, FEW, FILE, MEASURED, Balance, Measured, read
from openps.engine.errors import BadOptions
from openps.words.messages import Messages

OPTIONS = {"a": ["no", "yes"], "b": ["no", "yes"], "c": ["no", "yes"]}


def cell(share: float, matches: int = 1000, rounds: float = 9.0) -> Measured:
    return Measured(matches, {"humans": round(share * matches)}, rounds)


def balance(**cells: Measured) -> Balance:
    """Cells by their changes: `_` is none, `ab` is two."""
    known = {
        ("normal", 5, tuple(f"{key}=yes" for key in name if key != "_")): measured for name, measured in cells.items()
    }
    return Balance(known, dict.fromkeys("abc", "no"), OPTIONS, ("normal",))


def test_a_cell_that_was_measured_is_told_as_measured() -> None:
    meter = balance(_=cell(0.5), a=cell(0.4)).meter(5, {"a": "yes"})

    assert meter is not None
    assert (meter.kind, meter.rates[0].value, meter.matches) == (MEASURED, 0.4, 1000)
    assert 0.36 < meter.rates[0].low < 0.4 < meter.rates[0].high < 0.44


def test_two_changes_add_up_on_the_scale_of_log_odds() -> None:
    meter = balance(_=cell(0.5), a=cell(0.75), b=cell(0.75)).meter(5, {"a": "yes", "b": "yes"})

    assert meter is not None
    assert meter.kind == ESTIMATED
    assert meter.rates[0].value == pytest.approx(0.9, abs=0.005), "odds of 3 times 3"


def test_pairs_that_are_known_well_count_in_an_estimate_of_three() -> None:
    alone = balance(_=cell(0.5), a=cell(0.5), b=cell(0.5), c=cell(0.5))
    pairs = balance(_=cell(0.5), a=cell(0.5), b=cell(0.5), c=cell(0.5), ab=cell(0.75))
    asked = {"a": "yes", "b": "yes", "c": "yes"}

    without, with_pair = alone.meter(5, asked), pairs.meter(5, asked)
    assert without is not None
    assert with_pair is not None
    assert without.rates[0].value == pytest.approx(0.5)
    assert with_pair.rates[0].value == pytest.approx(0.75, abs=0.005)


def test_an_estimate_is_less_sure_than_what_it_is_made_of() -> None:
    known = balance(_=cell(0.5), a=cell(0.5), b=cell(0.5))
    one, two = known.meter(5, {"a": "yes"}), known.meter(5, {"a": "yes", "b": "yes"})

    assert one is not None
    assert two is not None
    assert two.rates[0].high - two.rates[0].low > one.rates[0].high - one.rates[0].low


def test_too_few_matches_say_nothing() -> None:
    few = balance(_=cell(0.5, FEW - 1))
    assert few.meter(5, {}) is None


def test_a_value_that_nobody_measured_says_nothing() -> None:
    assert balance(_=cell(0.5)).meter(5, {"a": "perhaps"}) is None
    assert balance(_=cell(0.5)).meter(4, {}) is None


def test_a_side_that_never_won_has_an_interval_too() -> None:
    meter = balance(_=cell(0.0), a=cell(0.0), b=cell(0.0)).meter(5, {"a": "yes", "b": "yes"})

    assert meter is not None
    assert all(math.isfinite(part) for part in (meter.rates[0].low, meter.rates[0].value, meter.rates[0].high))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_sentence_has_the_word_and_the_figures(language: str) -> None:
    meter = balance(_=cell(0.46)).meter(5, {})
    assert meter is not None
    words = sentence(meter, Messages(language, "openps.games.panic_station"))

    assert ("measured" if language == "en" else "mesuré") in words
    assert "46 % (43–49)" in words.replace("\u202f", " ").replace("\u00a0", " ")


def test_what_ships_is_small_and_fits_the_games() -> None:
    for key in ("panic_station", "pani_high", "negotiator"):
        edition = editions()[key]
        assert edition.balance is not None
        assert len(files(edition.document).joinpath(FILE).read_bytes()) < 100_000
        known = {option.key: option.values for option in edition.rules.info.options}
        for level, players, changes in edition.balance.cells:
            assert level in edition.ladder.levels
            assert players in edition.rules.info.players
            assert all(value in known[name] for name, _, value in [change.partition("=") for change in changes])


def test_every_usual_table_of_ours_has_a_line() -> None:
    for key in ("panic_station", "pani_high", "negotiator"):
        for players in editions()[key].rules.info.players:
            assert told(key, players, {}, "", "en"), (key, players)


def test_only_matches_by_the_rules_of_today_count_as_measured() -> None:
    """Panic Station was measured by version 2; our own matches of Négociateur are the same by both of its versions."""
    kinds = {key: meter_of(key, editions()[key].rules.info.players[0], {}) for key in ("panic_station", "negotiator")}
    assert {key: meter.kind for key, meter in kinds.items() if meter} == {
        "panic_station": "estimated",
        "negotiator": "measured",
    }


def test_the_server_answers_with_figures_and_a_sentence() -> None:
    crisis = editions()["negotiator"]
    answer = over_http.meter(crisis, 1, "taker=donna, one_success=points_only", "normal", "fr")

    assert (answer.kind, answer.level, answer.matches) == ("measured", "normal", 1000)
    assert [rate.key for rate in answer.rates] == ["won"]
    assert "mesuré" in answer.text
    assert (over_http.meter(crisis, 1, "taker=random", "", "en").kind, "") == ("unknown", "")
    with pytest.raises(BadOptions):
        over_http.meter(crisis, 1, "taker=nobody", "", "en")


def test_an_option_that_was_never_varied_has_no_figure() -> None:
    """PS-18.7  What it does to the odds nobody has measured."""
    assert told("panic_station", 5, {"last_infected": "takeover"}, "", "en")
    assert told("panic_station", 5, {"last_infected": "always"}, "", "en") == ""


def test_a_game_that_brings_nothing_says_nothing() -> None:
    plain = {"names": ["won"], "levels": ["normal"], "options": {}, "cells": []}
    assert read(plain).meter(1, {}) is None
