"""Tables of lessons are real ones: others play the script while the newcomer does, and by themselves afterwards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from openps.catalog import edition_named
from openps.editions.lesson import Scene, read_lesson
from openps.engine.errors import OpenpsError
from openps.tables import acts, journal, lessons
from openps.tables.house import House
from openps.wire import messages as wire
from tests.tables.house import Clock, Counted, FirstMove, Guest, Party, party

EDITION = edition_named("panic_station")
LESSON = read_lesson(EDITION.lesson)
DARK = LESSON.scenes[0]
END = [beat.says for beat in DARK.beats].index("end")


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "PACE", 0)


async def sit_in(at: Party, scene: Scene = DARK, beat: int = 0, name: str = "Ada") -> Guest:
    seated = await at.house.open_lesson(EDITION, wire.NewLesson(name=name, scene=scene.name, beat=beat))
    at.live = await at.house.table(seated.table)
    guest = Guest(at.live, seated.member, seated.ticket)
    at.guests = [guest]
    await at.come(guest)
    return guest


def played(at: Party) -> list[tuple[int, str]]:
    return [(seat, at.table.game.move_text(move)) for seat, move in at.table.playing.moves]


def step(guest: Guest) -> wire.LessonStep:
    told = guest.news().lesson
    assert told is not None
    return told


@pytest.mark.parametrize("scene", LESSON.scenes, ids=[scene.name for scene in LESSON.scenes])
def test_a_scene_opens_where_it_begins(scene: Scene) -> None:
    async def test(at: Party) -> None:
        guest = await sit_in(at, scene)

        assert played(at)[: len(scene.before)] == list(scene.before)
        assert guest.viewer == 0
        assert (guest.table().lesson, guest.table().listed, guest.table().spectators) == (scene.name, False, False)
        assert [place.bot for place in at.table.places] == [None, "beginner", "beginner", "beginner"]
        assert not step(guest).left

    party(test)


def test_the_others_play_the_script_as_long_as_the_newcomer_does() -> None:
    async def test(at: Party) -> None:
        guest = await sit_in(at, beat=END)
        done = DARK.until(END + 1)
        await at.play(0, "end")
        await at.settle()

        assert played(at) == [*DARK.before, *done, (1, "offer infection_green")]
        assert at.bots.questions == []
        assert (step(guest).played, step(guest).left) == (len(done) + 1, False)

        await at.play(0, "offer gas_can")
        await at.settle()
        assert at.bots.questions  # the script is over: they play on by themselves
        assert not step(guest).left

    party(test)


def test_whoever_leaves_the_script_is_told_so_and_plays_against_bots() -> None:
    async def test(at: Party) -> None:
        guest = await sit_in(at, beat=END + 1)
        await at.settle()
        await at.play(0, "offer heat_scanner")
        await at.settle()

        assert step(guest).left
        assert step(guest).done == len(
            [beat for beat in DARK.beats[: END + 1] if beat.move]
        )  # and not what was not wanted
        assert at.bots.questions
        assert all(question.level == "beginner" for question in at.bots.questions)

    party(test)


def test_a_lesson_goes_on_at_another_server() -> None:
    async def test(at: Party) -> None:
        first = await sit_in(at, beat=END)
        other = House(at.store, FirstMove(), Clock(), Counted())
        at.live = await other.table(at.table.id)
        guest = Guest(at.live, first.member, first.ticket)
        at.live.welcome(guest, guest.ticket, 0, {})
        await at.play(0, "end")
        await at.settle()

        assert played(at)[-2:] == [(1, "trade 0"), (1, "offer infection_green")]
        done = len([beat for beat in DARK.beats[: END + 1] if beat.move])
        assert (step(guest).done, step(guest).left, guest.table().lesson) == (done, False, "dark")

    party(test)


def test_a_rematch_is_no_lesson_and_its_luck_is_new() -> None:
    async def test(at: Party) -> None:
        hive = LESSON.scene("hive")
        assert hive is not None
        guest = await sit_in(at, hive, beat=len(hive.beats) - 1)
        assert at.table.phase == "over"
        again = await at.house.rematch(at.live, guest.ticket)
        new = (await at.house.table(again.table)).table

        assert new.plan.lesson == ""
        assert new.plan.secret != hive.secret

    party(test)


def test_other_tables_teach_nothing() -> None:
    async def test(at: Party) -> None:
        await (await at.open(1)).start()

        assert at.guests[0].news().lesson is None
        assert at.guests[0].table().lesson == ""

    party(test)


@pytest.mark.parametrize(
    ("asked", "key"),
    [
        (wire.NewLesson(name="Ada", scene="nowhere"), "error-no-scene"),
        (wire.NewLesson(name="Ada", scene="dark", beat=len(DARK.beats)), "error-no-beat"),
        (wire.NewLesson(name=" \t "), "error-name"),
    ],
)
def test_nonsense_is_refused_in_words_and_leaves_no_table(asked: wire.NewLesson, key: str) -> None:
    async def test(at: Party) -> None:
        with pytest.raises(OpenpsError) as refused:
            await at.house.open_lesson(EDITION, asked)

        assert refused.value.key == key
        assert at.store.journals == {}

    party(test)


def test_a_game_without_a_lesson_says_so() -> None:
    async def test(at: Party) -> None:
        with pytest.raises(OpenpsError) as refused:
            await at.house.open_lesson(replace(EDITION, lesson=""), wire.NewLesson(name="Ada"))

        assert refused.value.key == "error-no-lesson"
        assert at.store.journals == {}

    party(test)


def test_a_newcomer_who_is_away_is_not_played_for() -> None:
    async def test(at: Party) -> None:
        await sit_in(at)

        assert at.table.settings.patience >= 3600
        assert not any(isinstance(journal.read(row.body), journal.StoodIn) for row in at.store.journals[at.table.id])

    party(test)


def test_a_newcomer_has_a_name_that_shows() -> None:
    async def test(at: Party) -> None:
        await sit_in(at, name=" A\u0007d\u202ea ")
        assert [member.name for member in at.table.members.values()] == ["Ada"]
        with pytest.raises(OpenpsError, match="error-name"):
            await sit_in(at, name="\u202e\u0007")

    party(test)


def test_nobody_joins_a_lesson() -> None:
    async def test(at: Party) -> None:
        await sit_in(at)
        with pytest.raises(OpenpsError):
            await at.live.change(acts.Join(wire.Join(name="Eve"), "f" * 12, "t"))

    party(test)
