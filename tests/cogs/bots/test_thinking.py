"""Where bot players think: the strong ones in processes, which may end, be late, or grow old."""

from __future__ import annotations

import os
import re
import signal
from pathlib import Path

import pytest

from cogs.bots import thinking
from cogs.bots.thinking import Thinking
from cogs.bots.turn import hint, steps
from rules.core.chance import Dice
from rules.registry import GAMES
from tests.effort import sample
from tests.kit.room import until
from tests.patience import PATIENCE

MOST_MEMORY = 120 * 1024
"""Kilobytes of a process, at most."""

SLUG = "royal_game_of_ur"
GAME = GAMES[SLUG]
BUSY = "sobek"
"""A game whose strong bot players think for a while."""


@pytest.fixture
async def think():
    """Thinking in one process at a time; what was begun is ended."""
    begun = []

    def start(late: float = PATIENCE) -> Thinking:
        begun.append(Thinking(1, late))
        return begun[-1]

    yield start
    for one in begun:
        await one.close()


def opening(slug: str):
    state = GAMES[slug].setup(2, None, "thinking")
    return state, GAMES[slug].to_act(state)[0]


def largest_memory(pid: int) -> int:
    """The most memory that a process has had, in kilobytes."""
    [found] = re.findall(r"^VmHWM:\s+(\d+) kB$", Path(f"/proc/{pid}/status").read_text(), re.MULTILINE)
    return int(found)


def is_running(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


@pytest.mark.parametrize("level", ["normal", "hard"])
async def test_a_turn_is_the_same_wherever_it_is_thought_out(think, level):
    """One process thinks about all games."""
    own = think()
    for slug, game in GAMES.items() if level == "normal" else sample(GAMES.items(), 3):
        state, seat = opening(slug)
        assert await own.steps(game, state, seat, level, "dice") == steps(game, state, seat, level, "dice"), slug
        assert len(own.process_ids) == (level == "hard"), "no process where nobody plays above normal"


async def test_so_is_a_hint(think):
    state, seat = opening(SLUG)
    observation = GAME.observe(state, seat)
    own, imagined = think(), GAME.resample_from(observation, Dice("dice"))
    for passed in range(2):
        found = await own.hint(GAME, observation, seat, "hard", "dice", passed)
        assert found == hint(GAME, imagined, seat, "hard", "dice", passed)
    assert own.process_ids


async def test_a_process_is_kept_niced_and_small(think):
    own = think()
    for number in range(3):
        state, seat = opening(SLUG)
        await own.steps(GAME, state, seat, "hard", f"dice {number}")
    [pid] = own.process_ids
    assert os.getpriority(os.PRIO_PROCESS, pid) > os.getpriority(os.PRIO_PROCESS, 0)
    assert largest_memory(pid) <= MOST_MEMORY
    await own.close()
    assert not is_running(pid)


async def test_old_processes_are_replaced(think, monkeypatch):
    monkeypatch.setattr(thinking, "RECYCLED", 1)
    own = think()
    state, seat = opening(SLUG)
    await own.steps(GAME, state, seat, "hard", "dice")
    assert own.process_ids == []


async def test_processes_with_nothing_to_do_end(think, monkeypatch):
    monkeypatch.setattr(thinking, "REST", 0.0)
    own = think()
    state, seat = opening(SLUG)
    await own.steps(GAME, state, seat, "hard", "dice")
    await until(lambda: not own.process_ids)
    assert await own.steps(GAME, state, seat, "hard", "dice") == steps(GAME, state, seat, "hard", "dice")


@pytest.mark.parametrize("how", ["dying", "dead", "late"])
async def test_for_a_process_that_does_not_answer_a_normal_bot_player_decides(think, how, caplog):
    own = think(late=PATIENCE)
    state, seat = opening(SLUG)
    await own.steps(GAME, state, seat, "hard", "dice")
    [pid] = own.process_ids
    os.kill(pid, signal.SIGSTOP if how == "late" else signal.SIGKILL)
    own.late = 0.5 if how == "late" else PATIENCE
    if how == "dead":  # its pipes are closed already
        await until(lambda: not is_running(pid))
    busy, mover = opening(BUSY)
    found = await own.steps(GAMES[BUSY], busy, mover, "hard", "dice")
    assert found == steps(GAMES[BUSY], busy, mover, "normal", "dice")
    assert "decides as a normal one" in caplog.text
    assert not is_running(pid)
    own.late = PATIENCE
    assert await own.steps(GAME, state, seat, "hard", "dice") == steps(GAME, state, seat, "hard", "dice")


async def test_a_level_that_a_game_has_no_more_is_played_as_a_normal_one(think, monkeypatch):
    state, seat = opening(BUSY)
    monkeypatch.setattr(type(GAMES[BUSY]), "bot_levels", {"normal": GAMES[BUSY].bot_levels["normal"]})
    own = think()
    found = await own.steps(GAMES[BUSY], state, seat, "expert", "dice")
    assert found == steps(GAMES[BUSY], state, seat, "normal", "dice")
    assert own.process_ids == []
