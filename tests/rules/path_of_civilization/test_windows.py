"""PC-15, PC-16, PC-17: what is known, sealed decisions, standing orders, the game's own answers."""

import json
from itertools import permutations

import pytest

from rules.core.chance import Dice
from rules.core.contract import Premove
from rules.core.errors import TableError
from rules.history.snapshot import freeze, thaw
from rules.path_of_civilization import PATH_OF_CIVILIZATION as GAME
from rules.path_of_civilization.fallback import free_agents, free_points, kept_agents, kept_points, usual_plan
from rules.path_of_civilization.state import Civilization
from rules.table import table as tables
from rules.table.player import Holder
from tests.rules.path_of_civilization.desk import (
    ASKED,
    SEALED,
    agents,
    asked,
    at,
    change,
    defaults,
    legal,
    play,
    refused,
    research,
    tech,
    until,
)

PLANS = ("plan culture0 science0 / spirituality0 industry0", "plan culture0 military0 / science0 industry0")
BUYING = {"research": {"culture": 4, "science": 1}}


# --- what is known (PC-15) ------------------------------------------------------------------------------------------


def test_pc_15_1_nearly_everything_is_public():
    state = until(GAME.setup(3, {}, "open"), "buy")
    for viewer in (0, 2, None):
        seen = GAME.observe(state, viewer)
        assert seen.civilizations == state.civilizations
        assert (seen.wonder_market, seen.piles, seen.challenges) == (
            state.wonder_market,
            state.piles,
            state.challenges,
        )


def test_pc_15_2_decks_and_tokens_nobody_reached_are_hidden():
    state = at("plan", {"philosophy": 1}, seats=3)
    seen = GAME.observe(state, 0)
    assert not {"wonder_decks", "leader_decks", "tokens", "answers"} & set(seen.__struct_fields__)
    twins = [GAME.resample_from(seen, Dice(str(number))) for number in range(8)]
    assert len({twin.tokens for twin in twins}) > 4
    assert len({twin.wonder_decks for twin in twins}) == 8
    for twin in twins:
        assert GAME.observe(twin, 0) == seen
        assert GAME.invariants(twin) == ()
        assert twin.levels == state.levels


def test_pc_15_3_a_sealed_choice_is_its_owners_until_the_window_closes():
    state = play(GAME.setup(3, {}, "sealed"), f"1 {PLANS[0]}")
    assert GAME.observe(state, 1).answer == PLANS[0]
    others = play(GAME.setup(3, {}, "sealed"), f"1 {PLANS[1]}")
    for viewer in (0, 2, None):
        assert GAME.observe(state, viewer) == GAME.observe(others, viewer)
        guesses = {GAME.resample_from(GAME.observe(state, viewer), Dice(str(one))).answers[1] for one in range(9)}
        assert len(guesses) > 3


# --- windows (PC-16) ------------------------------------------------------------------------------------------------


def test_pc_16_1_a_single_answer_passes_by_itself():
    own = {"research": {"culture": 1}}
    state = at("buy", own, BUYING)
    assert (state.window.seats, state.window.decided) == ((0, 1), (0,))
    assert legal(state, 0) == [], "and there is nothing to change"
    assert refused(state, "0 buy culture1") == ("PC-16.1", "pc-nothing-to-change")
    confirming = at("buy", own, BUYING, options=ASKED)
    assert confirming.awaited == (0, 1)
    assert legal(confirming, 0) == ["buy culture1"]


def test_pc_16_1_whom_a_window_does_not_concern_is_never_asked():
    """Option ``auto_ready`` or not."""
    assert at("buy", {}, BUYING, options=ASKED).window.seats == (1,)
    assert asked(at("deploy", {}, {}, options=ASKED)) != "deploy"


