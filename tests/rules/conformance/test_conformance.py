"""The conformance kit accepts a sound game, and names the broken law of an unsound one."""

from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

import pytest

from rules.conformance.conformance import (
    BrokenLaw,
    check,
    check_defaults,
    check_options,
    play_random,
)
from rules.core.contract import AnyGame, Observation
from rules.core.record import decode, encode, replay
from tests.effort import sample
from tests.rules.toys.bazaar import BAZAAR, BazaarGame
from tests.rules.toys.endings import (
    CaravanBazaar,
    LostBazaar,
    SoloBazaar,
    SoloWithoutVerdict,
    finished,
)
from tests.rules.toys.meadow import MEADOW
from tests.rules.toys.mutants import (
    MUTANTS,
    DefaultsForEver,
    GoodsLost,
    NeverEnding,
)
from tests.rules.toys.sieve import SIEVE
from tests.rules.toys.stall import Bid
from tests.rules.toys.window_mutants import (
    GAME_MUTANTS,
    TABLE_MUTANTS,
    EagerMeadow,
    HushedBazaar,
)

OPTIONS = ({}, {"rounds": "3", "die": "four"})


@pytest.mark.parametrize("seats", BAZAAR.info.seats)
@pytest.mark.parametrize("options", OPTIONS, ids=["short", "long"])
def test_a_sound_game_keeps_every_law(seats: int, options: dict[str, str]) -> None:
    for seed in sample("abc", 1):
        playthrough = play_random(BAZAAR, seats, options, seed)
        assert BAZAAR.result(playthrough.final) is not None
        check(BAZAAR, playthrough)
    assert 0 < check_defaults(BAZAAR, seats, options) <= BAZAAR.bound(seats)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {}),
        (3, {"contest": "lot"}),
        (4, {"contest": "lot", "favour": "trailing"}),
    ],
)
def test_a_sound_game_of_open_claims_keeps_every_law(seats: int, options: dict[str, str]) -> None:
    for seed in sample("abc", 1):
        check(MEADOW, play_random(MEADOW, seats, options, seed))
    assert 0 < check_defaults(MEADOW, seats, options) <= MEADOW.bound(seats)


@pytest.mark.parametrize("options", [{}, {"length": "long"}, {"length": "long", "mercy": "on"}])
def test_a_sound_game_for_one_keeps_every_law(options: dict[str, str]) -> None:
    for seed in sample("abc", 1):
        check(SIEVE, play_random(SIEVE, 1, options, seed))
    assert 0 < check_defaults(SIEVE, 1, options) <= SIEVE.bound(1)


@pytest.mark.parametrize("game", [EagerMeadow(), HushedBazaar()], ids=lambda game: type(game).__name__)
def test_the_games_that_show_what_a_table_breaks_are_sound(game: AnyGame) -> None:
    for seed in sample("abc", 1):
        check(game, play_random(game, 3, {}, seed))


@pytest.mark.parametrize("game", [BAZAAR, MEADOW, SIEVE], ids=lambda game: game.info.slug)
def test_sound_options_keep_every_law(game: AnyGame) -> None:
    check_options(game)


@cache
def broken_by(mutant: type[AnyGame]) -> tuple[AnyGame, BrokenLaw | None]:
    """A mutant and the first law that it breaks."""
    game = mutant()
    return game, broken_law(game)


def broken_law(game: AnyGame) -> BrokenLaw | None:
    """The first law that the kit finds broken in a few games of three seats, or of as many as there are."""
    seats = min(3, game.info.most)
    try:
        check_options(game)
        for number in range(6):
            check(game, play_random(game, seats, {}, f"mutant {number}"))
            check_defaults(game, seats, {})
    except BrokenLaw as broken:
        return broken
    return None


EVERY = (*MUTANTS, *GAME_MUTANTS)


