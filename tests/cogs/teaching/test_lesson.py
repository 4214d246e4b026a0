"""Lessons: a guided first game in one's private panel, left and resumed, answered wrongly and rightly."""

from __future__ import annotations

import pytest

from data.play import practice
from data.teaching import exercises
from data.teaching.lessons import has_lesson, lesson_of
from rules.registry import GAMES
from tests.kit.room import PATIENCE, Guest, Object, Room, buttons, is_board, menus

QUICK = "royal_game_of_ur"
TAUGHT = [slug for slug in GAMES if has_lesson(slug)]
OTHER = {"enter": "A new piece", "off": "Bring a piece home"}
"""What the buttons of moves without a square begin with."""


def called(notation: str) -> str:
    """What the button of a move of Ur begins with."""
    return OTHER.get(notation) or f"From {notation.removeprefix('move ')}"


def label_of(shown: Object, begins: str) -> str:
    found = [label for label in buttons(shown) if label.startswith(begins)]
    assert found, (begins, list(buttons(shown)))
    return found[0]


def going(shown: Object) -> str:
    """The button that gives what is planned as the answer."""
    return next(label for label, one in buttons(shown).items() if one["custom_id"].startswith("z:lesson-go:"))


async def answer(guest: Guest, shown: Object, notation: str) -> Object:
    """Gives a move of Ur as the answer."""
    planned = await guest.press(shown, label_of(shown, called(notation)))
    return await guest.press(planned, going(planned))


async def stage(room: Room, guest: Guest, slug: str = QUICK) -> int | None:
    """The step that a person is at, counted from 0."""
    found = await exercises.of_person(room.store.reading, int(guest.id), "lesson", slug)
    return None if found is None else found.stage


async def begun(guest: Guest, slug: str = QUICK, channel: str | Object = "games") -> Object:
    return await guest.type(channel, "learn", game=slug)


async def at_step(guest: Guest, steps: int) -> Object:
    """The lesson of Ur after so many right answers."""
    shown = await begun(guest)
    for step in lesson_of(QUICK).steps[:steps]:
        shown = await guest.press(await answer(guest, shown, step.answers[0][0]), "Next step")
    return shown


async def test_a_whole_lesson_with_a_wrong_answer_leaving_and_coming_back(room, aiko):
    steps = lesson_of(QUICK).steps
    shown = await begun(aiko)
    for number, step in enumerate(steps):
        assert f"**{number + 1} of {len(steps)}**" in shown["content"]
        if step.name == "middle":
            wrong = await answer(aiko, shown, "move A3")
            assert "**Not quite.** A rosette too, and another throw." in wrong["content"]
            assert f"**{number + 1} of {len(steps)}**" in wrong["content"]
            assert await stage(room, aiko) == number
            shown = await begun(aiko)
            assert "Welcome back" in shown["content"]
        result = await answer(aiko, shown, step.answers[0][0])
        assert result["content"].startswith("**Right!**")
        assert result["attachments"]
        if number + 1 < len(steps):
            assert await stage(room, aiko) == number + 1
            shown = await aiko.press(result, "Next step")
    assert "All seven are home: you win!" in result["content"]
    assert await stage(room, aiko) is None
    assert await room.store.reading.rows("SELECT * FROM tables") == [], "a lesson is played at no table"
    opened = await aiko.press(result, "Play a real game now")
    await room.settled()
    [table] = await room.store.reading.rows("SELECT slug, status FROM tables")
    assert (table["slug"], table["status"]) == (QUICK, "running"), opened
    [seat] = await room.store.reading.rows("SELECT level FROM seats WHERE user_id IS NULL")
    assert seat["level"] == next(iter(GAMES[QUICK].bot_levels)), "as easy as the game has"


async def test_the_real_game_after_a_lesson_in_a_thread_is_in_its_channel(room, board, aiko):
    steps = lesson_of(QUICK).steps
    await at_step(aiko, len(steps) - 1)
    result = await answer(aiko, await begun(aiko, channel=board.thread), steps[-1].answers[0][0])
    opened = await aiko.press(result, "Play a real game now")
    assert opened["content"].startswith("A new game has begun: ")
    assert opened["flags"] & 64
    await room.settled()
    [table] = await room.services.tables.of_user(int(aiko.id), most=1)
    assert str(table.channel_id) == await aiko.channel("games")
    assert table.thread_id not in (None, int(board.thread["id"]))
    assert "Play" in buttons(await aiko.wait_message({"id": str(table.thread_id)}, is_board, PATIENCE))


