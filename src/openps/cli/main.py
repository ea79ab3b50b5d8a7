"""`openps`: one command with a few verbs. Whatever is wrong gets one clear line and exit code 2."""

from __future__ import annotations

import argparse
import errno
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final, NoReturn

from openps import __version__
from openps.catalog import USUAL, editions, messages_of
from openps.catalog import left_out as games_left_out
from openps.catalog.bots import left_out as bots_left_out
from openps.cli import admin, career, endgames, files, lab, ladder, measure, new, puzzle, read, review, serve
from openps.cli.serve_settings import DATABASE, SETTINGS, add_settings
from openps.editions.edition import Edition
from openps.engine.errors import OpenpsError
from openps.lab.endgames import NODES
from openps.version import commit
from openps.words.messages import LANGUAGES, Messages, language_of_locale

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130
_NO_ROOM: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)

# How the parser of the standard library says what is wrong, and our own words for it.
_PARSER_SAYS: Final = (
    (re.compile(r"the following arguments are required: (.+)"), "error-arguments-missing"),
    (re.compile(r"unrecognized arguments: (.+)"), "error-arguments-unknown"),
    (re.compile(r"argument COMMAND: invalid choice: '(.*?)' .*"), "error-no-command"),
    (re.compile(r"argument (\S+?): expected (?:one|at least one) argument"), "error-argument-value"),
)


class _Parser(argparse.ArgumentParser):
    """The standard parser with our words and one line for an error."""

    say: Messages

    def error(self, message: str) -> NoReturn:
        key, detail = "error-arguments", message
        for pattern, own in _PARSER_SAYS:
            if matched := pattern.fullmatch(message):
                key, detail = own, matched[1]
        command = self.prog.removeprefix("openps").strip()
        files = [file.option for edition in editions().values() for file in edition.files]
        below = {"lab": lab.VERBS, "admin": admin.VERBS}
        verbs = ", ".join(below.get(command) or [*[name for name, _, _ in _VERBS], *files])
        told = self.say(key, detail=detail, got=detail, expected=verbs)
        if command:
            told = self.say("error-usage", detail=told, command=command)
        print(f"openps: {told}", file=sys.stderr)
        raise SystemExit(BAD_INPUT)


class _Version(argparse.Action):
    """Prints the version, with its commit where that is known."""

    def __call__(self, *_: object) -> NoReturn:
        made_from = commit()
        print(f"openps {__version__} ({made_from})" if made_from else f"openps {__version__}")
        raise SystemExit(0)


def run() -> NoReturn:
    raise SystemExit(main(sys.argv[1:]))


def main(arguments: Sequence[str]) -> int:
    say = Messages(language_of_locale())
    try:
        say = Messages(_asked_language(arguments) or say.language)
        return _written(_dispatch(arguments, say))
    except OpenpsError as error:
        return _refused(error, say)
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except OSError as error:
        if error.errno not in _NO_ROOM:
            raise
        with suppress(OSError):  # what is still held would fail once more at the end
            sys.stdout.close()
        return _refused(OpenpsError("error-output", reason=error.strerror), say)
    except KeyboardInterrupt:
        print(f"\n{say('play-stop')}", file=sys.stderr)
        return INTERRUPTED


def _written(code: int) -> int:
    """Raises OSError now if the output can't be written, instead of a traceback at the end."""
    sys.stdout.flush()
    return code


def _asked_language(arguments: Sequence[str]) -> str:
    """--lang counts from the first word on: even a wrong argument is answered in the language asked for."""
    asked = ""
    for index, word in enumerate(arguments):
        if word.startswith("--lang="):
            asked = word.removeprefix("--lang=")
        elif word == "--lang" and index + 1 < len(arguments):
            asked = arguments[index + 1]
    if asked and asked not in LANGUAGES:
        raise OpenpsError("error-language", got=asked)
    return asked


def _dispatch(arguments: Sequence[str], say: Messages) -> int:
    parser = _parser(say)
    given = parser.parse_args(arguments)
    given.lang = _asked_language(arguments)  # wherever it stood
    command: Callable[[argparse.Namespace, Messages], int] | None = getattr(given, "run", None)
    if command is None:
        parser.print_help()
        return 0
    if command is not serve.serve:  # a server has a log
        _tell_left_out(say)
    try:
        return command(given, say)
    except OpenpsError as error:
        return _refused(error, _words_of_game(given, say))


def _words_of_game(given: argparse.Namespace, say: Messages) -> Messages:
    """The words of the game that the command was about; of the house alone where it names none that we know."""
    asked: str = getattr(given, "game", None) or ""
    try:
        return messages_of(asked, say.language)
    except OpenpsError:
        return say


