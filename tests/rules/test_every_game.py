"""What holds for every game without a word about its rules."""

from importlib import import_module
from itertools import pairwise, product
from math import isfinite
from typing import Any

import pytest

from rules.conformance.conformance import check_defaults, check_options, play_random
from rules.core.chance import Dice
from rules.core.contract import AnyGame
from rules.core.draft import look_ahead
from rules.core.errors import OptionError, PositionError, UnknownNotation
from rules.core.record import Record, replay
from rules.history.snapshot import freeze, thaw
from rules.registry import GAMES
from rules.table.player import Holder
from rules.table.table import start
from rules.table.table_record import record_of
from tests.effort import several
from tests.games import terms_of
from tests.rules.kit import check_notation, check_written, example, position_refused

NOTHING = 1e-6
"""A difference between two sums that is none."""

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@EVERY
def test_the_documented_example_is_a_position(game):
    document = example(import_module(f"rules.{game.info.slug}"))
    state = game.position(document)
    assert game.invariants(state) == ()
    assert game.seats_in(state) == document.get("seats", 2)
    assert game.legal_actions(state, game.to_act(state)[0])
    check_written(game, state)


@EVERY
def test_the_name_of_the_game_is_a_position(game):
    state = game.position({"game": game.info.slug})
    assert game.position({}) == state
    assert game.invariants(state) == ()
    assert check_written(game, state)["game"] == game.info.slug


@EVERY
@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"game": "chess"}, "position-malformed"),
        ({"version": 99}, "position-malformed"),
        ({"seats": "two"}, "position-malformed"),
        ({"colour": "red"}, "position-malformed"),
        ({"options": {"weather": "fair"}}, "option-unknown"),
        ({"chance": {"seed": "1", "used": -3}}, "position-malformed"),
        ({"chance": {"seed": "1", "used": 1 << 67}}, "position-malformed"),
    ],
)
def test_a_document_that_cannot_be_read_says_why(game, fields: dict[str, Any], reason: str):
    expected = reason.format(prefix=game.info.prefix)
    assert position_refused(game, {"game": game.info.slug, **fields}) == expected


@EVERY
def test_a_number_of_seats_that_is_not_offered_is_refused(game):
    for seats in (-1, 0, game.info.most + 1):
        reason = position_refused(game, {"game": game.info.slug, "seats": seats})
        assert reason in ("seats-not-offered", "position-malformed")


@EVERY
@pytest.mark.parametrize("seat", [2, -1])
def test_a_document_that_asks_a_seat_of_nobody_says_so(game, seat):
    """The seat whose turn it is; where all decide at once, a seat of the open window."""
    whole = game.document(game.position({}))
    fields = {"active": seat} if "active" in whole else {"window": {**whole["window"], "seats": [seat]}}
    assert position_refused(game, {"game": game.info.slug, **fields}) == f"{game.info.prefix}-position-number"


@EVERY
def test_every_option_has_its_values(game):
    for option in game.info.options:
        assert option.default in option.values
        wrong = {"game": game.info.slug, "options": {option.name: "no such value"}}
        assert position_refused(game, wrong) == "option-value-unknown"


@EVERY
def test_options_keep_their_laws(game):
    check_options(game)


@EVERY
def test_what_was_chosen_before_an_option_depended_on_others_is_read_without_it(game):
    """KB-11.2: documents, tables and records of a time when the first game could be played without the card as well."""
    for seats, option in product(game.info.seats, game.info.options):
        state = game.setup(seats, game.info.gentlest, "old")
        if option.applies(seats, state.options):
            continue
        for value in option.values:
            once = {**state.options, option.name: value}
            assert game.position({**game.document(state), "options": once}) == state
            assert replay(game, Record(game.info.slug, game.info.version, seats, once, "old")) == state
            change = start(game, [Holder(number + 1, "Ann") for number in range(seats)], state.options, "old", 0.0)
            kept = freeze(game, change.table)
            kept["options"] = kept["state"]["options"] = kept["fence"]["options"] = once
            thawed = thaw(game, kept)
            assert thawed.state == state
            assert record_of(thawed, change.entries).options == once
            if value != option.default:
                with pytest.raises(OptionError, match="option not here"):
                    game.setup(seats, once, "old")


