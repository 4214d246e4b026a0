"""Tries on Discord itself what the bot assumes of it: run once, by whoever owns a bot.

    python -m tests.trials.discord --guild ID --channel ID [--only KEY ...] [--stranger ID] [--out FILE]

The token comes from ``DISCORD_TOKEN`` in the environment or in ``.env``, as the bot takes it; the bot itself is to be
stopped meanwhile. It takes an hour and a half at the most. Somebody is asked in the channel for a few presses, best at
the beginning. Once, it makes more requests within a second than Discord takes, and is told to wait. Ctrl-C ends it
early: whatever it has posted is taken away then as well.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable, Sequence
from datetime import datetime, timedelta
from pathlib import Path

import discord

from bot import token_of
from cogs.app.client import PERMISSIONS
from cogs.help import checkup
from data.settings import SettingsError
from tests.trials.discord import messages, people, threads
from tests.trials.discord.agenda import Agenda, Asking, Step, run
from tests.trials.discord.assumptions import ASSUMPTIONS
from tests.trials.discord.client import Client
from tests.trials.discord.findings import Findings
from tests.trials.discord.trial import Clock, RealClock, Trial

READY = 60.0
"""Seconds until Discord has told of its servers."""
KEYS = tuple(one.key for one in ASSUMPTIONS)

LONG: dict[str, Callable[[Trial], list[Step]]] = {
    "nonce": messages.nonces,
    "edits": messages.edits,
    "week": threads.week,
}
AT_ONCE: dict[str, Asking] = {"thread-id": threads.ids, "archived": threads.archived, "pin": messages.pins}
ASKED: dict[str, Asking] = {
    "allowance": people.allowance,
    "file": people.file,
    "dialogs": people.dialogs,
    "dm": people.direct_messages,
    "archived": threads.locked,
}


class CannotBegin(Exception):
    """The trial cannot be made; the message says why in one sentence."""


def agenda_of(trial: Trial, keys: Sequence[str], stranger: int | None) -> Agenda:
    """What is tried of these assumptions."""
    steps = [step for key in keys if key in LONG for step in LONG[key](trial)]
    steps += [Step(0.0, key, lambda work=AT_ONCE[key]: work(trial)) for key in keys if key in AT_ONCE]  # type: ignore[misc]
    if stranger is not None and "dm" in keys:

        async def write() -> None:
            if not await people.write_to(trial, stranger, "a stranger"):
                trial.findings.note("dm", None, "a stranger: my message has arrived")

        steps.append(Step(0.0, "dm", write))
    return Agenda(steps, [(key, ASKED[key]) for key in ASKED if key in keys])


async def make_trial(
    token: str,
    guild_id: int,
    channel_id: int,
    *,
    clock: Clock,
    keys: Sequence[str] = KEYS,
    stranger: int | None = None,
    say: Callable[[str], None] = print,
    **options: float,
) -> Findings:
    """Connects, tries, takes away what it has posted. Where it is cancelled, what was found until then is the answer.
    Raises ``CannotBegin`` and what ``discord.Client.login`` does."""
    async with Client(**options) as client:
        await client.login(token)
        connecting = asyncio.ensure_future(client.connect())
        try:
            trial = Trial(client, await _channel(client, connecting, guild_id, channel_id), clock, say)
            agenda = agenda_of(trial, keys, stranger)
            end = datetime.now() + timedelta(seconds=agenda.seconds)
            say(f"The trial ends at {end:%H:%M} at the latest. Look into #{trial.channel.name}: it asks for presses.")
            with contextlib.suppress(asyncio.CancelledError):
                await run(trial, agenda)
            return trial.findings
        finally:
            await client.close()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await connecting


async def _channel(
    client: Client, connecting: asyncio.Future[None], guild_id: int, channel_id: int
) -> discord.TextChannel:
    ready = asyncio.ensure_future(client.wait_until_ready())
    done, _ = await asyncio.wait({ready, connecting}, timeout=READY, return_when=asyncio.FIRST_COMPLETED)
    if ready not in done:
        ready.cancel()
        raise CannotBegin("There is no connection to Discord's gateway.")
    guild = client.get_guild(guild_id)
    if guild is None:
        raise CannotBegin(f"The bot is not in the server {guild_id}.")
    channel = guild.get_channel(channel_id)
    if not isinstance(channel, discord.TextChannel):
        raise CannotBegin(f"The server has no text channel {channel_id} that the bot can see.")
    lacking = checkup.missing(channel, [name for name, asked in PERMISSIONS if asked])
    if set(lacking) - set(checkup.USEFUL):
        raise CannotBegin(f"In #{channel.name} the bot lacks: {', '.join(lacking)}. Invite it by its own link.")
    return channel


async def _interruptible(token: str, args: argparse.Namespace) -> Findings:
    """The trial, ended early by SIGINT and SIGTERM."""
    running = asyncio.ensure_future(
        make_trial(token, args.guild, args.channel, clock=RealClock(), keys=args.only or KEYS, stranger=args.stranger)
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, running.cancel)
    return await running


def main() -> int:
    """Exit code: 0 nothing differs, 1 something does, 2 it could not be tried."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.trials.discord", description="Tries what the bot assumes of Discord."
    )
    parser.add_argument("--guild", type=int, required=True, help="the id of a server of yours")
    parser.add_argument("--channel", type=int, required=True, help="the id of a text channel in it")
    parser.add_argument("--only", nargs="+", choices=KEYS, metavar="KEY", help=", ".join(KEYS))
    parser.add_argument("--stranger", type=int, metavar="ID", help="somebody who shares no server with the bot")
    parser.add_argument("--out", type=Path, default=Path("var/discord-trial.md"), help="where the table is written")
    args = parser.parse_args()
    try:
        token = token_of(Path(".env"))
        if token is None:
            raise CannotBegin("There is no DISCORD_TOKEN, neither in the environment nor in .env.")
        findings = asyncio.run(_interruptible(token, args))
    except (SettingsError, CannotBegin) as error:
        print(error, file=sys.stderr)
        return 2
    except discord.LoginFailure:
        print("Discord refuses this token.", file=sys.stderr)
        return 2
    except asyncio.CancelledError:
        print("Broken off before it began.", file=sys.stderr)
        return 2
    report = findings.report()
    args.out.parent.mkdir(parents=True, exist_ok=True)
    args.out.write_text(report, encoding="utf-8")
    print(report)
    return 1 if any(remark.holds is False for remarks in findings.remarks.values() for remark in remarks) else 0


if __name__ == "__main__":
    sys.exit(main())