async def test_after_two_other_answers_the_right_one_is_shown_on_request(room, aiko):
    shown = await at_step(aiko, 1)
    for times in (1, 2):
        assert "Show me" not in buttons(shown)
        shown = await answer(aiko, shown, "enter")
        assert "let this one run first" in shown["content"]
        assert await practice.missed(room.store.reading, int(aiko.id), QUICK) == times
    shown = await aiko.press(shown, "Show me")
    assert "moves from A3 to A2" in shown["content"]
    result = await aiko.press(shown, going(shown))
    assert result["content"].startswith("**Right!**")
    assert await practice.missed(room.store.reading, int(aiko.id), QUICK) == 0


def on_buttons(shown: Object) -> list[str]:
    """The answers that stand on buttons, without what is said of them."""
    found = [label for label, one in buttons(shown).items() if one["custom_id"].startswith("z:lesson-take:")]
    return [label.partition(":")[0] for label in found]


async def test_of_answers_that_are_not_suggested_all_are_on_buttons_or_none(room, aiko):
    """The first square of the board is no better than the others, and must not stand out alone."""
    shown = await begun(aiko, "tigris_euphrates")
    assert on_buttons(shown) == []
    assert "Other…" not in buttons(shown)
    *_, rows = menus(shown)
    row = await aiko.choose(shown, rows, ["Row 2"])
    assert on_buttons(row) == ["A2", "C2", "F2", "K2", "O2"]


async def test_a_lesson_is_begun_anew(room, aiko):
    shown = await at_step(aiko, 2)
    assert "**3 of 12**" in shown["content"]
    shown = await aiko.press(shown, "Begin anew")
    assert "**1 of 12**" in shown["content"]
    assert "Begin anew" not in buttons(shown)
    assert await stage(room, aiko) == 0


async def test_old_buttons_show_what_is_true_now(room, aiko):
    first, second = await begun(aiko), await begun(aiko)
    planned = await aiko.press(first, label_of(first, "A new piece"))
    assert "out of date" in (await aiko.press(second, label_of(second, "A new piece")))["content"]
    other = await begun(aiko)
    await aiko.press(planned, going(planned))
    again = await aiko.press(other, going(other))
    assert "out of date" in again["content"]
    assert "**2 of 12**" in again["content"]
    assert await stage(room, aiko) == 1


async def test_buttons_of_a_lesson_that_has_ended_say_so(room, aiko):
    shown = await begun(aiko)
    result = await answer(aiko, await begun(aiko), "enter")
    found = await exercises.of_person(room.store.reading, int(aiko.id), "lesson", QUICK)
    await room.store.write(lambda transaction: exercises.end(transaction, found))
    assert "exercise is over" in (await aiko.press(result, "Next step"))["content"]
    assert "exercise is over" in (await aiko.press(shown, label_of(shown, "A new piece")))["content"]


async def test_a_lesson_of_a_game_that_is_gone_is_over(room, aiko):
    shown = await answer(aiko, await begun(aiko), lesson_of(QUICK).steps[0].answers[0][0])
    await room.store.write(lambda transaction: transaction.run("UPDATE exercises SET slug = 'forgotten'"))
    assert (await aiko.press(shown, "Next step"))["content"] == "This exercise is over: open another one."


async def test_a_script_that_is_newer_shows_its_own_position(room, aiko):
    await at_step(aiko, 1)
    position = GAMES[QUICK].document(GAMES[QUICK].position({"throw": 4}))
    found = await exercises.of_person(room.store.reading, int(aiko.id), "lesson", QUICK)
    await room.store.write(lambda transaction: exercises.move_on(transaction, found, position, 0, 1))
    shown = await begun(aiko)
    assert "From A3 to A2" in buttons(shown)
    await room.store.write(lambda transaction: exercises.move_on(transaction, found_now(found), position, 0, 99))
    shown = await begun(aiko)
    assert "**1 of 12**" in shown["content"]


