"""Draws docs/pictures/terminal.svg: what the terminal really shows in one match, typed by a script.

Run it from the root of the checkout: .venv/bin/python docs/pictures/draw.py
"""

from __future__ import annotations

import contextlib
import io
import os
import sys
import tempfile
from html import escape
from pathlib import Path

from openps.cli.main import main

TYPED = ["attack computer_room", "lay class_delegate", "lay kendo", "ready"]
WIDTH, LINE, CHAR, MARGIN = 80, 17, 7.8, 16


def session() -> list[str]:
    """The screen of a person who types TYPED and leaves."""
    shown = io.StringIO()
    sys.stdin = io.StringIO("\n".join([*TYPED, ""]))
    with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(shown):
        os.environ["OPENPS_DATA"] = folder
        main(["play", "pani_high", "--seed", "5", "--lang", "en"])
    return shown.getvalue().splitlines()


def last_screen(lines: list[str]) -> list[str]:
    """From the last turn of the table on, without the farewell."""
    end = max(index for index, line in enumerate(lines) if line.startswith("Your choice"))
    start = max(index for index, line in enumerate(lines[:end]) if line.startswith("Your choice"))
    return ["$ openps play pani_high", *lines[start + 1 : end], "Your choice, ? for help: _"]


def svg(lines: list[str]) -> str:
    width, height = round(WIDTH * CHAR + 2 * MARGIN), LINE * len(lines) + 2 * MARGIN
    rows = []
    for number, line in enumerate(lines):
        place = f'x="{MARGIN}" y="{MARGIN + LINE * number + 12}"'
        rows.append(f'<text {place} xml:space="preserve" fill="{colour(line)}">{escape(line)}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"'
    style = 'font-family="ui-monospace, Menlo, Consolas, monospace" font-size="13" role="img"'
    title = "<title>Pani-High! in the terminal</title>"
    back = f'<rect width="{width}" height="{height}" rx="10" fill="#14161b"/>'
    return "\n".join([f"{head} {style}>", title, back, *rows, "</svg>", ""])


def colour(line: str) -> str:
    if line.startswith("$"):
        return "#8bd49c"
    if line.startswith(("---", "Turn ", "Your turn", "Lay ", "Your choice", "Battle", "The battle")):
        return "#f2c46d"
    return "#7fb7e6" if line.startswith((" ", ">")) else "#d9dde3"


if __name__ == "__main__":
    Path(__file__).with_name("terminal.svg").write_text(svg(last_screen(session())), "utf-8")
