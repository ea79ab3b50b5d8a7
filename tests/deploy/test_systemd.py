"""The units for systemd: valid, hardened, and with commands that exist."""

from __future__ import annotations

import re
import shlex
import shutil
import subprocess
import warnings
from pathlib import Path

import pytest

from tests.deploy.commands import DEPLOY, filled_in, settings, understood

UNITS = [*sorted((DEPLOY / "systemd").glob("openps*.service")), DEPLOY / "systemd" / "openps-backup.timer"]
SERVICES = [unit for unit in UNITS if unit.suffix == ".service"]
INSTALLED = "/opt/openps/bin/openps"
EXPOSED = "15"  # tenths of what systemd calls exposure: up to 2.0 is its best grade


@pytest.fixture
def units(tmp_path: Path) -> list[str]:
    """The units with a program that is there in the place of ours."""
    if shutil.which("systemd-analyze") is None:
        missing = "SYSTEMD IS NOT INSTALLED: its units are NOT TESTED"
        warnings.warn(missing, stacklevel=1)
        pytest.skip(missing)
    for unit in UNITS:
        (tmp_path / unit.name).write_text(unit.read_text("utf-8").replace(INSTALLED, "/bin/true"))
    return [str(tmp_path / unit.name) for unit in UNITS]


def test_systemd_finds_nothing_wrong(units: list[str]) -> None:
    checked = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True, check=False)
    assert (checked.returncode, checked.stderr) == (0, "")


def test_the_services_are_hardened(units: list[str]) -> None:
    command = ["systemd-analyze", "security", "--offline=true", f"--threshold={EXPOSED}"]
    for unit in units[: len(SERVICES)]:
        checked = subprocess.run([*command, unit], capture_output=True, text=True, check=False)
        assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize("unit", SERVICES, ids=lambda unit: unit.stem)
def test_the_commands_are_those_of_openps(unit: Path) -> None:
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text("utf-8"), re.MULTILINE)
    program, *arguments = shlex.split(filled_in(line, settings("systemd/openps.env")))
    assert program == INSTALLED
    assert understood(arguments).run


def test_both_services_use_the_same_tables() -> None:
    """User, settings and folder: otherwise the backup would be one of another database."""
    wanted = re.compile(r"^(?:User|EnvironmentFile|Environment)=.*$", re.MULTILINE)
    server, backup = (set(wanted.findall(unit.read_text("utf-8"))) for unit in SERVICES[::-1])
    assert len(server) == 3
    assert server == backup


def test_the_backup_is_written_where_it_may_write() -> None:
    unit = (DEPLOY / "systemd" / "openps-backup.service").read_text("utf-8")
    (folders,) = re.findall(r"^StateDirectory=(.*)$", unit, re.MULTILINE)
    (target,) = re.findall(r"^ExecStart=.* (\S+)$", unit, re.MULTILINE)
    assert target in [f"/var/lib/{folder}" for folder in folders.split()]
