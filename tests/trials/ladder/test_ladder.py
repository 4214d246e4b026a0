"""The ladder of bot levels: what scores say, and a short ladder that is stopped and goes on."""

from __future__ import annotations

from itertools import islice

import pytest

from rules.core.bot_level import BotLevel
from rules.registry import GAMES
from tests.trials.ladder import results as results_file
from tests.trials.ladder.__main__ import levels_of, parser, run, schedule
from tests.trials.ladder.choices import lines, positions, worths
from tests.trials.ladder.games import LadderGame, play
from tests.trials.ladder.ratings import expected, interval, ratings, verdict

SLUG = "royal_game_of_ur"
ARGUMENTS = [SLUG, "--levels", "normal,strong", "--games", "4", "--try", "strong=samples:2"]

pytestmark = pytest.mark.fast


def test_an_interval_holds_the_win_rate_and_narrows():
    low, high = interval(30, 40)
    assert low < 0.75 < high
    assert interval(300, 400)[0] > low
    assert interval(10, 10)[1] == 1.0
    assert interval(10, 10)[0] > 0.6
    assert interval(0, 0) == (0.0, 1.0)


def test_equal_players_have_their_fair_share():
    assert [expected(0.0, seats) for seats in (2, 4)] == [0.5, 0.25]


def test_ratings_are_those_of_known_win_rates():
    """Three of four are 191 points."""
    scores = {("hard", "normal"): [1.0, 1.0, 1.0, 0.0] * 100, ("normal", "easy"): [1.0, 1.0, 1.0, 0.0] * 100}
    found = ratings(scores, ["easy", "normal", "hard"], "normal", 2)
    assert found["normal"] == (0.0, 0.0)
    assert found["hard"][0] == pytest.approx(191, abs=2)
    assert found["easy"][0] == pytest.approx(-191, abs=2)
    assert 20 < found["hard"][1] < 60


def test_who_never_lost_has_a_rating():
    rating, error = ratings({("hard", "normal"): [1.0] * 20}, ["normal", "hard"], "normal", 2)["hard"]
    assert 400 < rating < 1200
    assert error > 100


def test_a_pairing_is_sure_in_time():
    assert verdict([1.0] * 4, 2) is None
    assert verdict([1.0] * 40, 2) is True
    assert verdict([1.0, 0.0] * 200, 2) is False
    assert verdict([1.0, 0.0] * 10, 2) is None


def test_a_pairing_plays_each_opening_from_every_seat():
    games = schedule(parser().parse_args(ARGUMENTS))
    assert [(game.one, game.other, game.number) for game in games] == [("strong", "normal", n) for n in range(4)]
    normal = GAMES[SLUG].bot_levels["normal"]
    assert games[0].levels == (BotLevel(samples=2), normal)
    assert levels_of(parser().parse_args([SLUG]))["normal"] == normal


def test_a_game_is_played_alike_again():
    asked = LadderGame(SLUG, 2, "again", {}, "a", "b", (BotLevel(samples=1), BotLevel(samples=1)), 0)
    first, second = play(asked), play(asked)
    assert (first.score, [len(times) for times in first.times]) == (second.score, [len(one) for one in second.times])
    assert first.score in (0.0, 1.0)
    assert all(first.times)


def test_a_ladder_goes_on_where_it_was_stopped(tmp_path):
    """And after a line that was cut off."""
    path = tmp_path / "ladder.jsonl"
    arguments = parser().parse_args([*ARGUMENTS, "--results", str(path)])
    table = run(arguments)
    whole = path.read_bytes()
    assert len(whole.splitlines()) == 4
    path.write_bytes(whole[: whole.rindex(b"\n", 0, -1) + 40])
    assert len(results_file.read(path)) == 3
    again = run(arguments)
    assert [line.split()[:6] for line in again[:2]] == [line.split()[:6] for line in table[:2]]
    assert len(results_file.read(path)) == 4
    assert len(run(arguments)) == len(table)
    assert len(results_file.read(path)) == 4, "nothing is played again"


def test_choices_are_worth_the_same_again_and_those_of_a_level_as_much_as_its_own():
    game = GAMES[SLUG]
    levels = {"normal": game.bot_levels["normal"], "twin": game.bot_levels["normal"], "wild": BotLevel(temperature=9.0)}
    looked = list(islice(positions(game, 2, {}, "choices"), 6))
    found, again = ([worths(game, one, levels, 2, 2, str(number)) for number, one in enumerate(looked)] for _ in "12")
    assert found == again
    assert any(worth["wild"] != worth["normal"] for worth in found)
    head, twin, *others = lines(found, list(levels))
    assert head.split()[:4] == ["levels", "positions", "differ", "worth"]
    assert twin.split() == ["normal", "-", "twin", "6", "0", "+0.00", "+0.00", "to", "+0.00"]
    assert len(others) == 2
