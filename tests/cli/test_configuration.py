"""Settings of a server: from options, the environment and a file, and what is said of wrong ones."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from openps.cli import configuration
from openps.cli.main import main
from openps.cli.serve_settings import SETTINGS, limit_settings
from openps.desk.limits import Limits

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "deploy" / "openps.toml"
GUIDE = ROOT / "docs" / "guide" / "host-a-table.md"


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in [*[one.variable for one in SETTINGS], "OPENPS_LIMIT", "OPENPS_CONFIG"]:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("OPENPS_DATA", str(tmp_path / "data"))


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["--lang", "en", "serve", "--show-config", *arguments]) == 0
    return capsys.readouterr().out


def in_force(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    return tomllib.loads(shown(capsys, *arguments))


def refused(capsys: pytest.CaptureFixture[str], *arguments: str, language: str = "en") -> list[str]:
    assert main(["--lang", language, "serve", "--show-config", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    return told.err.strip().splitlines()


def written(folder: Path, text: str) -> str:
    (folder / "openps.toml").write_text(text, "utf-8")
    return str(folder / "openps.toml")


# ---- where values come from


def test_an_option_comes_before_a_variable_before_the_file_before_the_default(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert in_force(capsys)["port"] == 8000
    monkeypatch.setenv("OPENPS_CONFIG", written(tmp_path, "port = 1\nopen = true\n[limits]\nsockets = 5\nplain = 6\n"))
    assert in_force(capsys)["port"] == 1
    monkeypatch.setenv("OPENPS_PORT", "2")
    monkeypatch.setenv("OPENPS_LIMIT", "sockets=7 tables=1.5")
    assert in_force(capsys)["port"] == 2
    values = in_force(capsys, "--port", "3", "--no-open", "--limit", "sockets=8")
    assert (values["port"], values["open"]) == (3, False)
    limits = values["limits"]
    assert isinstance(limits, dict)
    assert (limits["sockets"], limits["plain"], limits["tables"]) == (8, 6, 1.5)


EACH = [
    ("host", "0.0.0.0", "0.0.0.0"), ("port", "81", 81), ("db", "sqlite:///a.db", "sqlite:///a.db"),
    ("public-url", "https://games.example/", "https://games.example"), ("behind-proxy", "10.0.0.7", "10.0.0.7"),
    ("open", "yes", True), ("workers", "2", 2), ("metrics", "9464", "9464"), ("metrics-public", "1", True),
    ("log-file", "a.log", "a.log"), ("access-log", "-", "-"), ("retention", "never", 0),
    ("accept-loss", "on", True)]  # fmt: skip


@pytest.mark.parametrize(("name", "text", "value"), EACH)
def test_every_setting_can_be_given_in_each_way(
    name: str, text: str, value: object, tmp_path: Path, monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:  # fmt: skip
    setting = next(one for one in SETTINGS if one.name == name)
    option = [setting.flag] if setting.switch else [setting.flag, text]
    assert in_force(capsys, *option)[name] == value
    assert in_force(capsys, "--config", written(tmp_path, f'{name} = "{text}"'))[name] == value
    monkeypatch.setenv(setting.variable, text)
    assert in_force(capsys)[name] == value


def test_no_setting_is_forgotten_above() -> None:
    assert [one[0] for one in EACH] == [one.name for one in SETTINGS]


def test_an_empty_variable_is_not_set(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("OPENPS_HOST", "")
    assert in_force(capsys)["host"] == "127.0.0.1"


def test_a_proxy_on_this_machine_is_a_yes(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("OPENPS_BEHIND_PROXY", "true")
    assert in_force(capsys)["behind-proxy"] == "127.0.0.1,::1" == in_force(capsys, "--behind-proxy")["behind-proxy"]
    assert in_force(capsys, "--behind-proxy", "no")["behind-proxy"] == ""


# ---- what is in force


def test_what_is_shown_has_the_same_effect_as_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    odd = 'C:\\tables "of" \x7f\t\u00e9\udcff.db'
    first = shown(
        capsys, "--db", odd, "--port", "0", "--limit", "tables=0.001", "--metrics", "0.0.0.0:1", "--metrics-public"
    )
    again = shown(capsys, "--config", written(tmp_path, first))
    assert tomllib.loads(first) == tomllib.loads(again)
    assert set(tomllib.loads(first)) == {*[one.name for one in SETTINGS], "limits"}
    assert len(tomllib.loads(first)["limits"]) == len(limit_settings())


def test_it_says_where_each_value_comes_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPENPS_PORT", "2")
    file = written(tmp_path, 'host = "::1"\n[limits]\nplain = 4')
    text = shown(capsys, "--config", file, "--workers", "2")
    for line in ("port = 2  # OPENPS_PORT", "workers = 2  # --workers", "open = false  # default",
                 f'host = "::1"  # {file}', f"plain = 4  # {file}", "sockets = 100  # default"):  # fmt: skip
        assert line in text.splitlines()


def test_a_password_is_masked_and_its_mask_is_no_password(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = "postgresql://openps:hunter2@db.example/openps?password=hunter3"
    monkeypatch.setenv("OPENPS_DB", real)
    text = shown(capsys)
    assert "hunter" not in text
    assert 'db = "postgresql://openps:***@db.example/openps?password=***"  # OPENPS_DB; the password is not' in text
    file = written(tmp_path, text)
    assert in_force(capsys, "--config", file) == tomllib.loads(text)  # OPENPS_DB still has it
    monkeypatch.delenv("OPENPS_DB")
    (told,) = refused(capsys, "--config", file)
    assert "masked" in told
    assert "OPENPS_DB" in told


# ---- what is wrong


def test_everything_that_is_wrong_is_said_at_once_with_what_would_fit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPENPS_WORKERS", "many")
    file = written(tmp_path, 'prot = 1\nhost = [1]\nmetrics = "x"\n[limits]\nsokets = 5\ntables = "x"\n[server]\na = 1')
    head, *rest = refused(capsys, "--config", file, "--port", "x", "--limit", "nonsense=1", "--public-url", "a")
    assert head == "openps: 10 settings are wrong:"
    text = "\n".join(rest)
    for part in (f"prot ({file}) isn’t a setting. Did you mean port?", "host, port, db", f"host ({file}) needs",
                 f"limits.sokets ({file}) isn’t a setting. Did you mean sockets?", f"server ({file}) isn’t a setting",
                 f"limits.tables ({file}): “x”", "--limit nonsense isn’t", "--port: ", "OPENPS_WORKERS: ",
                 "--public-url: “a”", f"metrics ({file}): “x”"):  # fmt: skip
        assert part in text
    assert len(rest) == 10


def test_a_single_mistake_is_a_single_sentence_in_the_language_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, "prot = 1")
    (told,) = refused(capsys, "--config", file, language="fr")
    assert "n’est pas un réglage" in told
    assert "Vouliez-vous dire port" in told


@pytest.mark.parametrize(
    ("text", "said"),
    [(b"host = oops", "line 1"), (b"\xff\xfe", "UTF-8"), (b"limits = 5", "[limits]"), (b"port = nan", "port"),
     (b"[limits]\nsockets = 9" + b"9" * 400, "sockets"), (b"[limits]\nsockets = -1", "sockets"),
     (b"port = 80.5", "port"), (b"a = " + b"[" * 5000, "openps.toml"), (b'db = "mysql://a:secret@b"', "database"),
     (b'db = "postgresql://u:secret@h:x/d"', "database"), (b'host = ""', "127.0.0.1")],
)  # fmt: skip
def test_a_file_with_nonsense_is_refused_in_a_sentence(
    text: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "openps.toml").write_bytes(text)
    (told,) = refused(capsys, "--config", str(tmp_path / "openps.toml"))
    assert said in told
    assert "secret" not in told


def test_a_file_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("nowhere.toml", ".", "a\0b"):
        (told,) = refused(capsys, "--config", f"{tmp_path}/{name}")
        assert "cannot be read" in told


def test_only_a_slip_of_a_variable_is_warned_of(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    used = {name for path in (ROOT / "src", ROOT / "tests") for file in path.rglob("*.py")
            for name in re.findall(r"\bOPENPS_[A-Z_]+\b", file.read_text("utf-8"))}  # fmt: skip
    ours = used - {"OPENPS_PROT", "OPENPS_PUBLIC_ULR"}
    assert "OPENPS_DATA" in ours
    assert configuration.mistyped_variables(dict.fromkeys(ours, "1")) == []
    monkeypatch.setenv("OPENPS_PROT", "1")
    monkeypatch.setenv("OPENPS_PUBLIC_ULR", "1")
    assert main(["--lang", "en", "serve", "--show-config"]) == 0
    told = capsys.readouterr().err
    assert "Did you mean OPENPS_PORT?" in told
    assert "Did you mean OPENPS_PUBLIC_URL?" in told


# ---- other commands, and the guide


def test_backup_and_restore_find_the_same_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("OPENPS_CONFIG", written(tmp_path, f'db = "{tmp_path}/mine.db"\nmetrics = "wrong"'))
    assert main(["--lang", "en", "backup", str(tmp_path / "b")]) == 2
    assert "no database" in (told := capsys.readouterr().err)
    assert "mine.db" in told
    monkeypatch.setenv("OPENPS_CONFIG", written(tmp_path, f'bd = "{tmp_path}/mine.db"'))
    for verb in ("backup", "restore"):
        assert main(["--lang", "en", verb, str(tmp_path / "b")]) == 2
        assert "Did you mean db?" in capsys.readouterr().err


def test_the_example_can_be_used(capsys: pytest.CaptureFixture[str]) -> None:
    values = in_force(capsys, "--config", str(EXAMPLE))
    assert values["public-url"] == "https://games.example"
    text = EXAMPLE.read_text("utf-8")
    for setting in SETTINGS:
        assert re.search(rf"^(# ?)?{setting.name} = ", text, re.MULTILINE), setting.name
    # What is commented out is valid, too.
    every = re.sub(r"^# ?(?=[a-z_-]+ = )", "", text, flags=re.MULTILINE)
    assert set(tomllib.loads(every)) == {*[one.name for one in SETTINGS], "limits"}


def test_the_table_of_the_guide_is_the_table_of_the_program() -> None:
    rows = re.findall(
        r"^\| `(--[a-z-]+)[^|]* \| `(OPENPS_\w+)` \| `([^`]+)` \| ([^|]*) \|", GUIDE.read_text("utf-8"), re.MULTILINE
    )
    wanted = [(one.flag, one.variable, one.name) for one in SETTINGS]
    assert [row[:3] for row in rows] == [*wanted, ("--limit", "OPENPS_LIMIT", "[limits]")]
    defaults = {row[2]: row[3].strip(" `") for row in rows}
    for one in SETTINGS:
        assert one.default in (defaults[one.name], "false", "") or one.name == "db", one.name
    assert Limits().sockets == 100
