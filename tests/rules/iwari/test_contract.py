"""Iwari keeps the contract of a game; its bot player plays sensibly.

A thousand random games a variant, held against every law: ``python -m rules selfplay iwari --seats 2 --games 1000``
with the options of :data:`VARIANTS`.
"""

from itertools import combinations

import pytest

from rules.bots.bot_player import QUICK, choose
from rules.bots.explaining import gains_of, weightiest
from rules.bots.match import play_out
from rules.bots.suggestions import best_together, followed
from rules.conformance.conformance import (
    check,
    play_random,
)
from rules.core.bitset import cells_of
from rules.core.chance import Dice
from rules.core.contract import Choice
from rules.core.draft import look_ahead
from rules.core.errors import IllegalAction, UnknownNotation
from rules.core.menu import menu_of
from rules.iwari import IWARI as GAME
from rules.iwari import Feat, Place, Placing, Space, Swap, Take
from rules.iwari.atlas import ATLAS
from rules.iwari.evaluation import TERMS
from rules.iwari.expeditions import CARDS, DECK
from rules.iwari.maps import BIOMES, SPACE_OF, SPACES, TERRITORY_OF
from rules.iwari.refusals import FEAT_RULES
from tests.effort import sample, several
from tests.rules.iwari.desk import ALONG, EXPEDITIONS, FEATS, FLOATING, at, full, legal, play, refused
from tests.rules.kit import bot_victories

EVERYTHING = {**FEATS, **EXPEDITIONS, "open_draft": "on", "finish_round": "on"}

VARIANTS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {}),
    (2, {**EVERYTHING, **FLOATING}),
    (3, {**FEATS, **ALONG}),
    (4, {**EVERYTHING, **ALONG, "map": "glacier_mass"}),
    (5, {**EXPEDITIONS, "map": "long_way"}),
    (2, {**EVERYTHING, **ALONG, "map": "vast_lands"}),
    (5, EVERYTHING),
]


@pytest.mark.parametrize("number", sample(range(len(VARIANTS)), 4))
def test_random_games_keep_every_law(number):
    seats, options = VARIANTS[number]
    check(GAME, play_random(GAME, seats, options, f"laws {number}"), stride=several(23, 7))


@pytest.mark.parametrize("number", sample(range(len(VARIANTS)), 4))
def test_tents_and_totems_stay(number):
    seats, options = VARIANTS[number]
    for seed in range(2):
        for one in play_random(GAME, seats, options, f"conservation {seed}").played:
            before, after = one.state, one.transition.state
            for tribe, own in enumerate(before.tents):
                assert own & ~after.tents[tribe] == 0, "IW-1.2"
            for then, now in zip(before.stacks, after.stacks, strict=True):
                assert now[: len(then)] == then, "IW-1.2: in their order"


def test_an_absent_player_places_a_tent_and_keeps_the_rest():
    state = at("TFG", full("F1", 2), display="FFDD")
    assert GAME.notation(GAME.default(state, 0)) == "place F1 tent"
    state = play(state, "place F1 tent", "space F1-4")
    assert GAME.notation(GAME.default(state, 0)) == "draw", "nothing face up is of a biome it holds"
    holding = play(at("TTG", display="TCDD"), "swap glacier")
    assert GAME.notation(GAME.default(holding, 0)) == "take tundra"


def test_an_absent_player_gives_feats_to_itself():
    state = play(at("TFG", "D1-1", "T2-1 T2-2 F1-1", "T2-3 T2-4", options=FEATS), "place T2 tent")
    assert GAME.notation(GAME.default(state, 0)) == "feat D1"


def test_at_most_a_few_hundred_actions_are_legal():
    state = at("TFF", full("T1", 3), full("F1", 3) + " G1-1 G2-1 C1-1 C2-1 D1-1 D2-1 T2-1 F2-1")
    assert len(legal(state)) < 100
    for seats, options in VARIANTS:
        played = play_random(GAME, seats, options, "many").played
        assert max(len(one.legal) for one in played) < 100


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, EVERYTHING])
def test_the_house_player_beats_random_play(options):
    assert bot_victories(GAME, lambda seed: GAME.setup(2, options, seed), several(3, 20)) >= several(2, 18)


