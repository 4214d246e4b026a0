"""What needs somebody at a client: dialogs, and direct messages that they close."""

from __future__ import annotations

import asyncio
from typing import Any

import discord

from cogs.base import answers
from cogs.kit import dialog_fields
from cogs.runtime import discord_errors
from tests.trials.discord.trial import MARK, SKIP, TROUBLE, Trial, told

LEFT_OUT = "left out"
CLIENTS = {"desktop": "Desktop", "browser": "Browser", "phone": "Phone"}
LIKED = [("Yes", "yes"), ("No", "no")]
TICKED = [("One", "one"), ("Two", "two")]
TRIES = 3
"""So often somebody is asked for the same."""


async def file(trial: Trial) -> None:
    """Somebody sends a file in by a dialog; it is looked for where the bot does."""
    async with trial.ask(
        "please press the button, choose any **small file**, and send it in.", {"open": "A file"}
    ) as presses:
        while True:
            press, key = await presses.next()
            if key == SKIP:
                await _thank(press)
                trial.findings.note("file", None, LEFT_OUT)
                return
            if key == "sent":
                break
            dialog = discord.ui.Modal(title="A file", custom_id=presses.id_of("sent"))
            field = discord.ui.FileUpload[discord.ui.Modal](custom_id="file", min_values=1, max_values=1)
            dialog.add_item(discord.ui.Label(text="Any small file", component=field))
            await answers.open_dialog(press, dialog)
        await _thank(press)
        await _look_for_file(trial, press)


async def _look_for_file(trial: Trial, press: discord.Interaction) -> None:
    data: Any = press.data or {}
    values = (_fields(data) or [{}])[0].get("values") or []
    found = data.get("resolved", {}).get("attachments", {})
    if not values or values[0] not in found:
        text = f"its field has {len(values)} values, and {len(found)} attachments are resolved, none by that id"
        trial.findings.note("file", False, text)
        return
    sent = discord.Attachment(data=found[values[0]], state=press._state)
    try:
        read = await sent.read()
    except TROUBLE as error:
        trial.findings.note("file", False, f"resolved, but reading it: {told(error)}")
        return
    whole = len(read) == sent.size
    trial.findings.note("file", whole, f"resolved and read: {len(read)} of {sent.size} bytes")


async def dialogs(trial: Trial) -> None:
    """Somebody opens the same dialog in three clients and sends it in."""
    opened: set[str] = set()
    sent: dict[str, bool] = {}
    text = (
        "please press **Desktop** in the desktop client, **Browser** in a browser and **Phone** on a phone; each time "
        "choose **Yes** and tick **both boxes**, and send it in. Then press **Done**, also where one does not show it."
    )
    async with trial.ask(text, CLIENTS | {"done": "Done"}) as presses:
        while len(sent) < len(CLIENTS):
            press, key = await presses.next()
            if key in (SKIP, "done"):
                await _thank(press)
                break
            if key in CLIENTS:
                opened.add(key)
                await answers.open_dialog(press, _dialog(presses.id_of(f"sent-{key}")))
                continue
            await _thank(press)
            values = [field.get("values") or field.get("value") for field in _fields(press.data)]
            sent[key.removeprefix("sent-")] = values == ["yes", ["one", "two"]]
    for key, label in CLIENTS.items():
        if key in sent:
            trial.findings.note("dialogs", sent[key], f"{label}: {'as chosen' if sent[key] else 'other values came'}")
        elif key in opened:
            trial.findings.note("dialogs", False, f"{label}: opened, not sent in")
        else:
            trial.findings.note("dialogs", None, f"{label}: {LEFT_OUT}")


def _dialog(custom_id: str) -> discord.ui.Modal:
    dialog = discord.ui.Modal(title="Radio buttons and boxes", custom_id=custom_id)
    dialog.add_item(dialog_fields.radio("Choose Yes", "liked", LIKED, "no"))
    boxes = discord.ui.CheckboxGroup[discord.ui.Modal](custom_id="ticked", required=False, min_values=0)
    for label, value in TICKED:
        boxes.add_option(label=label, value=value)
    dialog.add_item(discord.ui.Label(text="Tick both", component=boxes))
    return dialog


def _fields(data: Any) -> list[dict[str, Any]]:
    """The fields of a dialog that was sent in, as the bot reads them."""
    return [line.get("component") or {} for line in data["components"]]


