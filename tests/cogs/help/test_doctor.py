"""The doctor: what the bot lacks is named with its place and the way to give it, and a trial leaves nothing behind."""

from __future__ import annotations

import re

import discord
import pytest

from cogs.app.client import PERMISSIONS
from cogs.help import checkup
from cogs.server import desk
from data.engines.store import Transaction
from data.outbox import outbox, server_jobs
from data.server import desks
from playground.world.ids import APPLICATION_ID, BOT_ROLE_ID, GUILD_ID
from playground.world.permissions import BOT_BITS, CREATE_PRIVATE_THREADS, MANAGE_THREADS, PERSON_BITS, own_overwrite
from render.words.text import texts
from tests.cogs.people.test_settings import server
from tests.kit.desks import (
    invited,
    is_desk,
    pinned,
    walk,
)
from tests.kit.room import (
    PATIENCE,
    Guest,
    Object,
    Room,
    until,
)
from tests.playing.endings import check_traffic

WORDS = texts("en")
BITS = {name: discord.Permissions(**{name: True}).value for name in (*checkup.NEEDED, *checkup.USEFUL)}


def named(permission: str) -> str:
    """A permission as Discord's menus name it."""
    return WORDS.t(f"permission-{permission.replace('_', '-')}")


async def channel_of(guest: Guest, name: str = "games") -> Object:
    place = await guest.bootstrap()
    return next(one for one in place["guild"]["channels"] if one["name"] == name)


def seen(room: Room, channel_id: str) -> discord.TextChannel:
    """A channel as the bot knows it."""
    found = room.bot.guilds[0].get_channel(int(channel_id))
    assert isinstance(found, discord.TextChannel)
    return found


async def place(room: Room, channel_id: str, *overwrites: Object) -> None:
    """A channel or a category has these overwrites from now on, and the bot has heard of it."""
    await room.guests[0].request("PATCH", f"/ui/channels/{channel_id}", {"overwrites": list(overwrites)})
    wanted = {(int(one["id"]), int(one["allow"]) & BOT_BITS, int(one["deny"]) & BOT_BITS) for one in overwrites}

    def heard() -> bool:
        known = room.bot.guilds[0].get_channel(int(channel_id))
        assert known is not None
        pairs = {owner.id: overwrite.pair() for owner, overwrite in known.overwrites.items()}
        known_bits = {(owner, allow.value & BOT_BITS, deny.value & BOT_BITS) for owner, (allow, deny) in pairs.items()}
        return known_bits == wanted

    await until(heard)


async def roles(room: Room, taken: int) -> None:
    """Neither everybody nor the bot's role has these permissions in the server."""
    bits = {"bot": str(BOT_BITS & ~taken), "everyone": str(PERSON_BITS & ~taken)}
    await room.guests[0].request("POST", "/test/roles", bits)
    await until(lambda: not room.bot.guilds[0].me.guild_permissions.value & taken)
    await until(lambda: room.bot.guilds[0].me.guild_permissions.value & BOT_BITS & ~taken == BOT_BITS & ~taken)


def deny(owner: str, bits: int, kind: int = 0) -> Object:
    return {"id": owner, "type": kind, "allow": "0", "deny": str(bits)}


def allow(owner: str, bits: int, kind: int = 0) -> Object:
    return {"id": owner, "type": kind, "allow": str(bits), "deny": "0"}


# --- the check-up ---------------------------------------------------------------------------------------------------


def test_everything_that_the_invitation_asks_for_is_looked_at():
    asked = {name for name, wanted in PERMISSIONS if wanted}
    assert {name for name, wanted in discord.Permissions(**dict.fromkeys(BITS, True)) if wanted} >= asked


async def test_all_is_well_and_the_way_there_needs_no_typing(room, aiko, marta):
    front = await invited(room, aiko)
    page = await walk(aiko, front, "More…", "Settings", "This server", "Check permissions")
    assert page["content"] == f"All is well. I may do all that tables need in <#{front['channel_id']}>."
    games = await channel_of(aiko)
    typed = await aiko.type("games", "doctor")
    assert (
        typed["content"] == f"All is well. I may do all that tables need in <#{games['id']}>, <#{front['channel_id']}>."
    )
    refused = await marta.told(await marta.slash("games", "doctor"))
    assert refused == "Only those who may manage this server can change what is set for it."
    await aiko.change(locale="ja")
    assert (await aiko.type("games", "doctor"))["content"].startswith("すべて問題ありません。")


