"""Discord's limits: what the bot shows fits into them at random positions of every game, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, ClassVar

import discord
import pytest
from msgspec.structs import replace

from cogs.base import layout
from cogs.base.answers import SHARED
from cogs.base.context import Context
from cogs.base.services import Services
from cogs.kit.log_lines import fit
from cogs.kit.seat_view import SeatView
from cogs.play import controls
from cogs.play.board_message import add_answers, answers_on_board, board_view
from cogs.play.panel import show_panel
from data.seats.notes import LONGEST_NOTE, LONGEST_REMINDER
from data.tables.last_seen import LastSeen
from data.tables.table_row import TableRow
from playground.checks.components import walk
from render.core.encode import Picture
from render.kit.renderer import (
    MOST_BOARDS,
    MOST_VIEWS,
    Audience,
    Drawing,
    Sketch,
)
from render.registry import RENDERERS
from render.words.text import LANGUAGES, texts
from rules.core.menu import Node, menu_of
from rules.registry import GAMES
from rules.table import table as core
from rules.table.clock import Pause
from rules.table.pending import AskedBack
from rules.table.player import Holder
from tests.effort import paired, sample, several
from tests.kit.room import Object, Room

ROWS, BUTTONS_IN_ROW, OPTIONS = 5, 5, 25
CONTENT, ALT, LABEL, OPTION, CUSTOM_ID, PLACEHOLDER, FILE = 2000, 1024, 80, 100, 100, 150, 10 * 1024 * 1024
COMPONENTS, TEXTS = 40, 4000
ROW, TEXT = 1, 10
LONG_NAME = "Wilhelmina Featherstonehaugh-Cho"
WIDEST_WALK = 400


def table_of(slug: str, seats: int, seed: str, dice: random.Random) -> core.Table:
    """A random position of a random game, with names as long as Discord lets them be."""
    game = GAMES[slug]
    holders = [Holder(10**18 + seat, LONG_NAME) for seat in range(seats)]
    table = core.start(game, holders, {}, seed, 0.0).table
    for _ in range(dice.randrange(120)):
        acting = core.owing(game, table)
        if not acting:
            break
        seat = dice.choice(acting)
        action = dice.choice(game.legal_actions(table.state, seat))
        table = core.act(game, table, seat, [game.notation(action)], 0.0).table
    return table


def row_of(slug: str, table: core.Table) -> TableRow:
    seats = tuple(player.holder for player in table.players)
    return TableRow(
        id=1234567, slug=slug, status="running", guild_id=10**18, channel_id=10**18, thread_id=10**18,
        lobby_message_id=10**18, host_id=10**18, seat_count=len(seats), options={}, clock=None, version=table.version,
        board_message_id=10**18, board_channel_id=10**18, moves=1, board_from=1, board_log=0, rematch_id=None,
        made_at=1.0, seats=seats,
    )  # fmt: skip


class Pool:
    """Draws nothing: pictures are not what is looked at here."""

    async def run(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        with pytest.MonkeyPatch.context() as patching:
            patching.setattr(controls, "sketches_of", self.sketches_of)
            return work(*args, **kwargs)

    def sketches_of(self, *_: Any) -> tuple[Sketch, ...]:
        return (nothing_drawn(0, 0),)


def nothing_drawn(width: int, height: int) -> Sketch:
    return Sketch.of(Drawing(Picture(b"", "nothing.png", width, height), ""))


class Nothing:
    """A store in which nothing is kept: no notes, no answers in advance."""

    async def row(self, *_: Any) -> None:
        return None

    async def rows(self, *_: Any) -> list[Any]:
        return []


async def nothing_before(*_: Any) -> None:
    """No seat has done anything yet."""


class Shown:
    """Takes what a panel would be edited to; it is acknowledged."""

    extras: ClassVar = {SHARED: True}  # as it is, and not in anybody's large print
    response = SimpleNamespace(is_done=lambda: True)

    async def edit_original_response(self, **message: Any) -> None:
        self.message = message


async def panel(at: SeatView, steps: tuple[str, ...], address: str) -> dict[str, Any]:
    shown = Shown()
    tables = SimpleNamespace(games=GAMES, game=lambda row: GAMES[row.slug], since=nothing_before)
    services = Services(SimpleNamespace(reading=Nothing()), tables, RENDERERS, pool=Pool())
    await show_panel(Context(services, shown), at, at.plan(steps), address)
    return shown.message


def addresses(node: Node, here: str = "") -> Iterator[str]:
    """Every place of a menu, breadth cut off by the caller."""
    yield here
    for branch in node.branches:
        if branch.node is not None:
            yield from addresses(branch.node, f"{here}.{branch.key}" if here else branch.key)


def check_layout(shown: dict[str, Any]) -> None:
    """A message in layout components; where there is nothing to decide, a classic one."""
    if shown["content"] is not None:
        assert len(shown["content"]) <= CONTENT
        check_view(shown["view"])
        return
    found = list(walk(shown["view"].to_components()))
    assert len(found) <= COMPONENTS
    assert sum(len(one["content"]) for one in found if one["type"] == TEXT) <= TEXTS
    for text in (one["content"] for one in found if one["type"] == TEXT):
        assert not text.rstrip().endswith((":", "：")), f"something is announced, and nothing follows: {text}"
    controls = [one for one in found if one.get("custom_id")]
    ids = [one["custom_id"] for one in controls]
    assert len(set(ids)) == len(ids), ids
    opens = [one for one in ids if one.startswith(("z:take:", "z:pick:", "z:tab:"))]
    assert not opens or not all(one.endswith("*") for one in opens), "what opens the rest stands beside answers"
    assert max(map(len, ids), default=0) <= CUSTOM_ID
    assert all(one["components"] for one in found if one["type"] == ROW)
    for one in controls:
        check_control(one)


def check_view(view: discord.ui.View | None) -> None:
    """The controls of a classic message."""
    if view is None:
        return
    rows = view.to_components()
    assert len(rows) <= ROWS
    controls = [one for line in rows for one in line["components"]]
    ids = [one["custom_id"] for one in controls]
    assert len(set(ids)) == len(ids), ids
    assert max(map(len, ids), default=0) <= CUSTOM_ID
    for line in rows:
        kinds = {one["type"] for one in line["components"]}
        assert kinds in ({2}, {3}), kinds
        assert len(line["components"]) <= (BUTTONS_IN_ROW if kinds == {2} else 1)
    for one in controls:
        check_control(one)


def check_control(one: Object) -> None:
    """A button, or a list."""
    if one["type"] == 2:
        assert 1 <= len(one["label"]) <= LABEL, one
        return
    assert len(one.get("placeholder") or "") <= PLACEHOLDER
    values = [option["value"] for option in one["options"]]
    assert 1 <= len(values) <= OPTIONS
    assert len(set(values)) == len(values)
    assert 1 <= one["max_values"] <= len(values)
    assert all(1 <= len(option["label"]) <= OPTION and len(option["value"]) <= OPTION for option in one["options"])


def seat_views(slug: str, seats: int, language: str, count: int) -> Iterator[SeatView]:
    game, dice = GAMES[slug], random.Random(f"{slug} {seats} {language}")
    for number in range(count):
        table = table_of(slug, seats, f"limits {number}", dice)
        row = row_of(slug, table)
        for seat in core.owing(game, table) or (0,):
            observation = game.observe(table.state, seat)
            audience = Audience(texts(language), tuple(one.name for one in row.seats))
            yield SeatView(row, table, game, seat, table.players[seat].user_id, observation, audience)


CASES = [(slug, seats) for slug, game in GAMES.items() for seats in {min(game.info.seats), max(game.info.seats)}]
PAIRED = paired(CASES, LANGUAGES)


@pytest.mark.parametrize(("case", "language"), PAIRED)
async def test_every_private_panel_fits(case, language):
    slug, seats = case
    looked = 0
    for at in seat_views(slug, seats, language, several(5, 8)):
        legal = at.game.legal_actions(at.table.state, at.seat)
        places = list(addresses(menu_of(at.game, at.observation, legal)))[:WIDEST_WALK] if legal else [""]
        dice = random.Random(len(places))
        steps: tuple[str, ...] = ()
        for address in ["", *dice.sample(places, min(12, len(places)))]:
            shown = await panel(at, (), address)
            check_layout(shown)
            looked += 1
        for _ in range(4):  # and some way into a plan
            plan = at.plan(steps)
            if plan.complete or not plan.legal:
                break
            steps = (*plan.steps, at.game.notation(dice.choice(plan.legal)))
            shown = await panel(at, steps, "")
            check_layout(shown)
    assert looked > 8


@pytest.mark.parametrize(("case", "language"), PAIRED)
def test_pictures_alt_texts_and_words_fit(case, language):
    slug, seats = case
    renderer = RENDERERS[slug]
    for at in seat_views(slug, seats, language, several(1, 2)):
        spectator = at.game.observe(at.table.state, None)
        boards, views = renderer.boards(spectator, at.audience), renderer.views(at.observation, at.audience)
        assert 1 <= len(boards) <= MOST_BOARDS
        assert len(views) <= MOST_VIEWS
        looks = [renderer.look(at.observation, view.key, at.audience) for view in sample(views, 3)]
        for drawing in (*boards, *looks, *renderer.ask(at.observation, at.audience)):
            assert 0 < len(drawing.alt) <= ALT
            assert 0 < len(drawing.picture.data) <= FILE
            assert drawing.picture.filename.isascii()
        for block in renderer.board_text(at.observation, at.audience):
            assert 0 < len(block) <= CONTENT
        assert 0 < len(renderer.headline(spectator, at.audience)) <= 400
        paused = replace(at.table, pause=Pause(0, 0.0, 1.0, (0,)))
        for table in (at.table, paused, replace(at.table, ended="finished")):
            check_view(board_view(at.audience.texts, at.row, table))


# --- all that a panel may hold besides, and the answers on boards ---------------------------------------------------


class Everything(Nothing):
    """A store in which all is kept that a panel shows besides its question: notes as long as they may be, of letters
    that are escaped, and a step of the guide."""

    def __init__(self, step: int | None) -> None:
        self.step = step

    async def row(self, sql: str, *values: Any) -> Any:
        if "FROM notes" in sql:
            return {"note": "*" * LONGEST_NOTE, "reminder": "_" * LONGEST_REMINDER, "moves": LATER, "on_turn": 0}
        return None

    async def rows(self, sql: str, *values: Any) -> list[Any]:
        guided = [one for one in values if str(one).startswith("guide ")] if "FROM practice" in sql else []
        return [{"question": one, "times": self.step} for one in guided if self.step is not None]


class Past:
    """The tables of a game of which the whole log is new to the seat that is asked."""

    games = GAMES

    def __init__(self, table: core.Table, entries: list[core.Entry]) -> None:
        self.began, self.told = table, entries

    def game(self, row: TableRow) -> Any:
        return GAMES[row.slug]

    async def since(self, *_: Any) -> Any:
        return LastSeen(1, 0), self.began

    async def entries(self, _: TableRow, after: int = 0) -> list[core.Entry]:
        return [] if after == LATER else self.told


LATER = 10**6
"""A place behind the end of every log."""
MOMENTS = 6
"""So many moments of a game are looked at, evenly spread over it, the first and the last decision among them."""
STEPS_OF_GUIDES = 5


def whole_game(slug: str, seats: int, dice: random.Random) -> list[tuple[core.Table, list[core.Entry]]]:
    """A random game to its end: the tables at which a seat was asked, and the log up to each."""
    game = GAMES[slug]
    holders = [Holder(10**18 + seat, LONG_NAME) for seat in range(seats)]
    change = core.start(game, holders, {}, f"whole {seats}", 0.0)
    found, entries = [], list(change.entries)
    while acting := core.owing(game, change.table):
        found.append((change.table, list(entries)))
        seat = dice.choice(acting)
        action = dice.choice(game.legal_actions(change.table.state, seat))
        change = core.act(game, change.table, seat, [game.notation(action)], 0.0)
        entries += change.entries
    return found


def view_of(slug: str, table: core.Table, seat: int, language: str) -> SeatView:
    row, game = row_of(slug, table), GAMES[slug]
    audience = Audience(texts(language), tuple(one.name for one in row.seats))
    observation = game.observe(table.state, seat)
    return SeatView(row, table, game, seat, table.players[seat].user_id, observation, audience)


@pytest.mark.parametrize(("case", "language"), PAIRED)
async def test_a_panel_has_room_for_guide_notes_and_all_that_is_new(case, language, monkeypatch):
    """Nothing is cut, however high a screen is: each has its share of what a message holds."""
    slug, seats = case
    monkeypatch.setattr(layout, "limit", lambda view: None)
    monkeypatch.setattr(controls, "SCREEN", 10**6)
    game, dice = GAMES[slug], random.Random(f"everything {slug}")
    asked = whole_game(slug, seats, dice)
    looked = [asked[place * (len(asked) - 1) // (MOMENTS - 1)] for place in range(MOMENTS)]
    seen = ""
    for number, (table, entries) in enumerate(looked):
        at = view_of(slug, table, dice.choice(core.owing(game, table)), language)
        step = None if number == 0 else (number - 1) % STEPS_OF_GUIDES + 1
        tables = Past(asked[0][0], entries[-dice.randrange(1, 60) :])
        services = Services(SimpleNamespace(reading=Everything(step)), tables, RENDERERS, pool=Pool())
        shown = Shown()
        await show_panel(Context(services, shown), at, at.plan(()), note="x" * 200)
        check_layout(shown.message)
        seen += "".join(one.get("content", "") for one in walk(shown.message["view"].to_components()))
    words, prefix = texts(language), game.info.prefix
    assert seats == 1 or words.t("since-beginning") in seen
    assert words.t(f"{prefix}-guide-1") in seen
    assert "\\*\\*\\*" in seen
    assert "\\_\\_\\_" in seen


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [slug for slug, game in GAMES.items() if game.on_board])
def test_answers_on_boards_fit_beside_all_other_buttons(slug, language):
    game, renderer, looked = GAMES[slug], RENDERERS[slug], 0
    for table, _ in whole_game(slug, min(game.info.seats), random.Random(f"answers {slug}")):
        answers = answers_on_board(game, table)
        if not answers:
            continue
        asked = replace(table, asked_back=AskedBack(0, 1, (0,)))
        at = view_of(slug, asked, 0, language)
        view, seen = board_view(at.audience.texts, at.row, asked), game.observe(table.state, None)
        add_answers(view, renderer, at.row, game, seen, at.audience, answers)
        check_view(view)
        assert sum(one.custom_id.startswith("z:answer:") for one in view.children) == len(answers)
        looked += 1
    assert looked


def test_long_logs_are_cut_from_the_front():
    lines = [f"{number}. " + "x" * 90 for number in range(60)]
    shown = fit(lines)
    assert len(shown) <= CONTENT
    assert shown.endswith(lines[-1])
    assert len(shown) > CONTENT - 100
    assert len(fit(["y" * 5000])) == CONTENT


async def test_the_commands_fit(room: Room):
    [aiko] = await room.join("Aiko")
    commands = (await aiko.bootstrap())["commands"]
    assert {"play", "table", "move", "kingdom"} <= {one["name"] for one in commands}
    assert len(commands) <= 100
    for command in commands:
        assert size(command) <= 4000, command["name"]
        for part in parts(command):
            assert len(part["name"]) <= 32
            assert 1 <= len(part["description"]) <= 100, part["name"]
            assert all(len(text) <= 100 for text in (part.get("description_localizations") or {}).values())
            assert len(part.get("options") or ()) <= 25
            assert len(part.get("choices") or ()) <= 25


def parts(command: Object) -> Iterator[Object]:
    yield command
    for option in command.get("options") or ():
        yield from parts(option)


def size(part: Object) -> int:
    """Characters of names, descriptions and choices, each in its longest language."""
    total = 0
    for key in ("name", "description"):
        total += max(len(text) for text in (part[key], *(part.get(f"{key}_localizations") or {}).values()))
    total += sum(len(str(choice["name"])) + len(str(choice["value"])) for choice in part.get("choices") or ())
    return total + sum(size(option) for option in part.get("options") or ())
