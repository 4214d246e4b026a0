"""The coming end (UR-9.1): which action brings it."""

from tests.rules.royal_game_of_ur.desk import at, foreseen


def test_ur_9_1_the_last_piece_home_ends_the_game():
    assert foreseen(at("A7", "C7", home=[6, 6]), "off") == "game"
    assert foreseen(at("A7 A8", home=[5, 6]), "off") == ""
