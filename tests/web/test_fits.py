"""Nobody looks for their hand, their role or their choices: every table fits on every usual screen, at its begin, where
there is most on it, and at its end.

Every game is looked at on each of the nine sizes once, where there is most on the table on those that are touched;
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
EVERY = [(game, moment, touch) for game in games() for moment in MOMENTS for touch in (False, True)]
# A person who is there already is shown all sizes of the kind.
SLICE = [("begin", False), ("middle", True)]
ENDS = [("negotiator", "end", False), ("pani_high", "end", True)]  # `test_after` looks at that of Panic Station
CELLS = EVERY if LONG else [*[one for one in EVERY if one[1:] in SLICE], *ENDS]
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
    every, usual = (TOUCHED, TOUCHED[2:3]) if touch else (LAPTOPS, LAPTOPS[1:2])
    return every if LONG or moment != "end" else usual


def sized(person: Person, size: Size) -> str:
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    person.page.wait_for_timeout(150)
    return f"{size[0]}x{size[1]}"


def kind_of(touch: bool) -> str:
    return "phones" if touch else "laptops"


@pytest.mark.parametrize(("game", "moment", "touch"), CELLS, ids=[f"{g}-{m}-{kind_of(t)}" for g, m, t in CELLS])
def test_the_table_fits(visit: Visit, game: str, moment: str, touch: bool) -> None:
    ann = visit(game, moment, touch)
    wrong = {sized(ann, size): misfits(ann, touch) for size in sizes_at(moment, touch)}

    assert {size: lines for size, lines in wrong.items() if lines} == {}
    if LONG or (game, moment) == ("panic_station", "middle"):  # a phone has the colours of a laptop
        assert pale(ann) == []
    if moment == "middle" and touch:
        every_choice_is_one_tap_away_under_its_count(ann)
    if LONG or moment == "middle":
        assert ann.axe(colours=True) == []


def every_choice_is_one_tap_away_under_its_count(ann: Person) -> None:
    moves = [move["text"] for move in ann.news()[-1]["moves"]]
    for size in TOUCHED if LONG else TOUCHED[3:]:
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