async def test_each_permission_is_missed_in_the_whole_server(room, aiko):
    for permission, bit in BITS.items():
        await roles(room, bit)
        told = (await aiko.type("games", "doctor"))["content"]
        severe = permission in checkup.NEEDED
        assert told.startswith("I lack something" if severe else "Tables can be played in"), permission
        assert "**In the whole server Ziggurat Playground**" in told
        assert f"- **{named(permission)}**: without it" in told
        assert told.count("without it") == 1, "what follows from another is not told again"
        assert "**Server Settings** → **Roles** → **Ziggurat** → **Permissions**" in told
    await roles(room, 0)
    assert (await aiko.type("games", "doctor"))["content"].startswith("All is well.")


async def test_each_permission_is_missed_in_a_channel_or_its_category(room, aiko):
    games = await channel_of(aiko)
    for permission, bit in BITS.items():
        for owner in (deny(GUILD_ID, bit), deny(BOT_ROLE_ID, bit), deny(APPLICATION_ID, bit, 1)):
            await place(room, games["id"], owner)
            told = (await aiko.type("games", "doctor"))["content"]
            assert f"**In <#{games['id']}>**" in told, (permission, owner)
            assert f"- **{named(permission)}**: without it" in told
            assert "→ **Edit Channel** → **Permissions** → **Advanced permissions** → **Ziggurat**" in told
        await place(room, games["id"], deny(GUILD_ID, bit), allow(BOT_ROLE_ID, bit))
        assert (await aiko.type("games", "doctor"))["content"].startswith("All is well."), permission
    category = await aiko.request("POST", "/ui/channels", {"name": "tables", "type": 4})
    await aiko.request("PATCH", f"/ui/channels/{games['id']}", {"parent_id": category["id"]})
    await until(lambda: seen(room, games["id"]).category_id == int(category["id"]))
    hidden = deny(GUILD_ID, BITS["view_channel"])
    await place(room, category["id"], hidden)
    await place(room, games["id"], hidden)
    told = (await aiko.type("games", "doctor"))["content"]
    assert "**In the category tables**, which its channels follow" in told
    assert "→ **Edit Category** → **Permissions** → **Advanced permissions** → **Ziggurat**" in told
    await place(room, category["id"])
    assert "**Edit Channel**" in (await aiko.type("games", "doctor"))["content"], "it keeps in step no more"


async def test_every_place_where_the_server_plays_is_looked_at(room, aiko):
    front = await invited(room, aiko)
    there = front["channel_id"]
    games = await channel_of(aiko)
    await place(room, there, own_overwrite(BOT_BITS & ~BITS["attach_files"] & ~BITS["pin_messages"]))
    page = await aiko.type("games", "doctor")
    assert f"I have looked at <#{games['id']}>, <#{there}>." in page["content"]
    assert f"**In <#{there}>**" in page["content"]
    assert "Attach Files" in page["content"]
    assert "Pin Messages" in page["content"]
    await place(room, there)
    assert (await aiko.press(page, "Check again"))["content"].startswith("All is well.")
    made = [await aiko.request("POST", "/ui/channels", {"name": f"hall {number}"}) for number in range(8)]
    wished = [one["id"] for one in made]
    for one in made:
        await place(room, one["id"], deny(GUILD_ID, sum(BITS.values())))
    await server(aiko, front, channels=wished)
    told = (await aiko.type("games", "doctor"))["content"]
    assert len(told) <= 2000
    assert re.search(r"There are \d more places. Mend these first", told)
    for one in made[1:]:
        await aiko.request("DELETE", f"/ui/channels/{one['id']}?user={aiko.id}")
    await until(lambda: len(room.bot.guilds[0].text_channels) == 3)
    assert "in a channel that is gone" in (await aiko.type("games", "doctor"))["content"]


