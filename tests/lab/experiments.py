"""Small experiments for tests, and the way to run them."""

from __future__ import annotations

from pathlib import Path

from openps.cli.main import main

SMALL = """
name = "small"
seed = 7
matches = 12

[[grid]]
game = "panic_station"
players = 4
bots = ["random"]

[grid.options]
easier_humans = ["off", "on"]
"""


def written(folder: Path, text: str = SMALL, name: str = "experiment.toml") -> Path:
    path = folder / name
    path.write_text(text, "utf-8")
    return path


def run(file: Path, out: Path, *more: str) -> int:
    return main(["lab", "run", str(file), "--out", str(out), "--lang", "en", *more])


def results(out: Path) -> bytes:
    return (out / "matches.parquet").read_bytes()