@pytest.mark.slow
def test_the_house_player_is_mostly_first_of_four():
    won = 0
    for number in range(several(4, 20)):
        seed = f"four {number}"
        result = play_out(GAME, GAME.setup(4, {}, seed), number % 4, Dice(seed), QUICK)
        assert result is not None
        won += result.winners == (number % 4,)
    assert won >= several(2, 14)


def test_evaluation_likes_majorities_lines_and_settlements():
    base = GAME.evaluate(at("FGC", "T1-1"), 0)
    for tents in ("T1-1 T1-3", "T1-1 G1-1"):
        assert GAME.evaluate(at("FGC", tents), 0) > base
    scored = {"half": 2, "interim": {"T1": [5, 0, 0]}}
    assert GAME.evaluate(at("FGC", "T1-1", **scored), 0) > GAME.evaluate(at("FGC", "T1-1", half=2), 0)
    ends = (full("T1", 2), full("G1", 2))
    plain = GAME.evaluate(at("FGC", *ends), 0)
    assert GAME.evaluate(at("FGC", *ends, stacks={"T1": [0], "G1": [0]}), 0) > plain
    assert GAME.evaluate(at("FGC", *ends, stacks={"T1": [1], "G1": [1]}), 0) < plain
    apart, together = "T1-1 T1-3 T1-5 T1-7", "T1-1 T1-2 T1-3 T1-4"
    assert GAME.evaluate(at("FGC", together), 0) > GAME.evaluate(at("FGC", apart), 0)
    one_end = at("FGC", *ends, stacks={"T1": [0]})
    assert GAME.evaluate(one_end, 0) > plain, "a totem at one end of a line may become a line"
    assert GAME.evaluate(at("FFC", "T1-1"), 0) > base, "cards of one kind pay for more"


def changed(before, after, seat=0):
    """The terms of the evaluation that differ for a seat, with how much."""
    then, now = GAME.terms(before, seat), GAME.terms(after, seat)
    assert {*then, *now} <= {*TERMS}
    more = {name: now.get(name, 0.0) - then.get(name, 0.0) for name in {**then, **now}}
    return {name: value for name, value in more.items() if abs(value) > 1e-9}


def test_iw_10_3_in_the_last_turn_of_a_seat_its_cards_promise_nothing():
    """With ``finish_round`` others still play; the cards that it draws are worth nothing, whichever they are."""
    fields = {"half": 2, "deck": "G", "starter": 0, "options": {"finish_round": "on"}}
    state = at("TFG", full("T1", 3), full("G1", 3), phase="end", display="CCD", **fields)
    assert [GAME.terms(state, seat).get("hand", 0.0) > 0 for seat in range(3)] == [False, True, True]
    assert GAME.terms(state, 0)["settlements"] == 0, "three tents are no settlement, and will be none"
    assert GAME.terms(state, 1)["settlements"] > 0
    drawing = at("TF", full("T1", 3), phase="draw", display="CCDD", **fields)
    for text in legal(drawing):
        assert weightiest(GAME, gains_of(GAME, GAME.observe(drawing, 0), 0, GAME.parse(text))) == (), text


def test_terms_of_tents():
    base = at("FGC", "T1-1", "T1-2 T1-3", half=2)
    nearer = changed(base, at("FGC", "T1-1 T1-4", "T1-2 T1-3", half=2))
    assert nearer["territories"] == 4 - 2, "a tie for the most brings all tents"
    assert nearer["rivals"] > 0, "the other tribe is no longer alone in front, nor has it room for its group"
    assert "leads" not in nearer
    taken = changed(base, at("FGC", "T1-1 T1-4 T1-5", "T1-2 T1-3", half=2))
    assert taken["leads"] > 0, "alone in front"
    assert changed(base, at("FGC", "T1-1", "T1-2 T1-3", half=1))["territories"] == 2, "before the mid scoring: twice"
    scored = at("FGC", "T1-1", "T1-2 T1-3", half=2, interim={"T1": [5, 0, 0]})
    assert changed(base, scored) == {"territories": 5}