async def test_where_no_table_can_be_opened_at_all(room, aiko):
    await aiko.request("POST", "/ui/channels", {"name": "ideas", "type": 15})
    thread = await seen(room, (await channel_of(aiko))["id"]).create_thread(
        name="closed", type=discord.ChannelType.public_thread
    )
    await aiko.request("PATCH", f"/ui/channels/{thread.id}", {"locked": True})
    await until(lambda: getattr(room.bot.guilds[0].get_thread(thread.id), "locked", False))
    told = (await aiko.type({"id": str(thread.id)}, "doctor"))["content"]
    assert f"The thread <#{thread.id}> is locked" in told
    assert "**Unlock Thread**" in told


async def test_very_many_channels_leave_room_for_what_is_missing(room, aiko):
    """A mention takes more than twenty of the 2,000 characters of a message."""
    many = [await aiko.request("POST", "/ui/channels", {"name": f"tables-{number}"}) for number in range(95)]

    async def note(transaction: Transaction) -> None:
        for one in many:
            await desks.keep(transaction, int(GUILD_ID), int(one["id"]), int(one["id"]))

    await room.store.write(note)
    await until(lambda: all(room.bot.guilds[0].get_channel(int(one["id"])) for one in many))
    told = (await aiko.type("games", "doctor"))["content"]
    assert told.startswith("All is well.")
    assert told.count("<#") == 20
    assert told.endswith(" and 76 more.")
    await roles(room, BITS["attach_files"])
    told = (await aiko.type("games", "doctor"))["content"]
    assert f"- **{named('attach_files')}**: without it" in told


# --- the trial ------------------------------------------------------------------------------------------------------

STEPS = ("message", "thread", "picture", "edit", "take-back", "dm", "away")


def outcomes(report: Object) -> dict[str, str]:
    """Step -> what is told of it."""
    found = {}
    for step in (*STEPS, "button"):
        name = re.escape(WORDS.t(f"trial-step-{step}"))
        line = re.search(rf"^(?:[✓×–]) {name}: .+$", report["content"], re.M)
        if line is not None:
            found[step] = line[0]
    return found


PIN_ADDED = 6
"""The type of message by which Discord itself announces a pin: that of the front desk."""


async def left(room: Room, guest: Guest, name: str = "games") -> list[str]:
    """What the bot has left in a channel, and open threads."""
    messages = [
        one["content"] for one in await guest.messages(name) if not one["flags"] & 64 and one["type"] != PIN_ADDED
    ]
    threads = [one["name"] for one in await guest.threads() if not one["thread_metadata"]["archived"]]
    row = await room.store.reading.row("SELECT COUNT(*) FROM outbox WHERE guild_id IS NOT NULL")
    assert row is not None
    return [*messages, *threads, *["a server job"] * row[0]]


async def test_everything_is_tried_and_nothing_is_left(room, aiko):
    front = await invited(room, aiko)
    report = await walk(aiko, front, "More…", "Settings", "This server", "Check permissions", "Try it for real")
    assert report["content"].startswith(f"**Everything works in <#{front['channel_id']}>.**")
    assert all(re.fullmatch(r"✓ .+: \d+\.\d s", line) for line in outcomes(report).values())
    assert tuple(outcomes(report)) == STEPS
    assert await left(room, aiko, "lobby") == [front["content"]]
    [greeting] = await aiko.dms()
    assert greeting["content"].startswith("A trial from the server **Ziggurat Playground**")
    done = await aiko.press(report, "Press me")
    assert re.fullmatch(r"✓ A button answers: \d+\.\d s", outcomes(done)["button"])
    assert "please press" not in done["content"]
    assert (await aiko.press(done, "Check permissions"))["content"].startswith("All is well.")
    sent = [one for one in await room.traffic() if re.search(r"/channels/\d+/messages$", one["path"])]
    assert len([one for one in sent if one["method"] == "POST"]) == 4, "the desk, a message, a picture, a greeting"
    await check_traffic(room)


