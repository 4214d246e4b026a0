"""Hints: the move that a strong bot player would make, laid out privately, and why; three times a game."""

from __future__ import annotations

import asyncio
import json
import re

import msgspec
import pytest

from cogs.bots import thinking
from cogs.bots.thinker import T, Thinker
from cogs.bots.thinking import Thinking
from cogs.bots.turn import Advice, Thought, answer_to, hint
from cogs.runtime import acknowledgement
from cogs.teaching.hint import reason_lines
from data.engines.store import Transaction
from data.teaching import hints
from data.tournaments import rounds, tournaments
from data.tournaments.rounds import PLAYING
from data.tournaments.tournaments import OFF, RUNNING, Asker, TournamentPlan
from render.words.text import texts
from rules.bots.explaining import Reason
from rules.registry import GAMES
from rules.tournaments.tournament import Pairings, TournamentTable
from tests.kit.forgotten import forgotten
from tests.kit.room import PATIENCE, Board, Guest, Object, Room, buttons, menus, table_of
from tests.playing.skipping import commit_moves
from tests.playing.turns import confirm_of, open_panel

SINGLE = r"z:take:[^!]*"
"""The answer of one step."""

QUICK = "royal_game_of_ur"


class Here(Thinker):
    """Answers in this process, which need not be loaded anew; what is asked and answered goes the same way."""

    def __init__(self) -> None:
        self.answers = 0

    async def ask(self, question: msgspec.Struct, kind: type[T]) -> T:
        asked = msgspec.msgpack.decode(msgspec.msgpack.encode(question), type=Thought)
        answer = await asyncio.to_thread(answer_to, asked)
        self.answers += 1
        return msgspec.msgpack.decode(msgspec.msgpack.encode(answer), type=kind)

    async def end(self) -> None:
        pass


@pytest.fixture(autouse=True)
def thought_out_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "Thinker", Here)


async def begun(room: Room, guest: Guest, slug: str = QUICK) -> Board:
    """A table with a bot player, at the guest's turn."""
    board = await table_of(room, await guest.type("games", "play", game=slug, seats=2, bots=1), [guest])
    assert await board.next_guest() is guest
    return board


async def own_seat(board: Board, guest: Guest) -> Object:
    return await guest.press(await guest.press(await board.shown(guest), "More"), "My seat")


async def hinted(board: Board, guest: Guest) -> Object:
    return await guest.press(await own_seat(board, guest), "Hint")


async def given(room: Room) -> int:
    """At how many moments anybody was given a hint."""
    return len(await room.store.reading.rows("SELECT * FROM hints"))


@pytest.mark.parametrize("slug", GAMES)
async def test_a_hint_is_laid_out_with_its_reasons_and_can_be_confirmed(room, aiko, slug):
    board = await begun(room, aiko, slug)
    shown = await hinted(board, aiko)
    while "the only move" in shown["content"]:  # so begins a game of Ur after some throws
        assert await given(room) == 0
        assert "Show me another" not in buttons(shown)
        await aiko.press(shown, confirm_of(shown))
        assert await board.next_guest() is aiko
        shown = await hinted(board, aiko)
    assert "a bot player (hard) would play this" in shown["content"]
    assert "You have 2 more hints" in shown["content"]
    assert any(words in shown["content"] for words in ("For it: ", "Its price: ", "about as good"))
    assert "Show me another" in buttons(shown)
    before = (await room.services.tables.row(board.number)).moves
    await aiko.press(shown, confirm_of(shown))
    assert (await room.services.tables.row(board.number)).moves > before


async def test_another_move_is_shown_twice_and_costs_nothing(room, aiko):
    board = await begun(room, aiko, "kingdom_builder")
    shown, plans = await hinted(board, aiko), []
    for last in (False, False, True):
        [row] = await room.store.reading.rows("SELECT steps FROM drafts")
        plans.append(row["steps"])
        assert ("Show me another" in buttons(shown)) != last
        if not last:
            shown = await aiko.press(shown, "Show me another")
            assert "another good move" in shown["content"]
            assert "You have 2 more hints" in shown["content"]
    assert len({tuple(sorted(json.loads(plan))) for plan in plans}) == 3
    assert await given(room) == 1


