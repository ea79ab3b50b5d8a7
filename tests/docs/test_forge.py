"""The files that a forge reads: they parse, and what they name exists here."""

from __future__ import annotations

import re
import subprocess
import tomllib
import warnings
from pathlib import Path
from typing import Any

import pytest
import yaml

from openps import __version__

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
TEMPLATES = ROOT / ".github" / "ISSUE_TEMPLATE"
SCHEMAS = {
    "github-workflows": WORKFLOWS,
    "github-issue-forms": sorted(set(TEMPLATES.glob("*.yml")) - {TEMPLATES / "config.yml"}),
    "github-issue-config": [TEMPLATES / "config.yml"],
    "citation-file-format": [ROOT / "CITATION.cff"],
    "compose-spec": [ROOT / "deploy" / "compose.yaml"],
}
CHECK = ROOT / ".venv-api" / "bin" / "check-jsonschema"


def read(path: Path) -> dict[Any, Any]:
    parsed: dict[Any, Any] = yaml.safe_load(path.read_text("utf-8"))
    return parsed


def jobs() -> list[tuple[str, dict[str, Any]]]:
    return [(f"{path.stem}/{name}", job) for path in WORKFLOWS for name, job in read(path)["jobs"].items()]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_nothing_but_what_a_job_asks_for(path: Path) -> None:
    workflow = read(path)
    assert True in workflow, "YAML reads the key `on` as true"
    assert workflow["permissions"] == {"contents": "read"}


@pytest.mark.parametrize(("name", "job"), jobs(), ids=lambda value: value if isinstance(value, str) else "")
def test_a_job_names_its_actions_with_versions(name: str, job: dict[str, Any]) -> None:
    known = {one.partition("/")[2] for one, _ in jobs()}
    assert set(job.get("needs", [])) <= known
    assert all(re.fullmatch(r"[\w.-]+/[\w./-]+@[\w./]+", step["uses"]) for step in job["steps"] if "uses" in step)


def test_workflows_run_commands_that_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    lines = [step["run"] for _, job in jobs() for step in job["steps"] if "run" in step]
    targets = [target for line in lines for target in re.findall(r"make ([a-z]+)", line)]

    assert {"programs", "release", "fresh"} <= set(targets)
    assert [target for target in targets if f"\n{target}:" not in makefile] == []
    assert "bash .ci/run" in lines


def test_every_python_that_we_support_is_tested() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    promised = [one.rpartition(" ")[2] for one in project["project"]["classifiers"] if ":: Python :: 3." in one]
    wheels = [f"3.{one[3:].rstrip('-*')}" for one in project["tool"]["cibuildwheel"]["build"]]

    assert read(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["strategy"]["matrix"]["python"] == promised
    assert [one.replace("cp3", "") for one in wheels] == promised


def test_only_the_job_that_publishes_may_prove_who_it_is() -> None:
    """Trusted publishing needs no password, so no job may read one."""
    proving = [name for name, job in jobs() if job.get("permissions", {}).get("id-token") == "write"]
    assert proving == ["release/publish"]
    assert "secrets." not in "".join(path.read_text("utf-8") for path in WORKFLOWS)


@pytest.mark.parametrize(("schema", "files"), SCHEMAS.items())
def test_files_are_what_the_forge_expects(schema: str, files: list[Path]) -> None:
    if not CHECK.is_file():
        warnings.warn("NO .venv-api: the files of the forge are NOT TESTED against its schemas", stacklevel=1)
        pytest.skip("make .venv-api/.made")
    assert files
    command = [CHECK, "--builtin-schema", f"vendor.{schema}", *files]
    checked = subprocess.run(command, capture_output=True, text=True, check=False)
    assert checked.returncode == 0, checked.stdout


def test_citations_name_this_version() -> None:
    assert read(ROOT / "CITATION.cff")["version"] == __version__
