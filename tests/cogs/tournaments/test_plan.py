"""Changing the plan of a tournament."""

from __future__ import annotations

import asyncio

from rules.table.clock import PRESETS
from tests.kit.room import Guest, Room, menus
from tests.kit.tournaments import now


async def test_of_changes_at_the_same_time_none_is_lost(room: Room, aiko: Guest) -> None:
    page = await aiko.type("games", "tournament new", game="kingdom_builder", clock="daily")
    clock, _, *options = menus(page)
    wished = {menu["custom_id"].rsplit("/", 1)[-1]: menu["options"][-1]["value"] for menu in options}
    await asyncio.gather(
        aiko.choose(page, clock, ["relaxed"]),
        *(aiko.choose(page, menu, [value]) for menu, value in zip(options, wished.values(), strict=True)),
    )
    plan = (await now(room)).plan
    assert plan.clock == PRESETS["relaxed"]
    assert {name: plan.options[name] for name in wished} == wished