async def test_a_hint_goes_on_from_what_is_planned(room, aiko):
    board = await begun(room, aiko, "kingdom_builder")
    panel = await open_panel(board, aiko)
    label = next(label for label, one in buttons(panel).items() if re.fullmatch(SINGLE, one["custom_id"]))
    await aiko.press(panel, label)
    [row] = await room.store.reading.rows("SELECT steps FROM drafts")
    begin = json.loads(row["steps"])
    assert 0 < len(begin) < 3
    await hinted(board, aiko)
    [row] = await room.store.reading.rows("SELECT steps FROM drafts")
    whole = json.loads(row["steps"])
    assert whole[: len(begin)] == begin
    assert len(whole) == 3, "all settlements of the turn"


@pytest.mark.parametrize("told", [False, True])
async def test_the_others_are_told_where_the_table_says_so(room, aiko, told):
    lobby = await aiko.type("games", "play", game="kingdom_builder", seats=2)
    if told:
        options = await aiko.press(lobby, "Options")
        [menu] = [one for one in menus(options) if one["custom_id"].endswith("pace")]
        form = await (await aiko.select(options, ["still"], custom_id=menu["custom_id"])).modal()
        await (await aiko.submit_modal({"hints": "known"}, form)).answer(PATIENCE)
        await room.settled()
        [card] = (await aiko.message(lobby))["attachments"]
        assert "All learn who looked at a hint" in card["description"]
    board = await table_of(room, await aiko.press(lobby, "Play now against a bot"), [aiko])
    assert await board.next_guest() is aiko
    for _ in range(2):  # at one moment
        await hinted(board, aiko)
    await room.settled()
    said = [message["content"] for message in await aiko.messages(board.thread["id"])]
    assert [text for text in said if "looked at a hint" in text] == [f"<@{aiko.id}> has looked at a hint."] * told


async def test_one_that_discord_has_forgotten_the_press_for_is_not_counted(room, aiko, monkeypatch):
    monkeypatch.setattr(acknowledgement, "SOON", 60.0)
    board = await begun(room, aiko)
    seat = await own_seat(board, aiko)
    await forgotten(room, aiko.press(seat, "Hint"), monkeypatch)
    assert await given(room) == 0


async def test_after_three_moments_there_are_no_more(room, aiko):
    board = await begun(room, aiko)
    for version in range(100, 100 + hints.MOST):
        await room.store.write(lambda transaction, at=version: hints.note(transaction, board.number, int(aiko.id), at))
    shown = await hinted(board, aiko)
    assert "no hint left in this game: it has 3" in shown["content"]
    assert await given(room) == 3


async def test_no_hint_out_of_turn(room, board, acting):
    waiting = await board.other()
    assert "Hint" not in buttons(await own_seat(board, waiting))
    page = await own_seat(board, acting)
    while await board.guest_to_act() is not waiting:
        await commit_moves(room, board.number, 1)
    shown = await acting.press(page, "Hint")
    assert "nothing to decide right now" in shown["content"]
    assert await given(room) == 0


async def test_no_hint_while_the_table_is_paused(room, aiko):
    board = await begun(room, aiko)
    page = await own_seat(board, aiko)
    await aiko.type(board.thread, "table pause")
    await room.settled()
    shown = await aiko.press(page, "Hint")
    assert "paused" in shown["content"]
    assert await given(room) == 0


async def in_a_round(room: Room, table_id: int) -> int:
    """Makes a table one of a round; the number of the tournament."""

    async def work(transaction: Transaction) -> int:
        plan, at = TournamentPlan("Cup", QUICK, {}, None, 2, 3, 4, 8), room.services.now()
        made = await tournaments.draft(room.services.tables, transaction, 7, 70, Asker(100), plan, "seed", at)
        await tournaments.set_state(transaction, made.id, RUNNING)
        await rounds.put(transaction, made.id, 1, Pairings((TournamentTable((1, 2)),)), (at, at, at))
        found = await rounds.latest(transaction, made.id)
        assert found is not None
        await rounds.set_pairing(transaction, found.pairings[0], PLAYING, table_id)
        return made.id

    return await room.store.write(work)


