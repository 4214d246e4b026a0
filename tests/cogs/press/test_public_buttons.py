"""Strangers and those who sit at the tables press every button that everybody can see: what answers is for who pressed
alone, and the message stays as it was, unless its verb is one of the few that are there to change it for all."""

from __future__ import annotations

import pytest

from data.tables.timers import IDLE
from playground.testing.person import components
from tests.cogs.play.test_undo import asked as asked_back
from tests.cogs.play.test_undo import passed
from tests.cogs.seats.test_clocks import HOUR, later, with_pace
from tests.cogs.seats.test_substitutes import asked, one_step
from tests.cogs.seats.test_timeouts import SUBSTITUTE, TAKE, WAIT, question, stay
from tests.kit.desks import invited
from tests.kit.guest import BUTTON
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    open_table,
)
from tests.kit.tournaments import all_told, open_cup

SITS_DOWN = {"join", "leave", "late-take"}
"""What a stranger may do to a public message that answers by itself: to sit down in a lobby, and leave it again, and to
take a seat that is free."""
SIGNS_UP = {"tournament-join", "tournament-leave"}
"""What changes a public message besides, while the stranger is answered in private."""
PUBLIC = {
    "join", "leave", "start", "cancel", "addbot", "alone", "dropbot",
    "offer-accept", "offer-decline", "host-accept", "host-decline",
    "pause-agree", "pause-end", "keep-open",
    "late-wait", "late-substitute", "late-bot", "late-take",
}  # fmt: skip
"""What changes the public message where somebody may press it who sits there: they are answered by that."""
PRESSED = {
    "open", "lobbies", "desk-others", "desk-more", "games", "next", "help",
    "join", "leave", "start", "cancel", "options", "addbot", "people",
    "play", "hand", "undo", "resume", "log", "rules", "more",
    "offer-accept", "offer-decline", "host-accept", "host-decline", "pause-agree", "pause-end", "keep-open",
    "late-wait", "late-substitute", "late-bot", "late-take",
    "rematch", "replay", "tournament", "tournament-how", "tournament-join", "tournament-leave",
}  # fmt: skip
"""The least that must be found: the desk, a lobby, boards, offers, a pause, questions, a score sheet, a card."""
DONE = {
    "play": "### Build 3 settlements on",
    "hand": " to place.",
    "undo": "Taken back.",
    "resume": "The game goes on.",
    "rematch": "A new table is open",
    "options": "Choose the options",
}
"""What these verbs say once they are done: whoever is refused is answered in private whatever the verb is, so somebody
who sits there must not be."""


def verb_of(button: Object) -> str:
    return str(button.get("custom_id", "")).partition("/")[0].split(":")[1]


async def public_messages(guest: Guest) -> list[Object]:
    """Every message of the bot that somebody sees who has done nothing yet."""
    places = [*(await guest.bootstrap())["guild"]["channels"], *await guest.threads()]
    said = [one for place in places for one in await guest.messages(place)]
    return [one for one in said if one["author"]["id"] != guest.id and not is_private(one)]


async def everything_shown(room: Room, aiko: Guest, marta: Guest, jules: Guest) -> None:
    """One of each public message that has buttons, one after the other in one server."""
    await idle_table(room, aiko, marta)
    await late_tables(room, aiko, marta)
    desk = await invited(room, aiko)
    await open_cup(room, aiko, desk)
    over = await open_table(room, aiko, marta)
    await one_step(over, await over.guest_to_act() or aiko)
    await aiko.resign(over.thread)
    running = await open_table(room, aiko, marta)
    await asked(running, jules, leaving=aiko, coming=jules)
    await one_step(running, await running.guest_to_act() or aiko)
    await aiko.type(running.thread, "table host", new=marta)
    await aiko.type((await open_table(room, aiko, marta)).thread, "table pause")
    await marta.press(await aiko.type("games", "play", game="kingdom_builder"), "Join")
    await all_told(room)
    await room.settled()


async def idle_table(room: Room, *guests: Guest) -> None:
    """A table where nobody has done anything for so long that it asks whether anybody is there."""
    await stay(room, *guests)
    board = await open_table(room, *guests, pace="none")
    await room.settled()
    await later(room, IDLE / HOUR + 1)
    await question(board, guests[0], "Keep the table open")


