"""Iwari in words: complete, within Discord's limits, and without secrets."""

import logging
import re
from functools import lru_cache, partial
from typing import Any

import pytest
from msgspec.structs import replace

from render.iwari import text_board
from render.iwari.changes import compared
from render.iwari.words import addressed, board_captions, headline
from render.kit.renderer import Audience
from render.words.text import texts
from rules.core.bitset import cells_of
from rules.core.errors import IllegalAction
from rules.core.menu import menu_of
from rules.iwari import IWARI as GAME
from rules.iwari import IwariState
from rules.iwari.actions import Place
from rules.iwari.atlas import ATLAS
from rules.iwari.maps import PER_TERRITORY, SPACES, TERRITORIES
from rules.iwari.refusals import REASONS
from rules.iwari.scoring import breakdown
from tests.effort import sample, several
from tests.render import telling
from tests.render.iwari.samples import RENDERER, position, third_turn

INFO = GAME.info
NAMES = telling.labels(5)
TABLES = (
    (2, {"feats": "on", "expeditions": "on", "settlement_scope": "along_roads"}),
    (5, {"map": "long_way", "feats": "on"}),
    (3, {"map": "floating_lands", "expeditions": "on", "open_draft": "on", "finish_round": "on"}),
)

after = partial(telling.after, GAME)


@lru_cache(maxsize=4)
def played(number: int) -> tuple[telling.Played, ...]:
    """A random game in which mostly pieces are placed."""
    seats, options = TABLES[number]
    opening = GAME.setup(seats, options, f"words {number}")
    return telling.random_game(GAME, opening, f"words {number}", lambda action: isinstance(action, Place), 4)


def moments() -> list[IwariState]:
    return [
        *(state for number in range(3) for state in telling.states_of(played(number))[::60]),
        position(),
        third_turn(),
    ]


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_the_bar_says_nothing_twice(language: str) -> None:
    """Its detail is no part of its title, whatever is to be done."""
    start = position()
    for phase in ("act", "third", "draft", "draw", "end"):
        told = board_captions(texts(language), GAME.observe(replace(start, phase=phase), None), telling.PLAIN)
        assert told.detail
        assert told.detail not in told.title


def test_whoever_has_chosen_a_starting_hand_is_not_awaited_for_no_cards() -> None:
    """What is left is to end the turn: of an open draft as of any other (IW-2.8)."""
    chosen = GAME.setup(3, {"open_draft": "on"}, "a whole hand")
    while chosen.phase == "draw":
        taken = next(one for one in GAME.legal_actions(chosen, chosen.active) if GAME.notation(one).startswith("take"))
        chosen = GAME.apply(chosen, chosen.active, taken).state
    assert chosen.drafting
    seen = GAME.observe(chosen, None)
    assert headline(texts("en"), seen, NAMES[:3]).endswith(" ends the turn.")
    assert board_captions(texts("en"), seen, telling.PLAIN[:3]).detail == "end of turn"


