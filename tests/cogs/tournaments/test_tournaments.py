"""Tournaments over the real protocol: the sign-up by buttons, tables begun from direct messages, whoever is late or
absent, the pictures after each result, and the end; restarts at any point."""

from __future__ import annotations

import re

from cogs.permissions.rows import Relation, Role
from data.engines.store import Transaction
from data.people import avoids
from data.people.avoids import Avoided
from data.tournaments import tournaments
from data.tournaments.rounds import (
    BYE,
    OPEN,
    PLAYED,
    PLAYING,
)
from data.tournaments.tournaments import (
    IN,
    OFF,
    OUT,
    OVER,
    RUNNING,
    SIGNING,
    WAITING,
    Asker,
    TournamentPlan,
)
from playground.world.permissions import PERSON_BITS
from rules.table.player import forgotten_name
from tests.cogs.delivery.test_notifications import SILENT, dms_of
from tests.cogs.people.test_privacy import delete
from tests.cogs.people.test_reminders import quiet
from tests.cogs.seats.test_clocks import later
from tests.kit.admission import MANAGE_GUILD, Actor, Desk, custom_id_of, item_of
from tests.kit.room import (
    PATIENCE,
    Guest,
    Room,
    buttons,
    menus,
    until,
)
from tests.kit.tournaments import (
    CUP,
    JOIN,
    READY,
    all_told,
    begin_table,
    begun,
    direct_message,
    guest_of,
    latest,
    now,
    open_cup,
    reached,
    resign,
    warned,
)


async def test_people_sign_up_by_the_button_and_whoever_waits_moves_up(room, four):
    aiko, marta, noor, jules = four
    more = await room.join("健太", "Ada")
    shown = await open_cup(room, aiko, most="4")
    assert shown["content"].startswith("**Spring cup**: a tournament of **The Royal Game of Ur**")
    assert len(shown["attachments"]) == 1
    assert "Spring cup" in shown["attachments"][0]["description"]
    for guest in (*four, *more):
        page = await guest.press(shown, JOIN)
        assert page["flags"] & 64
    assert page["content"].startswith("All places are taken, so you are on the waiting list")
    assert [one.state for one in (await now(room)).entrants] == [IN] * 4 + [WAITING] * 2
    again = await marta.click(shown, JOIN)
    assert await marta.told(again) == "You have signed up already."
    await all_told(room)
    assert "Waiting for a place (2)" in (await aiko.message(shown))["content"]
    await room.restart()
    left = await noor.press(shown, "Leave")
    assert left["content"].startswith("Done, you take no part any more")
    told = await direct_message(more[0], "トーナメントを見る")
    assert told["content"] == "**Spring cup**：空きができたので、参加できます。"
    await all_told(room)
    assert "Waiting for a place (1)" in (await aiko.message(shown))["content"]
    assert [one.user_id for one in (await now(room)).those(IN)] == [
        int(one.id) for one in (aiko, marta, jules, more[0])
    ]


async def test_it_is_told_how_many_meet_again_and_whom_one_avoids_all_the_same(room, four):
    """Four at tables of two meet once each in three rounds. Who avoids everybody reads of it, and nobody else does."""
    aiko = four[0]
    for other in four[1:]:
        avoided = [Avoided(int(other.id), other.user["global_name"])]
        await room.store.write(lambda transaction, avoided=avoided: avoids.add(transaction, int(aiko.id), avoided))
    shown = await open_cup(room, aiko, rounds="5")
    assert "With 32 people who all stay, nobody meets the same person twice." in shown["content"]
    for guest in four:
        await guest.press(shown, JOIN)
    done = await aiko.press(await aiko.press(shown, CUP), "Begin now")
    assert "there are 3 rounds: in more, everybody would meet somebody again." in done["content"]
    assert "With 4 people who all stay, nobody meets the same person twice." in done["content"]
    await all_told(room)
    assert "You avoid" in (await direct_message(aiko))["content"]
    for guest in four[1:]:
        assert "avoid" not in (await direct_message(guest))["content"]


async def test_one_two_and_who_is_no_host_read_one_sentence(room, four):
    aiko, marta, noor, _ = four
    shown = await open_cup(room, aiko)
    page = await aiko.press(shown, CUP)
    assert "Begin now" not in buttons(await marta.press(shown, CUP))
    for guest, told in (
        (aiko, "Nobody has signed up yet. The sign-up stays open."),
        (marta, "One person alone makes no tournament. The sign-up stays open."),
        (noor, "2 people make one table, and a tournament needs more."),
    ):
        used = await aiko.click(page, "Begin now")
        assert (await aiko.told(used)).startswith(told)
        await guest.press(shown, JOIN)
    assert (await now(room)).state == SIGNING
    done = await aiko.press(page, "Begin now")
    assert "everybody is told" in done["content"]
    assert "With so few people" not in done["content"], "of three everybody meets everybody in three rounds"
    assert (await now(room)).state == RUNNING


