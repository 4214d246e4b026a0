"""The coming end (KB-9): what is told of it, and which action brings it."""

from tests.rules.kingdom_builder.desk import at, buildable, closing, foreseen, places, play


def test_kb_9_1_the_last_settlement_begins_the_last_round_and_kb_9_2_the_last_turn_is_known():
    state = at(" ".join(buildable()[:39]), seats=3, first=2, active=0, placed=2)
    build = f"build {min(places(state, 'build'))}"
    assert (closing(state), foreseen(state, build)) == ("", "round")
    built = play(state, build)
    assert (closing(built), foreseen(built, "end")) == ("round", "")
    last = play(built, "end")
    assert (last.active, closing(last)) == (1, "turn")


def test_kb_9_2_the_last_of_the_round_is_told_that_this_ends_the_game():
    state = at("", " ".join(buildable()[:39]), active=1, first=0, placed=2)
    build = f"build {min(places(state, 'build'))}"
    assert foreseen(state, build) == "turn"
    assert foreseen(play(state, build), "end") == "game"