LOST = {
    "view_channel": {"message": "I do not see <#{}>", "thread": "not tried", "picture": "I do not see"},
    "send_messages": {"message": "I lack Send Messages in <#{}>", "thread": "not tried", "picture": "I lack"},
    "create_public_threads": {"thread": "I lack Create Public Threads in <#{}>"},
    "read_message_history": {"thread": "I lack Read Message History in <#{}>"},
    "send_messages_in_threads": {"picture": "I lack Send Messages in Threads in <#{}>", "edit": "not tried"},
    "attach_files": {"picture": "I lack Attach Files in <#{}>", "take-back": "not tried"},
}
"""What a trial tells where a permission is missing."""


async def test_each_missing_permission_has_its_sentence_in_a_trial(room, aiko):
    games = await channel_of(aiko)
    assert LOST.keys() == set(checkup.NEEDED)
    for permission, expected in LOST.items():
        await place(room, games["id"], own_overwrite(BOT_BITS & ~BITS[permission]))
        report = await aiko.type("games", "doctor", test=True)
        found = outcomes(report)
        assert report["content"].startswith("**Not everything works"), permission
        for step, sentence in expected.items():
            assert sentence.format(games["id"]) in found[step], (permission, step, found)
        assert found["dm"].startswith("✓")
        if permission != "view_channel":  # where it sees nothing it has posted nothing
            assert found["away"].startswith("✓")
        assert await left(room, aiko) == [], permission
    await place(room, games["id"], own_overwrite(BOT_BITS & ~MANAGE_THREADS & ~CREATE_PRIVATE_THREADS))
    report = await aiko.type("games", "doctor", test=True)
    assert report["content"].startswith("**Everything works")
    assert "The thread of the trial is archived" in report["content"]
    assert await left(room, aiko) == []


async def test_closed_direct_messages_too_many_threads_and_a_stumbling_discord(room, aiko, marta):
    await marta.change(permissions=PERSON_BITS | 1 << 5)  # nobody has written to her yet
    await aiko.change(dms_closed=True)
    await aiko.request("POST", "/test/limits", {"active_threads": 0})
    report = await aiko.type("games", "doctor", test=True)
    found = outcomes(report)
    assert "You take no direct messages from this server." in found["dm"]
    assert "as many open threads as Discord allows" in found["thread"]
    assert all(found[step].startswith("✓") for step in ("message", "picture", "edit", "take-back", "away"))
    assert await left(room, aiko) == []
    await aiko.request("POST", "/test/limits", {"active_threads": 1000})
    await aiko.change(dms_closed=False)
    for pattern, code, step, told in (
        (r"POST /channels/\d+/messages$", 200000, "message", "AutoMod"),
        (r"PATCH /channels/\d+/messages/", 10008, "edit", "The message was deleted meanwhile"),
        (r"POST /users/@me/channels", 40003, "dm", "too many direct messages"),
    ):
        await room.fault(pattern, "refuse", 1, code)
        found = outcomes(await (marta if step == "dm" else aiko).type("games", "doctor", test=True))
        assert told in found[step]
        assert await left(room, aiko) == []
    await room.fault(r"POST /channels/\d+/messages$", "lost", 2)
    assert (await aiko.type("games", "doctor", test=True))["content"].startswith("**Everything works")
    assert await left(room, aiko) == []


async def test_a_trial_that_is_killed_in_the_middle_is_put_away_by_the_next_process(room, aiko, marta):
    await marta.change(permissions=PERSON_BITS | 1 << 5)
    await room.fault(r"PATCH /channels/\d+/messages/", "delay", 1, PATIENCE)
    await aiko.slash("games", "doctor", test=True)
    thread = await until(lambda: _picture_shown(aiko))
    refused = await marta.told(await marta.slash("lobby", "doctor", test=True))
    assert refused.startswith("A trial is under way in this server")
    await room.restart_without_faults()

    async def clean() -> bool:
        room.ahead += 1  # what came before the server was known comes again after a while
        room.services.wake()
        return await left(room, aiko) == []

    await until(clean)
    assert thread["id"] not in [one["id"] for one in await aiko.threads()]
    assert (await marta.type("lobby", "doctor", test=True))["content"].startswith("**Everything works")


