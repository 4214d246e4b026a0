"""What can still be pressed and typed once the person has left the server, the bot was removed from it or lost its
permissions, or the channel or the message is gone: it is answered, with a sentence that is true, and nothing fails."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import pytest
from discord import app_commands

from cogs.permissions.rows import Relation, Role
from cogs.press import router
from data.tables import direct_places
from playground.testing.person import Interaction
from playground.world.ids import GUILD_ID
from tests.effort import paired
from tests.kit.admission import Actor, Desk, _channel, custom_id_of, is_for_servers, item_of, options_of
from tests.kit.room import PATIENCE, Board, Guest, Room, buttons, open_table, until
from tests.trials.abuse.presses import Heard

GAMES = "1000000000000000013"
LAST = ("resign", "privacy-sure")
"""What takes the seat away, or all that is known: pressed last, so that the others still find it."""


async def leave(room: Room, guest: Guest) -> None:
    await guest.change(left=True)


async def remove_bot(room: Room, guest: Guest) -> None:
    """The bot is removed from the server, and Discord tells it nothing more of it."""
    known = await guest.bootstrap("")
    places = "|".join(one["id"] for one in (*known["guild"]["channels"], *known["threads"]))
    for path, code in ((rf"/guilds/{GUILD_ID}", 10004), (rf"/channels/({places})(/|$)", 50001)):
        await room.fault(path, "refuse", 10**6, code)
    room.server._core.gateway.dispatch("GUILD_DELETE", lambda intents: {"id": GUILD_ID}, guild=True)
    await until(lambda: not room.bot.guilds)


async def delete_channel(room: Room, guest: Guest) -> None:
    await guest.request("DELETE", f"/ui/channels/{GAMES}")
    await until(lambda: room.bot.get_channel(int(GAMES)) is None)


async def take_permissions(room: Room, guest: Guest) -> None:
    await guest.request("POST", "/test/roles", {"bot": "0", "everyone": "0"})
    await until(lambda: not room.bot.guilds[0].me.guild_permissions.send_messages)


async def lose_messages(room: Room, guest: Guest) -> None:
    """Whatever is pressed is deleted before the answer comes."""
    await room.fault(r"PATCH .*/messages/@original", "refuse", 10**6, 10008)


HAPPENED: tuple[Callable[[Room, Guest], Awaitable[None]], ...] = (
    leave,
    remove_bot,
    delete_channel,
    take_permissions,
    lose_messages,
)


async def failures(guest: Guest, name: str, used: Interaction, heard: Heard) -> list[str]:
    """What is wrong with the answer."""
    await guest.wait_until(lambda: used.state in ("answered", "failed"), PATIENCE)
    details = await used.details()
    said = [one["content"] for one in details["answers"]]
    lines, heard.lines = heard.lines, []
    wrong = details["state"] == "failed" or any(one.startswith("Something went wrong") for one in said) or lines
    return [f"{name}: {details['state']} {said} {lines}"] if wrong else []


@pytest.mark.parametrize("happened", HAPPENED)
async def test_all_that_can_be_pressed_and_typed_still_answers(
    room: Room, happened: Callable[[Room, Guest], Awaitable[None]]
) -> None:
    """In direct messages, at a running table whose host acts. The suite takes each verb and each command once."""
    marta, jules, noor, _ = await room.join("Marta", "Jules", "Noor", "Ada")
    board = await open_table(room, marta, jules)
    await room.settled()
    await marta.change(installed=True)
    desk, heard, found = Desk(room), Heard(), list[str]()
    verbs = [verb for verb, one in paired(sorted(router.VERBS), HAPPENED) if one is happened]
    typed = [one for one in room.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
    typed = [command for command, one in paired(typed, HAPPENED) if one is happened]
    given = {one: options_of(one, _channel(room.bot)) for one in typed if not is_for_servers(one)}
    for verb in verbs:
        await desk.post(marta, True, [item_of(verb, board.number)])
    own, logger = await marta.dm(), logging.getLogger("ziggurat")
    actor = Actor("host", marta, Relation(Role.SEAT, frozenset({Role.HOST})), True)
    await happened(room, marta if happened is not delete_channel else noor)
    logger.addHandler(heard)
    try:
        for verb in sorted(verbs, key=lambda one: LAST.index(one) if one in LAST else -1):
            pressed = await desk.press(actor, custom_id_of(verb, board.number), router.VERBS[verb].selects)
            found += await failures(marta, verb, pressed, heard)
        for command, options in given.items():
            used = await marta.slash(own, command.qualified_name, **options)
            found += await failures(marta, f"/{command.qualified_name}", used, heard)
    finally:
        logger.removeHandler(heard)
    assert found == []
    assert len(verbs) + len(given) > 40


REFUSED = {
    "rematch": {
        leave: "You are not in that server any more",
        remove_bot: "I am not in that server any more",
        delete_channel: "The channel for it was deleted.",
        take_permissions: "I cannot do that in",
    },
    "move-ask": {
        leave: "You are not in that server any more",
        remove_bot: "I am not in that server any more",
    },
}
"""What somebody is told who asks for that in a direct message."""


@pytest.mark.parametrize(("verb", "happened"), [(verb, one) for verb, cases in REFUSED.items() for one in cases])
async def test_what_needs_the_server_says_what_is_in_the_way(
    room: Room, verb: str, happened: Callable[[Room, Guest], Awaitable[None]]
) -> None:
    marta, jules = await room.join("Marta", "Jules")
    board = await open_table(room, marta, jules)
    if verb == "rematch":
        await jules.resign(board.thread)
    await room.settled()
    desk, before = Desk(room), await room.store.reading.row("SELECT COUNT(*) FROM tables")
    await desk.post(marta, True, [item_of(verb, board.number)])
    await happened(room, marta if happened is not delete_channel else jules)
    actor = Actor("host", marta, Relation(Role.SEAT, frozenset({Role.HOST})), True)
    told = await marta.told(await desk.press(actor, custom_id_of(verb, board.number), False))
    assert told.startswith(REFUSED[verb][happened])
    assert await room.store.reading.row("SELECT COUNT(*) FROM tables") == before


@pytest.mark.parametrize("verb", ["start", "alone"])
async def test_a_lobby_whose_host_has_left_the_server_passes_to_the_next(room: Room, verb: str) -> None:
    """They do not begin its game; but they may get up, and whoever is still there begins it."""
    marta, jules = await room.join("Marta", "Jules")
    lobby = await jules.press(await marta.type("games", "play", game="kingdom_builder"), "Join")
    desk, actor = Desk(room), Actor("host", marta, Relation(Role.SEAT, frozenset({Role.HOST})), True)
    await desk.post(marta, True, [item_of(verb, 1), item_of("leave", 1)])
    await marta.change(left=True)
    told = await marta.told(await desk.press(actor, custom_id_of(verb, 1), False))
    assert told.startswith("You are not in that server any more")
    assert (await room.services.tables.row(1)).status == "lobby"
    await (await desk.press(actor, custom_id_of("leave", 1), False)).answer(PATIENCE)
    assert (await room.services.tables.row(1)).host_id == int(jules.id)
    await jules.press(await jules.press(lobby, "Add a bot player"), "Start")
    assert (await room.services.tables.row(1)).status == "running"


async def test_a_rematch_from_a_direct_message_opens_in_the_server(room: Room, board: Board, aiko: Guest) -> None:
    await aiko.resign(board.thread)
    await room.settled()
    desk = Desk(room)
    await desk.post(aiko, True, [item_of("rematch", board.number)])
    actor = Actor("host", aiko, Relation(Role.SEAT, frozenset({Role.HOST})), True)
    told = await aiko.told(await desk.press(actor, custom_id_of("rematch", board.number), False))
    assert told.startswith("A new table is open")
    lobby = await aiko.wait_message(GAMES, lambda one: "Start" in buttons(one), PATIENCE)
    assert "opens a table" in lobby["content"]


async def test_what_a_server_is_set_to_is_nothing_for_direct_messages(room: Room, aiko: Guest) -> None:
    """She may manage the server: it is not that which is lacking."""
    elsewhere = "This works in a server that I have been invited to."
    assert (await aiko.type(await aiko.dm(), "doctor"))["content"] == elsewhere
    assert (await aiko.type("games", "doctor"))["content"].startswith("All is well.")


async def test_a_table_comes_into_direct_messages_only_if_the_bot_may_write_there(
    room: Room, board: Board, marta: Guest
) -> None:
    """Who has left the server is written to only if they have installed the bot."""
    desk, actor = Desk(room), Actor("seat", marta, Relation(Role.SEAT), True)
    await room.settled()  # where she is called later, she is found to have left, and a bot player takes over
    await desk.post(marta, True, [item_of("by-dm", board.number)])
    await marta.change(left=True)
    told = await marta.told(await desk.press(actor, custom_id_of("by-dm", board.number), False))
    assert told.startswith("I cannot write to you.")
    assert await direct_places.find(room.store.reading, board.number, int(marta.id)) is None
    await marta.change(installed=True)
    await (await desk.press(actor, custom_id_of("by-dm", board.number), False)).answer(PATIENCE)
    assert await direct_places.find(room.store.reading, board.number, int(marta.id)) is not None


async def test_a_table_comes_into_direct_messages_only_if_they_are_open(room: Room, board: Board, marta: Guest) -> None:
    seat = await marta.press(await marta.press(await board.shown(marta), "More"), "My seat")
    await marta.change(dms_closed=True)
    label = next(one for one, shown in buttons(seat).items() if shown["custom_id"].startswith("z:by-dm:"))
    told = await marta.press(seat, label)
    assert told["content"].startswith("I cannot write to you.")
    assert await direct_places.find(room.store.reading, board.number, int(marta.id)) is None
    await marta.change(dms_closed=False)
    assert "as well" in (await marta.press(seat, label))["content"]
    assert await direct_places.find(room.store.reading, board.number, int(marta.id)) is not None
    assert await marta.wait_dm(lambda one: "as well" in one["content"], PATIENCE)