async def test_a_title_that_looks_like_a_mention_or_a_path_is_plain_text(room, aiko):
    shown = await open_cup(room, aiko, title="@everyone <@1> ../../etc/passwd **x**")
    assert shown["mentions"] == []
    assert not shown.get("mention_everyone")
    assert "\\*\\*x\\*\\*" in shown["content"]
    assert all("/" not in one["filename"] and ".." not in one["filename"] for one in shown["attachments"])


async def test_a_round_is_begun_from_direct_messages_played_in_threads_and_shown_after_each_result(room, four):
    shown = await begun(room, four)
    await all_told(room)
    running = await four[0].message(shown)
    assert re.match(
        r"\*\*Spring cup\*\* \(The Royal Game of Ur\): round 1 of 3\. Tables begin until <t:\d+:f>", running["content"]
    )
    assert len(running["attachments"]) == 2
    assert JOIN not in buttons(running)
    [first, second] = (await latest(room)).pairings
    cup = await now(room)
    one, other = (guest_of(cup, four, seat.entrant) for seat in first.seats)
    told = await direct_message(one)
    assert f"round 1: a table of **The Royal Game of Ur** with {other.user['global_name']}." in told["content"]
    assert not told["flags"] & SILENT
    waiting = await one.press(told, READY)
    assert re.search(r"You are ready\. .* Until <t:\d+:f> they have time\.$", waiting["content"])
    assert READY not in buttons(waiting)
    await all_told(room)
    [line] = [one for one in (await four[0].message(shown))["content"].splitlines() if one.startswith("Table 1: ")]
    assert line.endswith(f"Not there yet: {other.user['global_name']}"), line
    await room.restart()
    started = await other.press(await direct_message(other), READY)
    assert "The game has begun: https://" in started["content"]
    await all_told(room)
    assert "The game has begun" in (await one.message(told))["content"], "the first message says so as well"
    opened = (await latest(room)).pairings[0]
    [thread] = await one.threads()
    assert opened.state == PLAYING
    assert thread["name"].endswith(" · Spring cup, round 1")
    lobby = await one.wait_message(
        shown["channel_id"], lambda message: "the game is on" in message["content"], PATIENCE
    )
    assert "It belongs to the tournament **Spring cup**, round 1." in lobby["content"]
    before = (await four[0].message(shown))["attachments"]
    await resign(room, int(one.id), opened.table_id)
    await all_told(room)
    assert (await latest(room)).pairings[0].state == PLAYED
    assert (await one.message(told))["content"].endswith("This table is over. Your score there: 0")
    assert (await four[0].message(shown))["attachments"] != before
    assert second.state == OPEN


async def test_the_end_names_the_winner_and_how_equal_points_were_told_apart(room, four):
    await begun(room, four, rounds="2")
    for number in (1, 2):
        for pairing in (await reached(room, number)).pairings:
            opened = await begin_table(room, four, pairing)
            loser = guest_of(await now(room), four, pairing.seats[1].entrant)
            await resign(room, int(loser.id), opened.table_id)
            if number == 1 and pairing.number == 1:
                await room.restart()
    await until(lambda: over(room))
    await all_told(room)
    last = await four[0].wait_message(
        (await four[0].bootstrap())["guild"]["channels"][0], lambda one: "Sonneborn-Berger" in one["content"], PATIENCE
    )
    assert last["content"].startswith("**Spring cup** is over. ")
    assert "has won, with a score of 2." in last["content"]
    assert "Equal points are told apart by Buchholz" in last["content"]
    assert len(last["attachments"]) == 1


async def over(room: Room) -> bool:
    return (await now(room)).state == OVER


async def test_whoever_is_absent_is_warned_then_done_without_and_out_the_second_time(room, four):
    await begun(room, four, rounds="3")
    first = await latest(room)
    cup = await now(room)
    missing = guest_of(cup, four, first.pairings[0].seats[0].entrant)
    entrant = cup.entrant(int(missing.id))
    for number in (1, 2):
        current = await reached(room, number)
        for pairing in current.pairings:
            for seat in pairing.seats:
                guest = guest_of(cup, four, seat.entrant)
                if guest is not missing:
                    await guest.press(await direct_message(guest), READY)
            fresh = (await latest(room)).pairings[pairing.number - 1]
            if fresh.state == PLAYING:
                loser = guest_of(cup, four, pairing.seats[0].entrant)
                await resign(room, int(loser.id), fresh.table_id)
        await later(room, 24.5)
        await warned(room, number, 1)
        warning = await missing.wait_dm(lambda one: "your table has not begun" in one["content"], PATIENCE)
        assert READY in buttons(warning)
        await later(room, 24)
        key = "so you are out of the tournament" if number == 2 else "If you miss the next one"
        told = await missing.wait_dm(lambda one, key=key: key in one["content"], PATIENCE)
    page = await missing.press(told, CUP)
    assert "You are out of the tournament. Your points stay in the standings." in page["content"]
    assert (await now(room)).numbered(entrant.number).state == OUT
    free = (await reached(room, 3)).of(entrant.number)
    assert free is None
    assert any(one.state == BYE for one in (await latest(room)).pairings)


