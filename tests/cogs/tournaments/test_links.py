"""Where links to the games of a tournament lead."""

from __future__ import annotations

from tests.kit.room import Guest, Object, Room, until
from tests.kit.tournaments import READY, all_told, begun, direct_message, guest_of, latest, now


async def test_links_lead_to_the_thread_of_a_game(room: Room, four: list[Guest]) -> None:
    shown = await begun(room, four)
    [first, _] = (await latest(room)).pairings
    cup = await now(room)
    players = [guest_of(cup, four, seat.entrant) for seat in first.seats]
    asked = [await direct_message(guest) for guest in players]
    for guest, message in zip(players, asked, strict=True):
        await guest.press(message, READY)
    await all_told(room)
    [thread] = await players[0].threads()
    await follow(four[0], shown, players, asked, thread)
    await players[0].request("DELETE", f"/ui/channels/{thread['id']}")

    async def moved() -> list[Object]:
        return [one for one in await players[0].threads() if one["id"] != thread["id"]]

    [again] = await until(moved)
    await all_told(room)
    await follow(four[0], shown, players, asked, again)


async def follow(host: Guest, shown: Object, players: list[Guest], asked: list[Object], thread: Object) -> None:
    """The links in the message of the tournament, and in those that asked the players."""
    [line] = [one for one in (await host.message(shown))["content"].splitlines() if one.startswith("Table 1: ")]
    assert line.endswith(f"/{thread['id']}")
    for guest, message in zip(players, asked, strict=True):
        assert (
            f"The game has begun: https://discord.com/channels/{thread['guild_id']}/{thread['id']} "
            in (await guest.message(message))["content"]
        )