# --- everything has its words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", sample(telling.LANGUAGES, 1))
def test_whole_games_are_told_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every event that happens, every question, choice and hint, in both languages."""
    said, lines, choices, kinds = texts(language), [], set(), set()
    for number, (seats, _) in enumerate(TABLES):
        audience = Audience(said, telling.PLAIN[:seats])
        for turn, step in enumerate(played(number)):
            kinds |= {event.kind for event in step.done.events}
            for viewer in (None, step.seat):
                lines += said.event_lines(INFO, [event.seen_by(viewer) for event in step.done.events], NAMES[:seats])
            if turn % several(12, 4) == 0:
                seen = GAME.observe(step.before, step.seat)
                legal = GAME.legal_actions(step.before, step.seat)
                root = menu_of(GAME, seen, legal)
                choices |= {said.question(root), *(said.choice(INFO, one.choice) for one in telling.branches_of(root))}
                hints = [
                    RENDERER.hint(seen, choice, action, audience) for action in legal for choice in GAME.path(action)
                ]
                choices |= set(hints)
                known = GAME.observe(step.done.state, step.seat)
                choices.add(RENDERER.outlook(seen, known, audience))
    assert {"placed", "feat", "third-placed", "third-interim", "expedition", "draft-over", "deck-shuffled"} <= kinds
    assert len(lines) > 400
    assert telling.untold(GAME, [*lines, *choices]) == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_refusals_are_said_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    tries = [
        *(f"place {where} {pieces}" for where in ("T1", "C3", "D1", "G2") for pieces in ("tent", "tents", "totems")),
        *("place F1 tent pair forest", "place T1 both pair glacier", "space T1-1", "space D3-12", "feat T1", "feat 7"),
        *("swap tundra", "swap coast", "take desert", "take forest", "draw", "skip", "end"),
    ]
    met, sentences = telling.refusals(GAME, texts(language), moments(), tries)
    assert met <= REASONS.keys()
    assert len(met) > 18
    assert telling.untold(GAME, sentences) == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_a_placement_of_the_third_tribe_is_told_as_its_own() -> None:
    state = third_turn()
    seat, place = state.active, GAME.legal_actions(state, state.active)[0]
    done = GAME.apply(state, seat, place)
    line = texts("en").event_lines(INFO, [event.seen_by(None) for event in done.events], NAMES)[0]
    assert line.startswith(f"{NAMES[seat]} plays for {TERRITORIES[place.territory]}, for the third tribe: ")


# --- limits and secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_crowded_boards_keep_discords_limits(language: str) -> None:
    for state in (position(), third_turn()):
        telling.check_limits(GAME, RENDERER, state, language, (None, 0, 1))


# --- the board to play blind ------------------------------------------------------------------------------------------


def whole(state: IwariState, viewer: int | None = None) -> str:
    names = NAMES[: GAME.seats_in(state)]
    return "\n".join(text_board.board_text(texts("en"), GAME.observe(state, viewer), names))


def section(told: str, territory: str) -> str:
    """What is told of one territory."""
    return told.partition(f"**{territory} ")[2].partition("**")[2].partition("\n**")[0]


def test_the_text_board_tells_every_tent_space_totem_road_and_line() -> None:
    for state in moments():
        told, ground = whole(state), state.ground
        for territory in ground.territories:
            here = section(told, TERRITORIES[territory])
            named = re.search(r"Tents: (.+); free: (.+)", here)
            assert named is not None
            tents = sorted(map(int, re.findall(r"(?<=[( ])\d+(?=[,)])", named[1])))
            free = [] if named[2] == "none" else list(map(int, named[2].split(", ")))
            spaces = [space % PER_TERRITORY + 1 for space in cells_of(ground.spaces[territory])]
            assert sorted(tents + free) == spaces
            assert len(tents) == sum(state.tents_in(territory))
            totems = re.search(r"from below: (.+) \(on top\)", here)
            assert (len(totems[1].split(", ")) if totems else 0) == len(state.stacks[territory])
            assert here.count("Line ") == sum(territory in line.ends for line in ground.lines)
            inner = [pair for pair in ground.roads if ground.spaces[territory] >> pair[0] & 1]
            roads = re.search(r"Roads: (.+)", here)
            assert roads is not None
            assert len(roads[1].split(", ")) == len(inner)


def test_neighbours_are_told_by_compass() -> None:
    """Every line leads back in the opposite direction."""
    for name, ground in ATLAS.items():
        seen = GAME.observe(GAME.setup(3, {"map": name}, "compass"), None)
        for line in ground.lines:
            first, second = (TERRITORIES[end] for end in line.ends)
            there, back = (text_board.compass(seen, *ends) for ends in ((first, second), (second, first)))
            ways = text_board.WAYS
            assert (ways.index(there) - ways.index(back)) % len(ways) == len(ways) // 2
    told = whole(GAME.setup(3, {}, "compass"))
    assert "Line 1: land, east to G1 Blue Crown" in section(told, "T1")
    assert "Line 12: sea, south to C2 Shell Isle" in section(told, "F1")


def test_the_text_board_tells_what_the_game_is_worth_now() -> None:
    state = position()
    told = whole(state)
    assert "\nFace up: tundra, 2 × glacier, coast. Deck: 47 cards.\n" in told
    assert "\nYour hand: tundra and 2 × desert. Left: 14 tents, 6 totems. Face up: tundra, " in whole(state, 0)
    for tribe, name in enumerate(NAMES):
        total = sum(points[tribe] for _, points in breakdown(state))
        own = told.partition(f"**{name}**")[2].partition("**")[0]
        assert f"If the game ended now: {total} points" in own
    assert "Settlements: 4 tents (F1-1, F1-3, F1-4, F1-5)" not in told
    assert "Unity on F1 (by ✚ Jules)" in told
    expedition = "Deep Roots, 5 points for the first tribe, 3 for the second: Have at least 4 tents in one territory."
    assert f"{expedition} Scored by ✚ Jules." in told


def test_border_roads_are_told_where_they_count() -> None:
    for scope, there in (("same_territory", False), ("along_roads", True)):
        assert ("Border roads: " in whole(GAME.setup(3, {"settlement_scope": scope}, "roads"))) is there


# --- what helps -------------------------------------------------------------------------------------------------------


def hinted(state: IwariState, notation: str, level: int) -> str:
    action = GAME.parse(notation)
    seen = GAME.observe(state, state.active)
    people = Audience(texts("en"), telling.PLAIN[: GAME.seats_in(state)])
    return RENDERER.hint(seen, GAME.path(action)[level], action, people)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "3 free, you, ● Aiko and ▲ 健太 lead with 1"),
        ("de", "3 frei, du, ● Aiko und ▲ 健太 führen mit 1"),
        ("ja", "空き3、あなた、● Aikoさん、▲ 健太さんが1個で並んで最多"),
    ],
)
def test_who_leads_with_several_others_is_one_of_a_list(language: str, told: str) -> None:
    tents = [["D1-1"], ["D1-2"], ["D1-3"]]
    state = GAME.position({"seats": 3, "tents": tents, "active": 1, "hands": [[], ["desert"] * 3, []]})
    action = GAME.parse("place D1 tent")
    people = Audience(texts(language), telling.PLAIN[:3])
    assert RENDERER.hint(GAME.observe(state, 1), GAME.path(action)[0], action, people) == told


@pytest.mark.parametrize(
    ("language", "drawing", "over"),
    [
        ("en", "draws 1 more card.", "There is nothing more to draw. End your turn."),
        ("de", "zieht noch 1 Karte.", "Es gibt nichts mehr zu ziehen. Beende deinen Zug."),
        ("ja", "カードを引きます。あと1枚です。", "これ以上カードは引けません。手番を終了してください。"),
    ],
)
def test_iw_10_3_no_more_cards_are_announced_than_are_left(language: str, drawing: str, over: str) -> None:
    """With ``finish_round`` the last hands are not always filled."""
    left = {"hands": [["tundra"], ["forest"] * 3, ["coast"] * 3], "display": ["desert"], "deck": []}
    state = GAME.position({"seats": 3, "options": {"finish_round": "on"}, "half": 2, "phase": "draw", **left})
    seen, said = GAME.observe(state, state.active), texts(language)
    assert drawing in headline(said, seen, telling.labels(3))
    with pytest.raises(IllegalAction) as early:
        GAME.apply(state, state.active, GAME.parse("end"))
    assert early.value.details["count"] == 1
    with pytest.raises(IllegalAction) as late:
        GAME.apply(after(state, "take desert"), state.active, GAME.parse("take desert"))
    assert late.value.reason == "iw-end-first"
    assert said.t("error-iw-end-first") == over


def test_hints_tell_who_has_what_where() -> None:
    state = position()
    assert hinted(state, "place D1 tents", 0) == "4 free, ◆ Marta leads with 2"
    assert hinted(state, "place T1 tent", 0) == "4 free, you lead with 3"
    assert hinted(after(state, "place D1 tents", "space D1-3", "space D1-4"), "space D1-5", 0) == ""
    assert hinted(state, "place D1 tents", 1) == "you would draw level with ◆ Marta at 2"
    assert hinted(state, "place D1 tent pair desert", 1) == "you would still be behind ◆ Marta, 1 to 2"
    assert hinted(state, "place T1 tent", 1) == "you would lead with 4"
    assert hinted(state, "swap desert", 1) == "you have 2"
    assert (
        hinted(position(tents=[[], [], [], [], []], stacks={}, feats=[]), "place T2 tent", 0) == "5 free, no tent yet"
    )
    assert hinted(after(position(), "place T1 tent"), "space T1-8", 1) == "making a settlement of 4"
    assert hinted(after(position(), "place T1 tent"), "space T1-6", 1) == ""
    assert hinted(after(position(), "place D1 tents", "space D1-3"), "space D1-4", 1) == "connecting 2 tents"
    drawing = after(position(), "place D1 tents", "space D1-3", "space D1-4")
    assert hinted(drawing, "take tundra", 0) == "you have 1"
    assert hinted(drawing, "draw", 0) == "47 left"


def test_totems_are_told_by_the_lines_that_they_win() -> None:
    """With a totem at each end a line scores; before that only the lead counts."""
    none: dict[str, Any] = {"feats": [], "stacks": {}}
    state = position(**none)
    assert hinted(state, "place T1 totem", 1) == "you would lead in totems with 1"
    line = next(one for one in state.open_lines if "T1" in {TERRITORIES[end] for end in one.ends})
    other = next(TERRITORIES[end] for end in line.ends if TERRITORIES[end] != "T1")
    assert hinted(position(**{**none, "stacks": {other: [0]}}), "place T1 totem", 1) == (
        f"line {line.number} would bring you 2 more"
    )
    assert hinted(position(**{**none, "stacks": {"T1": [1]}}), "place T1 totem", 1) == (
        "you would draw level with ◆ Marta in totems at 1"
    )
    assert hinted(position(**{**none, "stacks": {"T1": [1, 1]}}), "place T1 totem", 1) == (
        "you would still be behind ◆ Marta in totems, 1 to 2"
    )


def test_two_tents_are_told_together() -> None:
    """Where both belong to one group it is told once, at its full size."""
    seen, people = GAME.observe(after(position(), "place D1 tents"), 0), Audience(texts("en"), telling.PLAIN)
    spaces = [GAME.parse(f"space {name}") for name in ("D1-3", "D1-4")]
    assert RENDERER.together(seen, spaces, people) == "connecting 2 tents"
    whole = [GAME.parse("place D1 tents"), *spaces]
    assert RENDERER.together(GAME.observe(position(), 0), whole, people) == (
        "you would draw level with ◆ Marta at 2, connecting 2 tents"
    )
    assert RENDERER.together(seen, [*spaces, GAME.parse("draw")], people) is None


def test_what_is_asked_says_for_whom_and_where() -> None:
    people = Audience(texts("en"), telling.PLAIN)
    own, third = position(), third_turn()
    placing = after(own, "place D1 tents")
    for state, question, said in (
        (own, "iw-pieces", "Pitch tents or raise a totem"),
        (third, "iw-pieces", "Place for the third tribe"),
        (placing, "iw-space", "Where do your 2 tents go in D1"),
        (after(placing, "space D1-3", "space D1-4"), "iw-take", "Draw 2 cards, one at a time"),
        (own, "iw-swap", ""),
    ):
        seen = GAME.observe(state, state.active)
        assert RENDERER.asked(seen, question, people).startswith(said), question
        assert bool(said) is bool(RENDERER.asked(seen, question, people))
        assert RENDERER.progress(seen, people) == ""


def test_placing_that_would_empty_the_deck_says_so() -> None:
    state = position(half=1, interim={}, deck=["coast", "glacier"], discards=_rest(["coast", "glacier"]))
    assert hinted(state, "place T1 tent", 1) == "you would lead with 4"
    assert hinted(state, "place D1 tents", 1) == "you would draw level with ◆ Marta at 2, the deck runs out this turn"
    people = Audience(texts("en"), telling.PLAIN)
    planned = after(state, "place D1 tents", "space D1-3", "space D1-4")
    told = RENDERER.outlook(GAME.observe(state, 0), GAME.observe(planned, 0), people)
    assert told.endswith("The deck runs out this turn: the mid scoring follows.")
    assert RENDERER.outlook(GAME.observe(state, 0), GAME.observe(state, 0), people) == ""


def test_a_blocked_line_is_no_road_in_words() -> None:
    """IW-14.1: on Floating Lands lines are roads, as long as no mountain lies on them."""
    state = GAME.position({"game": "iwari", "options": {"map": "floating_lands"}, "mountains": [2, 3, 7, 8]})
    seen, people = GAME.observe(state, None), Audience(texts("en"), telling.PLAIN[:2])
    told = "\n".join(RENDERER.board_text(seen, people)).splitlines()
    assert "Line 3: land, south to D1 Ember Rock, blocked by a mountain" in told
    assert "Line 1: sea, east to D2 Sunstone Rock, a road from F1-2 to D2-4" in told


def test_feat_tokens_are_told_where_they_multiply() -> None:
    """IW-12.2: Unity lies on F1, and Honour on line 3 between G1 and D1."""
    seen, people = GAME.observe(position(), None), Audience(texts("en"), telling.PLAIN)
    assert "Unity: F1. Discovery: C1. Honour: line 3." in RENDERER.board_alt(seen, people)
    topics = {topic.key: topic.lines for topic in RENDERER.topics(seen, people)}
    for territory, alt, line in (
        ("F1", "Unity: F1.", "Feat tokens: Unity on F1 (by Jules)"),
        ("G1", "Honour: line 3.", "Feat tokens: Honour on line 3 (by Marta)"),
        ("D2", "", ""),
    ):
        assert alt in (told := RENDERER.look(seen, territory, people).alt)
        assert topics[f"strength territory {territory}"][-1] == line or not line
        assert bool(alt) is ("Honour" in told or "Unity" in told)


def test_a_deck_that_is_empty_already_does_not_run_out_this_turn() -> None:
    """IW-10.3: in the rest of the last round."""
    options = {"feats": "on", "expeditions": "on", "finish_round": "on"}
    assert hinted(position(options=options, deck=["coast"], discards=_rest(["coast"])), "swap tundra", 0)
    assert hinted(position(options=options, deck=[], discards=_rest([])), "swap tundra", 0) == ""


def test_a_turn_of_the_third_tribe_that_nothing_pays_for_is_asked_to_be_left_out() -> None:
    """IW-11.4: the forests are full, and the third tribe's totems are used up."""
    forests = [
        name for name in SPACES if name.startswith("F") and ATLAS["new_horizons"].all_spaces >> SPACES.index(name) & 1
    ]
    held, fields = ["forest"], {"phase": "third", "stacks": {"F1": [2] * 8}}
    state = GAME.position({"game": "iwari", "hands": [held], "tents": [[], [], forests], **fields})
    assert [GAME.notation(action) for action in GAME.legal_actions(state, 0)] == ["skip"]
    for wrong in ("draw", "swap forest"):
        with pytest.raises(IllegalAction) as refused:
            GAME.apply(state, 0, GAME.parse(wrong))
        assert re.search("leave (it|its turn) out", texts("en").refusal(refused.value, INFO))