@pytest.mark.slow
@pytest.mark.parametrize(("mutant", "law"), EVERY, ids=[mutant.__name__ for mutant, _ in EVERY])
def test_the_kit_names_the_broken_law(mutant: type[AnyGame], law: str) -> None:
    _, broken = broken_by(mutant)
    assert broken is not None
    assert broken.law == law, broken


@pytest.mark.parametrize(
    ("module", "name", "mutant", "game", "law"),
    TABLE_MUTANTS,
    ids=[mutant.__name__ for _, _, mutant, _, _ in TABLE_MUTANTS],
)
def test_the_kit_names_the_law_that_a_table_breaks(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, mutant: Callable[..., Any], game: AnyGame, law: str
) -> None:
    monkeypatch.setattr(module, name, mutant)
    broken = broken_law(game)
    assert broken is not None
    assert broken.law == law, broken


def test_the_record_of_a_broken_law_replays_to_the_position() -> None:
    game, broken = broken_by(GoodsLost)
    assert broken is not None
    assert decode(encode(broken.record)) == broken.record
    assert game.invariants(replay(game, broken.record))
    assert not game.invariants(replay(game, broken.record, len(broken.record.steps) - 1))


@pytest.mark.slow
@pytest.mark.parametrize("mutant", [NeverEnding, DefaultsForEver])
def test_the_record_of_an_endless_game_holds_its_steps(mutant: type[BazaarGame]) -> None:
    game, broken = broken_by(mutant)
    assert broken is not None
    assert len(broken.record.steps) > game.bound(3)


def test_random_games_revise_open_decisions() -> None:
    revised = 0
    for seed in range(20):
        bids: set[tuple[int, int]] = set()
        for one in play_random(BAZAAR, 4, {}, str(seed)).played:
            if isinstance(one.action, Bid):
                revised += (one.state.round, one.seat) in bids
                bids.add((one.state.round, one.seat))
    assert revised > 0


def test_a_view_that_tells_a_secret_is_found() -> None:
    playthrough = play_random(BAZAAR, 2, {}, "views")
    told: dict[Observation, int] = {}

    def counting(observation: Observation) -> int:
        return told.setdefault(observation, len(told))

    check(BAZAAR, playthrough, views=[counting, lambda observation: observation.to_act])
    calls = iter(range(10_000))
    with pytest.raises(BrokenLaw, match="what is made for a viewer tells no secret"):
        check(BAZAAR, playthrough, views=[lambda observation: next(calls)])


@pytest.mark.parametrize(("game", "seats"), [(CaravanBazaar(), 2), (SoloBazaar(), 1), (LostBazaar(), 3)])
def test_a_game_may_end_without_a_seat_that_wins(game: BazaarGame, seats: int) -> None:
    for seed in sample("abc", 1):
        check(game, play_random(game, seats, {}, seed))


def test_a_seat_alone_has_a_verdict() -> None:
    game = SoloWithoutVerdict()
    with pytest.raises(BrokenLaw, match="a result names a winner or a verdict"):
        check(game, play_random(game, 1, {}, "alone"))


def test_a_result_tells_sides_from_seats() -> None:
    caravan = CaravanBazaar()
    ahead = caravan.result(finished(caravan, (26, 12)))
    assert ahead is not None
    assert (ahead.winners, ahead.winning_seats, ahead.seats, ahead.solo) == ((0,), (0,), 2, False)
    level = caravan.result(finished(caravan, (14, 13)))
    assert level is not None
    assert (level.ranks, level.winners, level.winning_seats) == ((2, 2, 1), (2,), ())
    lost = LostBazaar().result(finished(LostBazaar(), (26, 12)))
    assert lost is not None
    assert (lost.winners, lost.winning_seats, lost.verdict) == ((), (), "fallen")
    alone = SoloBazaar()
    for purse, winners, verdict in ((26, (0,), "rich"), (12, (), "poor")):
        result = alone.result(finished(alone, (purse,)))
        assert result is not None
        assert (result.winners, result.verdict, result.solo) == (winners, verdict, True)
