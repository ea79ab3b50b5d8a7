"""The guide to a game of one's own is true: its code is that of the example, and its commands do what they show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from openps.engine import laws
from openps.engine.game import Game
from tests.contract.toy import TOY
from tests.installed import KUHN_POKER, Environment

ROOT = Path(__file__).parents[2]
GUIDES = ROOT / "docs" / "guide"
GUIDE = (GUIDES / "add-a-game.md").read_text("utf-8")
BLOCK = re.compile(r"```(\w+)\n(.*?)```", re.DOTALL)
NAME = "red_hat"
ANSWERS = "1\n" * 60
MOST_BYTES = 120_000


def blocks(*kinds: str) -> list[str]:
    return [text for kind, text in BLOCK.findall(GUIDE) if kind in kinds]


def test_code_of_the_guide_stands_in_the_example() -> None:
    written = [path.read_text("utf-8") for path in KUHN_POKER.rglob("*.*") if path.is_file() and path.suffix != ".pyc"]
    quoted = [one for one in blocks("python", "ftl", "js", "toml", "markdown") if "MY_GAME" not in one]
    assert len(quoted) > 12
    assert [one for one in quoted if not any(one in text for text in written)] == []


def test_the_laws_can_be_asked_as_the_guide_says() -> None:
    (code,) = [one for one in blocks("python") if "MY_GAME" in one]
    asked = {"MY_GAME": TOY, "options": TOY.options(2, {}), "players": 2}
    exec(compile(code, "add-a-game.md", "exec"), asked)
    assert asked["moment"].__class__ is laws.Moment


def test_every_method_of_the_contract_is_in_the_table_of_who_asks() -> None:
    contract = {name for name in vars(Game) if not name.startswith("_")}
    table = GUIDE[GUIDE.index("| asked by | methods |") : GUIDE.index("Then prove it")]
    assert set(re.findall(r"`(\w+)`", table)) == contract


def test_every_file_of_a_package_is_in_the_table_of_files() -> None:
    files = {path for path in KUHN_POKER.rglob("*") if path.suffix in {".py", ".ftl", ".md", ".js", ".svg", ".toml"}}
    table = GUIDE[GUIDE.index("| file | what it is") : GUIDE.index("## Minute 5")]
    named = {name.rpartition("/")[2] for name in re.findall(r"`([\w/]+\.\w+)`", table)}
    assert {path.name for path in files} - named == {"README.md"}


@pytest.mark.parametrize("guide", sorted(GUIDES.glob("*.md")), ids=lambda path: path.name)
def test_links_of_guides_lead_somewhere_and_pictures_are_small(guide: Path) -> None:
    targets = [one for one in re.findall(r"\]\(([^)#]+)\)", guide.read_text("utf-8")) if "://" not in one]
    assert [one for one in targets if not (GUIDES / one).exists()] == []
    assert all((GUIDES / one).stat().st_size < MOST_BYTES for one in targets if one.endswith(".webp"))


def commands() -> list[tuple[list[str], list[str]]]:
    """Each with the lines that are shown under it."""
    parts = [part.rstrip("\n").split("\n") for block in blocks("console") for part in block.split("$ ")[1:]]
    return [(line.split(), shown) for line, *shown in parts]


def test_commands_of_the_guide_do_what_it_shows(tmp_path: Path) -> None:
    """One after the other, as somebody would who has only the guide."""
    mine = Environment.made(tmp_path / "environment")
    (new, written), (pip, _), *others = commands()
    assert pip == ["pip", "install", "-e", NAME]
    made = mine.openps(*new[1:], "--folder", str(tmp_path))
    assert (made.returncode, [line for line in written if line not in made.stdout.replace(f"{tmp_path}/", "")]) == (
        0,
        [],
    )
    mine.install("-e", tmp_path / NAME)

    asked = [(line[1:], shown) for line, shown in others if line != ["openps", "serve"]]
    assert len(asked) == len(others) - 1 > 8
    for (line, expected), (code, told, wrong) in zip(
        asked, mine.all_of([line for line, _ in asked], ANSWERS), strict=True
    ):
        assert (code, wrong) == (0, ""), line
        assert [one for one in expected if one not in told] == [], line
    with mine.serving(tmp_path) as server:
        assert server.url.startswith("http://127.0.0.1")
