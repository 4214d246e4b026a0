"""Private tables as people come to them: opened, with invitations, and begun."""

from __future__ import annotations

from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    Room,
    buttons,
    is_board,
    until,
)

PRIVATE_THREAD = 12


async def open_private(host: Guest, game: str = "kingdom_builder", channel: str = "games", **options: int) -> Object:
    """Opens a private table; the message of its lobby, in its thread."""
    said = await host.type(channel, "play", game=game, private=True, **options)
    assert said["flags"] & 64, "everybody can read that a private table opens"
    thread = await until(lambda: newest_private(host))
    return await host.wait_message(thread, lambda message: "Start" in buttons(message), PATIENCE)


async def newest_private(guest: Guest) -> Object | None:
    """The newest private thread that somebody sees and is open."""
    threads = [one for one in await guest.threads() if one["type"] == PRIVATE_THREAD]
    threads = [one for one in threads if not one["thread_metadata"]["archived"]]
    return threads[-1] if threads else None


async def people_page(guest: Guest, lobby: Object) -> Object:
    """The page with the people of the table."""
    return await guest.press(lobby, "People")


async def invite(host: Guest, lobby: Object, *guests: Guest, role: str = "player") -> Object:
    """Invites people, and waits until they see the thread; the page as it reads then."""
    page = await people_page(host, lobby)
    menu = f"z:invite:{table_of(lobby)}/{role}"
    page = await (await host.select(page, [guest.id for guest in guests], custom_id=menu)).answer(PATIENCE)
    for guest in guests:
        await until(lambda guest=guest: sees(guest, lobby["channel_id"]))
    return page


async def sees(guest: Guest, channel_id: str) -> bool:
    """Whether somebody sees a thread."""
    return any(one["id"] == channel_id for one in await guest.threads())


async def sees_not(guest: Guest, channel_id: str) -> bool:
    return not await sees(guest, channel_id)


def table_of(message: Object) -> int:
    """The number of the table whose buttons a message has."""
    return int(next(iter(buttons(message).values()))["custom_id"].split(":")[2].split("/")[0])


async def begin_private(room: Room, host: Guest, *others: Guest) -> Board:
    """A private table of these people, begun."""
    lobby = await open_private(host)
    await invite(host, lobby, *others)
    for guest in others:
        await guest.press(lobby, "Join")
    await host.press(await host.message(lobby), "Start")
    number = table_of(lobby)
    thread = {"id": lobby["channel_id"]}
    await host.wait_message(thread, is_board, PATIENCE)
    await room.settled()
    return Board(room, number, thread, [host, *others])
