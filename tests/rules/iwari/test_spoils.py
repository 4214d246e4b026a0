"""What the balance report counts of a game."""

import pytest

from rules.__main__ import main
from rules.bots.balance import weigh
from rules.conformance.conformance import play_random
from rules.iwari import IWARI as GAME
from rules.iwari.atlas import ATLAS

WITH_ALL = {"feats": "on", "expeditions": "on"}


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_everything_that_a_seat_took_is_counted(seats):
    state = play_random(GAME, seats, WITH_ALL, f"spoils {seats}").final
    spoils = {(spoil.kind, spoil.name): spoil.taken for spoil in GAME.spoils(state, ())}
    assert all(len(taken) == seats for taken in spoils.values())
    for one in state.expeditions:
        assert spoils["expedition", one.card] == tuple(int(seat in one.scored) for seat in range(seats))
        assert spoils["expedition first", one.card] == tuple(int(one.scored[:1] == (seat,)) for seat in range(seats))
    for kind in ("unity", "discovery", "honour", "awe"):
        owners = [feat.tribe for feat in state.feats if feat.kind == kind]
        assert spoils["feat", kind] == tuple(owners.count(seat) for seat in range(seats))
    order = [spoils["turn order", f"{place} of {seats}"].index(1) for place in range(1, seats + 1)]
    assert order == [(state.starter + place) % seats for place in range(seats)]
    assert spoils["first player on", "new_horizons"].index(1) == state.starter


def test_without_options_only_the_turn_order_is_to_be_had():
    state = play_random(GAME, 4, {}, "plain").final
    assert {spoil.kind for spoil in GAME.spoils(state, ())} == {"turn order", "first player on"}


def test_every_map_is_weighed_with_every_number_of_players():
    rows = weigh(GAME, 4 * len(ATLAS), "maps", stray=100)
    found = {row.name: row for row in rows if row.kind == "first player on"}
    assert {name: row.takers for name, row in found.items()} == dict.fromkeys(ATLAS, 4)
    assert {row.name for row in rows if row.kind == "turn order"} == {
        f"{place} of {seats}" for seats in (2, 3, 4, 5) for place in range(1, seats + 1)
    }


def test_what_the_third_tribe_wins_nobody_could_have_won():
    """With two players both are as likely to win by themselves: together their ratios make the whole."""
    rows = weigh(GAME, 40, "third", stray=100, seats=(2,))
    order = [row for row in rows if row.kind == "turn order"]
    assert abs(sum(row.won for row in order) - sum(row.fair for row in order)) < 1e-9
    assert sum(row.won for row in order) < 40


def test_the_report_is_one_command(capsys):
    arguments = ["--games", "6", "--stray", "100", "--seed", "x", "--seats", "3", "--option", "finish_round=on"]
    assert main(["balance", "iwari", *arguments]) == 0
    told = capsys.readouterr().out
    for kind in ("expedition", "expedition first", "feat", "turn order", "first player on"):
        assert f"\n{kind} " in f"\n{told}"
    assert "3 of 3" in told
    assert " of 4" not in told
    assert "stands out" in told
