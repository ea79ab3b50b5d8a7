"""`openps admin`: what a host does to the tables and visitors of a server, also while it runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Final

from openps.cli import configuration
from openps.cli.serve import needs_web
from openps.cli.serve_settings import DATABASE, add_settings
from openps.words.messages import Messages

Add = Callable[[argparse.ArgumentParser, Messages], None]


def run(given: argparse.Namespace, say: Messages) -> int:
    needs_web()
    from openps.cli import hosting

    return hosting.run(configuration.database(given), given, say)


def _lists(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("--num", default="100", metavar="N", help=say("help-admin-num"))
    verb.add_argument("--json", action="store_true", help=say("help-json"))


def _shows(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("table", metavar="TABLE", help=say("help-admin-table"))
    verb.add_argument("--json", action="store_true", help=say("help-json"))


def _ends(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("table", metavar="TABLE", help=say("help-admin-table"))
    _confirms(verb, say)


def _forgets(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("name", metavar="NAME", help=say("help-admin-name"))
    verb.add_argument("--table", metavar="TABLE", help=say("help-admin-only-table"))
    _confirms(verb, say)


def _bans(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("address", metavar="ADDRESS", help=say("help-admin-address"))
    _confirms(verb, say)


def _unbans(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("address", metavar="ADDRESS", help=say("help-admin-address"))


def _limits(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("--clear", nargs="?", const="", metavar="ADDRESS", help=say("help-admin-clear"))
    verb.add_argument("--json", action="store_true", help=say("help-json"))


def _confirms(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("--yes", action="store_true", help=say("help-admin-yes"))


_COMMANDS: Final[dict[str, Add]] = {
    "tables": _lists,
    "show": _shows,
    "close": _ends,
    "remove": _ends,
    "forget": _forgets,
    "ban": _bans,
    "unban": _unbans,
    "limits": _limits,
}
VERBS: Final = tuple(_COMMANDS)


def add(verb: argparse.ArgumentParser, say: Messages) -> None:
    """The commands of `openps admin`."""
    commands = verb.add_subparsers(metavar="COMMAND", required=True)
    for name, add_to in _COMMANDS.items():
        told = say(f"help-admin-{name}")
        command = commands.add_parser(name, help=told, description=told, allow_abbrev=False)
        command.add_argument("--lang", help=say("help-lang"))
        add_settings(command, say, [DATABASE])
        add_to(command, say)
        command.set_defaults(run=run, verb=name)
