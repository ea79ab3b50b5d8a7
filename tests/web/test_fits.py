"""Nobody looks for their hand, their role or their choices: every table fits on every usual screen, at its begin, where
there is most on it, and at its end.

Every game is looked at on each of the nine sizes once, where there is most on the table on the narrowest ones;
`make long` looks at each moment on each of them, and at the colours of all controls there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser

from openps.catalog import games
from tests.long import LONG
from tests.server.running import Running, running
from tests.web.fit import LAPTOPS, MOMENTS, TOUCHED, Size, come, misfits, pale, prepared
from tests.web.person import Person
from tests.web.prepared import Prepared, write

Visit = Callable[[str, str, bool], Person]
SLICE = {
    "begin": (LAPTOPS[:1], TOUCHED[:2]),
    "middle": (LAPTOPS[2:], TOUCHED[3:]),
    "end": (LAPTOPS[1:2], TOUCHED[2:3]),
}
REACHED = """(texts) => texts.filter((text) => {
  const choice = document.querySelector(`.drawer [data-move="${CSS.escape(text)}"]`);
  return !choice || !choice.checkVisibility();
})"""

# Each kind of fault, made on purpose; by script, because the page's policy allows no styles in markup.
FAULTS = """() => {
  const put = (into, name, words, css) => {
    const made = document.createElement(name);
    made.textContent = words;
    made.style.cssText = css;
    into.append(made);
    return made;
  };
  const over = "position:absolute;inset:0;z-index:99;background:#777;color:#888";
  const all = put(document.querySelector(".drawn"), "div", "", over);
  put(put(all, "div", "", "height:20px;width:90px;overflow:auto"), "p", "a long story", "height:60px");
  put(all, "p", "cut off without a cue", "width:30px;overflow:hidden;white-space:nowrap");
  put(all, "p", "tiny", "font-size:9px");
  put(all, "p", "under", "position:absolute;top:200px;left:0");
  put(all, "div", "", "position:absolute;top:190px;left:0;width:99px;height:40px;background:#000");
  put(all, "button", "x", "width:20px;height:20px;color:#888;background:#777");
  put(all, "button", "y", "width:60px;height:60px;background:#000").className = "fades";
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(".fades { color: #fff } .fades:hover { color: #222 }");
  document.adoptedStyleSheets.push(sheet);
  put(document.body, "p", "outside", "position:fixed;left:-50px;top:300px;z-index:99");
}"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, dict[str, Prepared]]]:
    """All of them at one server, written before it starts."""
    folder = tmp_path_factory.mktemp("fits")
    made = {told.table: told for told in (prepared(game, moment) for game in games() for moment in MOMENTS)}
    for told in made.values():
        write(told, str(folder / "t.db"))
    with running(str(folder / "t.db"), folder, 0) as server:
        yield server, made


@pytest.fixture
def visit(browser: Browser, tables: tuple[Running, dict[str, Prepared]]) -> Iterator[Visit]:
    people: list[Person] = []

    def come_to(game: str, moment: str, touch: bool) -> Person:
        server, made = tables
        told = made[(game + moment).replace("_", "")]
        people.append(come(browser, server.url, told, (TOUCHED if touch else LAPTOPS)[0], "fr" if touch else "en"))
        return people[-1]

    yield come_to
    wrong = [line for person in people for line in person.wrong]
    for person in people:
        person.leave()
    assert wrong == []


def sizes_at(moment: str, touch: bool) -> Sequence[Size]:
    every = TOUCHED if touch else LAPTOPS
    return every if LONG else SLICE[moment][touch]


def test_the_slice_has_every_size() -> None:
    assert {size for sizes in SLICE.values() for size in (*sizes[0], *sizes[1])} == {*LAPTOPS, *TOUCHED}


def sized(person: Person, size: Size) -> str:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_timeout(150)
    return f"{size[0]}x{size[1]}"


@pytest.mark.parametrize("touch", [False, True], ids=["laptops", "phones"])
@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize("game", games())
def test_the_table_fits(visit: Visit, game: str, moment: str, touch: bool) -> None:
    ann = visit(game, moment, touch)
    wrong = {sized(ann, size): misfits(ann, touch) for size in sizes_at(moment, touch)}

    assert {size: lines for size, lines in wrong.items() if lines} == {}
    if LONG or not touch or moment == "middle":  # a phone has the colours of a laptop
        assert pale(ann) == []
    assert ann.axe() == []


@pytest.mark.parametrize("game", games())
def test_every_choice_is_one_tap_away_under_its_count(visit: Visit, game: str) -> None:
    ann = visit(game, "middle", True)
    moves = [move["text"] for move in ann.news()[-1]["moves"]]
    for size in sizes_at("middle", touch=True):
        sized(ann, size)
        pane = ann.page.locator("[data-pane=choices]").locator("visible=true")
        assert str(len(moves)) in pane.inner_text()
        pane.click()
        assert ann.page.evaluate(REACHED, moves) == []
        pane.click()


def test_what_does_not_fit_is_found(visit: Visit) -> None:
    """The look itself can fail: each kind of fault, made on purpose."""
    ann = visit("pani_high", "begin", True)
    ann.page.evaluate(FAULTS)
    told = "\n".join(misfits(ann, True))

    for fault in ("scrolls", "cut", "small", "covered", "hard to hit", "off the screen"):
        assert f"{fault}: " in told, fault
    faint = pale(ann)
    assert any('"x"' in line for line in faint)
    assert {line.split(" pale")[0] for line in faint if '"y"' in line} == {"hover", "hover+active"}
