"""What newcomers are told: what a question means, a guided turn, and quick moves once they have played some games."""

from __future__ import annotations

import asyncio
import random
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.base import answers
from cogs.people.quick_moves import offer_quick_moves
from data.people import people
from data.play import practice
from data.statistics import results
from render.words.text import LANGUAGES, texts
from rules.registry import GAMES
from tests.kit.room import Board, Guest, Object, buttons, open_table
from tests.playing.turns import confirm_of, open_panel, plan_turn, take_turn

WORDS = texts("en")


AFTER_IT = {"board": [["B1", "A4"], ["B5", "C4"]], "throw": 1, "next": [2] * 4}
"""Each way to use the throw leaves the other player a choice, so that a turn ends with one move."""


@pytest.fixture
async def ur(room, aiko, marta, monkeypatch) -> Board:
    game = GAMES["royal_game_of_ur"]
    monkeypatch.setattr(type(game), "begin", lambda *_: game.position(AFTER_IT))
    return await open_table(room, aiko, marta, game="royal_game_of_ur")


async def test_a_question_is_explained_until_it_was_answered_three_times(board, room):
    meaning = WORDS.t("kb-where-meaning")
    guest, dice = await board.guest_to_act(), random.Random(2)
    assert meaning in (await open_panel(board, guest))["content"]
    store = room.store
    for _ in range(practice.ENOUGH):
        await practice.note(store, int(guest.id), ["kb-where"])
    assert meaning not in (await open_panel(board, guest))["content"]
    await take_turn(await open_panel(board, guest), guest, dice)
    await room.settled()
    other = await board.guest_to_act()
    assert other is not guest
    assert meaning in (await open_panel(board, other))["content"], "the other has answered nothing so far"


async def test_a_guided_turn_goes_step_by_step_and_ends(board):
    guest = await board.guest_to_act()
    panel = await guest.press(await open_panel(board, guest), "New here?")
    steps = []
    while "Next" in buttons(panel):
        steps.append(step_on(panel))
        panel = await guest.press(panel, "Next")
    steps.append(step_on(panel))
    assert steps == [WORDS.t(f"kb-guide-{number}") for number in range(1, len(steps) + 1)]
    assert 3 <= len(steps) <= 5
    panel = await guest.press(panel, "Got it")
    assert not any(step in panel["content"] for step in steps)
    assert "New here?" not in buttons(panel), "they have been through it"


async def test_a_guided_turn_is_skipped_and_stays_where_it_was(board):
    guest = await board.guest_to_act()
    panel = await guest.press(await open_panel(board, guest), "New here?")
    panel = await guest.press(panel, "Next")
    second = WORDS.t("kb-guide-2")
    assert second in (await open_panel(board, guest))["content"]
    planned = await plan_turn(await open_panel(board, guest), guest, random.Random(1))
    assert second in planned["content"], "it goes along with the turn"
    panel = await guest.press(planned, "Skip the guide")
    assert second not in panel["content"]
    assert confirm_of(panel), "the plan is as it was"


@pytest.mark.parametrize("slug", GAMES)
def test_each_game_has_a_guide_of_three_to_five_steps_in_every_language(slug):
    prefix = GAMES[slug].info.prefix
    for language in LANGUAGES:
        words = texts(language)
        count = sum(words.has(f"{prefix}-guide-{number}") for number in range(1, 9))
        assert 3 <= count <= 5
        assert all(len(words.t(f"{prefix}-guide-{number}")) < 300 for number in range(1, count + 1))


def step_on(panel: Object) -> str:
    """The step that a panel shows."""
    return next(line for line in panel["content"].splitlines() if line.startswith("**") and " of " in line[:12])


async def quick(room, guest: Guest) -> None:
    await room.store.write(lambda it: people.remember(it, int(guest.id), quick=1))


async def test_a_quick_move_that_reveals_something_is_confirmed_all_the_same(ur, room):
    guest = await ur.guest_to_act()
    await quick(room, guest)
    before = await ur.room.facts(ur.number)
    panel = await open_panel(ur, guest)
    first = next(label for label, one in buttons(panel).items() if one["custom_id"].startswith("z:take:"))
    panel = await guest.press(panel, first)
    assert confirm_of(panel), "the next throw is drawn"
    assert await ur.room.facts(ur.number) == before


async def test_of_two_moves_at_once_one_offers_quick_moves(room, aiko, monkeypatch):
    offers: list[str] = []
    await room.store.write(lambda it: people.meet(it, int(aiko.id), "Aiko", "en-US"))

    async def played(*_: object) -> int:
        return 3

    async def say(context: object, text: str, *_: object) -> None:
        offers.append(text)

    monkeypatch.setattr(results, "count", played)
    monkeypatch.setattr(answers, "say", say)
    context: Any = SimpleNamespace(services=room.services, user=SimpleNamespace(id=int(aiko.id)), words=WORDS)
    await asyncio.gather(*(offer_quick_moves(context) for _ in range(2)))
    assert offers == [WORDS.t("quick-offer")]


async def test_quick_moves_are_offered_once_after_some_games(ur, room, monkeypatch):
    guest = await ur.guest_to_act()

    async def played(*_: object) -> int:
        return 3

    monkeypatch.setattr(results, "count", played)
    await take_turn(await open_panel(ur, guest), guest, random.Random(1))
    offer = await guest.wait_message(ur.thread, lambda message: "Yes, quick moves" in buttons(message))
    assert offer["flags"] & 64
    person = await people.person(room.store.reading, int(guest.id))
    assert person.quick == 0, "not set unasked"
    answer = await guest.press(offer, "Yes, quick moves")
    assert answer["content"] == WORDS.t("quick-accepted")
    assert (await people.person(room.store.reading, int(guest.id))).quick == 1