def _refused(error: OpenpsError, words: Messages) -> int:
    with suppress(OSError):  # of a disk that is full
        print(f"openps: {words.error(error)}", file=sys.stderr)
    return BAD_INPUT


def _tell_left_out(say: Messages) -> None:
    """Packages beside us that are broken do not stop ours, and somebody should know."""
    for failed in (*games_left_out(), *bots_left_out()):
        print(f"openps: {say.error(failed)}", file=sys.stderr)


def _parser(say: Messages) -> _Parser:
    _Parser.say = say
    parser = _Parser(prog="openps", description=say("help-openps"), allow_abbrev=False)
    parser.add_argument("--version", nargs=0, action=_Version)
    parser.add_argument("--lang", help=say("help-lang"))
    verbs = parser.add_subparsers(metavar="COMMAND")
    for name, add, command in _VERBS:
        verb = verbs.add_parser(name, help=say(f"help-{name}"), description=say(f"help-{name}"), allow_abbrev=False)
        verb.add_argument("--lang", help=say("help-lang"))
        add(verb, say)
        if command is not None:  # a verb with commands of its own has set them
            verb.set_defaults(run=command)
    for edition in [one for one in editions().values() if one.files]:
        _add_files(verbs, edition, say)
    return parser


def _add_files(verbs: argparse._SubParsersAction[_Parser], edition: Edition, say: Messages) -> None:
    """A command for each file that people may write for a game; none takes the name of another."""
    own = messages_of(edition.key, say.language)
    for file in [one for one in edition.files if one.option not in verbs.choices]:
        told = own(f"help-{file.option}")
        verb = verbs.add_parser(file.option, help=told, description=told, allow_abbrev=False)
        verb.add_argument("--lang", help=say("help-lang"))
        verb.add_argument("--check", metavar="FILE", help=say("help-check"))
        verb.set_defaults(run=read.own_file, game=edition.key, file=file.option)


def _add_games(verb: argparse.ArgumentParser, say: Messages) -> None:
    """Takes nothing."""