async def test_the_host_pushes_an_idle_table_on(room, four):
    shown = await begun(room, four, days="28")
    host = four[0]
    page = await host.press(shown, CUP)
    early = await host.click(page, "Push a table on")
    refusal = "A table can be pushed on when nothing was done there for 2 days, unless it is paused."
    assert await host.told(early) == refusal
    await later(room, 49)
    [first, second] = (await latest(room)).pairings
    cup = await now(room)
    here = guest_of(cup, four, first.seats[0].entrant)
    await here.press(await direct_message(here), READY)
    page = await host.press(shown, CUP)
    listed = await host.press(page, "Push a table on")
    [menu] = menus(listed)
    assert len(menu["options"]) == 2
    done = await host.choose(listed, menu, [str(first.number)])
    assert done["content"].startswith("Done, table 1 goes on without those whom it waited for.")
    assert (await latest(room)).pairings[0].state == PLAYED
    assert (await latest(room)).pairings[1].state == second.state == OPEN


async def test_nobody_is_rung_in_quiet_hours(room, four):
    await quiet(room, four[1])
    await begun(room, four)
    for guest in (four[0], *four[2:]):
        await direct_message(guest)
    assert [one for one in await dms_of(four[1]) if READY in buttons(one)] == []


async def test_who_takes_no_direct_messages_is_called_in_the_channel_and_begins_there(room, four):
    marta = four[1]
    await marta.change(dms_closed=True)
    shown = await begun(room, four)
    call = await marta.wait_message(
        shown["channel_id"], lambda one: f"<@{marta.id}>" in one["content"] and CUP in buttons(one), PATIENCE
    )
    page = await marta.press(call, CUP)
    assert READY in buttons(page)
    [table] = [one for one in (await latest(room)).pairings if any(seat.entrant == 2 for seat in one.seats)]
    [other] = [seat.entrant for seat in table.seats if seat.entrant != 2]
    await all_told(room)
    guest = guest_of(await now(room), four, other)
    await guest.press(await direct_message(guest), READY)
    await all_told(room)
    calls = [one for one in await marta.messages(call["channel_id"]) if f"<@{marta.id}>" in one["content"]]
    assert len(calls) == 1, "she is called once for her table, not for each step of the others"
    done = await marta.press(page, READY)
    assert "You are ready." in done["content"] or "has begun" in done["content"]


async def test_called_off_everybody_is_told(room, four):
    shown = await begun(room, four)
    kept, page = [await four[0].press(shown, CUP) for _ in range(2)]
    asked = await four[0].press(page, "Call it off")
    done = await four[0].press(asked, "Call it off")
    assert "was called off" in done["content"]
    assert (await now(room)).state == OFF
    for guest in four[1:]:
        await guest.wait_dm(lambda one: "was called off" in one["content"], PATIENCE)
    await all_told(room)
    assert "was called off" in (await four[0].message(shown))["content"]
    late = await four[0].click(kept, "Push a table on")
    assert await four[0].told(late) == "The tournament is over."


async def test_who_is_deleted_is_out_and_nameless(room, four):
    await begun(room, four)
    await delete(four[3])
    cup = await now(room)
    assert [one.state for one in cup.entrants] == [IN, IN, IN, OUT]
    assert (cup.entrants[3].user_id, cup.entrants[3].name) == (0, forgotten_name(3))


async def test_in_japanese_everything_is_japanese(room, four):
    await four[0].change(locale="ja")
    await four[0].request("POST", "/test/invite", {})
    desk_page = await four[0].type("games", "tournament list")
    assert desk_page["content"].startswith("**トーナメント**")


async def test_typed_commands_do_the_same(room, four):
    page = await four[0].type("games", "tournament new", game="royal_game_of_ur", title="Typed", rounds=2)
    assert page["content"].startswith("**Typed**: a plan")
    await four[0].press(page, "Open the sign-up")
    for guest in four:
        shown = await guest.type("games", "tournament show")
        await guest.press(shown, JOIN)
    refused = await four[1].slash("games", "tournament begin")
    assert "Only the host of the tournament" in await four[1].told(refused)
    done = await four[0].type("games", "tournament begin")
    assert done["content"].startswith("Done, the first round is paired")
    idle = await four[0].slash("games", "tournament bump", table=1)
    assert "for 2 days" in await four[0].told(idle)
    asked = await four[0].type("games", "tournament cancel")
    assert "Do you want to call the tournament off?" in asked["content"]


