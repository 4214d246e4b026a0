"""Reading in the rule books: ``/rules``, what leads there, and **Why?** beside a refusal."""

from __future__ import annotations

import io
from collections.abc import AsyncIterator
from itertools import combinations
from pathlib import Path

import discord
import pytest
from PIL import Image

from rules.core.errors import IllegalAction
from rules.kingdom_builder.game import KINGDOM_BUILDER
from tests.kit.room import (
    PATIENCE,
    Board,
    Guest,
    Object,
    buttons,
    menus,
    open_room,
    open_table,
)
from tests.kit.toys import HastyKingdom
from tests.playing.turns import lists, more_of, open_panel

BEFORE, AFTER = "Previous page", "Next page"


# --- reading --------------------------------------------------------------------------------------------------------


async def test_a_book_is_leafed_through_from_its_contents(room, aiko):
    games = await aiko.type("games", "rules")
    assert games["flags"] & 64
    contents = await aiko.press(games, "Kingdom Builder")
    assert "KB-5 Where you may build" in contents["content"]
    assert list(buttons(contents)) == [AFTER]
    [menu] = menus(contents)
    page = await aiko.choose(contents, menu, ["KB-5"])
    assert page["content"].startswith("**Kingdom Builder · KB-5 Where you may build**")
    assert "**KB-5.3** " in page["content"]
    assert [one["value"] for one in menus(page)[0]["options"] if one.get("default")] == ["KB-5"]
    assert list(buttons(page)) == [BEFORE, AFTER]
    before = await aiko.press(page, BEFORE)
    assert "KB-4 Your turn" in before["content"]
    assert (await aiko.press(before, AFTER))["content"] == page["content"]


async def test_a_whole_book_can_be_read_page_by_page(room, aiko):
    shown = await aiko.type("games", "rules", game="royal_game_of_ur")
    read = []
    while AFTER in buttons(shown):
        shown = await aiko.press(shown, AFTER)
        read.append(shown["content"])
    assert f"Page {len(read)} of {len(read)}" in read[-1]
    assert all(len(page) <= 2000 for page in read)
    for number in ("UR-1.1", "UR-5.9", "UR-10.8", "UR-13.2"):
        assert sum(f"**{number}** " in page for page in read) == 1


async def test_rules_are_found_by_number_word_and_game(board, room, acting):
    found = await acting.type("games", "rules", find="kb-5.3")
    assert found["content"].startswith("**Kingdom Builder · Where you may build**\n**KB-5.3** ")
    there = await acting.press(found, "Read on from here")
    assert "KB-5 Where you may build" in there["content"]
    assert "KB-5.3" in (await acting.type(board.thread, "rules", find="5.3"))["content"], "the game played here"
    several = await acting.type("games", "rules", find="5.3")
    assert "**KB-5.3** " in several["content"]
    assert "**UR-5.3** " in several["content"]
    assert "**UR-5.3** " in (await acting.type(board.thread, "rules", game="royal_game_of_ur", find="5.3"))["content"]
    assert "**UR-6.1** " in (await acting.type(board.thread, "rules", find="rosette"))["content"], "what is only there"
    named = await acting.type("games", "rules", find="kingdom builder")
    assert "KB-1 What the game is played with" in named["content"]
    assert "KB-1 What" in (await acting.type(board.thread, "rules"))["content"]


async def test_many_finds_share_pages(room, aiko):
    found = await aiko.type("games", "rules", game="kingdom_builder", find="settlement")
    assert "rules have “settlement” in them" in found["content"]
    second = await aiko.press(found, AFTER)
    assert "Page 2 of" in second["content"]
    assert second["content"] != found["content"]
    assert (await aiko.press(second, BEFORE))["content"] == found["content"]


async def test_nothing_found_leads_to_the_contents(room, aiko):
    nothing = await aiko.type("games", "rules", game="kingdom_builder", find="*dragon*")
    assert nothing["content"].startswith(r"No rule has “\*dragon\*” in it.")
    assert "KB-1" in (await aiko.press(nothing, "Kingdom Builder"))["content"]
    unknown = await aiko.told(await aiko.slash("games", "rules", game="chess"))
    assert unknown.startswith("There is no game called “chess” here.")


async def test_what_is_looked_for_is_completed(board, room, acting):
    sections = await acting.autocomplete(board.thread, "rules", "find")
    assert {"name": "KB-5 Where you may build", "value": "KB-5"} in sections
    assert all(one["value"].startswith("KB-") for one in sections)
    begun = [one["value"] for one in await acting.autocomplete(board.thread, "rules", "find", "5.")]
    assert begun[:3] == ["KB-5.1", "KB-5.2", "KB-5.3"]
    worded = await acting.autocomplete("games", "rules", "find", "rosette", game="royal_game_of_ur")
    assert worded[0] == {"name": "UR-6 Rosettes", "value": "UR-6"}
    assert all("*" not in one["name"] for one in worded)
    games = await acting.autocomplete("games", "rules", "game", "kin")
    assert games == [{"name": "Kingdom Builder", "value": "kingdom_builder"}]


async def test_a_book_is_read_in_the_readers_language(room, aiko):
    await aiko.change(locale="ja")
    found = await aiko.type("games", "rules", find="ロゼット")
    assert "**ウル王朝のゲーム · ロゼット**" in found["content"]
    assert "次のページ" in buttons(found)
    assert "見つかりません" in (await aiko.type("games", "rules", find="rosette"))["content"]


async def test_the_rules_on_one_screen_lead_on_to_the_book(board, room, acting):
    helped = await acting.type("games", "help", game="kingdom_builder")
    for shown in (helped, await acting.press(await board.shown(), "Rules")):
        contents = await acting.press(shown, "All rules")
        assert "KB-5 Where you may build" in contents["content"]
        assert contents["id"] != shown["id"]
    assert "All rules" not in buttons(await acting.type("games", "help"))


