"""One match whose tab is killed again and again, at the worst moments: nothing is lost, and it goes to its end.

Ten tabs of one match, at each of these moments in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import cycle, islice

from tests.tab.visitor import Visitor
from tests.web.prepared import Prepared, near_the_end

Come = Callable[..., Visitor]
Rows = Sequence[tuple[int, str]]
KILLS, LEFT = 10, 110  # tabs, and enough moves, of all seats, for them
PACE = 250  # milliseconds that a bot takes: enough for a tab to be killed meanwhile


def test_a_tab_that_is_killed_again_and_again_in_one_match_loses_nothing(at_home: Come) -> None:
    """In the middle of a bot's turn, while it gets ready again, and while somebody's move is on its way."""
    ann = at_home()
    ann.go("")
    ann.page.locator('li[data-game="pani_high"]').get_by_role("button", name="Play now").click()
    ann.page.wait_for_url("**/#/table/*")
    ann.until_asked()  # one click is enough for a match; but this one would take long
    told = near_the_end(Prepared("pani_high", 5, "", [], ["Ann"], PACE, table="killed"), LEFT)
    ann.lay(told)
    ann.go(f"table/{told.table}")
    moments = list(islice(cycle((bots_turn, starting, moving)), KILLS))
    ends = [killed(ann, told.table, moment) for moment in moments]

    assert len(ends) == KILLS
    in_a_bots_turn = [rows for moment, rows in zip(moments, ends, strict=True) if moment is bots_turn]
    assert any('"by":"person"' in rows[-1][1] for rows in in_a_bots_turn), "a bot was asked, and had not answered"
    ann.play_on()
    ann.finish()
    rows = ann.kept(told.table)
    assert rows[: len(ends[-1])] == list(ends[-1])
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1))


def killed(ann: Visitor, table: str, moment: Callable[[Visitor, str], Rows]) -> Rows:
    """What was kept before; the next tab finds it as it was, before it plays on."""
    before = moment(ann, table)
    ann.killed()
    ann.visit(f"table/{table}")
    assert ann.kept(table)[: len(before)] == list(before), f"what was kept is still there: {moment.__name__}"
    return before


def starting(ann: Visitor, table: str) -> Rows:
    """Python is on its way, and costs nothing yet."""
    return ann.kept(table)


def moving(ann: Visitor, table: str) -> Rows:
    """Nobody waits until the move is kept."""
    ann.until_asked()
    before = ann.kept(table)
    choose(ann)
    return before


def bots_turn(ann: Visitor, table: str) -> Rows:
    ann.until_asked()
    before = len(ann.kept(table))
    choose(ann)
    ann.until(lambda: len(ann.kept(table)) > before, "a move of a person")
    return ann.kept(table)


def choose(ann: Visitor) -> None:
    ann.page.locator("[data-move]").first.dispatch_event("click")
