"""A stranger presses every button that everybody can see: what answers is for the stranger alone, and the message stays
as it was, unless its verb is one of the few that are there to change it for all."""

from __future__ import annotations

from playground.testing.person import components
from tests.cogs.seats.test_substitutes import asked, one_step
from tests.cogs.seats.test_timeouts import late_table, question
from tests.kit.desks import invited
from tests.kit.room import (
    BUTTON,
    PATIENCE,
    Guest,
    Object,
    Room,
    open_table,
)
from tests.kit.tournaments import all_told, open_cup

SITS_DOWN = {"join", "leave", "late-take"}
"""What a stranger may do to a public message that answers by itself: to sit down in a lobby, and leave it again, and to
take a seat that is free."""
SIGNS_UP = {"tournament-join", "tournament-leave"}
"""What changes a public message besides, while the stranger is answered in private."""
PRESSED = {
    "open", "lobbies", "tournaments", "help",
    "join", "leave", "start", "cancel", "options", "addbot",
    "play", "hand", "undo", "log", "rules", "more",
    "offer-accept", "offer-decline", "pause-agree", "late-wait", "late-substitute", "late-bot",
    "rematch", "replay", "tournament", "tournament-how", "tournament-join", "tournament-leave",
}  # fmt: skip
"""The least that must be found: the desk, a lobby, boards, an offer, a pause, a question, a score sheet, a card."""


def verb_of(button: Object) -> str:
    return str(button.get("custom_id", "")).partition("/")[0].split(":")[1]


async def public_messages(guest: Guest) -> list[Object]:
    """Every message of the bot that somebody sees who has done nothing yet."""
    places = [*(await guest.bootstrap())["guild"]["channels"], *await guest.threads()]
    return [one for place in places for one in await guest.messages(place) if one["author"]["id"] != guest.id]


async def everything_shown(room: Room, aiko: Guest, marta: Guest, jules: Guest) -> None:
    """One of each public message that has buttons, one after the other in one server."""
    board, late, _ = await late_table(room, aiko, marta)
    await question(board, late)
    desk = await invited(room, aiko)
    await open_cup(room, aiko, desk)
    over = await open_table(room, aiko, marta)
    await one_step(over, await over.guest_to_act() or aiko)
    await aiko.resign(over.thread)
    running = await open_table(room, aiko, marta)
    await asked(running, jules, leaving=aiko, coming=jules)
    await one_step(running, await running.guest_to_act() or aiko)
    await aiko.type((await open_table(room, aiko, marta)).thread, "table pause")
    await marta.press(await aiko.type("games", "play", game="kingdom_builder"), "Join")
    await all_told(room)
    await room.settled()


async def test_a_stranger_changes_nothing_for_others(room, aiko, marta):
    jules, noor = await room.join("Jules", "Noor")
    await everything_shown(room, aiko, marta, jules)
    seen: set[str] = set()
    for message in await public_messages(noor):
        for button in components(message):
            if button["type"] != BUTTON or button.get("disabled") or not button.get("custom_id"):
                continue
            verb = verb_of(button)
            seen.add(verb)
            before = await noor.message(message)
            used = await noor.click(message, custom_id=button["custom_id"])
            if (await used.acknowledged(PATIENCE))["modal"]:
                continue
            answer = await used.answer(PATIENCE)
            private = bool(answer["flags"] & 64)
            assert private or verb in SITS_DOWN, f"everybody reads what answers {verb}: {answer['content']}"
            if verb in SITS_DOWN | SIGNS_UP:
                await all_told(room)
                await room.settled()
                continue
            after = await noor.message(message)
            assert what_shows(after) == what_shows(before), f"{verb} has changed a message for everybody"
    assert seen >= PRESSED, PRESSED - seen


def what_shows(message: Object) -> tuple[object, ...]:
    return message["content"], message["components"], [one["filename"] for one in message["attachments"]]
