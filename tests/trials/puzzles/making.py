"""Puzzles are made from games of bot players, and their files written."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from rules.bots import bot_player
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.puzzles.answering import Puzzle
from tests.trials.puzzles.finding import clearly_best

GAMES = Path(__file__).resolve().parents[3] / "data" / "games"

SEATS = (2, 3, 4)
"""The games have so many seats, in turn."""

ONE_IN = 3
"""One in so many decisions is looked at: a puzzle is what is left of a turn."""

MOST = 2
"""The most puzzles of one game."""


class Store(msgspec.Struct):
    """The puzzles of a game, and how many games of bot players have been looked at for them."""

    games: int = 0
    puzzles: list[Puzzle] = []

    @property
    def subtle(self) -> bool:
        """Whether more of the puzzles are found by one-ply greed than not."""
        return 2 * sum(puzzle.greedy for puzzle in self.puzzles) > len(self.puzzles)


def path_of(slug: str) -> Path:
    """The file of a game's puzzles."""
    return GAMES / slug / "puzzles.json"


def read(slug: str) -> Store:
    """What there is so far."""
    path = path_of(slug)
    return msgspec.json.decode(path.read_bytes(), type=Store) if path.exists() else Store()


def write(slug: str, store: Store) -> None:
    """Writes the file, a puzzle a line."""
    lines = [msgspec.json.encode(puzzle).decode() for puzzle in store.puzzles]
    text = f'{{"games":{store.games},"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"
    path_of(slug).write_text(text)


def of_game(game: AnyGame, number: int, store: Store) -> Iterator[Puzzle | None]:
    """The puzzles of one game of bot players; ``None`` after each look that found none."""
    seats = [seats for seats in SEATS if seats in game.info.seats]
    seed = f"puzzles {number}"
    state: Any = game.setup(seats[number % len(seats)], {}, seed)
    dice, found = Dice(seed), 0
    while (owing := game.to_act(state)) and found < MOST:
        seat = owing[0]
        observation = game.observe(state, seat)
        free = game.quiescent(state) and len(game.legal_actions(state, seat)) > 1
        if free and not dice.below(ONE_IN):
            puzzle = of_position(game, observation, seat, dice.branch(), subtle=store.subtle)
            found += puzzle is not None
            yield puzzle
        action = bot_player.choose(game, observation, seat, dice, game.bot_levels["normal"])
        state = game.apply(state, seat, action).state


def of_position(game: AnyGame, observation: Any, seat: int, seed: str, *, subtle: bool) -> Puzzle | None:
    """The puzzle that a position is, if it is one; what its seat cannot know is imagined."""
    clear = clearly_best(game, observation, seat, seed, subtle=subtle)
    if clear is None:
        return None
    position = game.document(game.resample_from(observation, Dice(f"{seed} position")))
    name = hashlib.blake2b(msgspec.json.encode((position, seat)), digest_size=4).hexdigest()
    return Puzzle(name, position, seat, clear.best, round(clear.lead, 3), clear.greedy)
