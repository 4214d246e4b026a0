"""The game and its naive twin must agree wherever they meet: legal actions of every seat, what every answer and every
closing window leads to, default answers, and the end. Whole random games with all options are played side by side, and
crowded positions, in which piles run short and everybody wants the same.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from functools import cache
from typing import Any

import pytest

from rules.core.chance import Dice
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from tests.effort import WHOLE, sample, several
from tests.rules.path_of_civilization import naive, naive_play
from tests.rules.path_of_civilization.crowded import crowded, twin_of
from tests.rules.path_of_civilization.naive_cards import (
    BATTLES,
    BOARDS,
    CHALLENGES,
    LEADERS,
    TECHNOLOGIES,
    TOKENS,
    WONDERS,
    Document,
    card_of,
)
from tests.rules.path_of_civilization.side_by_side import BothWorlds

pytestmark = pytest.mark.slow

GAMES = several(2, 12)
POSITIONS = several(4, 16)
"""So many of each are played to their end, with every number of seats."""
CARDS = 5
"""So many technologies lose their effects in the suite, where few games are compared; in the trial all cards do."""


def random_options(seats: int, dice: Dice) -> dict[str, str]:
    chosen = {option.name: dice.pick(option.values) for option in GAME.info.options}
    return GAME.options(seats, GAME.info.applicable(seats, chosen))


@cache
def whole_games(seats: int) -> list[BothWorlds]:
    dice = Dice(f"whole games {seats}")
    played = []
    for number in range(GAMES):
        worlds = BothWorlds.set_up(seats, random_options(seats, dice), f"{seats} {number}")
        worlds.play_on(Dice(dice.branch()))
        played.append(worlds)
    return played


@cache
def crowded_games(seats: int) -> list[BothWorlds]:
    dice = Dice(f"crowded {seats}")
    played = []
    for _ in range(POSITIONS):
        state = crowded(seats, random_options(seats, dice), dice)
        worlds = BothWorlds(state, twin_of(state))
        worlds.play_on(Dice(dice.branch()))
        played.append(worlds)
    return played


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_whole_games_are_the_same_in_both_worlds(seats: int) -> None:
    assert all(worlds.twin["over"] for worlds in whole_games(seats))


@pytest.mark.parametrize("seats", GAME.info.seats)
def test_crowded_positions_go_on_the_same_in_both_worlds(seats: int) -> None:
    assert all(worlds.twin["over"] for worlds in crowded_games(seats))


def every_game() -> list[BothWorlds]:
    return [worlds for seats in GAME.info.seats for worlds in (*whole_games(seats), *crowded_games(seats))]


def test_everything_that_is_rare_was_met() -> None:
    met = sum((worlds.twin["seen"] for worlds in every_game()), Counter())
    windows = [
        "board",
        "project",
        "deployment",
        "token",
        "benefit",
        "wonder",
        "leader",
        "research",
        "purchase",
        "fate",
        "inner",
    ]
    together = ["both tokens", "displaced", "a later wish", "too late for the last copy", "counted as decided"]
    assert min(met[name] for name in windows + together) >= several(1, 5), met


# --- every card, every word -----------------------------------------------------------------------------------------
#
# The twin is told the answers of a game once more, with one card, or one word, without effect. In some game it must
# then come to another end, or find an answer of the game impossible.


def retold(worlds: BothWorlds) -> Any:
    """How the twin tells the game with the cards as they are now."""
    twin = deepcopy(worlds.start)
    story = naive_play.play(twin)
    try:
        next(story)
        for answer in worlds.answers:
            story.send(answer)
    except StopIteration:
        return [(naive.score(player), player) for player in twin["players"]]
    except (AssertionError, KeyError, ValueError, IndexError) as impossible:
        return type(impossible)
    return "not over"


@contextmanager
def changed(effects: list[Document], left: list[Document]) -> Iterator[None]:
    """A list of effects changed in its place for a while."""
    kept = list(effects)
    effects[:] = left
    try:
        yield
    finally:
        effects[:] = kept


def lists_of_effects() -> dict[str, list[list[Document]]]:
    """Card -> its lists of effects."""
    found: dict[str, list[list[Document]]] = {}
    for name, card in (WONDERS | LEADERS | TOKENS).items():
        found[name] = [card["effects"]]
    for name, card in TECHNOLOGIES.items():
        found[name] = [card[part] for part in ("left", "right", "purchase_bonus")]
    for name, card in CHALLENGES.items():
        found[name] = [card["fate"], card["history"].get("bonus", []), card["history"].get("thresholds", [])]
    for name, card in BATTLES.items():
        found[name] = card["reward_lines"]
    for name, card in BOARDS.items():
        found[name] = [card["starting_bonus"]]
    return {name: [effects for effects in lists if effects] for name, lists in found.items() if any(lists)}


@cache
def ends() -> list[tuple[BothWorlds, Any]]:
    return [(worlds, retold(worlds)) for worlds in every_game()]


@cache
def likeliest(name: str) -> list[tuple[BothWorlds, Any]]:
    """All games, first those in which this card ends with somebody, of them the shortest."""
    return sorted(ends(), key=lambda game: (name not in str(game[0].twin), len(game[0].answers)))


def is_missed(name: str, effects: list[Document], left: list[Document]) -> bool:
    """Whether some game is told otherwise with these effects of a card changed."""
    games = likeliest(name)
    with changed(effects, left):
        return any(retold(worlds) != ended for worlds, ended in games)


@pytest.mark.parametrize("name", sample((one for one in lists_of_effects() if WHOLE or one in TECHNOLOGIES), CARDS))
def test_every_card_has_its_effects(name: str) -> None:
    for effects in lists_of_effects()[name]:
        for number in range(len(effects)):
            assert is_missed(name, effects, effects[:number] + effects[number + 1 :]), (name, effects[number])


COUNTED = [name for name, card in (TECHNOLOGIES | WONDERS | LEADERS).items() if card["vp"]]


@pytest.mark.parametrize("name", sample(COUNTED, CARDS))
def test_every_card_is_gained_and_counts(name: str) -> None:
    card, games = card_of(name), likeliest(name)
    card["vp"] += 1
    try:
        assert any(retold(worlds) != ended for worlds, ended in games)
    finally:
        card["vp"] -= 1


def test_every_word_of_the_vocabulary_is_on_a_card() -> None:
    words = Counter(part for one in lists_of_effects().values() for effects in one for part in words_in(effects))
    gains = {"agents", "agents_choice", "research", "research_choice", "population", "military_legacy", "vp"}
    lasting = {"produce_agents", "produce_research", "reduce_cost", "power_bonus", "history_bonus", "limit_bonus"}
    others = {"gain_technology", "whenever", "score_per", "exchange", "reward_per", "grant_permanent"}
    assert {f"gain_{word}" for word in gains} | lasting | others == words.keys()


def words_in(effects: Any) -> Iterator[str]:
    """The effect words anywhere in a list of effects."""
    for effect in effects:
        if "effect" in effect:
            yield effect["effect"]
            for inside in ("then", "gain"):
                yield from words_in(effect.get(inside, ()))