def test_terms_of_groups_and_the_purple_road():
    apart, together = at("FGC", "T1-1 T1-3 T1-5 T1-7"), at("FGC", "T1-1 T1-2 T1-3 T1-4")
    assert changed(apart, together) == {"settlements": pytest.approx(4)}
    assert changed(at("FGC", "T1-1"), at("FGC", "T1-1 T1-2"))["settlements"] > 0, "a group that may grow"
    assert changed(at("FGC", "", "T1-1 T1-3"), at("FGC", "", "T1-1 T1-2"))["rivals"] < 0
    road = [space for space, name in enumerate(SPACES) if ATLAS["long_way"].long_road >> space & 1]
    before, after = (at("FGC", SPACES[one], options={"map": "long_way"}) for one in (_beside(road[0]), road[0]))
    assert changed(before, after)["road"] == 1
    ahead = " ".join(SPACES[space] for space in road[1:5])
    second = changed(*(at("FGC", own, ahead, options={"map": "long_way"}) for own in ("", SPACES[road[0]])))
    assert second["road"] == 4, "the second has as many points as the first has tents (IW-7.3)"
    assert "road" not in GAME.terms(apart, 0), "a map without one"


def test_behind_the_last_turn_nothing_is_hoped_for():
    """The deck has one card: D1-4 makes a settlement now (IW-8.3), T1 is worth less, and cards are worth nothing."""
    tents = ("D1-1 D1-2 D1-5", "C1-1 C1-2 C1-3 C1-4 T1-1", "G1-1")
    last, over = at("TTT", *tents, half=2, deck="G", display="CCFF"), at("", *tents, half=2, over=True)
    for state in (last, over):
        terms = GAME.terms(state, 0)
        assert (terms["settlements"], terms["leads"], "hand" in terms) == (0, 0, False)
    choice = choose(GAME, GAME.observe(last, 0), 0, Dice("the last turn"))
    assert GAME.notation(choice) == "place D1 tent pair tundra"
    assert GAME.terms(at("TTT", *tents, half=1, deck="G", display="CCFF"), 0)["settlements"] > 0, "the first deck"


def _beside(space):
    """A space of the same territory that is not on the purple road."""
    ground = ATLAS["long_way"]
    within = next(mask for mask in ground.spaces if mask >> space & 1)
    return next(cells_of(within & ~ground.long_road))


def test_terms_of_totems():
    ends = (full("T1", 2), full("G1", 2))
    plain, one_end = at("FGC", *ends), at("FGC", *ends, stacks={"T1": [0]})
    both, theirs = (at("FGC", *ends, stacks={"T1": [one], "G1": [one]}) for one in (0, 1))
    assert changed(plain, one_end).keys() == {"lines", "pieces"}
    assert changed(plain, one_end)["lines"] > 0 > changed(plain, one_end)["pieces"]
    assert changed(one_end, both)["lines"] > 0
    assert changed(plain, theirs).keys() == {"rivals"}
    assert changed(plain, theirs)["rivals"] < 0


def test_terms_of_cards():
    assert changed(at("FGC", "T1-1"), at("FFC", "T1-1")).keys() == {"hand"}, "cards of one kind pay for more"
    assert changed(at("FFC", "T1-1"), at("FGC", "T1-1"))["hand"] < 0
    cards = [{"card": name} for name in DECK[:3]]
    options = {"expeditions": "on"}
    scored = [{"card": cards[0]["card"], "scored": [0]}, *cards[1:]]
    states = [at("FGC", "T1-1", options=options, expeditions=one) for one in (cards, scored)]
    assert changed(*states) == {"expeditions": CARDS[DECK[0]].points[0]}
    assert changed(*states, seat=1).keys() == {"rivals"}


