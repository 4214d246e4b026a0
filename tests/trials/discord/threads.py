"""Threads: their ids, how they stay open, and what can be done in those that do not."""

from __future__ import annotations

import discord

from cogs.base import threads
from cogs.runtime import discord_errors
from tests.trials.discord.agenda import Step
from tests.trials.discord.assumptions import KEEP_OPEN, THREAD_EXISTS, THREAD_LOCKED
from tests.trials.discord.trial import SKIP, TROUBLE, Trial, told

HOUR = 60
LONGER = 1440
"""Minutes until a thread is archived: the least that Discord offers, and the next."""
RENEWED, LOOKED = 2400.0, (4200.0, 4800.0, 5400.0)
"""Seconds after which one of two threads is renewed, and after which it is looked whether the other one is archived:
Discord may take its time. The renewed one would be at 6,000."""
NOT_ALLOWED = (50013, discord_errors.THREAD_LOCKED)


def week(trial: Trial) -> list[Step]:
    """Two threads that would be archived after an hour; the time of one is changed and changed back, as by the bot."""
    found: dict[str, int] = {}
    told_already: list[bool] = []

    async def begin() -> None:
        for name in ("left alone", "renewed"):
            found[name] = (await trial.open_thread(name, HOUR)).id

    async def renew() -> None:
        thread = await trial.thread(found["renewed"])
        try:
            await thread.edit(auto_archive_duration=LONGER)
            await thread.edit(auto_archive_duration=HOUR)
        except TROUBLE as error:
            told_already.append(True)
            trial.findings.note("week", False, f"changing it: {told(error)}", KEEP_OPEN)

    def look(at: float) -> Step:
        async def work() -> None:
            alone, renewed = [await trial.thread(found[name]) for name in ("left alone", "renewed")]
            if not alone.archived and not renewed.archived:
                if at == LOOKED[-1]:
                    text = f"after {at / 60:.0f} minutes not even the thread left alone is archived"
                    trial.findings.note("week", None, text)
                return
            told_already.append(True)
            state = "archived" if renewed.archived else "open"
            text = f"after {at / 60:.0f} minutes the renewed one is {state}, the one left alone "
            text += "archived" if alone.archived else "open"
            trial.findings.note("week", not renewed.archived, text)
            written = [sent async for sent in renewed.history(limit=10) if _is_news(sent)]
            text = f"{len(written)} messages written into it" if written else "nothing written into it"
            trial.findings.note("week", not written, text, KEEP_OPEN)

        return Step(at, "week", work, lambda: bool(told_already))

    return [Step(0.0, "week", begin), Step(RENEWED, "week", renew), *(look(at) for at in LOOKED)]


def _is_news(sent: discord.Message) -> bool:
    """Whether a message stands in a thread that did not begin with it."""
    return sent.type is not discord.MessageType.thread_starter_message


async def ids(trial: Trial) -> None:
    """A thread on a message, and a second one on the same."""
    message = await trial.post("a thread is opened on this twice.")
    thread = await message.create_thread(name="twice", auto_archive_duration=threads.WEEK)
    same = thread.id == message.id
    trial.findings.note("thread-id", same, "the same id" if same else f"{thread.id} on the message {message.id}")
    try:
        await message.create_thread(name="twice", auto_archive_duration=threads.WEEK)
    except TROUBLE as error:
        known = getattr(error, "code", 0) == discord_errors.THREAD_EXISTS
        trial.findings.note("thread-id", known, f"the second one: {told(error)}", THREAD_EXISTS)
    else:
        trial.findings.note("thread-id", False, "a second one was opened", THREAD_EXISTS)


async def archived(trial: Trial) -> None:
    """A thread that was archived, not locked: edited in, posted in, reopened."""
    thread = await trial.open_thread("archived", threads.WEEK)
    first = await trial.post("edited in an archived thread.", thread)
    await thread.edit(archived=True)
    try:
        await first.edit(content=f"{first.content} So it was.")
    except TROUBLE as error:
        known = getattr(error, "code", 0) == discord_errors.ARCHIVED_THREAD
        trial.findings.note("archived", known, f"an edit: {told(error)}")
    else:
        trial.findings.note("archived", False, "an edit went through")
        await (await trial.thread(thread.id)).edit(archived=True)
    await _posted(trial, thread)
    await (await trial.thread(thread.id)).edit(archived=True)
    try:
        await (await trial.thread(thread.id)).edit(archived=False)
    except TROUBLE as error:
        trial.findings.note("archived", False, f"reopening it: {told(error)}", KEEP_OPEN)
    else:
        state = (await trial.thread(thread.id)).archived
        trial.findings.note("archived", not state, "still archived" if state else "reopened", KEEP_OPEN)


async def _posted(trial: Trial, thread: discord.Thread) -> None:
    try:
        await trial.post("posted in an archived thread.", thread)
    except TROUBLE as error:
        trial.findings.note("archived", False, f"a message: {told(error)}")
    else:
        state = (await trial.thread(thread.id)).archived
        text = "a message leaves it archived" if state else "a message opens it"
        trial.findings.note("archived", not state, text)


async def locked(trial: Trial) -> None:
    """Somebody locks and closes a thread: posted in, reopened. To who may manage threads it is open all the same."""
    if trial.channel.permissions_for(trial.channel.guild.me).manage_threads:
        trial.findings.note("archived", None, "locked: the bot may manage threads; invite it by its own link")
        return
    thread = await trial.open_thread("to be locked", threads.WEEK)
    text = f"please **lock** the thread {thread.mention}, then **close** it (its menu has both), and press the button."
    async with trial.ask(text, {"locked": "It is locked and closed"}) as presses:
        while True:
            press, key = await presses.next()
            if key == SKIP:
                await press.response.send_message("Left out.", ephemeral=True)
                trial.findings.note("archived", None, "locked: left out")
                return
            now = await trial.thread(thread.id)
            if now.locked and now.archived:
                break
            lacking = "locked" if not now.locked else "closed"
            await press.response.send_message(f"It is not {lacking} yet.", ephemeral=True)
        await press.response.send_message("Thank you. It may be unlocked or deleted in a moment.", ephemeral=True)
        await _in_locked(trial, thread)
    async with trial.ask(f"please unlock or delete the thread {thread.mention}.", {"done": "Done"}) as presses:
        press, _ = await presses.next()
        await press.response.send_message("Thank you.", ephemeral=True)


async def _in_locked(trial: Trial, thread: discord.Thread) -> None:
    try:
        await trial.post("posted in a locked thread.", thread)
    except TROUBLE as error:
        known = getattr(error, "code", 0) == discord_errors.THREAD_LOCKED
        trial.findings.note("archived", known, f"locked, a message: {told(error)}", THREAD_LOCKED)
    else:
        trial.findings.note("archived", False, "locked, a message went through", THREAD_LOCKED)
        return
    try:
        await thread.edit(archived=False)
    except TROUBLE as error:
        known = getattr(error, "code", 0) in NOT_ALLOWED
        trial.findings.note("archived", known, f"reopening it: {told(error)}", THREAD_LOCKED)
    else:
        trial.findings.note("archived", False, "locked, the bot could reopen it", KEEP_OPEN)
