"""The dashboard and the alerts that ship ask for numbers that exist, under labels that these numbers have."""

from __future__ import annotations

import asyncio
import json
import re
import shutil
import subprocess
import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest

from openps.server.metrics import Metrics, together

FOLDER = Path(__file__).parents[2] / "deploy" / "monitoring"
ALERTS = FOLDER / "openps-alerts.yml"
OF_PROMETHEUS = {"instance", "job"}
"""Labels that it adds to whatever it reads."""
SAMPLE = re.compile(r"^([a-z_]+)(?:\{(.*)\})? \S+$", re.MULTILINE)
LABEL = re.compile(r'([a-z_]+)="')
SELECTOR = re.compile(r"\b([a-z_]+)\s*(\{[^}]*\})?(?=\s*(?:\[|[-+/*><=)]|offset|\Z))")
GROUPED = re.compile(r"\b(?:by|without) \(([^)]*)\)")
WORDS = {"offset", "and", "or", "unless", "bool"}


def existing(workers: int) -> dict[str, set[str]]:
    """Each number that a server shows, with its labels, after everything has happened once."""
    meter = Metrics()
    meter.watch(lambda: 1, lambda: 1)
    meter.moved(0.1)
    meter.thought(0.1)
    meter.wrote(0.1, succeeded=False)
    meter.refused("too-fast")
    page = together([asyncio.run(meter.numbers())] * workers).decode()
    numbers = {name: set(LABEL.findall(labels)) for name, labels in SAMPLE.findall(page)}
    assert len(numbers) > 15
    return numbers | {"up": set()}


def dashboard() -> Iterator[str]:
    board = json.loads((FOLDER / "grafana-dashboard.json").read_text("utf-8"))
    for panel in board["panels"]:
        yield from [target["expr"] for target in panel["targets"]]
    for one in board["templating"]["list"]:
        yield from re.findall(r"label_values\((\w+), ", one["query"])


def alerts() -> list[str]:
    return re.findall(r"^ +expr: (.+)$", ALERTS.read_text("utf-8"), re.MULTILINE)


def asked(expression: str) -> dict[str, set[str]]:
    """The numbers that an expression asks for, with the labels it picks them by; `by (...)` counts for all of them."""
    plain = expression.replace("$__rate_interval", "5m")
    grouped = {label.strip() for labels in GROUPED.findall(plain) for label in labels.split(",")}
    numbers = SELECTOR.findall(GROUPED.sub("", re.sub(r"\[[^]]*\]", "[]", plain)))
    return {name: grouped | set(re.findall(r"(\w+)\s*=~?", labels)) for name, labels in numbers if name not in WORDS}


@pytest.mark.parametrize("workers", [1, 3])
def test_every_number_that_is_asked_for_exists(workers: int) -> None:
    known, expressions = existing(workers), [*dashboard(), *alerts()]
    assert len(expressions) > 20
    for expression in expressions:
        wanted = asked(expression)
        assert wanted, expression
        for name, labels in wanted.items():
            assert name in known, expression
            assert labels <= known[name] | OF_PROMETHEUS, expression


def test_the_reader_of_expressions_finds_what_is_wrong() -> None:
    """The test above would see a mistyped number or label."""
    assert asked('sum by (colour) (rate(openps_moves{table="x"}[5m])) > 1') == {"openps_moves": {"colour", "table"}}
    assert set(asked("max(a_b{c=~'d'} / e_f) > 2 * g_h offset 1d")) == {"a_b", "e_f", "g_h"}


def test_one_line_for_all_processes() -> None:
    """An alert that is not summed over the processes of a server would come once for each of them."""
    assert [one for one in alerts() if not (one.startswith("up{") or " by (instance" in one)] == []


def test_every_alert_has_words_for_the_host() -> None:
    text = ALERTS.read_text("utf-8")
    rules = text.count("- alert: ")
    assert rules == len(alerts()) >= 8
    assert rules == text.count(" summary: ") == text.count(" description: ") == text.count(" severity: ")
    assert ALERTS.name in (FOLDER / "prometheus.yml").read_text("utf-8")


def test_prometheus_accepts_the_rules() -> None:
    promtool = shutil.which("promtool")
    if promtool is None:
        warnings.warn(
            "PROMTOOL IS NOT INSTALLED: the alerts are NOT TESTED by it (apt-get install prometheus)", stacklevel=1
        )
        pytest.skip("PROMTOOL IS NOT INSTALLED: the alerts are NOT TESTED by it")
    done = subprocess.run([promtool, "check", "rules", str(ALERTS)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