async def test_no_hint_in_a_tournament_until_it_is_called_off(room, aiko):
    board = await begun(room, aiko, "kingdom_builder")
    page = await own_seat(board, aiko)
    panel = await aiko.press(await open_panel(board, aiko), "New here?")
    cup = await in_a_round(room, board.number)
    assert "Hint" not in buttons(await own_seat(board, aiko))
    assert "Hint" not in buttons(await aiko.press(panel, "Skip the guide"))
    shown = await aiko.press(page, "Hint")
    assert "no hints in a tournament" in shown["content"]
    assert await given(room) == 0
    await room.store.write(lambda transaction: tournaments.set_state(transaction, cup, OFF))
    await hinted(board, aiko)
    assert await given(room) == 1, "the game goes on as an ordinary one"


async def test_where_nothing_is_left_to_choose_there_is_no_hint(room, aiko):
    board = await begun(room, aiko, "kingdom_builder")
    assert confirm_of(await hinted(board, aiko))
    again = await hinted(board, aiko)
    assert "nothing left to choose" in again["content"]


async def test_a_killed_process_gives_the_hint_of_a_normal_bot_player(room, aiko, monkeypatch):
    board = await begun(room, aiko, "kingdom_builder")

    async def ended(self, thought):
        raise EOFError

    monkeypatch.setattr(Thinking, "_ask", ended)
    shown = await hinted(board, aiko)
    assert "a bot player (normal) would play this" in shown["content"]
    assert "build" in (await room.store.reading.rows("SELECT steps FROM drafts"))[0]["steps"]


async def test_an_old_button_shows_what_is_true_now(room, aiko):
    board = await begun(room, aiko, "kingdom_builder")
    shown = await hinted(board, aiko)
    elsewhere = await open_panel(board, aiko)
    await aiko.press(elsewhere, confirm_of(elsewhere))
    assert await board.next_guest() is aiko
    later = await aiko.press(shown, "Show me another")
    assert "out of date" in later["content"]
    assert await given(room) == 1


async def test_where_there_is_no_other_move_that_is_said(room, aiko, monkeypatch):
    board = await begun(room, aiko, "kingdom_builder")
    shown = await hinted(board, aiko)

    async def hint(self, game, observation, seat, level, seed, passed):
        return Advice(())

    monkeypatch.setattr(Thinking, "hint", hint)
    shown = await aiko.press(shown, "Show me another")
    assert "no other move worth showing" in shown["content"]


async def test_who_has_skipped_the_guide_is_offered_a_hint_on_the_panel(room, aiko):
    board = await begun(room, aiko, "kingdom_builder")
    panel = await open_panel(board, aiko)
    assert "Hint" not in buttons(panel)
    panel = await aiko.press(await aiko.press(panel, "New here?"), "Skip the guide")
    shown = await aiko.press(panel, "Hint")
    assert "would play this" in shown["content"]


@pytest.mark.parametrize(
    ("gains", "lines"),
    [
        ({"sets": 4.2, "points": -1.04}, ["For it: sets in hand promise 4 more.", "Its price: you score 1 less."]),
        ({"sets": -2.0}, ["It promises more in the turns to come.", "Its price: sets in hand promise 2 less."]),
        (
            {"sets": 0.5, "points": -1.6},
            [
                "It promises more in the turns to come.",
                "For it: sets in hand promise 0.5 more.",
                "Its price: you score 1.6 less.",
            ],
        ),
        ({}, []),
    ],
)
def test_reasons_are_told_for_and_against(gains, lines):
    reasons = [Reason(term, gain) for term, gain in gains.items()]
    assert reason_lines(texts("en"), GAMES["sobek"], reasons) == lines


def test_a_little_is_not_all_the_reason_for_much():
    """A turning point that lost fourteen points is not explained by a hand that promises half a point more."""
    words, small, great = texts("en"), Reason("sets", 0.5), Reason("sets", 9.0)
    assert reason_lines(words, GAMES["sobek"], [small], 14.0) == [
        "It promises more in the turns to come.",
        "For it: sets in hand promise 0.5 more.",
    ]
    assert reason_lines(words, GAMES["sobek"], [great], 14.0) == ["For it: sets in hand promise 9 more."]


def test_another_turn_is_not_the_same_steps_in_another_order():
    game = GAMES["kingdom_builder"]
    for number in range(8):
        state = game.setup(2, None, f"hints {number}")
        [seat] = game.to_act(state)
        turns = [tuple(sorted(hint(game, state, seat, "normal", "dice", passed).steps)) for passed in range(3)]
        assert len({*turns}) == 3, turns
