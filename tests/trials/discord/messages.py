"""How messages are told apart and changed: nonces, edits of old ones, pins."""

from __future__ import annotations

import asyncio

import discord

from cogs.base import transport
from cogs.runtime import discord_errors
from tests.trials.discord.agenda import Step
from tests.trials.discord.assumptions import AGAIN, EDITED_TOO_OFTEN
from tests.trials.discord.client import Heard
from tests.trials.discord.trial import TROUBLE, Trial, told

LATER = (150.0, 300.0, 600.0, 1800.0)
"""Seconds after which it is looked at as well whether a nonce is still remembered, for the record."""

EDITS = 10
"""So many edits at the most are made to be throttled."""
PATIENCE = 20.0
"""Seconds that an edit may take: discord.py itself waits for others to be allowed."""
JUST_OVER = 3660.0
"""Seconds: a little more than an hour."""
BEFORE = 30.0
"""Seconds before the bot stops to edit a message."""


def nonces(trial: Trial) -> list[Step]:
    """A message for each span of time, repeated after it."""
    sent: dict[float, discord.Message] = {}
    spans = (AGAIN, *LATER)
    forgotten: list[float] = []
    stamp = f"{discord.utils.time_snowflake(discord.utils.utcnow()):x}"

    async def send() -> None:
        for span in spans:
            sent[span] = await trial.post(f"repeated after {span:.0f} s.", nonce=f"t{stamp}-{span:.0f}")

    def repeat(span: float) -> Step:
        async def work() -> None:
            if span not in sent:
                return
            again = await trial.post(f"repeated after {span:.0f} s.", nonce=f"t{stamp}-{span:.0f}")
            known = again.id == sent[span].id
            if not known:
                forgotten.append(span)
            if span == AGAIN:
                trial.findings.note("nonce", known, f"{'known' if known else 'forgotten'} after {span:.0f} s")
            elif span == spans[-1]:
                text = f"forgotten after {min(forgotten):.0f} s" if forgotten else f"known after {span:.0f} s"
                trial.findings.note("nonce", True, text)

        return Step(span, "nonce", work)

    return [Step(0.0, "nonce", send), *(repeat(span) for span in spans)]


def edits(trial: Trial) -> list[Step]:
    """A message that is edited until Discord throttles it, shortly before the bot would stop to, and after an hour."""
    made: list[discord.Message] = []

    async def send() -> None:
        made.append(await trial.post("edited later on."))

    async def young() -> None:
        throttled, done = await _throttled(trial, made[0])
        text = f"throttled at edit {done + 1}" if throttled else f"{done} of {EDITS} edits went through"
        holds = not throttled if throttled or done == EDITS else None
        trial.findings.note("edits", holds, f"at {(transport.EDITABLE - BEFORE) / 60:.0f} minutes {text}")

    async def old() -> None:
        throttled, done = await _throttled(trial, made[0])
        when = f"at {JUST_OVER / 60:.0f} minutes"
        if throttled:
            trial.findings.note(
                "edits", True, f"{when} throttled at edit {done + 1} ({discord_errors.EDITED_TOO_OFTEN})"
            )
        elif done < EDITS:
            trial.findings.note("edits", False, f"{when} edit {done + 1} is held back otherwise", EDITED_TOO_OFTEN)
        else:
            trial.findings.note("edits", False, f"{when} {done} edits went through")

    return [
        Step(0.0, "edits", send),
        Step(transport.EDITABLE - BEFORE, "edits", young),
        Step(JUST_OVER, "edits", old),
    ]


async def _throttled(trial: Trial, message: discord.Message) -> tuple[bool, int]:
    """Whether edits in a row are throttled with the code the bot knows, and how many went through before."""
    traffic = trial.client.traffic
    since = len(traffic.answers)

    def says_so(heard: Heard) -> bool:
        return heard.code == discord_errors.EDITED_TOO_OFTEN

    told_so = asyncio.ensure_future(traffic.wait_for(says_so, since))
    try:
        for number in range(EDITS):
            edit = asyncio.ensure_future(_edit(message, number))
            # Told to wait, discord.py sleeps inside the request: the refusal is read off the answer.
            await asyncio.wait({edit, told_so}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            throttled = traffic.has(says_so, since)
            if throttled or not (edit.done() and edit.result()):
                edit.cancel()
                await asyncio.wait({edit})
                return throttled, number
        return False, EDITS
    finally:
        told_so.cancel()


async def _edit(message: discord.Message, number: int) -> bool:
    try:
        await message.edit(content=f"{message.content} ({number + 1})")
    except TROUBLE:
        return False
    return True


async def pins(trial: Trial) -> None:
    """A message is pinned, where the bot may not do so for another reason."""
    allowed = trial.channel.permissions_for(trial.channel.guild.me)
    if allowed.manage_messages:
        trial.findings.note("pin", None, "the bot has Manage Messages as well: invite it by its own link")
        return
    if not allowed.pin_messages:
        trial.findings.note("pin", None, "the bot lacks Pin Messages")
        return
    message = await trial.post("pinned for a moment.")
    try:
        await message.pin()
    except TROUBLE as error:
        trial.findings.note("pin", False, f"refused with {told(error)}")
    else:
        trial.findings.note("pin", True, "done with Pin Messages alone")
        await message.unpin()