def test_a_plan_that_comes_to_the_third_tribe_says_so() -> None:
    state = third_turn()
    before = replace(state, phase="act")
    seen = [GAME.observe(one, state.active) for one in (before, state)]
    people = Audience(texts("en"), telling.PLAIN[:2])
    banner = f"**The third tribe’s turn · {NAMES[state.active]} places for it**"
    assert RENDERER.outlook(*seen, people).endswith(banner)
    assert banner not in RENDERER.outlook(seen[1], seen[1], people)


def test_a_plan_tells_who_would_lead_where() -> None:
    before = position()
    done = after(before, "place D1 tents", "space D1-3", "space D1-4")
    seen = [GAME.observe(state, 0) for state in (before, done)]
    said = RENDERER.outlook(*seen, Audience(texts("en"), telling.PLAIN))
    assert said == "In D1 you and ◆ Marta would share the lead with 2 tents."
    alone = after(before, "place T1 tent", "space T1-6")
    said = RENDERER.outlook(seen[0], GAME.observe(alone, 0), Audience(texts("en"), telling.PLAIN))
    assert said == "In T1 you would lead with 4 tents, ahead of ◆ Marta with 1."
    said = RENDERER.outlook(seen[0], GAME.observe(alone, 0), Audience(texts("ja"), telling.PLAIN))
    assert said == "T1のテント：あなたが4個で最多、ほかは◆ Martaさんが1個です。"


