"""The message with a server's puzzle of the day: the position, and the button with which everybody tries it alone."""

import discord

from cogs.base import answers, custom_ids, threads
from cogs.base.layout import files_of
from cogs.base.services import Services
from cogs.base.transport import LOOKED_AT, custom_ids_of, id_at, nonce
from cogs.kit.buttons import button
from data.outbox.outbox import Intent
from data.processes.processes import ClaimLost
from data.teaching import daily
from render.kit.renderer import Audience, Drawing
from render.words.text import Texts
from rules.bots.bot_names import free_name
from rules.puzzles.answering import Puzzle, shipped_puzzles


async def post_queued(services: Services, guild: discord.Guild, job: Intent) -> None:
    """Posts the puzzle in its channel, unless an earlier try has arrived. Where the puzzle is not offered any more,
    nothing is posted; where the channel was deleted or is closed to the bot, that is told. Raises what Discord
    refuses."""
    slug, name = job.payload["slug"], job.payload["name"]
    puzzle = shipped_puzzles(slug).get(name)
    channel = guild.get_channel(job.payload["channel"])
    if channel is None:
        await threads.lose_channel(services, guild, job.payload["channel"])
    if puzzle is None or slug not in services.tables.games or not isinstance(channel, discord.TextChannel):
        return
    allowed = channel.permissions_for(guild.me)
    if not (allowed.view_channel and allowed.send_messages and allowed.attach_files):
        place = threads.place_of(guild, channel.id)
        await services.store.write(lambda transaction: daily.lose_channel(transaction, place, services.now()))
        return
    own_id = custom_ids.make("puzzle-day", guild.id, rest=f"{slug} {name}")
    if job.tried_at is not None and await _arrived(channel, job, own_id):
        return
    words = await services.public_texts(guild)
    drawings = await services.pool.run_in_background(_drawn, services, words, slug, puzzle)
    if not services.process.is_sure:
        raise ClaimLost("the process may have been given up")
    view = discord.ui.View(timeout=None)
    view.add_item(button(words.t("button-puzzle-day"), own_id, discord.ButtonStyle.primary))
    await channel.send(
        "\n".join(_lines(services, words, slug, job)),
        files=files_of(drawings),
        view=answers.detach(view),
        nonce=nonce(job),
        silent=True,
        allowed_mentions=answers.NOBODY,
    )


def _lines(services: Services, words: Texts, slug: str, job: Intent) -> list[str]:
    lines = [words.t("daily-text", game=words.game(services.game(slug).info))]
    if "before" in job.payload:
        lines.append(words.t("daily-before", solved=job.payload["before"]))
    return lines


def _drawn(services: Services, words: Texts, slug: str, puzzle: Puzzle) -> tuple[Drawing, ...]:
    """The position as its seat sees it; all seats have the names of bot players."""
    game, renderer = services.game(slug), services.renderers[slug]
    state = game.position(puzzle.position)
    names: list[str] = []
    while len(names) < game.seats_in(state):
        names.append(free_name(f"{slug} {puzzle.name}", names))
    audience = Audience(words, tuple(names), frozenset(range(len(names))))
    return renderer.boards(game.observe(state, puzzle.seat), audience)


async def _arrived(channel: discord.TextChannel, job: Intent, own_id: str) -> bool:
    """Whether an earlier try, whose response was lost, has posted it."""
    async for sent in channel.history(limit=LOOKED_AT, after=discord.Object(id_at(job.made_at))):
        if sent.author.id == channel.guild.me.id and own_id in custom_ids_of(sent):
            return True
    return False
