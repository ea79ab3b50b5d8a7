"""What a site is made of: pinned, the same whenever it is made, light, and without a word to anybody else."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from msgspec import to_builtins
from static_site import archive, build, python, stdlib, weigh
from static_site.serve import HEADERS, policy

from openps.catalog import editions
from openps.desk.endpoints import rules_of
from tests.web.static import SITE

MOST = 9_000_000
ADDRESS = re.compile(rb"https?://([\w.-]+)")

needs_site = pytest.mark.skipif(
    not (SITE / "index.html").is_file(), reason="THE SITE IS NOT BUILT: it is NOT TESTED (make site)"
)


def test_imports_are_found_wherever_they_stand() -> None:
    source = "import os, json.decoder as d\nfrom . import (\n    a,\n    b,\n)\ndef f():\n    from ..c import e\n"

    assert {"os", "json.decoder", "p.q.a", "p.q.b", "p.c", "p.c.e"} <= stdlib.imported(source, "p.q")


def test_the_library_is_followed_to_its_end_and_stops_at_what_no_tab_uses() -> None:
    library = {
        "os.py": "import stat",
        "stat.py": "",
        "json/__init__.py": "from .decoder import x",
        "json/decoder.py": "import subprocess\nimport ssl",
        "subprocess.py": "",
        "ssl.py": "",
        "turtle.py": "",
    }

    used = stdlib.used(library, ["import json"])
    assert used == {"os.py", "stat.py", "json/__init__.py", "json/decoder.py", "subprocess.py"}
    assert stdlib.missing_at_once(library, used) == {("json/decoder.py", "ssl")}


@pytest.mark.skipif(not python.PYODIDE.is_dir(), reason="NODE'S PACKAGES ARE MISSING: NOT TESTED (make web)")
def test_nothing_that_is_kept_needs_at_once_what_is_left_out() -> None:
    whole = archive.read(python.PYODIDE / python.LIBRARY)
    texts = {name: data.decode("utf-8", "replace") for name, data in whole.items() if name.endswith(".py")}
    ours = [data.decode() for name, data in python.ours().items() if name.endswith(".py")]
    kept = stdlib.used(texts, ours)

    assert 150 < len(kept) < len(texts) / 2
    assert stdlib.missing_at_once(texts, kept) == set()


def test_the_same_files_make_the_same_archive(tmp_path: Path) -> None:
    for name in ("one.zip", "two.zip"):
        archive.write(tmp_path / name, {"b.txt": b"b" * 1000, "a/c.txt": b""})

    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    assert archive.read(tmp_path / "one.zip") == {"b.txt": b"b" * 1000, "a/c.txt": b""}


def test_a_version_follows_from_the_files_alone(tmp_path: Path) -> None:
    (tmp_path / "py").mkdir()
    (tmp_path / "index.html").write_text('<script src="./assets/a.js">', "utf-8")
    (tmp_path / "sw.js").write_text("work()", "utf-8")

    def sealed() -> str:
        build.seal(tmp_path)
        return (tmp_path / "sw.js").read_text("utf-8")

    first = sealed()
    assert sealed() == first
    assert first.endswith("\nwork()")
    (tmp_path / "index.html").write_text("another", "utf-8")
    assert sealed() != first


def test_the_policy_allows_webassembly_and_no_text_that_becomes_code() -> None:
    assert "script-src 'self' 'wasm-unsafe-eval';" in policy()
    assert not re.search(r"'unsafe-(eval|inline)'|https?:|\*|data:(?!;)", policy().replace("img-src 'self' data:", ""))
    assert HEADERS["Content-Security-Policy"].endswith("frame-ancestors 'none'")


@needs_site
def test_a_first_visit_weighs_less_than_nine_megabytes() -> None:
    """As a host sends it that compresses on the way."""
    weights = weigh.weigh(SITE, brotli=False)

    assert 3_000_000 < weights["all"]["gzip"] < MOST
    assert weights["what the start page names"]["gzip"] < 150_000


@needs_site
def test_the_site_is_what_it_says() -> None:
    page = (SITE / "index.html").read_text("utf-8")
    told = json.loads((SITE / "py" / "manifest.json").read_text("utf-8"))
    manifest = json.loads((SITE / "site.webmanifest").read_text("utf-8"))
    listed = json.loads((SITE / "sw.js").read_text("utf-8").partition("=")[2].partition(";\n")[0])

    assert '<meta name="openps-house" content="worker">' in page
    assert not re.search(r'(src|href)="/', page)
    assert told["sizes"] == {name: (SITE / "py" / name).stat().st_size for name in told["sizes"]}
    assert {"pyodide.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "openps.zip"} < set(told["sizes"])
    assert [icon["src"] for icon in manifest["icons"] if not (SITE / icon["src"]).is_file()] == []
    assert listed["files"] == build.hashes(SITE)
    assert listed["start"] == [name for name in listed["start"] if name in listed["files"]]


@needs_site
def test_our_part_of_the_site_names_nobody_else() -> None:
    """The loader of Pyodide names places that only its own packages would come from; the policy forbids them."""
    ours = [path for path in SITE.rglob("*") if path.suffix in {".js", ".html", ".css", ".webmanifest"}]
    named = {address for path in ours for address in ADDRESS.findall(path.read_bytes())}

    assert len(ours) > 50
    assert named <= {b"www.w3.org", b"svelte.dev"}


@needs_site
@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rules_are_read_before_python_is_there(language: str) -> None:
    """What the page fetches is what the house will tell."""
    for key in editions():
        told = json.loads((SITE / "told" / f"rules-{key}-{language}.json").read_bytes())
        assert told == to_builtins(rules_of(key, language))
        assert len(told["clauses"]) > 50


def test_the_page_of_a_server_offers_a_tab_once_python_lies_beside_it() -> None:
    page = "<html><head><title>openps</title></head></html>"
    offered = build.offering(page)

    assert 'name="openps-house" content="offered"' in offered
    assert build.offering(offered) == offered