@pytest.mark.parametrize(
    ("language", "key", "arguments", "told"),
    [
        ("de", "iw-alt-title", {"map": "Ein weiter Weg", "half": 1}, "Iwari, Ein weiter Weg, erster Stapel."),
        ("de", "iw-ask-tents", {"seat": "Dritter Stamm"}, "Zelte (Dritter Stamm)"),
        ("de", "iw-hint-line", {"lines": "8", "points": 3, "seat": "du"}, "8: 3 mehr für dich"),
        ("de", "iw-hint-line", {"lines": "8", "points": 3, "seat": "der dritte Stamm"}, "8: 3 mehr (der dritte Stamm)"),
        ("ja", "iw-hint-line", {"lines": "8番", "points": 3, "seat": "あなた"}, "あなたの得点が8番で3点増える"),
    ],
)
def test_names_stand_as_they_are(language: str, key: str, arguments: dict[str, Any], told: str) -> None:
    assert texts(language).say(key, "iw", arguments) == told


def test_the_third_tribe_is_no_name_in_a_sentence() -> None:
    seen = GAME.observe(third_turn(), 0)
    called = [addressed(texts(language), seen, telling.PLAIN[:2])[2] for language in ("en", "de")]
    assert called == ["▲ the third tribe", "▲ der dritte Stamm"]