@EVERY
def test_a_plan_that_ends_the_game_says_so(game):
    """What ends a random game with nothing hidden in between ends the plan as well, and no step before does."""
    for number in range(4):
        played = play_random(game, game.info.fewest, {}, f"planned {number}").played
        for one in played[-6:]:
            seen = game.observe(one.state, one.seat)
            plan = look_ahead(game, seen, one.seat, [game.notation(one.action)], Dice("plan"))
            assert plan.ends == one.transition.ends
            assert not plan.ends or one is played[-1]


def choices(game: AnyGame, seats: int) -> list[dict[str, str]]:
    """The usual options, and the last value of each."""
    last = {option.name: option.values[-1] for option in game.info.options}
    return [{}, game.info.applicable(seats, last)]


@EVERY
def test_answers_for_absent_players_end_the_game(game):
    for seats in game.info.seats:
        for options in choices(game, seats):
            assert 0 < check_defaults(game, seats, options, "gone") <= game.bound(seats)


@EVERY
def test_an_action_is_read_however_it_is_typed(game):
    """Everything that is legal in a few games, in capitals and with spaces; the kit asks for the plain texts."""
    for seats in {game.info.fewest, game.info.most}:
        for options in choices(game, seats):
            played = play_random(game, seats, options, "typed").played
            for text in {game.notation(action) for one in played[:: several(27, 3)] for action in one.legal}:
                check_notation(game, text)


@EVERY
@pytest.mark.parametrize("text", ["", " ", "castle E7", "pawn to e4", "\u00b2"])
def test_other_texts_are_no_actions(game, text):
    with pytest.raises(UnknownNotation):
        game.parse(text)


@EVERY
def test_what_is_read_can_be_played_on_and_read_back(game):
    """Fields of one position in the document of another contradict each other, or they describe a position."""
    played = play_random(game, game.info.fewest, {}, "spliced")
    states = [one.state for one in played.played[:: max(1, len(played.played) // 40)]]
    documents = [game.document(state) for state in (*states, played.final)]
    dice, read = Dice("splices"), 0
    for _ in range(several(30, 160)):
        document, other = dice.pick(documents), dice.pick(documents)
        name = dice.pick(tuple(document))
        try:
            state = game.position({**document, name: other[name]})
        except PositionError:
            continue
        read += 1
        for _ in range(6):
            assert game.invariants(state) == (), name
            check_written(game, state)
            owing = game.to_act(state)
            if not owing:
                break
            state = game.apply(state, owing[0], dice.pick(game.legal_actions(state, owing[0]))).state
    assert read > several(3, 20)


@EVERY
def test_a_game_has_one_gentlest_way_to_begin_with(game):
    first = [preset for preset in game.info.presets if preset.first]
    assert len(first) == 1, "exactly one preset is first=True: who has never played the game begins with it"
    assert game.info.gentlest == first[0].values
    for seats in game.info.seats:
        assert game.options(seats, game.info.gentlest) == game.info.gentlest, "it has a value for each option"


@EVERY
def test_an_evaluation_is_a_sum_of_named_terms(game):
    """A game without terms has none to name. One whose evaluation is made of their sum keeps its order."""
    named = terms_of(game)
    assert len(set(named)) == len(named)
    assert game.weights.keys() <= set(named)
    for seats in {game.info.fewest, game.info.most}:
        played = play_random(game, seats, {}, "terms")
        states = [one.state for one in played.played[:: max(1, len(played.played) // 40)]]
        met: list[tuple[float, float]] = []
        for state in filter(game.quiescent, (*states, played.final)):
            for seat in range(seats):
                terms = game.terms(state, seat)
                assert terms.keys() <= set(named)
                assert all(map(isfinite, terms.values()))
                total = sum(game.weights.get(name, 1.0) * value for name, value in terms.items())
                met += [(total, game.evaluate(state, seat))] if terms else []
        assert bool(met) == bool(named)
        for (less, low), (more, high) in pairwise(sorted(met)):
            assert low < high or more - less < NOTHING