# --- why ------------------------------------------------------------------------------------------------------------


async def refused_why(guest: Guest, board: Board, path: str, **options: str) -> Object:
    refused = await (await guest.slash(board.thread, path, **options)).answer(PATIENCE)
    return await guest.press(refused, "Why?")


@pytest.mark.pictures
async def test_why_shows_the_rule_and_the_board_with_what_could_be_done(board, room, acting):
    told = await refused_why(acting, board, "kingdom end")
    assert told["flags"] & 64
    assert told["content"].startswith("**Your turn**\n\n**KB-4.6** You can end your turn once")
    assert told["content"].endswith("The picture marks what you can do instead.")
    row, table = await room.services.tables.at(board.number)
    seat = table.seat_of(int(acting.id))
    seen, legal = KINGDOM_BUILDER.observe(table.state, seat), KINGDOM_BUILDER.legal_actions(table.state, seat)
    audience = room.services.audience(row, await room.services.private_texts(int(acting.id)))
    renderer = room.services.renderer(row)
    marked, plain = (renderer.board(seen, audience, targets) for targets in (legal, ()))
    assert same_picture(await acting.picture(told), marked.picture.data)
    assert not same_picture(marked.picture.data, plain.picture.data)
    assert "KB-1 What" in (await acting.press(told, "All rules"))["content"]


def same_picture(one: bytes, other: bytes) -> bool:
    first, second = (Image.open(io.BytesIO(data)).convert("RGB") for data in (one, other))
    return first.size == second.size and first.tobytes() == second.tobytes()


async def test_why_is_told_without_a_picture_where_nothing_can_be_done(board, room, acting):
    told = await refused_why(await board.other(), board, "kingdom end")
    assert "**KB-3.8** " in told["content"]
    assert told["attachments"] == []


async def test_why_stays_true_after_the_game(board, room, acting):
    refused = await acting.type(board.thread, "kingdom end")
    await (await board.other()).resign(board.thread)
    told = await acting.press(refused, "Why?")
    assert "**KB-4.6** " in told["content"]
    assert told["attachments"] == []


async def test_a_refusal_that_no_rule_makes_has_no_why(board, room, acting):
    refused = await (await acting.slash(board.thread, "move", notation="fly")).answer(PATIENCE)
    assert buttons(refused) == {}


async def test_an_id_that_names_no_rule_is_unknown_and_a_page_too_far_is_the_last(board, room, acting):
    """Sent by the bot's own client, as a version with another book did."""
    channel = next(one for one in room.bot.guilds[0].text_channels if one.name == "games")
    view = discord.ui.View(timeout=None)
    for label, custom_id in (
        ("Gone", f"z:why:{board.number}/KB-99.1"),
        ("Elsewhere", f"z:why:{board.number}/UR-5.1"),
        ("Far", "z:rulebook:99999/kingdom_builder"),
    ):
        view.add_item(discord.ui.Button(label=label, custom_id=custom_id))
    view.stop()
    await channel.send("An old message", view=view)
    old = await acting.wait_message("games", lambda one: "Elsewhere" in buttons(one), PATIENCE)
    for label in ("Gone", "Elsewhere"):
        assert (await acting.press(old, label))["content"].startswith("I do not know this button any more.")
    assert list(buttons(await acting.press(old, "Far"))) == [BEFORE]


@pytest.fixture
async def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Board]:
    """A kingdom of two in which the panel lets too much be chosen together."""
    async with open_room(tmp_path, monkeypatch, games=[HastyKingdom()]) as room:
        yield await open_table(room, *await room.join("Aiko", "Marta"))


async def test_a_refusal_in_the_private_panel_has_its_why(hasty):
    await hasty.room.settled()
    guest = await hasty.guest_to_act()
    panel, (first, second) = await list_with_two_apart(hasty, guest)
    chosen = [option["value"] for option in lists(panel)[-1]["options"] if option["label"] in (first, second)]
    refused = await guest.choose(panel, lists(panel)[-1], chosen)
    assert "touches no settlement of yours" in refused["content"]
    told = await guest.press(refused, "Why?")
    assert "**KB-5.3** " in told["content"]
    assert told["attachments"], "the plan goes on from the first settlement"
    assert "Why?" not in buttons(await guest.press(refused, "Step back"))


async def list_with_two_apart(board: Board, guest: Guest) -> tuple[Object, tuple[str, str]]:
    """The panel open at a row with two hexes of which neither can follow the other."""
    _, table = await board.room.services.tables.at(board.number)
    seat = table.seat_of(int(guest.id))
    panel = await open_panel(board, guest)
    panel = await guest.press(panel, more_of(panel))
    rows = lists(panel)[-1]
    for row in rows["options"]:
        opened = await guest.choose(panel, rows, [row["value"]])
        if more_of(opened):
            opened = await guest.press(opened, more_of(opened))
        if lists(opened)[-1]["custom_id"] == rows["custom_id"]:
            panel, rows = opened, lists(opened)[-1]
            continue  # so few that they stand on buttons
        for pair in combinations([one["label"] for one in lists(opened)[-1]["options"]], 2):
            if not any(follows(table.state, seat, *order) for order in (pair, pair[::-1])):
                return opened, pair
        panel, rows = opened, next(menu for menu in lists(opened) if menu["custom_id"] == rows["custom_id"])
    raise AssertionError("every two hexes of every row go together")


def follows(state: object, seat: int, first: str, second: str) -> bool:
    game = KINGDOM_BUILDER
    after = game.apply(state, seat, game.parse(f"build {first}")).state
    try:
        game.apply(after, seat, game.parse(f"build {second}"))
    except IllegalAction:
        return False
    return True
