"""The files for containers fit together. `make containers` builds the image and plays in it."""

from __future__ import annotations

import json
import re
import shlex
from fnmatch import fnmatch
from typing import Any

import pytest
import yaml

from tests.deploy.commands import DEPLOY, ROOT, VARIABLE, filled_in, settings, understood

CONTAINERFILE = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
LAST_STAGE = CONTAINERFILE[CONTAINERFILE.rindex("\nFROM ") :]
COMPOSE = (DEPLOY / "compose.yaml").read_text("utf-8")
ALL: dict[str, Any] = yaml.safe_load(COMPOSE)
SERVICES: dict[str, dict[str, Any]] = ALL["services"]
GUIDES = ("run-in-a-container.md", "run-as-a-service.md", "host-for-strangers.md")


def instruction(name: str) -> str:
    (value,) = re.findall(rf"^{name} (.*)$", LAST_STAGE, re.MULTILINE)
    return str(value)


def test_the_image_runs_as_a_user_with_a_number_and_starts_our_server() -> None:
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", instruction("USER"))
    assert json.loads(instruction("ENTRYPOINT")) == ["openps"]
    assert understood(json.loads(instruction("CMD"))).host == "0.0.0.0"


def test_the_image_looks_after_its_health_with_what_it_has() -> None:
    _, _, command = instruction("HEALTHCHECK").partition(" CMD ")
    program, flag, code = json.loads(command)
    assert (program, flag) == ("python3", "-c")
    compile(code, "HEALTHCHECK", "exec")


def test_the_context_holds_what_the_image_is_built_from() -> None:
    ignored = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line and line[0] != "#"]
    needed = ["pyproject.toml", "hatch_build.py", "web", "src", "docs", *re.findall(r"-r (\S+\.txt)", CONTAINERFILE)]
    assert len(needed) > 6
    for name in needed:
        assert (ROOT / name).exists()
        assert [pattern for pattern in ignored if fnmatch(name, pattern)] == []


def test_compose_refers_to_what_is_there() -> None:
    for service in SERVICES.values():
        assert set(service["networks"]) <= set(ALL["networks"])
        mounts = [mount.partition(":")[0] for mount in service["volumes"]]
        assert all((DEPLOY / one).exists() if one.startswith(".") else one in ALL["volumes"] for one in mounts)
        assert set(service.get("depends_on", {})) <= set(SERVICES)
    build = SERVICES["openps"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"


def test_whom_others_wait_for_says_when_it_is_healthy() -> None:
    awaited = {name for service in SERVICES.values() for name in service.get("depends_on", {})}
    assert awaited == {"openps", "postgres"}
    assert "healthcheck" in SERVICES["postgres"]  # that of openps is in its image


@pytest.mark.parametrize("name", sorted(SERVICES))
def test_every_container_is_hardened(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["cap_drop"] == ["ALL"]
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert ("ports" in service) == (name == "caddy")


def test_the_server_is_told_its_address_and_believes_the_proxy_alone() -> None:
    words = [filled_in(word, {"OPENPS_NAME": "games.example"}) for word in SERVICES["openps"]["command"]]
    given = understood(words)
    assert given.public_url == "https://games.example"
    assert given.behind_proxy == ALL["networks"]["proxy"]["ipam"]["config"][0]["subnet"]
    assert [name for name, service in SERVICES.items() if "proxy" in service["networks"]] == ["openps", "caddy"]


def test_the_settings_are_those_of_the_example_and_no_secret_is_an_argument() -> None:
    assert {variable[1] for variable in VARIABLE.finditer(COMPOSE)} == set(settings("env.example"))
    for service in SERVICES.values():
        assert "PASSWORD" not in str([service.get("command"), service.get("healthcheck")])


def test_caddy_has_the_settings_that_its_file_asks_for() -> None:
    asked = re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text("utf-8"))
    assert set(asked) == set(SERVICES["caddy"]["environment"])
    assert SERVICES["caddy"]["environment"]["OPENPS_UPSTREAM"].partition(":")[0] in SERVICES


@pytest.mark.parametrize("guide", GUIDES)
def test_a_guide_names_files_and_commands_that_exist(guide: str) -> None:
    text = (ROOT / "docs" / "guide" / guide).read_text("utf-8")
    for name in re.findall(r"(?<![\w/])deploy/[\w./-]+\w", text):
        assert (ROOT / name).exists(), name
    blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
    for line in re.findall(r"^(?:OPENPS\S+ )?openps (.*)$", "\n".join(blocks), re.MULTILINE):
        assert understood(shlex.split(line, comments=True)).run