async def test_managing_another_server_gives_no_right_at_a_tournament(room, aiko, marta):
    """She has signed up in one server, and manages another one: there she is an entrant as anybody."""

    async def sign_up(transaction: Transaction) -> None:
        plan = TournamentPlan("Far away", "royal_game_of_ur", {}, None, 2, 3, 4, 8)
        at = (room.services.tables, transaction)
        made = await tournaments.draft(*at, 7, 70, Asker(100), plan, "seed", room.services.now())
        await tournaments.set_state(transaction, made.id, SIGNING)
        for guest in (aiko, marta):
            await tournaments.join(transaction, made.id, int(guest.id), "P", room.services.now())

    await room.store.write(sign_up)
    await marta.change(permissions=PERSON_BITS | MANAGE_GUILD)
    for name in ("begin", "cancel", "bump", "move"):
        refused = await marta.told(await marta.slash("games", f"tournament {name}", tournament=1))
        assert refused.startswith("Only the host of the tournament"), name
    page = await marta.type("games", "tournament show", tournament=1)
    assert list(buttons(page)) == ["Leave", "How it is played"]
    shown = await open_cup(room, aiko)
    own = await marta.press(shown, CUP)
    assert "Call it off" in buttons(own), "that one is in the server that she manages"


LEFT = "You are not in that server any more, so you cannot do this there. Join the server again first."


async def test_who_has_left_the_server_is_not_ready_for_a_table_there(room, four):
    await begun(room, four)
    seats = (await latest(room)).pairings[0].seats
    cup = await now(room)
    players = [guest_of(cup, four, seat.entrant) for seat in seats]
    gone, other = sorted(players, key=lambda guest: guest.user["global_name"] == "Aiko")  # the owner cannot leave
    asked = await direct_message(gone)
    await other.press(await direct_message(other), READY)
    await gone.change(left=True)
    assert await gone.told(await gone.click(asked, READY)) == LEFT
    found = (await latest(room)).pairings[0]
    assert found.state == OPEN
    assert [seat.ready for seat in found.seats] == [player is other for player in players]
    await gone.change(left=False)
    assert "The game has begun" in (await gone.press(asked, READY))["content"]


async def test_a_host_who_has_left_the_server_signs_up_for_nothing_there(room, aiko, marta):
    await open_cup(room, marta)
    desk = Desk(room)
    await desk.post(marta, True, [item_of("tournament-join", 1)])
    await marta.change(left=True)
    actor = Actor("host", marta, Relation(Role.STRANGER), True)
    assert await marta.told(await desk.press(actor, custom_id_of("tournament-join", 1), False)) == LEFT
    assert (await now(room)).entrants == ()


async def join_many(room: Room, guest: Guest, guild_id: int) -> list[str]:
    """Signs somebody up for one tournament more than a list has room for; the newest of them, as listed."""

    async def work(transaction: Transaction) -> None:
        for number in range(1, 27):
            host, plan = Asker(100 + number), TournamentPlan(f"Cup {number}", "royal_game_of_ur", {}, None, 2, 3, 4, 8)
            at = (room.services.tables, transaction)
            made = await tournaments.draft(*at, guild_id, 70, host, plan, "seed", room.services.now())
            await tournaments.set_state(transaction, made.id, SIGNING)
            await tournaments.join(transaction, made.id, int(guest.id), "Aiko", room.services.now())

    await room.store.write(work)
    return [f"Cup {number}" for number in range(26, 1, -1)]


async def test_of_many_tournaments_a_server_lists_as_many_as_there_is_room_for(room, aiko):
    newest = await join_many(room, aiko, int((await aiko.bootstrap())["guild"]["id"]))
    listed = await aiko.type("games", "tournament list")
    assert [one["label"] for one in menus(listed)[0]["options"]] == newest
    offered = await aiko.autocomplete("games", "tournament show", "tournament", "")
    assert [one["name"] for one in offered] == newest


async def test_of_many_tournaments_direct_messages_offer_the_newest(room, aiko):
    newest = await join_many(room, aiko, 7)
    dm = await aiko.dm()
    listed = await aiko.type(dm, "tournament list")
    assert [one["label"] for one in menus(listed)[0]["options"]] == newest
    offered = await aiko.autocomplete(dm, "tournament show", "tournament", "")
    assert [one["name"] for one in offered] == newest
    assert [one["name"] for one in await aiko.autocomplete(dm, "tournament show", "tournament", "cup 1")][-1] == "Cup 1"