async def direct_messages(trial: Trial) -> None:
    """Somebody closes their direct messages, and is written to."""
    text = (
        "please **close your direct messages** for this server (the server's name, Privacy Settings, Direct Messages: "
        "off; you must not have the bot among your friends), and press the button."
    )
    async with trial.ask(text, {"closed": "They are closed"}) as presses:
        for _ in range(TRIES):
            press, key = await presses.next()
            if key == SKIP:
                await _thank(press)
                trial.findings.note("dm", None, LEFT_OUT)
                return
            await press.response.defer(ephemeral=True, thinking=True)
            if await write_to(trial, press.user.id, "closed"):
                await press.followup.send("Thank you. You may open them again.")
                return
            await press.followup.send("My message has arrived: they are not closed yet.")
        trial.findings.note("dm", None, "they were not closed")


async def write_to(trial: Trial, user_id: int, who: str) -> bool:
    """Writes to somebody who takes no direct messages; false where it arrives all the same."""
    try:
        place = await trial.client.create_dm(discord.Object(user_id))
        sent = await place.send(f"{MARK} this should not have arrived.", silent=True)
    except TROUBLE as error:
        known = getattr(error, "code", 0) in discord_errors.CLOSED_DM
        trial.findings.note("dm", known, f"{who}: {told(error)}")
        return True
    await sent.delete()
    return False


BURST = (
    ("/users/@me", {}),
    ("/oauth2/applications/@me", {}),
    ("/gateway/bot", {}),
    ("/guilds/{guild_id}", {"guild_id"}),
    ("/guilds/{guild_id}/channels", {"guild_id"}),
    ("/guilds/{guild_id}/threads/active", {"guild_id"}),
    ("/channels/{channel_id}", {"channel_id"}),
    ("/channels/{channel_id}/messages", {"channel_id"}),
)
"""Requests that count and change nothing, and what their paths name."""
TOGETHER = 70
"""So many requests at once are too many: fifty a second are allowed."""
SOON = 2.0
"""Seconds until a press has to be answered; Discord gives it three."""


async def allowance(trial: Trial) -> None:
    """While all requests together are too many, somebody's press is answered."""
    traffic = trial.client.traffic
    async with trial.ask("please press the button.", {"press": "Press"}) as presses:
        for _ in range(TRIES):
            press, key = await presses.next()
            if key == SKIP:
                await _thank(press)
                trial.findings.note("allowance", None, LEFT_OUT)
                return
            since = len(traffic.answers)
            burst = [asyncio.ensure_future(_request(trial, number)) for number in range(TOGETHER)]
            try:
                async with asyncio.timeout(SOON):
                    await traffic.wait_for(lambda heard: heard.everywhere, since)
            except TimeoutError:
                await press.response.send_message("Thank you, and please once more.", ephemeral=True)
            else:
                await _answer(trial, press)
                return
            finally:
                await _stop(trial, burst)
        trial.findings.note("allowance", None, f"{TOGETHER} requests at once were not too many")


async def _request(trial: Trial, number: int) -> None:
    path, named = BURST[number % len(BURST)]
    ids = {"guild_id": trial.channel.guild.id, "channel_id": trial.channel.id}
    # Named apart, they are not held back for what discord.py knows of each other.
    route = discord.http.Route("GET", path, metadata=f"trial-{number}", **{name: ids[name] for name in named})
    try:
        await trial.client.http.request(route)
    except TROUBLE:
        return


async def _stop(trial: Trial, burst: list[asyncio.Future[None]]) -> None:
    """Discord is asked no more than it takes to be too much. Cancelled while it waits for the limit on everything,
    discord.py would hold all other requests back for ever."""
    for request in burst:
        request.cancel()
    await asyncio.wait(burst)
    trial.client.http._global_over.set()


async def _answer(trial: Trial, press: discord.Interaction) -> None:
    """Answers, and edits the answer, while the limit holds."""
    traffic = trial.client.traffic
    since = len(traffic.answers)
    try:
        await press.response.send_message("Thank you.", ephemeral=True)
        await press.edit_original_response(content="Thank you!")
    except TROUBLE as error:
        trial.findings.note("allowance", False, f"an answer: {told(error)}")
        return
    own = [one for one in traffic.answers[since:] if one.path.split("/api/")[-1].split("/")[1] in ANSWERS]
    held = [one for one in own if one.status == discord_errors.TOO_MANY_REQUESTS]
    text = f"{len(own) - len(held)} answers taken, {len(held)} told to wait"
    trial.findings.note("allowance", not held, text)


ANSWERS = ("interactions", "webhooks")


async def _thank(press: discord.Interaction) -> None:
    await press.response.send_message("Thank you.", ephemeral=True)
