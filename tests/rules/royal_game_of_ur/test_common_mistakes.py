"""UR-17: the mistakes that implementations make, where no other test has them already by their rule."""

from tests.rules.royal_game_of_ur.desk import MASTERS, UNSAFE, at, happened, legal, play


def test_ur_17_01_pieces_go_towards_column_1_first():
    assert play(at("A4"), "move A4").board[0] == ("A3",)
    assert play(at("A1"), "move A1").board[0] == ("B1",)
    assert play(at("B8"), "move B8").board[0] == ("A8",)


def test_ur_17_02_a_four_enters_on_the_first_rosette():
    assert happened(at(throw=4), "enter") == ["entered", "rosette", "threw"]


def test_ur_17_03_and_17_04_the_last_square_is_not_home_and_leaving_it_gives_nothing():
    state = at("A8", throw=1)
    after = play(state, "move A8")
    assert (after.board[0], after.home[0]) == (("A7",), 0)
    assert play(after, "off").active == 1


def test_ur_17_05_a_protected_square_is_closed():
    assert "move B3" not in legal(at("B3 A4", "B4"))


def test_ur_17_06_squares_are_compared_not_steps():
    same_step = at("C7", "A7", options=MASTERS | UNSAFE)
    assert happened(same_step, "move C7") == ["moved", "threw"]
    same_square = at("B8", "A8", options=MASTERS | UNSAFE)
    assert happened(same_square, "move B8") == ["moved", "captured", "threw"]


def test_ur_17_08_no_pass_is_offered():
    assert all(text.split()[0] in ("enter", "move", "off") for text in legal(at("A4")))


def test_ur_17_14_a_move_names_where_the_piece_stands():
    assert play(at("B4", throw=3), "move B4").board[0] == ("B7",)


def test_ur_17_15_rows_belong_to_seats_whoever_begins():
    for first in (0, 1):
        assert play(at(first=first), "enter").board == (("A4",), ())
