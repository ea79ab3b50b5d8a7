"""Every program of other people in the page and in a site is named there, with the text of its license."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from static_site import licenses, python

from tests.checkout import ROOT
from tests.web.client import WEB, npm
from tests.web.person import Person
from tests.web.static import SITE

STATIC = ROOT / "src" / "openps" / "server" / "static"
needs_packages = pytest.mark.skipif(
    not python.PYODIDE.is_dir(), reason="NODE'S PACKAGES ARE MISSING: licenses are NOT TESTED (make web)"
)
PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")


def words(text: str) -> str:
    return " ".join(text.split())


def named(page: Path) -> str:
    if not (page / "index.html").is_file():
        pytest.skip("THE PAGE OR THE SITE IS NOT BUILT: its licenses are NOT TESTED (make web site)")
    return words((page / licenses.FILE).read_text("utf-8"))


@pytest.fixture(scope="module")
def bundled(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """The packages that the maps of a build name: this asks nothing of what writes the licenses."""
    folder = tmp_path_factory.mktemp("built")
    done = npm("vite", "build", "--mode", "site", "--sourcemap", "--outDir", str(folder))
    assert done.returncode == 0, done.stderr
    maps = [json.loads(path.read_text("utf-8")) for path in folder.rglob("*.map")]
    return {name for one in maps for source in one["sources"] for name in PACKAGE.findall(source)}


@needs_packages
@pytest.mark.parametrize("page", [STATIC, SITE], ids=["page", "site"])
def test_each_package_that_is_bundled_is_named_with_its_license(page: Path, bundled: set[str]) -> None:
    text = named(page)
    assert {"svelte", "@fluent/bundle", "lean-qr"} <= bundled
    for name in bundled | {"vite", "rolldown"}:  # these two add helpers of their own
        told = json.loads((WEB / "node_modules" / name / "package.json").read_text("utf-8"))
        assert f"{name} {told['version']} ({told['license']})" in text
        own = next((WEB / "node_modules" / name).glob("[Ll][Ii][Cc][Ee][Nn][Ss][Ee]*"), None)
        whole = own.read_text("utf-8") if own else licenses.common(told["license"])
        assert words(whole.partition("# Licenses of bundled")[0]) in text, name


def test_a_site_names_python_and_the_packages_that_come_with_it() -> None:
    text = named(SITE)
    for name in ("pyodide", "CPython", "Libraries in pyodide"):
        assert re.search(rf"=== {name} \d+\.\d+\.\d+ \(", text), name
    assert all(words(licenses.common(one)) in text for one in ("MPL-2.0", "Python-2.0", "pyodide-libraries"))
    for wheel in python.LOCKED.read_text("utf-8").split():
        if pinned := re.fullmatch(r"([\w.-]+)==([\w.]+)", wheel):
            assert f"{pinned[1]} {pinned[2]} (" in text


@needs_packages
def test_python_beside_a_page_is_added_once(tmp_path: Path) -> None:
    (tmp_path / licenses.FILE).write_text("\ufeffWhat the page contains.", "utf-8")
    licenses.add(tmp_path)
    once = (tmp_path / licenses.FILE).read_bytes()
    licenses.add(tmp_path)
    assert once == (tmp_path / licenses.FILE).read_bytes()
    assert once.startswith(b"\xef\xbb\xbfWhat the page contains.")
    assert once.decode().count("pyodide 3") == 2


def test_the_settings_link_to_it(sit_down: Callable[..., Person]) -> None:
    page = sit_down().visit()
    page.get_by_role("button", name="Settings").click()
    link = page.get_by_role("link", name="Licenses of the programs in this page")
    address = link.evaluate("link => link.href")
    answer = page.request.get(address)
    assert (answer.status, answer.headers["content-type"]) == (200, "text/plain; charset=utf-8")
    assert "svelte" in answer.text()