# --- notation, menus, refusals --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "place",
        "place T1",
        "place T4 tent",
        "place X1 tent",
        "place T1 three",
        "place T1 tent pair",
        "place T1 tent pair moor",
        "place T1 tent glacier",
        "place T1-1 tent",
        "space",
        "space T1",
        "space T1-0",
        "space T1-13",
        "feat",
        "feat 0",
        "feat 07",
        "feat 100",
        "feat T4",
        "swap",
        "swap moor",
        "take 1",
        "draw tundra",
        "end now",
        "skip T1",
    ],
)
def test_other_texts_are_no_actions(text):
    with pytest.raises(UnknownNotation):
        GAME.parse(text)


def test_a_beginning_is_enough_where_it_fits_one_action():
    actions = GAME.legal_actions(at("TFG"), 0)
    assert GAME.notation(GAME.find(actions, "place g1")) == "place G1 tent"
    with pytest.raises(UnknownNotation) as caught:
        GAME.find(actions, "swap")
    assert caught.value.details["readings"] == "swap tundra, swap forest, swap glacier"


def test_paths_ask_where_what_and_for_which_cards():
    def answers(text: str) -> list[tuple[str, str]]:
        return [(choice.question, choice.value) for choice in GAME.path(GAME.parse(text))]

    assert answers("place T1 tent") == [("iw-what", "T1"), ("iw-pieces", "tent")]
    assert answers("place T1 both pair forest") == [("iw-what", "T1"), ("iw-pieces", "both forest")]
    assert answers("space T1-3") == [("iw-what", "T1"), ("iw-space", "T1-3")]
    assert answers("feat 12") == [("iw-what", "feat"), ("iw-feat", "12")]
    assert answers("swap coast") == [("iw-what", "swap"), ("iw-swap", "coast")]
    assert answers("take coast") == [("iw-take", "coast")]
    assert answers("draw") == [("iw-take", "draw")]
    for text in ("end", "skip"):
        assert answers(text) == [("iw-what", text)]
    label = GAME.path(GAME.parse("place T1 both pair forest"))[1]
    assert (label.label, label.args) == ("iw-pieces-both-pair", {"card": "@tundra", "pair": "@forest"})


def test_a_placement_names_its_price_and_a_swap_stands_aside():
    for text, line, price in (
        ("place T1 tent", "tent", "matching"),
        ("place T1 totem pair forest", "totem", "pair"),
        ("place T1 tents", "tents", "two-matching"),
        ("place T1 both pair forest", "both", "mixed"),
    ):
        choice = GAME.path(GAME.parse(text))[1]
        assert (choice.line, choice.price) == (f"iw-pieces-{line}", f"iw-price-{price}")
    aside = [GAME.path(GAME.parse(text))[0].aside for text in ("swap coast", "place T1 tent", "space T1-3", "feat 12")]
    assert aside == [True, False, False, False]


def test_a_placement_is_two_answers_and_its_spaces():
    state = at("TFF", full("T1", 2))
    menu = menu_of(GAME, GAME.observe(state, 0), GAME.legal_actions(state, 0))
    where = {branch.choice.value: branch.node for branch in menu.branches}
    assert list(where) == ["T1", "T2", "F1", "F2", "G1", "G2", "C1", "C2", "D1", "D2", "swap"]
    pieces = where["T1"]
    assert pieces is not None
    assert all(branch.action is not None for branch in pieces.branches)
    placing = play(state, "place T1 tents pair forest")
    (spaces,) = menu_of(GAME, GAME.observe(placing, 0), GAME.legal_actions(placing, 0)).branches
    assert spaces.node is not None
    assert (spaces.node.least, spaces.node.most, len(spaces.node.branches)) == (2, 2, 6)