def test_pc_16_1_one_benefit_without_a_choice_is_taken_by_itself():
    levels = [{"available": ["token_vp"], "rejected": "token_sage"}]
    own = [{"agents": {"philosopher": 2}}, {"philosophy": 1}]
    for options in ({}, ASKED):
        assert at("token", *own, levels=levels, options=options).civilizations[0].vp == 3
    inside = [{"available": ["token_vocation"], "rejected": "token_sage"}]
    assert asked(at("token", *own, levels=inside)) == "choice"
    state = at("token", *own, levels=inside, options=ASKED)
    assert (asked(state), legal(state)) == ("benefit", ["benefit vocation"])


def test_pc_16_1_equal_inputs_are_one():
    """Which of several builders are placed makes no difference."""
    state = at("deploy", {"left": tech("industry3", "industry3"), "right": tech("industry0", "culture0")})
    assert legal(state) == ["deploy builder 4", "deploy builder 3 ambassador 1", "deploy builder 2 ambassador 2"]


def test_pc_16_2_a_sealed_answer_may_change_until_the_window_closes():
    state = play(GAME.setup(2, {}, "change"), f"0 {PLANS[0]}")
    assert state.awaited == (1,)
    assert len(legal(state, 0)) == 30
    again = change(state, 0, PLANS[1])
    assert (again.sealed, again.events, again.state.window.decided) == (True, (), (0,))
    assert GAME.observe(again.state, 1) == GAME.observe(state, 1)
    closed = play(again.state, f"1 {PLANS[0]}")
    assert closed.civilizations[0].left == tuple(tech("culture0", "military0"))
    assert refused(closed, f"0 {PLANS[0]}") == ("PC-16.2", "pc-window-closed")


def test_pc_16_2_one_seat_decides_without_touching_others():
    state = GAME.setup(4, {}, "touch")
    for seat in (2, 0, 3):
        done = change(state, seat, PLANS[0])
        assert done.touched == frozenset()
        state = done.state
    last = change(state, 1, PLANS[0])
    assert (last.touched, last.fence) == (None, True)


def test_pc_16_2_the_order_of_arrival_does_not_matter():
    answers = {0: PLANS[0], 1: PLANS[1], 2: PLANS[0]}
    ends = []
    for order in permutations(answers):
        state = play(GAME.setup(3, {}, "order"), *(f"{seat} {answers[seat]}" for seat in order))
        ends.append(state)
    assert all(end == ends[0] for end in ends)


def test_a_restart_loses_no_answer():
    people = [Holder(seat, str(seat)) for seat in range(4)]
    table = tables.start(GAME, people, {}, "restart", 0.0).table
    for seat in (3, 0, 1):
        table = tables.act(GAME, table, seat, [PLANS[0]], 1.0).table
        table = thaw(GAME, json.loads(json.dumps(freeze(GAME, table))))
    assert tables.owing(GAME, table) == (2,)
    table = tables.act(GAME, table, 2, [PLANS[1]], 2.0).table
    assert all(own.left for own in table.state.civilizations) or table.state.round > 1


def test_an_open_panel_stays_true_while_others_decide():
    people = [Holder(seat, str(seat)) for seat in range(3)]
    table = tables.start(GAME, people, {}, "panels", 0.0).table
    before = [player.version for player in table.players]
    after = tables.act(GAME, table, 1, [PLANS[0]], 1.0).table
    assert [player.version for player in after.players] == [before[0], before[1] + 1, before[2]]


def test_pc_16_3_what_reveals_is_a_fence_and_nothing_else_is():
    state = GAME.setup(2, {}, "fence")
    assert not change(state, 0, PLANS[0]).fence
    assert change(play(state, f"0 {PLANS[0]}"), 1, PLANS[0]).fence
    assert change(at("buy", BUYING, {}), 0, "buy culture2").fence
    open_ = at("wonder", *[{"agents": {"builder": 2}}] * 2, wonder_market=["wonder_stonehenge"])
    assert not change(open_, 0, "claim stonehenge").fence


def test_pc_17_1_players_do_not_interact_otherwise():
    """The same answers beside other answers lead to the same civilization."""
    ends = set()
    for other in PLANS:
        state = play(GAME.setup(2, {}, "apart"), f"0 {PLANS[0]}", f"1 {other}")
        ends.add(json.dumps(GAME.document(state)["civilizations"][0]))
    assert len(ends) == 1


