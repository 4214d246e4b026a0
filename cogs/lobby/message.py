"""The lobby's message: the card with the seats, and the buttons below it."""

from collections.abc import Iterable

import discord
from discord import ui

from cogs.base import custom_ids
from cogs.base.services import Services, jump_link, thread_link
from cogs.kit.buttons import button
from cogs.kit.clock_words import clock_line, terms
from cogs.kit.desk_link import add_desk_button
from cogs.kit.ended_views import cancelled_view
from cogs.kit.log_lines import fit
from cogs.lobby.dialog import EACH
from cogs.tournaments.texts import tournament_lines
from data.lobby.options import applying_options, preset_of
from data.seats import invitations
from data.tables.table_row import TableRow
from render.core.encode import encode
from render.kit.renderer import Audience, Drawing, Renderer
from render.lobby.card import (
    LobbyCard,
    LobbyOption,
    LobbySeat,
    draw_lobby_card,
)
from render.words.text import Name, Texts
from rules.core.bot_level import LevelName
from rules.core.contract import GameInfo

SIZE = 1200


async def lobby_message(services: Services, row: TableRow, words: Texts) -> tuple[str, Drawing, discord.ui.View]:
    """Content, card and buttons of a lobby in its current state."""
    info = services.game(row.slug).info
    audience = services.audience(row, words)
    card = lobby_card(row, info, audience)
    drawing = await services.pool.run(_draw, services.renderer(row), card, _alt(card, audience))
    return (
        fit(
            [
                _headline(row, info, words),
                *await tournament_lines(services, row, words),
                *_first_steps(services, row, info, words),
            ]
        ),
        drawing,
        await _view(services, row, info, words),
    )


async def _view(services: Services, row: TableRow, info: GameInfo, words: Texts) -> discord.ui.View:
    """The buttons; a card without free seats links to other tables."""
    if row.status == "cancelled":
        return await cancelled_view(services, words, row)
    if row.reader and not await invitations.belongs(services.store.reading, row, row.reader):
        return discord.ui.View(timeout=None)  # they have left, or are not invited any more: every button would refuse
    view = lobby_view(row, info, words)
    levels = services.game(row.slug).bot_levels
    may_choose = not row.reader or "addbot" not in _not_for(row)
    if row.status == "lobby" and _bot_sits(row) and len(levels) > 1 and may_choose:
        same = {holder.level for holder in row.seats if holder.is_bot}
        chosen = same.pop() if len(same) == 1 else None
        select = level_select(custom_ids.make("botlevel", row.id), levels, chosen, words)
        if sum(holder.is_bot for holder in row.seats) > 1:
            select.add_option(label=words.t("bot-level-each"), value=EACH, description=words.t("bot-level-each-means"))
        view.add_item(select)
    if row.status == "lobby" and len(row.seats) < info.most:
        return view
    if row.status == "lobby" and not row.is_direct:
        view.add_item(button(words.t("button-lobbies-other"), custom_ids.make("lobbies")))
    await add_desk_button(view, services, words, row.guild_id, row.channel_id)
    return view


def _draw(renderer: Renderer, card: LobbyCard, alt: str) -> Drawing:
    image = draw_lobby_card(card, renderer.motif(SIZE), SIZE)
    return Drawing(encode(image, renderer.info.slug, "lobby"), alt)


def lobby_card(row: TableRow, info: GameInfo, audience: Audience) -> LobbyCard:
    """The card's contents: seats and options."""
    seats, words, names = [], audience.texts, audience.drawn
    for number in range(max(row.seat_count, len(row.seats), info.fewest)):
        if number >= len(row.seats):
            seats.append(LobbySeat(None, words.t("lobby-free")))
        elif row.seats[number].user_id is None:
            level = words.t(f"bot-{row.seats[number].level}")
            seats.append(LobbySeat(names[number], words.t("lobby-bot", level=level)))
        elif row.seats[number].user_id == row.host_id:
            seats.append(LobbySeat(names[number], words.t("lobby-host"), "leader"))
        else:
            seats.append(LobbySeat(names[number], words.t("lobby-joined"), "check"))
    options = [
        LobbyOption("first", words.chosen(info, name, value)) for name, value in applying_options(info, row).items()
    ]
    options.append(LobbyOption("clock", clock_line(words, row.clock)))
    if row.tells_hints:
        options.append(LobbyOption("first", words.t("hints-known")))
    minutes = _minutes(row, info)
    detail = words.t(f"lobby-{row.status}")
    if info.fewest == info.most:
        right = words.t("lobby-minutes-fixed", seats=info.most, minutes=minutes)
    else:
        right = words.t("lobby-minutes", fewest=info.fewest, most=info.most, minutes=minutes)
    return LobbyCard(words.game(info), detail, right, "wonder", tuple(seats), tuple(options))


def _headline(row: TableRow, info: GameInfo, words: Texts) -> str:
    text = words.t(
        f"lobby-text-{row.status}",
        game=words.game(info),
        host=Name(f"<@{row.host_id}>"),
        number=row.id,
        link=_way_in(row) or "none",
    )
    if row.status == "lobby" and len(row.seats) < info.fewest:
        return f"{text}\n{words.t('lobby-needs-more', missing=info.fewest - len(row.seats))}"
    return text


