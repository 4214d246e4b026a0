"""The lobby when people act at the same moment, or its message is gone."""

from __future__ import annotations

import re

from tests.bot.room import PATIENCE, buttons, menus, until

EDIT = r"PATCH .*/channels/\d+/messages/\d+"


async def test_a_slow_edit_does_not_cover_who_has_joined_since(room, aiko, marta):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await aiko.press(lobby, "Options")
    setup = next(menu for menu in menus(panel) if menu["custom_id"].endswith("/setup"))
    await room.fault(r"PATCH /channels/\d+/messages/", "delay", 1, 1.0)
    await aiko.choose(panel, setup, ["first_game"])
    joined = await marta.press(lobby, "Join")
    assert not buttons(joined)["Start"].get("disabled")

    async def slow_edit_arrived() -> bool:
        return any(re.fullmatch(EDIT, f"{one['method']} {one['path']}") for one in await room.traffic())

    async def can_be_started() -> bool:
        return not buttons(await aiko.message(lobby))["Start"].get("disabled")

    await until(slow_edit_arrived)
    await until(can_be_started)
    started = await aiko.press(await aiko.message(lobby), "Start")
    assert not buttons(started)


async def test_a_lobby_message_that_was_deleted_is_posted_anew(room, aiko):
    lobby = await aiko.type("games", "play", game="kingdom_builder")
    panel = await aiko.press(lobby, "Options")
    await aiko.request("DELETE", f"/ui/messages/{lobby['channel_id']}/{lobby['id']}?user={aiko.id}")
    setup = next(menu for menu in menus(panel) if menu["custom_id"].endswith("/setup"))
    await aiko.choose(panel, setup, ["first_game"])
    anew = await aiko.wait_message("games", lambda message: "Start" in buttons(message), PATIENCE)
    await room.settled()
    assert anew["id"] != lobby["id"]
    row = await room.services.tables.row(1)
    assert (row.options["setup"], str(row.lobby_message_id)) == ("first_game", anew["id"])