def test_a_turn_that_empties_the_deck_is_announced() -> None:
    full = position(half=1, interim={})
    few = position(half=1, interim={}, deck=["coast"], discards=_rest(["coast"]))
    people = Audience(texts("en"), telling.PLAIN)
    warning = "The deck runs out this turn: the mid scoring follows."
    assert warning not in RENDERER.headline(GAME.observe(full, None), people)
    assert warning in RENDERER.headline(GAME.observe(few, None), people)


def _rest(deck: list[str]) -> list[str]:
    """The cards that lie nowhere else."""
    whole_deck = {"tundra": 13, "forest": 12, "glacier": 11, "coast": 11, "desert": 10}
    named = ["tundra", "glacier", "glacier", "coast", *deck, "tundra", "desert", "desert", "forest", "forest", "coast"]
    return [card for card, count in whole_deck.items() for _ in range(count - named.count(card))]


def test_what_is_new_is_named() -> None:
    before = position()
    now = after(before, "place D1 tents", "space D1-3", "space D1-4")
    seen: list[Any] = [GAME.observe(state, None) for state in (before, now)]
    assert [spot.where for spot in compared(*seen).new] == ["D1-3", "D1-4", "five_grounds"]
    alt = RENDERER.board_alt(seen[1], Audience(texts("en"), telling.PLAIN), seen[0])
    assert "New or changed: D1-3, D1-4, Five Grounds." in alt
    back = RENDERER.board_alt(seen[0], Audience(texts("en"), telling.PLAIN), seen[1])
    assert "D1-3, D1-4" in back


def test_spaces_are_called_as_they_are_typed() -> None:
    assert text_board.spaces(1 | 1 << PER_TERRITORY) == [SPACES[0], SPACES[PER_TERRITORY]] == ["T1-1", "T2-1"]
