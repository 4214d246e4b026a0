"""**Ask the board**: where something is, how strong a player stands, what can be reached; chosen from lists, answered
privately with what the user may know."""

import discord

from cogs.base import answers
from cogs.base.context import Context
from cogs.base.custom_ids import Pressed
from cogs.commands.named import called
from cogs.kit.lists import add_lists
from cogs.kit.verbs import Verb, at_table
from cogs.permissions.rows import READING
from render.kit.topics import Topic, reachable
from render.words.fitting import blocks
from rules.core.contract import Action, Choice
from rules.core.errors import TableError


async def topics_at(context: Context, table_id: int) -> tuple[Topic, ...]:
    """What the user may ask about a table, with the answers: what they can reach first."""
    services = context.services
    row, table = await services.tables.at(table_id)
    game, renderer = services.tables.game(row), services.renderer(row)
    seat, audience = table.seat_of(context.user.id), services.audience(row, context.words).aloud
    observation = game.observe(table.state, seat)

    def hint(choice: Choice, action: Action) -> str:
        return renderer.hint(observation, choice, action, audience)

    def all_topics() -> tuple[Topic, ...]:
        legal = () if seat is None or table.ended else game.legal_actions(table.state, seat)
        within = reachable(audience.texts, game, observation, legal, hint)
        return (*within, *renderer.topics(observation, audience))

    return await services.pool.run(all_topics)  # takes 5 to 30 ms, and is asked for with each letter typed


async def show_topics(context: Context, table_id: int) -> None:
    """The first page of what can be asked."""
    await _show_page(context, table_id, 0)


async def turn_page(context: Context, press: Pressed) -> None:
    """Another page of it."""
    await _show_page(context, *press.numbers)


async def _show_page(context: Context, table_id: int, page: int) -> None:
    found = [(topic.label, topic.key) for topic in await topics_at(context, table_id)]
    view = discord.ui.View(timeout=None)
    add_lists(view, context.words, found, pick="ask-topic", turn="ask-page", page=page, numbers=(table_id,))
    await answers.show(context, context.words.t("ask-which"), view=view)


async def answer_chosen(context: Context, press: Pressed) -> None:
    """Answers what was chosen from a list, as it is now."""
    await ask(context, press.table_id, press.values[0])


async def ask(context: Context, table_id: int, about: str) -> None:
    """Answers a question, by its key or as it is called, in a new message: the list stays. Raises ``TableError``."""
    topic = called(await topics_at(context, table_id), about)
    if topic is None:
        raise TableError("topic-unknown", text=about)
    first, *others = blocks([[f"**{topic.label}**", *topic.lines]])
    await answers.show(context, first)
    for block in others:
        await answers.say(context, block)


VERBS = {
    "ask": Verb(at_table(show_topics), READING, private=True, direct=True),
    "ask-page": Verb(turn_page, READING, numbers=2, direct=True),
    "ask-topic": Verb(answer_chosen, READING, numbers=2, private=True, selects=True, direct=True),
}