async def late_tables(room: Room, aiko: Guest, marta: Guest) -> None:
    """Two tables where somebody is late: one that asks what is to be done, and one with a seat to take."""
    boards = [await with_pace(room, aiko, marta) for _ in range(2)]
    await room.settled()
    others = [await board.other() for board in boards]
    await later(room, 13)
    asks, free = [await question(board, other) for board, other in zip(boards, others, strict=True)]
    await others[1].press(free, SUBSTITUTE)
    await question(boards[1], others[1], TAKE)
    assert WAIT in buttons(await others[0].message(asks))


async def test_a_stranger_changes_nothing_for_others(room, aiko, marta):
    jules, noor = await room.join("Jules", "Noor")
    await everything_shown(room, aiko, marta, jules)
    seen: set[str] = set()
    for message in await public_messages(noor):
        for button in pressable(message):
            seen.add(verb_of(button))
            await press_as_stranger(room, noor, message, button)
    assert seen >= PRESSED, PRESSED - seen


async def press_as_stranger(room: Room, noor: Guest, message: Object, button: Object) -> None:
    verb, before = verb_of(button), await noor.message(message)
    used = await noor.click(message, custom_id=button["custom_id"])
    if (await used.acknowledged(PATIENCE))["modal"]:
        return
    answer = await used.answer(PATIENCE)
    assert is_private(answer) or verb in SITS_DOWN, f"everybody reads what answers {verb}: {answer['content']}"
    if verb in SITS_DOWN | SIGNS_UP:
        await all_told(room)
        await room.settled()
        return
    after = await noor.message(message)
    assert what_shows(after) == what_shows(before), f"{verb} has changed a message for everybody"


async def test_who_sits_there_is_answered_alone_where_nothing_is_to_change_for_all(room, aiko, marta):
    [jules] = await room.join("Jules")
    await everything_shown(room, aiko, marta, jules)
    done: set[str] = set()
    for guest in (aiko, marta):
        for message in await public_messages(guest):
            done |= await press_what_is_private(room, guest, message)
    assert done == set(DONE), set(DONE) - done


@pytest.mark.parametrize(("label", "said"), [("Agree", "Taken back."), ("Rather not", "goes on as it stands")])
async def test_who_is_asked_for_steps_back_answers_alone(meadow: Board, label: str, said: str):
    aiko, marta, _ = await passed(meadow)
    [noor] = await meadow.room.join("Noor")
    await asked_back(meadow, aiko)
    await meadow.room.settled()
    shown = await meadow.shown(noor)
    for button in pressable(shown):
        await press_as_stranger(meadow.room, noor, shown, button)
    answer = await marta.press(shown, label)
    assert said in answer["content"]
    assert is_private(answer)


async def press_what_is_private(room: Room, guest: Guest, message: Object) -> set[str]:
    """Somebody presses each button of a message that is not to change it for all, as long as it is there; the verbs
    that have done what they are for."""
    done = set()
    for button in pressable(message):
        verb = verb_of(button)
        there = {one["custom_id"] for one in pressable(await guest.message(message))}
        if verb in PUBLIC or button["custom_id"] not in there:
            continue
        used = await guest.click(message, custom_id=button["custom_id"])
        if (await used.acknowledged(PATIENCE))["modal"]:
            continue
        answer = await used.answer(PATIENCE)
        assert is_private(answer), f"everybody reads what answers {verb}: {answer['content']}"
        if DONE.get(verb, "\0") in answer["content"]:
            done.add(verb)
        await all_told(room)
        await room.settled()
    return done


def pressable(message: Object) -> list[Object]:
    """The buttons of a message that ask the bot."""
    return [
        one for one in components(message) if one["type"] == BUTTON and not one.get("disabled") and one.get("custom_id")
    ]


def is_private(answer: Object) -> bool:
    return bool(answer["flags"] & 64)


def what_shows(message: Object) -> tuple[object, ...]:
    return message["content"], message["components"], [one["filename"] for one in message["attachments"]]