def test_pc_17_3_population_gained_later_changes_later_phases_only():
    own = {
        "left": tech("culture0", "science0"),
        "right": tech("culture2", "science1"),
        "agents": {"builder": 3},
        "research": {"military": 1},
    }
    market = ["wonder_hanging_gardens"]
    built = play(at("wonder", own, {}, wonder_market=market, leader_market=[]), "0 claim hanging_gardens", "0 ready")
    assert asked(built) != "study", "two steps in C2 make the limit 6 in D"
    passed = play(at("wonder", own, {}, wonder_market=market, leader_market=[]), "0 ready")
    assert asked(passed) == "study"


# --- the game's own answers (PC-16.6) -------------------------------------------------------------------------------


def test_pc_16_6_the_usual_plan():
    plan = usual_plan(tech("culture1", "science2", "culture0", "science0", "industry1"))
    assert GAME.notation(plan) == "plan culture1 science2 / science0 industry1", "Tribe is the lowest and first"
    six = usual_plan(tech("culture1", "science2", "culture0", "science0", "industry1", "military4"))
    assert GAME.notation(six) == "plan science2 military4 / culture1 industry1"
    four = usual_plan(tech("culture0", "science0", "spirituality0", "industry0"))
    assert GAME.notation(four) == "plan culture0 science0 / spirituality0 industry0"


def test_pc_16_6_what_is_kept():
    state = at("deploy", {"left": tech("spirituality4", "science4"), "right": tech("industry0", "military0")})
    assert GAME.notation(GAME.default(state, 0)) == "deploy ambassador 1 philosopher 3"
    assert kept_agents((1, 1, 1, 2, 2), 5, (2, 0, 1, 4, 3)) == (1, 1, 1, 0, 2)
    own = Civilization(research=(9, 9, 0, 3, 0))
    assert kept_points(own, (2, 2, 1, 1, 0), 5) == (1, 2, 1, 1, 0), "what would be lost, in the order of types"
    assert kept_points(own, (2, 2, 1, 1, 0), 4) == (1, 1, 1, 1, 0)
    assert kept_points(own, (2, 2, 1, 1, 0), 3) == (0, 1, 1, 1, 0), "then of the track that ends highest"


def test_pc_16_6_free_choices():
    own = Civilization(research=(3, 10, 0, 3, 9))
    assert free_points(own, ("culture", "science", "industry", "military"), 3) == (2, 0, 0, 0, 1)
    assert free_points(Civilization(research=(10,) * 5), ("science", "military"), 2) == (0, 2, 0, 0, 0)
    assert free_agents(own, ("builder", "philosopher"), 2) == (0, 0, 2, 0, 0)
    assert free_agents(Civilization(philosophy=5), ("builder", "philosopher"), 2) == (2, 0, 0, 0, 0)
    assert free_agents(Civilization(philosophy=5), ("unit", "philosopher"), 1) == (0, 0, 0, 0, 1)


def test_pc_16_6_claims_exchanges_tokens_and_free_technologies():
    claiming = play(at("wonder", *[{"agents": {"builder": 4}}] * 2), "0 claim hanging_gardens")
    assert defaults(claiming, 0, 1).civilizations[0].wonders == ("wonder_hanging_gardens",)
    fate = at("fate", {"research": {"culture": 4}}, round=3)
    assert GAME.notation(GAME.default(fate, 0)) == "fate 0"
    token = at("token", {"agents": {"philosopher": 2}}, {})
    assert GAME.notation(GAME.default(token, 0)) == "token builder"
    levels = [{"available": ["token_vp", "token_sage"]}, {"available": ["token_unit", "token_legacy"]}]
    benefit = at("token", {"agents": {"philosopher": 2}, "philosophy": 1}, {"philosophy": 2}, levels=levels)
    assert GAME.notation(GAME.default(benefit, 0)) == "benefit unit", "of the highest level, listed first"


# --- standing orders (PC-16.5) --------------------------------------------------------------------------------------


