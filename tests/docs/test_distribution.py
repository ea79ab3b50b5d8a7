"""The name for pip: it stands where it must, and nothing tells anybody to install the other program of that name."""

from __future__ import annotations

import re
import tomllib

import pytest

from openps import DISTRIBUTION, __version__
from tests.checkout import ROOT, committed

SHORT = "open" + "ps"  # put together, so that this file names nothing that it forbids
ALONE = rf"(?<![\w./-]){SHORT}(?![\w/-]|\.\w)"
TOOLS = r"\b(?:pipx?|uvx?|poetry|pdm|conda|mamba)\b"
VERBS = r"\b(?:install|add|run|download|wheel|inject|sync|upgrade|reinstall|x|exec|lock)\b"
A_COMMAND = r"[^\n;&|#`—:(){}]"
INSTALLED = re.compile(rf"{TOOLS}(?={A_COMMAND}*{VERBS}){A_COMMAND}*?{ALONE}|\buvx\b{A_COMMAND}*?{ALONE}")
REQUIRED = re.compile(
    rf"{ALONE}(?:\[[a-z]|[=~!]=\S|>=?\d|\s+@\s+\w+[+:])|(?:dependencies|requires)\s*=\s*\[[^\]]*[\"']{SHORT}[\"']"
)
LISTED = re.compile(rf"^{SHORT}\s*(?:$|[;=<>~@])", re.MULTILINE)


def wrong(name: str, text: str) -> list[str]:
    """What installs, or asks for, the short name."""
    joined = text.replace("\\\n", " ")
    spots = [one for one in INSTALLED.findall(joined) if DISTRIBUTION not in one] + REQUIRED.findall(joined)
    return spots + (LISTED.findall(text) if name.endswith(".txt") and "requirements" in name else [])


def test_the_short_name_is_never_installed() -> None:
    texts = {name: (ROOT / name).read_bytes().decode("utf-8", "ignore") for name in committed()}
    assert {name: spots for name, text in texts.items() if (spots := wrong(name, text))} == {}


@pytest.mark.parametrize(
    "line",
    [
        "pip install {}", 'pip install "{}[web]"', "pip install '{}[web,tui]'", "pip install -U {}",
        "pip3 install {}==1.2", "python -m pip install --upgrade {}", "`pip install {}`.", "pipx install {}",
        "pipx run {}", "uv tool install {}", "uv pip install {}", "uv add {}", "uvx {} serve", "poetry add {}",
        'run(["pip", "install", "{}"])', "('-m', 'pip', 'install', '{}')", "pip install \\\n  {}",
        'dependencies = ["{}"]', 'dependencies = [\n  "numpy",\n  "{}",\n]', '"{}>=0.1"', "{}[rl]",
        '"{} @ git+https://games.example/x"', "pip install msgspec {}", "You need {}[metrics].",
    ],
)  # fmt: skip
def test_the_short_name_is_found(line: str) -> None:
    assert wrong("a.md", line.replace("{}", SHORT))
    assert not wrong("a.md", line.replace("{}", DISTRIBUTION))


@pytest.mark.parametrize(
    "line",
    [
        "pip install -e red_hat — then: {} prove red_hat", "pip install . && {} serve", "pip uninstall {}", "import {}",
        "uvx --from openps-tabletop {} serve", "src/{}/cli: pip install", "pip install . # for {}", '"{} @ home"',
    ],
)  # fmt: skip
def test_the_command_may_be_named(line: str) -> None:
    assert not wrong("a.md", line.replace("{}", SHORT))


def test_a_list_of_requirements_may_not_name_it() -> None:
    assert wrong("requirements.txt", f"msgspec==1\n{SHORT}\n")
    assert not wrong("requirements.txt", f"msgspec==1\n{DISTRIBUTION}\n")


def test_the_name_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["name"] == DISTRIBUTION
    assert project["scripts"] == {SHORT: f"{SHORT}.cli.main:run"}
    assert project["optional-dependencies"]["all"][0].startswith(f"{DISTRIBUTION}[")
    for example in (ROOT / "examples").glob("*/pyproject.toml"):
        assert DISTRIBUTION in tomllib.loads(example.read_text("utf-8"))["project"]["dependencies"]


@pytest.mark.parametrize("name", ["README.md", "README.fr.md"])
def test_the_readme_names_the_wheel_that_is_built(name: str) -> None:
    named = re.findall(r"(\w+)-([\w.]+)-py3-none-any\.whl", (ROOT / name).read_text("utf-8"))
    assert named == [(DISTRIBUTION.replace("-", "_"), __version__)]
