"""What touches a player who waits."""

from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from tests.rules.kit import touching
from tests.rules.path_of_civilization.desk import legal, play, until
from tests.rules.path_of_civilization.test_claims import builders


def test_who_is_displaced_is_told():
    state = play(builders(4, 4), "0 claim great_wall", "0 ready")
    assert touching(GAME, state, state, "claim great_wall", 0, seat=1) == ["displaced"]


def test_a_card_that_another_gains_is_no_matter():
    before = builders(4, 4)
    state = play(before, "0 pass", "0 ready", "1 claim great_wall")
    kinds = touching(GAME, state, before, "ready", 0, seat=1)
    assert "wonder" not in kinds
    assert "wonder" in touching(GAME, state, before, "ready", 1, seat=1)


def test_what_somebody_has_bought_themselves_is_no_news():
    before = until(GAME.setup(2, {}, "news"), "buy")
    state = play(before, f"0 {legal(before, 0)[0]}")
    kinds = touching(GAME, state, before, legal(state, 1)[0], 0, seat=1)
    assert "bought" not in kinds
    assert "gained" in kinds, "what it brings is"