def _way_in(row: TableRow) -> str | None:
    """A link to where the game is played; before the thread exists, to the id it will have."""
    if row.thread_id is None and row.board_message_id is None:
        return thread_link(row, row.lobby_message_id) if row.lobby_message_id is not None else None
    return jump_link(row) if row.thread_id is None else thread_link(row, row.thread_id)


def _first_steps(services: Services, row: TableRow, info: GameInfo, words: Texts) -> list[str]:
    """Lines for newcomers: difficulty and length, the clock, whether this is the setup for a first game, and which
    game shows quickly how things work (unless it is this one)."""
    if row.status != "lobby":
        return []
    lines = [words.t("lobby-facts", level=words.t(f"level-{info.level}"), minutes=_minutes(row, info))]
    if row.clock is not None:
        lines.append(words.t("lobby-clock", terms=terms(words, row.clock)))
    preset, quickest = preset_of(info, row), services.quickest()
    if preset is not None and preset.first and preset.values != info.defaults:
        lines.append(words.t("lobby-first-game"))
    if quickest.slug != info.slug:
        minutes = quickest.usual_minutes
        lines.append(words.t("lobby-first-steps", game=words.game(quickest), minutes=minutes))
    return lines


def _minutes(row: TableRow, info: GameInfo) -> int:
    """How long the game takes with this many players."""
    return info.minutes_for(max(len(row.seats), row.seat_count))


def _alt(card: LobbyCard, audience: Audience) -> str:
    words, labels, seats = audience.texts, audience.labels, card.seats
    taken = [
        words.t("lobby-alt-bot", name=Name(label, person=False), state=seat.state) if number in audience.bots else label
        for number, (label, seat) in enumerate(zip(labels, seats, strict=False))
    ]
    named = words.enumerate([*taken, *(seat.state for seat in seats[len(labels) :])])
    options = words.enumerate([option.label for option in card.options])
    return words.t("lobby-alt", game=card.title, seats=named, options=options)[:1024]


def _bot_sits(row: TableRow) -> bool:
    return any(seat.user_id is None for seat in row.seats)


def lobby_view(row: TableRow, info: GameInfo, words: Texts) -> discord.ui.View:
    """Join, leave, bot players, options, start; while the game runs the button to the private panel. A reader has only
    the buttons that are theirs to press."""
    view = discord.ui.View(timeout=None)
    primary, secondary, success = (
        discord.ButtonStyle.primary,
        discord.ButtonStyle.secondary,
        discord.ButtonStyle.success,
    )
    if row.status == "running":
        view.add_item(discord.ui.Button(label=words.t("button-play"), style=primary, custom_id=mark_of(row)))
    if row.status != "lobby":
        return view
    full = len(row.seats) >= info.most
    ready = len(row.seats) in info.seats
    drop = [("dropbot", words.t("button-remove-bot"), secondary, False, 1)] if _bot_sits(row) else []
    against = words.t("button-alone", bots=max(1, info.fewest - 1))
    alone = [("alone", against, primary, False, 2)] if len(row.seats) == 1 < info.most else []
    buttons = [
        ("join", words.t("button-join"), secondary if ready else primary, full, 0),
        ("leave", words.t("button-leave"), secondary, False, 0),
        ("start", words.t("button-start"), success, not ready, 0),
        ("addbot", words.t("button-add-bot"), secondary, full, 1),
        *drop,
        ("options", words.t("button-options"), secondary, False, 1),
        ("cancel", words.t("button-cancel"), secondary, False, 1),
        *alone,
        ("rules", words.t("button-new-here"), secondary, False, 2),
        ("people", words.t("button-people"), secondary, False, 2),
    ]
    for verb, label, style, disabled, line in buttons:
        if row.reader and verb in _not_for(row):
            continue
        view.add_item(
            discord.ui.Button(
                label=label, style=style, disabled=disabled, row=line, custom_id=custom_ids.make(verb, row.id)
            )
        )
    return view


def _not_for(row: TableRow) -> frozenset[str]:
    """The buttons that would refuse the reader of a lobby's message of their own."""
    seated, hosts = row.seat_of(row.reader) is not None, row.reader == row.host_id
    refused = {"join"} if seated else {"leave"}
    refused |= set() if hosts else {"start", "alone", "options", "cancel"}
    return frozenset(refused if seated else refused | {"addbot", "dropbot"})


def level_select(
    custom_id: str, levels: Iterable[LevelName], chosen: LevelName | None, words: Texts
) -> ui.Select[ui.View]:
    """How well the bot players play: the levels that the game has."""
    select = ui.Select[ui.View](custom_id=custom_id, placeholder=words.t("bot-level-asked"))
    for level in levels:
        label = words.t("bot-level", level=words.t(f"bot-{level}"))
        select.add_option(label=label, value=level, description=words.t(f"bot-{level}-means"), default=level == chosen)
    return select


def mark_of(row: TableRow) -> str:
    """A custom id that only the lobby's message has, while it has controls, for every reader."""
    return custom_ids.make("people", row.id) if row.status == "lobby" else custom_ids.make("play", row.id, 0)