def found_now(exercise: exercises.Exercise) -> exercises.Exercise:
    """The exercise after two more versions."""
    return exercises.Exercise(**{
        **{name: getattr(exercise, name) for name in exercise.__struct_fields__}, "version": exercise.version + 2
    })  # fmt: skip


@pytest.mark.parametrize("slug", TAUGHT)
async def test_each_game_is_taught_in_the_panel_it_is_played_in(room, aiko, slug):
    """The first two steps, answered by what is shown on request."""
    for number in (1, 2):
        await room.store.write(lambda transaction: practice.keep_missed(transaction, int(aiko.id), slug, 0))
        shown = await begun(aiko, slug)
        assert f"**{number} of " in shown["content"]
        await room.store.write(lambda transaction: practice.keep_missed(transaction, int(aiko.id), slug, 2))
        shown = await aiko.press(await begun(aiko, slug), "Show me")
        shown = await aiko.press(shown, going(shown))
        assert shown["content"].startswith("**Right!**")


async def test_the_rule_of_a_step_is_one_press_away(room, aiko):
    shown = await begun(aiko)
    rule = await aiko.press(shown, "The rule")
    assert "**Enter:** if you have a piece in hand" in rule["content"]
    result = await answer(aiko, shown, "enter")
    assert "The rule" in buttons(result)


async def moved_to(room, guest, slug, name):
    """The lesson of a game, begun, at one of its steps."""
    await begun(guest, slug)
    found = await exercises.of_person(room.store.reading, int(guest.id), "lesson", slug)
    lesson, game = lesson_of(slug), GAMES[slug]
    number = next(number for number, step in enumerate(lesson.steps) if step.name == name)
    position = game.document(game.position(lesson.steps[number].position))
    return await room.store.write(lambda transaction: exercises.move_on(transaction, found, position, 0, number))


async def test_a_part_of_an_answer_is_kept(room, aiko):
    slug = "kingdom_builder"
    found = await moved_to(room, aiko, slug, "turn")
    await room.store.write(lambda transaction: exercises.keep_steps(transaction, found, ("build E5", "build F5")))
    shown = await begun(aiko, slug)
    shown = await aiko.press(shown, going(shown))
    assert "Right so far" in shown["content"]
    kept = await exercises.of_person(room.store.reading, int(aiko.id), "lesson", slug)
    assert kept.steps == ("build E5", "build F5")


async def test_to_end_the_turn_at_once_is_no_part_of_an_answer(room, aiko):
    slug = "kingdom_builder"
    await moved_to(room, aiko, slug, "extra")
    shown = await begun(aiko, slug)
    shown = await aiko.press(shown, going(shown))
    assert "**Not quite.** Your Tavern tile is ready, and it costs nothing" in shown["content"]


async def test_without_a_game_the_command_asks_for_one(room, aiko):
    shown = await aiko.type("games", "learn")
    assert "a dozen short steps" in shown["content"]
    [menu] = menus(shown)
    assert {option["value"] for option in menu["options"]} == set(TAUGHT)
    assert menu["options"][0]["description"] == "easy, 15 minutes", "as every list of games says it"
    chosen = await aiko.choose(shown, menu, [QUICK])
    assert "**1 of 12**" in chosen["content"]


async def test_an_unknown_game_is_refused(room, aiko):
    assert "chess" in (await begun(aiko, "chess"))["content"]


async def test_a_game_without_a_lesson_says_so(room, aiko, monkeypatch):
    monkeypatch.setattr("cogs.teaching.lesson_page.has_lesson", lambda slug: False)
    assert "no lesson yet" in (await begun(aiko))["content"]


@pytest.mark.parametrize("door", ["help", "help game", "lobby"])
async def test_newcomers_are_led_to_the_lesson(room, aiko, door):
    if door == "help":
        page = await aiko.press(await aiko.type("games", "help"), "Learn a game step by step")
        [menu] = menus(page)
        shown = await aiko.choose(page, menu, [QUICK])
    elif door == "help game":
        shown = await aiko.press(await aiko.type("games", "help", game=QUICK), "Learn it step by step")
    else:
        lobby = await aiko.type("games", "play", game=QUICK)
        rules = await aiko.press(lobby, "New here? Rules on one page")
        shown = await aiko.press(rules, "Learn it step by step")
    assert "**1 of 12**" in shown["content"]
