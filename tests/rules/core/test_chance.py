"""Chance: one stream for a seed, on every machine; every outcome equally likely."""

import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

import rules
from rules.core.chance import Chance, Dice

ROOT = Path(rules.__file__).parents[1]
ROLLS = [3, 0, 1, 2, 5, 5, 5, 5, 5, 3, 0, 0]
"""The first words of keyed BLAKE2b for the seed ``ziggurat``, modulo six. Recorded games rest on them."""
ORDER = "adfcbghe"


def test_a_seed_rolls_the_same_on_every_machine() -> None:
    dice = Dice("ziggurat")
    assert [dice.below(6) for _ in range(12)] == ROLLS
    assert "".join(dice.shuffled("abcdefgh")) == ORDER


def test_a_seed_rolls_the_same_in_another_process() -> None:
    code = "from rules.core.chance import Dice; d = Dice('ziggurat'); print([d.below(6) for _ in range(12)])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert told.stdout.strip() == str(ROLLS)


def test_the_rest_goes_on_where_the_dice_stopped() -> None:
    whole = Dice("seed")
    rolls = [whole.below(100) for _ in range(40)]
    for cut in range(40):
        first = Dice("seed")
        begun = [first.below(100) for _ in range(cut)]
        after = first.rest().dice()
        assert begun + [after.below(100) for _ in range(40 - cut)] == rolls
    assert whole.rest() == Chance("seed", 40)


def test_seeds_and_branches_are_streams_of_their_own() -> None:
    dice = Dice("seed")
    seeds = ["seed", "seed ", "Seed", dice.branch(), dice.branch()]
    streams = {tuple(Dice(seed).below(1000) for _ in range(6)) for seed in seeds}
    assert len(streams) == len(seeds)


def test_rolls_are_uniform() -> None:
    dice = Dice("uniform")
    counts = Counter(dice.below(6) for _ in range(6000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi square, 5 degrees, p = 0.001


def test_orders_are_uniform() -> None:
    dice = Dice("orders")
    counts = Counter("".join(dice.shuffled("abcd")) for _ in range(4800))
    assert len(counts) == 24
    assert sum((count - 200) ** 2 / 200 for count in counts.values()) < 49.7  # 23 degrees, p = 0.001


def test_picks_and_shuffles_keep_their_items() -> None:
    dice = Dice("items")
    assert {dice.pick("xyz") for _ in range(60)} == set("xyz")
    assert sorted(dice.shuffled(range(50))) == list(range(50))
    assert dice.shuffled(()) == ()
    assert dice.below(1) == 0


def test_words_beyond_the_last_whole_multiple_are_thrown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words = iter([(1 << 64) - 1, 7])
    dice = Dice("limits")
    monkeypatch.setattr(dice, "_word", lambda: next(words))
    assert dice.below(10) == 7


@pytest.mark.parametrize("bound", [0, -3])
def test_there_is_no_number_below_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        Dice("seed").below(bound)
