"""The front desk, and walking from it without typing: buttons, lists and dialogs alone."""

from __future__ import annotations

from playground.testing.reading import components
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    Room,
    buttons,
    until,
)
from tests.kit.ways import Fill, Pick, Step

STRING, USER, CHANNEL = 3, 5, 8
DESK = "**The front desk**"


def is_desk(message: Object) -> bool:
    """Whether the message is a front desk that can be used."""
    return message["content"].startswith(DESK) and "Open a table" in buttons(message)


async def invited(room: Room, guest: Guest) -> Object:
    """The bot is invited to the server anew; the desk that it posts by itself, in the first channel, once kept."""
    await guest.request("POST", "/test/invite", {})
    place = (await guest.bootstrap())["guild"]["channels"][0]
    desk = await guest.wait_message(place, is_desk, PATIENCE)

    async def done() -> bool:
        row = await room.store.reading.row("SELECT COUNT(*) FROM outbox WHERE guild_id IS NOT NULL")
        return row is not None and row[0] == 0

    await until(done)
    return desk


async def pinned(room: Room, channel_id: str) -> list[str]:
    """The ids of the messages that are pinned in a channel."""
    channel = room.bot.get_partial_messageable(int(channel_id))
    return [str(message.id) async for message in channel.pins()]


async def take(guest: Guest, shown: Object, step: Step) -> Object:
    """One step: what answers it, a message or a dialog."""
    if isinstance(step, str):
        used = await guest.click(shown, step)
    elif isinstance(step, Fill):
        used = await guest.submit_modal(dict(step.fields), shown)
    else:
        custom_id, value = await _found(guest, shown, step)
        used = await guest.select(shown, [value], custom_id=custom_id)
    details = await used.acknowledged(PATIENCE)
    return await used.modal(PATIENCE) if details["modal"] else await used.answer(PATIENCE)


async def _found(guest: Guest, shown: Object, pick: Pick) -> tuple[str, str]:
    """The list that has this entry, and the entry's value; a list of people or channels has them all."""
    known = await guest.bootstrap()
    for menu in components(shown):
        if menu["type"] == STRING:
            entries = {one["label"]: one["value"] for one in menu["options"]}
        elif menu["type"] == USER:
            entries = {one["global_name"]: one["id"] for one in known["users"]}
        elif menu["type"] == CHANNEL:
            entries = {one["name"]: one["id"] for one in known["guild"]["channels"]}
        else:
            continue
        for label, value in entries.items():
            if label == pick.label or label.endswith(f" {pick.label}"):  # a seat's sign stands before the name
                return menu["custom_id"], value
    raise AssertionError(f"{pick.label} is on no list of: {shown['content']}")


async def walk(guest: Guest, shown: Object, *steps: Step) -> Object:
    """Takes one step after the other; what answers the last."""
    for step in steps:
        shown = await take(guest, shown, step)
    return shown