def ordered(state, seat, name, *steps):
    """What is answered for a seat that has left these steps."""
    seen, legal_ = GAME.observe(state, seat), GAME.legal_actions(state, seat)
    found = GAME.premove_answer(seen, legal_, Premove(name, steps, "", "round"))
    return None if found is None else GAME.notation(found)


def test_pc_16_5_offers_are_for_what_is_still_to_come_this_round():
    def names(state, seat=0):
        return [offer.name for offer in GAME.premove_offers(GAME.observe(state, seat))]

    state = at("plan", {}, round=3)
    wishes, limits = ["wish_wonders", "wish_leaders", "purchases"], ["keep_agents", "keep_research"]
    assert names(state) == ["project", *wishes, "exchanges", *limits]
    assert names(at("plan", {})) == ["project", *wishes, *limits], "no event in round 1"
    assert names(play(state, f"0 {PLANS[0]}")) == [*wishes, "exchanges", *limits], "the project is chosen"
    assert names(at("buy", BUYING, round=3)) == ["purchases", "exchanges"]
    library = {"wonder_market": ["wonder_library_alexandria", "wonder_stonehenge"], "leader_market": ["leader_sappho"]}
    built = play(at("wonder", {"agents": {"builder": 3}}, **library), "0 claim library_alexandria", "0 ready")
    assert (built.step, asked(built)) == ("wonder", "choice")
    assert names(built) == ["wish_leaders", "purchases", "keep_research"], "the wonders are settled"
    assert names(state, None) == []
    assert all(offer.until == "round" for offer in GAME.premove_offers(GAME.observe(state, 0)))


def test_pc_16_5_what_to_keep():
    sides = {"left": tech("spirituality4", "science4"), "right": tech("culture2", "science1")}
    state = at("deploy", sides)
    assert ordered(state, 0, "keep_agents", "keep_sage", "keep_unit") == "deploy sage 3 unit 1"
    assert ordered(state, 0, "keep_research", "keep_science") is None
    study = at("study", {**sides, "research": {"science": 5}})
    assert GAME.notation(GAME.default(study, 0)) == "study culture 1 science 1 spirituality 1 industry 1"
    assert ordered(study, 0, "keep_research", "keep_science") == "study science 2 spirituality 1 industry 1"


def test_pc_16_5_wishes_and_the_ready_mark():
    market = ["wonder_stonehenge", "wonder_great_wall"]
    state = at("wonder", *[{"agents": {"builder": 4}}] * 2, wonder_market=market)
    steps = ("claim great_wall", "claim stonehenge", "ready")
    assert ordered(state, 0, "wish_wonders", *steps) == "claim great_wall"
    state = play(state, "0 claim great_wall")
    assert ordered(state, 0, "wish_wonders", *steps) == "also stonehenge"
    assert ordered(play(state, "0 also stonehenge"), 0, "wish_wonders", *steps) == "ready"
    poor = at("wonder", {"agents": {"builder": 2}}, wonder_market=market)
    assert ordered(poor, 0, "wish_wonders", *steps) == "claim stonehenge", "what is not legal is passed over"


def test_pc_16_5_purchases_and_exchanges():
    assert ordered(at("buy", BUYING), 0, "purchases", "buy culture3", "buy science1", "buy culture1") == "buy science1"
    fate = at("fate", {"research": {"culture": 1}}, round=3)
    assert ordered(fate, 0, "exchanges", "fate 2") == "fate 1", "as often as can be paid"