async def _picture_shown(guest: Guest) -> Object | None:
    for thread in await guest.threads():
        if any(one["attachments"] for one in await guest.messages(thread)):
            return thread
    return None


async def test_what_cannot_be_put_away_at_once_is_put_away_later(room, aiko):
    await room.fault(r"DELETE /channels/\d+$", "refuse", 1, 50013)
    report = await aiko.type("games", "doctor", test=True)
    assert "I lack a permission" in outcomes(report)["away"]
    room.ahead = server_jobs.SOON + 1
    room.services.wake()

    async def clean() -> bool:
        return await left(room, aiko) == []

    await until(clean)


async def test_no_trial_where_no_table_can_be_played(room, aiko):
    await aiko.request("POST", "/ui/channels", {"name": "voices", "type": 15})
    await until(lambda: room.bot.guilds[0].forums)
    thread = await room.bot.guilds[0].forums[0].create_thread(name="post", content="a post")
    told = await aiko.told(await aiko.slash({"id": str(thread.thread.id)}, "doctor", test=True))
    assert "is not an ordinary text channel" in told
    assert "is not an ordinary text channel" in (await aiko.type({"id": str(thread.thread.id)}, "doctor"))["content"]


# --- the front desk as a server job ---------------------------------------------------------------------------------


async def desks_in(guest: Guest, channel_id: str) -> list[Object]:
    return [one for one in await guest.messages({"id": channel_id}) if is_desk(one)]


@pytest.mark.parametrize("kind", ["before it was sent", "before it was kept"])
async def test_a_desk_that_a_dying_process_owed_is_posted_once(room, aiko, kind):
    pattern = r"POST /channels/\d+/messages$" if kind == "before it was sent" else r"PUT /channels/\d+/messages/pins/"
    await room.fault(pattern, "delay", 1, PATIENCE)
    await aiko.request("POST", "/test/invite", {})
    lobby = await channel_of(aiko, "lobby")
    if kind == "before it was sent":
        me = room.services.process.id
        room_for = {**dict.fromkeys(outbox.COLUMNS, 0), "server": 1}
        await until(lambda: outbox.next_intents(room.store.reading, room.services.now(), (), room_for, me))
    else:
        await until(lambda: desks_in(aiko, lobby["id"]))
    await room.stop()
    await aiko.request("DELETE", "/test/faults")  # nothing is delayed any more, had the process not come so far
    await room.start()

    async def done() -> bool:
        row = await room.store.reading.row("SELECT COUNT(*) FROM outbox WHERE guild_id IS NOT NULL")
        return row is not None and row[0] == 0 and bool(await desks_in(aiko, lobby["id"]))

    room.ahead = 60.0
    room.services.wake()
    await until(done)
    [front] = await desks_in(aiko, lobby["id"])
    assert await pinned(room, lobby["id"]) == [front["id"]]


async def test_a_desk_that_arrived_unheard_is_not_posted_again(room, aiko):
    games = await channel_of(aiko)
    channel, now, me = seen(room, games["id"]), room.services.now(), room.services.process.id
    content, view = desk.desk_message(room.services, WORDS)
    await channel.send(content, view=view)
    await room.store.write(lambda it: server_jobs.put_desk_in(it, int(GUILD_ID), channel.id, now, me))
    room.ahead = server_jobs.ANSWERING + 1
    room.services.wake()

    async def kept() -> bool:
        row = await room.store.reading.row("SELECT COUNT(*) FROM desks")
        return row is not None and row[0] == 1

    await until(kept)
    assert len(await desks_in(aiko, games["id"])) == 1


async def test_seconds_are_written_as_the_language_does(room, aiko):
    front = await invited(room, aiko)
    page = await walk(aiko, front, "More…", "Settings", "This server", "Check permissions")
    await aiko.change(locale="de")
    report = await walk(aiko, page, "Try it for real")
    told = [line for line in report["content"].split("\n") if line.startswith("✓")]
    assert len(told) == len(STEPS)
    assert all(re.search(r": \d+,\d s$", line) for line in told)
    done = await aiko.press(report, "Drück mich")
    assert re.search(r"✓ .+: \d+,\d s$", done["content"])
