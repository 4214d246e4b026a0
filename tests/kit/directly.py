"""Tables without a server as people come to them: in their direct messages with the bot."""

from __future__ import annotations

from tests.kit.privately import table_of
from tests.kit.room import PATIENCE, Guest, Object, Room, buttons, is_board, until


async def open_directly(host: Guest, game: str = "kingdom_builder", **options: object) -> Object:
    """Opens a table in one's own direct messages; its card, or what answers in its place."""
    return await host.type(await host.dm(), "play", game=game, **options)


async def card_of(guest: Guest, label: str = "Join") -> Object:
    """The newest card of a lobby in somebody's direct messages."""
    return await guest.wait_dm(lambda message: label in buttons(message), PATIENCE)


def shows_board(message: Object) -> bool:
    """Whether the message is a board that can be played from, and not the card of its lobby."""
    return is_board(message) and any(one["custom_id"].startswith("z:log:") for one in buttons(message).values())


async def board_of(guest: Guest) -> Object:
    """The newest board in somebody's direct messages."""
    return await guest.wait_dm(shows_board, PATIENCE)


async def board_calling(guest: Guest) -> Object:
    """The newest board in somebody's direct messages that calls them: where a bot player begins, one that calls nobody
    stands there first."""
    return await guest.wait_dm(lambda one: shows_board(one) and f"<@{guest.id}>" in one["content"], PATIENCE)


async def boards_of(guest: Guest) -> list[Object]:
    """All boards in somebody's direct messages that can be played from."""
    return [message for message in await guest.dms() if shows_board(message)]


async def begin_directly(room: Room, host: Guest, *others: Guest, game: str = "kingdom_builder") -> int:
    """A table without a server of these people, all in their direct messages, begun; its number."""
    lobby = await open_directly(host, game, invite=others[0])
    for guest in others:
        await guest.press(await card_of(guest), "Join")
    await room.settled()

    async def ready() -> bool:
        return not buttons(await host.message(lobby))["Start"].get("disabled")

    await until(ready)
    await host.press(await host.message(lobby), "Start")
    for guest in (host, *others):
        await board_of(guest)
    await room.settled()
    return table_of(lobby)


def names(messages: list[Object]) -> list[str]:
    """The files of these messages, in order."""
    return [one["filename"].rpartition(".")[0] for message in messages for one in message["attachments"]]