def test_pc_16_5_every_kind_of_exchange_may_be_ordered():
    events = ["challenge_earth_measured", "challenge_silk_road"]
    events += ["challenge_religious_peace", "challenge_industrial_rev"]
    plan = at("plan", {}, round=5, challenges=events)
    [offer] = [one for one in GAME.premove_offers(GAME.observe(plan, 0)) if one.name == "exchanges"]
    assert len(offer.choices) == len(set(offer.choices)) == 49
    assert {"fate 0 0", "fate 2 0", "fate 0 3", "fate 2 1", "fate 6 6"} <= set(offer.choices)
    rich = at("fate", {"agents": {"builder": 3, "ambassador": 1}}, round=5, challenges=events)
    assert ordered(rich, 0, "exchanges", "fate 2 1") == "fate 2 1"
    poor = at("fate", {"agents": {"builder": 1}}, round=5, challenges=events)
    assert ordered(poor, 0, "exchanges", "fate 2 2") == "fate 1 1", "as often as can be paid, the first one first"
    limited = at("plan", {}, round=3, challenges=events)
    [offer] = [one for one in GAME.premove_offers(GAME.observe(limited, 0)) if one.name == "exchanges"]
    assert offer.choices == ("fate 0", "fate 1", "fate 2")


def test_pc_16_5_a_whole_round_is_left_at_once_with_its_project():
    """PC-8.5: at the end of a list of wishes its owner is ready, whether that was named or not."""
    people = [Holder(seat, str(seat)) for seat in range(2)]
    rich = [{"agents": {"builder": 3, "ambassador": 3}}] * 2
    start = {"wonder_market": ["wonder_hanging_gardens", "wonder_stonehenge"], "leader_market": ["leader_hypatia"]}
    document = GAME.document(at("plan", *rich, round=2, **start))
    table = tables.start(GAME, people, {}, "orders", 0.0, position=document).table
    order = (
        Premove("project", (PLANS[0],)),
        Premove("wish_wonders", ("claim hanging_gardens", "claim stonehenge")),
        Premove("wish_leaders", ("ready",)),
        Premove("purchases", ("buy culture3", "buy industry1", "buy spirituality1")),
    )
    first = tables.leave_premoves(GAME, table, 0, order, 1.0)
    [fired] = first.entries
    assert (fired.kind, fired.steps, [event.kind for event in fired.events]) == ("premove", (PLANS[0],), ["decided"])
    assert tables.premoves_of(GAME, first.table, 0)[0].steps[-1] == "ready"
    last = tables.leave_premoves(GAME, first.table, 1, order, 2.0)
    state = last.table.state
    assert (state.round, asked(state)) == (3, "plan")
    assert {card for own in state.civilizations for card in own.wonders} == {
        "wonder_hanging_gardens", "wonder_stonehenge",
    }  # fmt: skip
    assert {entry.kind for entry in last.entries} == {"premove"}
    assert all(not player.premoves for player in last.table.players)


def test_pc_16_5_a_round_goes_by_on_orders_alone():
    people = [Holder(seat, str(seat)) for seat in range(2)]
    table = tables.start(GAME, people, {}, "orders", 0.0).table
    buys = ("buy industry1", "buy science1", "buy military1", "buy culture1", "buy spirituality1")
    wishes = Premove("wish_wonders", ("ready",)), Premove("wish_leaders", ("ready",)), Premove("purchases", buys)
    for seat in (0, 1):
        table = tables.leave_premoves(GAME, table, seat, wishes, 1.0).table
        assert len(tables.premoves_of(GAME, table, seat)) == 3
    with pytest.raises(TableError):
        tables.leave_premoves(GAME, table, 0, [Premove("purchases", ("buy culture0",))], 1.0)
    for seat in (0, 1):
        table = tables.act(GAME, table, seat, [PLANS[0]], 2.0).table
    assert (table.state.round, asked(table.state)) == (2, "plan")
    assert all(not player.premoves for player in table.players), "they are used up, or over with the round"


def test_claim_lists_are_closed_to_others_in_sealed_mode():
    state = at("wonder", *[{"agents": {"builder": 4}}] * 2, options=SEALED)
    done = change(state, 0, "claim hanging_gardens")
    assert (done.sealed, done.events, done.touched) == (True, (), frozenset())
    assert not change(done.state, 0, "ready").sealed, "that it was marked is seen, a wish is not"


def test_research_and_agents_are_told_by_name():
    state = at("study", {"left": tech("culture0", "science0"), "right": tech("culture2", "science1")})
    assert research(state) == {}
    assert agents(state) == {}
