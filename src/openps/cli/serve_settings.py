"""The settings of `openps serve`: one table for the command line, the environment, a file and the guide.

To add a setting, add a line to `SETTINGS`, a message `help-NAME`, and a row in `docs/guide/host-a-table.md`.
"""

from __future__ import annotations

import argparse
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from typing import Final

from openps.cli import files
from openps.cli.given import choice, whole
from openps.engine.errors import OpenpsError
from openps.words.messages import Messages

THIS_MACHINE: Final = "127.0.0.1,::1"
MOST_WORKERS: Final = 64
NEVER: Final = "never"
MOST_DAYS: Final = 36_500
HIGHEST_PORT: Final = 65_535
LIMITS: Final = "limits"
_DATABASE: Final = "tables.db"
_NUMBER: Final = re.compile(r"[0-9]{1,15}(\.[0-9]{1,15})?")
_YES: Final = ("true", "yes", "on", "1")
_NO: Final = ("false", "no", "off", "0")


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting: `--public-url`, `OPENPS_PUBLIC_URL` and, in a file, `public-url`."""

    name: str
    check: Callable[[str], object]
    """Reads what somebody wrote. Raises OpenpsError if it does not fit."""
    default: str = ""
    metavar: str | None = None
    alone: str = ""
    """What the option means without a value, if it can stand without one."""
    switch: bool = False

    @property
    def flag(self) -> str:
        return f"--{self.name}"

    @property
    def variable(self) -> str:
        return "OPENPS_" + self.attribute.upper()

    @property
    def attribute(self) -> str:
        return self.name.replace("-", "_")


def _switch(text: str) -> bool:
    return choice("", text.lower(), (*_YES, *_NO)) in _YES


def _host(text: str) -> str:
    if not text.strip():  # the system would take it for every address of this machine
        raise OpenpsError("error-host", host=text)
    return text


def _public_url(text: str) -> str:
    url = text.rstrip("/")
    if url and not url.startswith(("http://", "https://")):
        raise OpenpsError("error-public-url", got=url)
    return url


def _database(text: str) -> str:
    """The database of a server: as asked, or a file in the user's data folder."""
    from openps.store.door import address
    from openps.store.masking import is_masked

    if "://" in text and is_masked(address(text)):
        raise OpenpsError("error-db-masked")
    return text or str(files.matches_folder().parent / _DATABASE)


def _proxies(text: str) -> str:
    from openps.server.proxies import Proxies

    if text.lower() in (*_YES, *_NO):
        return THIS_MACHINE if text.lower() in _YES else ""
    return ",".join(Proxies(text).names)


def _metrics(text: str) -> str:
    from openps.cli.numbers import metrics_address

    if text:
        metrics_address(text, public=True)
    return text


def _workers(text: str) -> int:
    workers = whole("", text, 1, MOST_WORKERS)
    if workers > 1 and not hasattr(os, "fork"):
        raise OpenpsError("error-no-workers")
    return workers


def _retention(text: str) -> int:
    """In days; 0 means that tables are kept forever."""
    return 0 if text == NEVER else whole("", text, 0, MOST_DAYS)


def _limit(whole_number: bool, text: str) -> int | float:
    if not _NUMBER.fullmatch(text):
        raise OpenpsError("error-limit", got=text)
    return int(float(text)) if whole_number else float(text)


DATABASE: Final = Setting("db", _database, metavar="URL")
SETTINGS: Final = (
    Setting("host", _host, "127.0.0.1"),
    Setting("port", lambda text: whole("", text, 0, HIGHEST_PORT), "8000"),
    DATABASE,
    Setting("public-url", _public_url, metavar="URL"),
    Setting("behind-proxy", _proxies, metavar="ADDRESS", alone=THIS_MACHINE),
    Setting("open", _switch, "false", switch=True),
    Setting("workers", _workers, "1", metavar="N"),
    Setting("metrics", _metrics, metavar="[ADDRESS:]PORT"),
    Setting("metrics-public", _switch, "false", switch=True),
    Setting("log-file", str, metavar="FILE"),
    Setting("access-log", str, metavar="FILE"),
    Setting("retention", _retention, "90", metavar="DAYS"),
    Setting("accept-loss", _switch, "false", switch=True),
)


def limit_settings() -> list[Setting]:
    """Each limit of a server is a setting, too: `--limit sockets=500`, or `sockets = 500` under `[limits]`."""
    from openps.desk.limits import Limits

    return [
        Setting(f"{LIMITS}.{name}", partial(_limit, isinstance(value, int)), str(value))
        for name, value in asdict(Limits()).items()
    ]


def add_settings(verb: argparse.ArgumentParser, say: Messages, settings: Sequence[Setting]) -> None:
    """Options for these settings, and for the file that may hold them. One that is not given is None."""
    verb.add_argument("--config", metavar="FILE", help=say("help-config"))
    for one in settings:
        explained = say(f"help-{one.name}")
        if one.switch:
            verb.add_argument(one.flag, action=argparse.BooleanOptionalAction, help=explained)
        elif one.alone:
            verb.add_argument(one.flag, nargs="?", const=one.alone, metavar=one.metavar, help=explained)
        else:
            verb.add_argument(one.flag, metavar=one.metavar, help=explained)