def _add_play(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("game", nargs="?", metavar="GAME", help=say("help-game", game=USUAL))
    verb.add_argument("--plain", action="store_true", help=say("help-plain"))
    verb.add_argument("--seats", help=say("help-seats"))
    verb.add_argument("--bots", metavar="LEVEL", help=say("help-play-bots"))
    verb.add_argument("--name", help=say("help-name"))
    verb.add_argument("--resume", nargs="?", const="", metavar="FILE", help=say("help-resume"))
    verb.add_argument("--server", metavar="URL", help=say("help-server"))
    verb.add_argument("--table", metavar="LINK", help=say("help-table"))
    verb.add_argument("--lost", metavar="NAME", help=say("help-lost"))
    _add_table(verb, say)


def _add_simulate(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("game", metavar="GAME", help=say("help-game", game=USUAL))
    verb.add_argument("--bots", default="random", help=say("help-bots"))
    verb.add_argument("--num", default="100", help=say("help-num"))
    _add_matches(verb, say)


def _add_matches(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("--talk", default="on", metavar="on|off", help=say("help-talk"))
    verb.add_argument("--jobs", default="1", help=say("help-jobs"))
    verb.add_argument("--json", action="store_true", help=say("help-json"))
    _add_table(verb, say)


def _add_ladder(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("game", metavar="GAME", help=say("help-game", game=USUAL))
    verb.add_argument("--bots", help=say("help-ladder-bots"))
    verb.add_argument("--num", default="200", help=say("help-ladder-num"))
    verb.add_argument("--alone", default="1", metavar="TIMES", help=say("help-alone"))
    verb.add_argument("--sprt", nargs="?", const="", metavar="POINTS", help=say("help-sprt"))
    verb.add_argument("--html", metavar="FILE", help=say("help-html"))
    _add_matches(verb, say)


def _add_endgames(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("game", metavar="GAME", help=say("help-game", game=USUAL))
    verb.add_argument("--bots", help=say("help-endgames-bots"))
    verb.add_argument("--num", default="100", help=say("help-endgames-num"))
    verb.add_argument("--nodes", default=str(NODES), help=say("help-endgames-nodes"))
    verb.add_argument("--json", action="store_true", help=say("help-json"))
    verb.add_argument("--seed", help=say("help-seed"))
    _add_options(verb, say)


def _add_table(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("--players", help=say("help-players"))
    verb.add_argument("--seed", help=say("help-seed"))
    _add_options(verb, say)


def _add_options(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help=say("help-option"))
    added = []
    for flag, (metavar, told) in _flags(say).items():
        with suppress(argparse.ArgumentError):  # a stranger's flag takes none of ours; --option names it still
            verb.add_argument(f"--{flag}", metavar=metavar, help=told)
            added.append(flag)
    verb.set_defaults(flags=added)


def _flags(say: Messages) -> dict[str, tuple[str | None, str]]:
    """Options of the games that have a flag; two games may share one."""
    flags: dict[str, tuple[str | None, str]] = {}
    for edition in [one for one in editions().values() if one.flags or one.files]:
        own = messages_of(edition.key, say.language)
        flags |= {flag: (None, own(f"help-{flag}")) for flag in edition.flags}
        flags |= {file.option: ("FILE", own(f"help-{file.option}-file")) for file in edition.files}
    return flags


def _add_replay(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("file", metavar="FILE", help=say("help-file"))
    verb.add_argument("--seat", help=say("help-seat"))
    verb.add_argument("--step", action="store_true", help=say("help-step"))


def _add_review(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("file", metavar="FILE", help=say("help-file"))
    verb.add_argument("--html", metavar="FILE", help=say("help-html"))
    verb.add_argument("--json", action="store_true", help=say("help-json"))
    verb.add_argument("--playouts", help=say("help-playouts"))
    verb.add_argument("--jobs", default="1", help=say("help-jobs"))
    verb.add_argument("--seed", default="0", help=say("help-review-seed"))


def _add_verify(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("file", metavar="FILE", help=say("help-file"))
    verb.add_argument("--proof", metavar="FILE", help=say("help-proof"))


def _add_rules(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("game", metavar="GAME", help=say("help-game", game=USUAL))
    verb.add_argument("clause", nargs="*", metavar="CLAUSE", help=say("help-clause"))


def _add_puzzle(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("game", metavar="GAME", help=say("help-game", game=USUAL))
    verb.add_argument("--date", metavar="YYYY-MM-DD", help=say("help-puzzle-date"))
    verb.add_argument("--number", metavar="N", help=say("help-puzzle-number"))


def _add_bench(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("--seconds", default="2", help=say("help-seconds"))
    verb.add_argument("--json", action="store_true", help=say("help-json"))


def _add_prove(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("game", metavar="GAME", help=say("help-game", game=USUAL))
    verb.add_argument("--num", default="1000", help=say("help-num"))
    verb.add_argument("--secrecy", help=say("help-secrecy"))
    verb.add_argument("--seed", default="0", help=say("help-first-seed"))
    verb.add_argument("--jobs", default="1", help=say("help-jobs"))
    verb.add_argument("--words", action="store_true", help=say("help-prove-words"))
    verb.add_argument("--json", action="store_true", help=say("help-json"))
    _add_options(verb, say)


def _add_career(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("name", nargs="?", metavar="NAME", help=say("help-career-name"))


def _add_serve(verb: argparse.ArgumentParser, say: Messages) -> None:
    add_settings(verb, say, SETTINGS)
    verb.add_argument("--limit", action="append", metavar="KEY=VALUE", help=say("help-limit"))
    verb.add_argument("--show-config", action="store_true", help=say("help-show-config"))


def _add_backup(verb: argparse.ArgumentParser, say: Messages) -> None:
    _add_restore(verb, say)
    verb.add_argument("--keep", metavar="N", help=say("help-keep"))
    verb.add_argument("--check", action="store_true", help=say("help-backup-check"))


def _add_restore(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("file", metavar="FILE", help=say("help-backup-file"))
    add_settings(verb, say, [DATABASE])


def _add_new(verb: argparse.ArgumentParser, say: Messages) -> None:
    verb.add_argument("what", metavar="game", help=say("help-new-what"))
    verb.add_argument("name", metavar="NAME", help=say("help-new-name"))
    verb.add_argument("--folder", default=".", metavar="FOLDER", help=say("help-new-folder"))


_VERBS: Final = (
    ("games", _add_games, read.games),
    ("play", _add_play, serve.play),
    ("simulate", _add_simulate, measure.simulate),
    ("ladder", _add_ladder, ladder.ladder),
    ("lab", lab.add, None),
    ("endgames", _add_endgames, endgames.endgames),
    ("replay", _add_replay, files.replay),
    ("review", _add_review, review.review),
    ("verify", _add_verify, serve.verify),
    ("rules", _add_rules, read.rules),
    ("puzzle", _add_puzzle, puzzle.puzzle),
    ("prove", _add_prove, measure.prove),
    ("bench", _add_bench, measure.bench),
    ("career", _add_career, career.career),
    ("serve", _add_serve, serve.serve),
    ("backup", _add_backup, serve.backup),
    ("restore", _add_restore, serve.restore),
    ("admin", admin.add, None),
    ("new", _add_new, new.new),
)
