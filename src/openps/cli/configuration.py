"""Where the settings of a server come from: the command line, then the environment, then a file, then the defaults."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from difflib import get_close_matches
from typing import Final, TypeAlias

from openps.cli.given import toml
from openps.cli.serve_settings import DATABASE, LIMITS, SETTINGS, Setting, limit_settings
from openps.engine.errors import BadOptions, OpenpsError, Violation
from openps.words.messages import Messages

_PREFIX: Final = "OPENPS_"
_LIMIT: Final = "OPENPS_LIMIT"
_CONFIG: Final = "OPENPS_CONFIG"
_NEARLY: Final = 0.75
"""How alike two names are, from 0 to 1, before one is taken for a slip of the other."""
_AT_ALL: Final = 0.5
"""How alike they are before one is proposed for the other."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One setting as somebody wrote it."""

    text: str | None
    """None for a list or a table where a value should be."""
    name: str
    """What it is called where it was written: `--port`, `OPENPS_PORT`, `port (openps.toml)`."""
    source: str


Layer: TypeAlias = dict[str, Entry]


@dataclass(frozen=True, slots=True)
class InForce:
    """One setting and the value it has."""

    setting: Setting
    value: object
    source: str
    """Empty for a default."""


def settings_in_force(given: argparse.Namespace, wanted: Sequence[Setting] | None = None) -> list[InForce]:
    """Of these settings, or of all. Raises everything that is wrong with them at once.

    Names are checked whatever is wanted: a mistyped `db` must not lead to another database.
    """
    layers = _layers(given)
    known = {one.name: one for one in (*SETTINGS, *limit_settings())}
    wrong = [_unknown(entry, key, known) for layer in layers for key, entry in layer.items() if key not in known]
    in_force: list[InForce] = []
    for setting in known.values() if wanted is None else wanted:
        entry = next((layer[setting.name] for layer in layers if setting.name in layer), None)
        entry = entry or Entry(setting.default, setting.flag, "")
        try:
            in_force.append(InForce(setting, _checked(setting, entry), entry.source))
        except OpenpsError as error:
            wrong.append(Violation(error.key, **{**error.arguments, "name": entry.name}))
    if wrong:
        raise wrong[0] if len(wrong) == 1 else BadOptions(wrong, "error-settings")
    return in_force


def _checked(setting: Setting, entry: Entry) -> object:
    if entry.text is None:
        raise OpenpsError("error-setting-form")
    return setting.check(entry.text)


def options(settings: Sequence[InForce]) -> argparse.Namespace:
    """The values by name; those of the limits as a mapping."""
    made = {one.setting.attribute: one.value for one in settings if not _is_limit(one)}
    limits = {one.setting.name.partition(".")[2]: one.value for one in settings if _is_limit(one)}
    return argparse.Namespace(**made, limits=limits)


def database(given: argparse.Namespace) -> str:
    """The database of a server, for every command that works on it."""
    return str(settings_in_force(given, [DATABASE])[0].value)


def _is_limit(one: InForce) -> bool:
    return one.setting.name.startswith(f"{LIMITS}.")


# ---- layers


def _layers(given: argparse.Namespace) -> list[Layer]:
    path: str = getattr(given, "config", None) or os.environ.get(_CONFIG, "")
    return [_of_arguments(given), _of_environment(os.environ), _of_file(path) if path else {}]


def _of_arguments(given: argparse.Namespace) -> Layer:
    values = {one: getattr(given, one.attribute, None) for one in SETTINGS}
    layer = {one.name: Entry(_text(value), one.flag, one.flag) for one, value in values.items() if value is not None}
    return layer | _of_pairs(getattr(given, "limit", None) or [], "--limit")


def _of_environment(environment: Mapping[str, str]) -> Layer:
    """A variable that is empty counts as one that is not set."""
    values = {one: environment.get(one.variable, "") for one in SETTINGS}
    layer = {one.name: Entry(text, one.variable, one.variable) for one, text in values.items() if text}
    return layer | _of_pairs(environment.get(_LIMIT, "").replace(",", " ").split(), _LIMIT)


def _of_pairs(pairs: Sequence[str], source: str) -> Layer:
    split = [pair.partition("=") for pair in pairs]
    return {f"{LIMITS}.{name}": Entry(text, f"{source} {name}", source) for name, _, text in split}


def _of_file(path: str) -> Layer:
    return {key: Entry(_text(value), f"{key} ({path})", path) for key, value in _flat(toml(path)).items()}


def _flat(data: Mapping[str, object]) -> dict[str, object]:
    limits = data.get(LIMITS)
    if not isinstance(limits, dict):
        return dict(data)
    rest = {key: value for key, value in data.items() if key != LIMITS}
    return rest | {f"{LIMITS}.{key}": value for key, value in limits.items()}


def _text(value: object) -> str | None:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, Decimal):
        return format(value, "f")
    return str(value) if isinstance(value, int | str) else None


# ---- names that are wrong


def _unknown(entry: Entry, key: str, known: Mapping[str, Setting]) -> Violation:
    """With the nearest name, and all names that fit there."""
    limit = key.startswith(f"{LIMITS}.")
    fits = [name for name in known if name.startswith(f"{LIMITS}.") == limit]
    near = get_close_matches(key, fits, 1, _AT_ALL)
    shown = [name.partition(".")[2] if limit else name for name in (*near, *fits)]
    kind = "error-setting-near" if near else "error-setting-unknown"
    expected = [*shown[len(near) :], *([] if limit else [f"[{LIMITS}]"])]
    return Violation(kind, name=entry.name, near=shown[0], expected=", ".join(expected))


def mistyped_variables(environment: Mapping[str, str]) -> list[tuple[str, str]]:
    """Variables that look like a slip of one of ours, with that one. Others that begin like ours are none of these."""
    ours = [*[one.variable for one in SETTINGS], _LIMIT, _CONFIG]
    endings = [name.removeprefix(_PREFIX) for name in ours]
    strange = [name for name in environment if name.startswith(_PREFIX) and name not in ours]
    near = {name: get_close_matches(name.removeprefix(_PREFIX), endings, 1, _NEARLY) for name in strange}
    return [(name, _PREFIX + names[0]) for name, names in near.items() if names]


def warn_of_mistyped_variables(say: Messages) -> None:
    for name, near in mistyped_variables(os.environ):
        print(f"openps: {say('serve-variable', name=name, near=near)}", file=sys.stderr)


# ---- showing them


def shown(settings: Sequence[InForce], say: Messages) -> str:
    """A TOML file that has the same effect, with a comment on where each value comes from."""
    plain = [_line(one, one.setting.name, say) for one in settings if not _is_limit(one)]
    limits = [_line(one, one.setting.name.partition(".")[2], say) for one in settings if _is_limit(one)]
    return "\n".join([f"# {say('config-head')}", *plain, "", f"[{LIMITS}]", *limits])


def _line(one: InForce, name: str, say: Messages) -> str:
    from openps.store.door import without_password

    value, source = one.value, _toml(one.source)[1:-1] or say("config-default")
    if one.setting is DATABASE and value != without_password(str(value)):
        value, source = without_password(str(value)), say("config-masked", source=source)
    return f"{name} = {_toml(value)}  # {source}"


def _toml(value: object) -> str:
    if isinstance(value, bool | int | float):
        return str(value).lower()
    writable = str(value).encode("utf-8", "replace").decode()
    return json.dumps(writable, ensure_ascii=False).replace("\x7f", "\\u007f")