def test_a_placement_is_offered_with_its_spaces_and_nothing_behind_them():
    """Neither the third tribe's placement nor the cards that are drawn belong to it."""
    state = at("TTF", full("T1", 2))
    for text, count in (("place T1 tents", 2), ("place T1 tent", 1), ("place T1 totem", 0)):
        steps = followed(GAME, GAME.observe(state, 0), 0, GAME.parse(text), Dice("whole"))
        assert [type(step.action) for step in steps] == [Space] * count


def test_only_the_end_of_a_turn_ends_it():
    assert GAME.ends_turn(GAME.parse("end"))
    assert not GAME.ends_turn(GAME.parse("draw"))
    assert GAME.takes(GAME.observe(at("TFG"), 0), Choice("iw-what", "T1")).most == 1


def test_every_kind_of_feat_has_its_rule():
    assert set(FEAT_RULES) == {"unity", "discovery", "honour", "awe"}


@pytest.mark.parametrize(
    ("action", "reason"),
    [
        (Place(2, "tent"), "iw-no-such-territory"),
        (Place(0, "tent", "tundra"), "iw-pair-of-own-biome"),
        (Space(3), "iw-act-first"),
        (Feat("T1"), "iw-act-first"),
        (Swap(4), "iw-card-not-in-hand"),
        (Take(0), "iw-act-first"),
    ],
)
def test_made_up_actions_are_refused(action, reason):
    state = at("TFG")
    assert action not in GAME.legal_actions(state, 0)
    assert GAME.refuse(state, 0, action).reason == reason


def test_iw_2_8_nothing_is_placed_while_starting_hands_are_chosen():
    drafting = GAME.setup(3, {"open_draft": "on"})
    assert refused(drafting, "place T1 tent") == ("IW-2.8", "iw-draw-first")
    with pytest.raises(IllegalAction):
        GAME.apply(drafting, drafting.starter, GAME.parse("draw"))


def test_a_plan_is_not_committed_while_pieces_are_still_to_be_put_down():
    state = at("TTF", "T1-1")
    seen = GAME.observe(state, 0)
    begun = look_ahead(GAME, seen, 0, ["place T1 tents"], Dice("plan"))
    assert begun.begun
    assert look_ahead(GAME, seen, 0, ["place T1 tents", "space T1-3"], Dice("plan")).begun
    done = look_ahead(GAME, seen, 0, ["place T1 tents", "space T1-3", "space T1-4"], Dice("plan"))
    assert not done.begun
    assert not look_ahead(GAME, seen, 0, [], Dice("plan")).begun


def test_the_best_pair_of_spaces_is_suggested_first():
    state = play(at("TTF", "T1-1 T1-2"), "place T1 tents")
    seen, legal = GAME.observe(state, 0), GAME.legal_actions(state, 0)
    found = best_together(GAME, seen, 0, legal, 2, 10, Dice("pair"))
    worth = {
        frozenset(pair): GAME.evaluate(play(state, *map(GAME.notation, pair)), 0) for pair in combinations(legal, 2)
    }
    assert [worth[frozenset(pair)] for pair in found] == sorted(worth.values(), reverse=True)[:10]
    assert len(worth) > 10
    assert best_together(GAME, seen, 0, legal * 10, 2, 10, Dice("pair")) == (), "too many to judge"


def test_the_latest_placements_are_remembered_until_the_next_turn_does_something():
    state = play(at("TTF", "T1-1", "", "C1-1", seats=2), "place T1 tent", "space T1-3")
    own = Placing(0, TERRITORY_OF["T1"], spaces=1 << SPACE_OF["T1-3"])
    assert state.last == (own,)
    state = play(state, "place T1 totem")
    assert state.last == (own, Placing(2, TERRITORY_OF["T1"], totems=1))
    while state.phase == "draw":
        state = play(state, GAME.notation(GAME.legal_actions(state, 0)[0]))
    state = play(state, "end") if state.phase == "end" else state
    assert (state.active, len(state.last)) == (1, 2)
    card = BIOMES[next(number for number, held in enumerate(state.hands[1]) if held)]
    assert play(state, f"swap {card}").last == ()
