"""Sobek in words: complete, within Discord's limits, and without secrets."""

from __future__ import annotations

import logging
import re
from functools import lru_cache, partial
from typing import Any

import pytest
from msgspec.structs import replace

from render.kit import tell
from render.sobek import hints, text_board, words
from render.sobek.renderer import SobekRenderer
from render.words.text import texts
from rules.core.chance import Chance
from rules.core.contract import Choice
from rules.core.draft import look_ahead
from rules.core.errors import RulesError
from rules.core.event import Event
from rules.core.menu import Node, first_action, menu_of
from rules.sobek import SOBEK as GAME
from rules.sobek import SobekObservation, SobekState
from rules.sobek.actions import Take
from rules.sobek.market import EMPTY, GRID
from rules.sobek.refusals import REASONS
from rules.sobek.tiles import BACK_OF, TILES
from tests.effort import WHOLE
from tests.render import telling

INFO = GAME.info
RENDERER = SobekRenderer()
PLAIN = ("Aiko", "健太")
NAMES = telling.labels(2, PLAIN)
EXPANSION = {"treasures_of_the_pharaoh": "on"}
OPTIONS = ({}, EXPANSION, EXPANSION | {"corruption_scoring": "comparison_only"})
WHEAT = ["wheat-h1-1", "wheat-h1-2", "wheat-f1-1", "wheat-b0", "statue-v"]
CROWD = [tile.id for tile in TILES if tile.back == "goods"][:34]
"""A hand of more tiles than a list takes."""


def at(**document: Any) -> SobekState:
    """A position with the Ankh on cell 2, pointing along row 3 with a few tiles on it."""
    market = {"9": "wheat-v1", "16": "livestock-b0-deben", "24": "thief", "35": "marble-v2"}
    return GAME.position(
        {"game": "sobek", "market": market, "ankh": 2, "direction": "h", "options": EXPANSION, **document}
    )


after = partial(telling.after, GAME)


@lru_cache(maxsize=16)
def played(number: int, options: int = 1) -> tuple[telling.Played, ...]:
    """A random game in which tiles are often left lying for other actions."""
    opening = GAME.setup(2, OPTIONS[options], f"words {number}")
    return telling.random_game(GAME, opening, f"words {number}", lambda action: not isinstance(action, Take), 3)


def course(number: int, options: int = 1) -> list[SobekState]:
    """Every position of that game."""
    return telling.states_of(played(number, options))


@lru_cache(maxsize=1)
def scenes() -> dict[str, SobekState]:
    """One moment of every phase, and some that chance seldom brings."""
    scribe = at(hands=[["scribe_fish"], [*WHEAT, "ivory-f3", "queen", "fish-b0"]])
    vizier = at(hands=[["vizier"], []], corruption=[[], ["queen", "fish-b0", "fish-f0"]])
    held = [*WHEAT, "high_priest", "merchant", "courtesan", "spy"]
    sets = [
        {"wheat": ["start-wheat-f0", "start-wheat-v0", "wheat-b1"]},
        {"ivory": ["ivory-f3", "ivory-b3", "statue-h"]},
    ]
    slots = ["", "points_7", "forced_tile", "scarabs_wheat_fish_livestock", "corruption_2"]
    others = {"used": ["architect", "vizier"], "corruption": [["fish-h1"], []], "slots": slots}
    seller = at(hands=[held, ["fish-v1", "start-fish-v0"]], sets=sets, **others)
    return {
        "opening": GAME.setup(2, EXPANSION, "opening"),
        "seller": seller,
        "selling": after(seller, "sell wheat", "pick 2 wheat1"),
        "canoe": after(seller, "sell wheat all"),
        "forced": after(seller, "sell wheat all", "token forced_tile 24"),
        "orient": after(at(hands=[[], []], market={"9": "thief", "8": "wheat-v1", "23": "fish-v1"}), "take 9"),
        "scribe": after(scribe, "character scribe_fish"),
        "vizier": after(vizier, "character vizier"),
        "architect": after(at(hands=[["architect"], []]), "character architect"),
        "blocked": at(hands=[[], []], market={"17": "fish-v1"}, deck=["wheat-h1-1", "queen", "fish-b0"]),
        "refilled": after(at(hands=[[], []], market={"17": "fish-v1"}, deck=["wheat-h1-1", "queen"]), "refill"),
        "extra": at(hands=[[], []], extra=True),
        "extra_or_refill": at(hands=[[], []], extra=True, market={"7": "fish-v1"}, deck=["queen"]),
        "stuck": at(hands=[["queen"], []], market={"17": "fish-v1"}, deck=[]),
        "crowd": at(hands=[["scribe_fish"], CROWD], market={"9": "spy"}),
    }


def moments() -> list[SobekState]:
    return [*course(1)[::12], course(1)[-1], *course(2, 0)[::20], *scenes().values()]


def whole(observation: SobekObservation, language: str = "en") -> str:
    return "\n".join(text_board.board_text(texts(language), observation, NAMES))


def idle() -> SobekState:
    """Characters that can do nothing."""
    return at(hands=[["thief", "royal_adviser"], []], market={"9": "fish-v1"})


def menu(state: SobekState) -> tuple[SobekObservation, Node]:
    observation = GAME.observe(state, state.asked)
    return observation, menu_of(GAME, observation, GAME.legal_actions(state, state.asked))


# --- everything has its words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", telling.LANGUAGES if WHOLE else ["de"])
def test_whole_games_are_told_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every event that happens, every question, choice and hint that is offered, in both languages."""
    said, lines, choices, kinds = texts(language), [], set(), set()
    for number in range(6):
        for step in played(number, number % 3):
            kinds |= {event.kind for event in step.done.events}
            for viewer in (None, 0, 1):
                lines += said.event_lines(INFO, [event.seen_by(viewer) for event in step.done.events], NAMES)
    states = [state for number in (0, 1) for state in course(number)[:-1:3]] + list(scenes().values())
    for state in states:
        observation, root = menu(state)
        choices.add(said.question(root))
        for branch in telling.branches_of(root):
            choices |= {said.choice(INFO, branch.choice), said.question(branch.choice)}
            choices.add(hints.hint(said, observation, branch.choice, first_action(branch)))
    assert len(kinds) >= 28
    assert len(lines) > 800
    assert telling.untold(GAME, [*lines, *choices]) == []
    assert max(map(len, choices)) <= 100
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_refusals_are_said_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    tries = [
        *(f"take {cell}" for cell in (1, 2, 16, 17, 24, 9)),
        *(f"sell {goods}{whole}" for goods in ("wheat", "ivory", "fish") for whole in ("", " all")),
        *(f"pick {one}" for one in ("1 wheat1", "5 wheat1", "1 ivory3", "1 wheat0", "1 statue", "1 queen")),
        *("take 9 deben", "take 35 keep", "refill", "turn v", "turn b", "done", "recover queen", "recover wheat1"),
        *(f"token {one}" for one in ("points_7", "extra_turn", "forced_tile", "forced_tile 1", "points_2_deben")),
        *(f"token {one}" for one in ("scarabs_wheat_fish_livestock", "scarabs_wheat_fish_livestock fish")),
        *(f"token {one}" for one in ("scarabs_ebony_marble", "scarabs_ebony_marble ebony")),
        *(f"character {one}" for one in ("queen", "high_priest", "merchant 1", "royal_adviser 3")),
        *(f"character {one}" for one in ("spy", "spy thief goods", "spy architect", "spy vizier", "vizier")),
        *(f"character {one}" for one in ("thief", "thief goods", "thief pharaoh", "courtesan wheat ivory3")),
    ]
    states = [*scenes().values(), idle(), *course(3)[::7], course(3)[-1]]
    met, sentences = telling.refusals(GAME, texts(language), states, tries)
    assert len(met & REASONS.keys()) >= 36, sorted(REASONS.keys() - met)
    assert telling.untold(GAME, sentences) == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize(
    ("language", "missing"), [("en", "wheat and marble. Add a tile that is only wheat"), ("ja", "小麦、大理石")]
)
def test_an_ambiguous_sale_says_which_readings_there_are_and_what_is_missing(language: str, missing: str) -> None:
    state = at(hands=[["pharaoh-wheat-marble", "statue-v", "statue-h"], []])
    with pytest.raises(RulesError) as refused:
        GAME.apply(state, 0, GAME.parse("sell wheat all"))
    assert missing in texts(language).refusal(refused.value, INFO)
    assert refused.value.rule == "SB-7.6"


def test_sb_8_7_who_draws_the_better_of_two_deben_is_told_both() -> None:
    """As in a log that was kept from earlier, the value alone is told where it alone is known."""
    drawn = Event("deben-drawn", 0, {}, {0: {"value": 8, "other": 5}}, reveals=True)
    both, alone, others = drawn.seen_by(0), replace(drawn, private={0: {"value": 8}}).seen_by(0), drawn.seen_by(1)
    assert [texts("en").event(INFO, event, PLAIN) for event in (both, alone, others)] == [
        "You draw two Deben tokens, worth 8 and 5, and keep the one worth 8.",
        "You draw a Deben token worth 8.",
        "Aiko draws a Deben token.",
    ]


def test_private_events_are_told_to_their_seat_alone() -> None:
    said = texts("en")
    state = at(hands=[["queen"], []], deck=["wheat-h1-1", "thief", "fish-b0"], market={"9": "spy"})
    events = GAME.apply(state, 0, GAME.parse("character queen")).events
    own, other = (said.event_lines(INFO, [event.seen_by(seat) for event in events], NAMES) for seat in (0, 1))
    assert "You draw: wheat (1 scarab), fish (no scarab) and Thief." in own
    assert "● Aiko draws 3 tiles: 2 × goods tile and character tile." in other
    assert "wheat" not in " ".join(other)


# --- the whole position -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_scenes_keep_the_limits(language: str) -> None:
    said = texts(language)
    for state in scenes().values():
        telling.check_limits(GAME, RENDERER, state, language, (None, 0, 1))
        spectator = GAME.observe(state, None)
        assert words.hand_alt(said, spectator) == ""
        assert len(words.headline(said, spectator, telling.labels(2, telling.LONG))) <= 250


def test_the_market_can_be_read_back_cell_by_cell() -> None:
    for state in moments():
        observation = GAME.observe(state, None)
        told = whole(observation).partition("**Market, cell by cell**\n")[2].splitlines()
        last = words.last_words(texts("en"), observation, NAMES)
        assert not last or (last in whole(observation)) is not observation.over
        cells = [entry.partition(" ") for row in told for entry in row.partition(": ")[2].split("; ")]
        assert [int(name) for name, _, _ in cells] == [cell for row in GRID for cell in row]
        for name, _, content in cells:
            lying = observation.market[int(name)]
            if 0 <= lying < len(TILES):
                tile = TILES[lying]
                assert texts("en").word("sb", tile.face) in content
                assert texts("en").word("sb", f"dir_{tile.direction}") in content
                assert ("Deben icon" in content) == tile.deben_icon
            else:
                empty = "Ankh" if int(name) == observation.ankh else "empty"
                assert content == (empty if lying == EMPTY else f"{BACK_OF[lying]} tile, face down")


def test_japanese_has_wide_signs_between_cells() -> None:
    told = "\n".join(whole(GAME.observe(state, 0), "ja") for state in moments())
    assert ";" not in told
    assert "；" in told


def test_the_report_tells_all_that_the_viewer_may_know() -> None:
    told = whole(GAME.observe(scenes()["seller"], 0))
    for line in (
        "● Aiko to play: take a tile on the Ankh’s line, sell or play a character.",
        "The Ankh stands on cell 2, horizontal. Its line: 35 marble (2 scarabs), vertical; 16 livestock (no scarab)",
        "Within reach: cell 9 (no corruption), cell 16 (no corruption), cell 24 (1 corruption), cell 35 (1 corruption)",
        "Your hand: 3 × wheat (1 scarab), wheat (no scarab), Merchant, Courtesan, High Priest, statue, Spy.",
        "Courtesan: Add one or two fitting tiles",
        "Used characters: Architect, Vizier",
        "Wheat, 3 points = 3 tiles × 1 scarab: wheat (1 scarab), 2 × starting wheat",
        "Ivory, 18 points = 3 tiles × 6 scarabs: 2 × ivory (3 scarabs), statue",
        "In hand: starting tile, goods tile",
    ):
        assert line in told
    assert not re.search("next tile to be taken|tokens lost|discarded", told)
    dearer = at(
        hands=[[], []], market={"9": "wheat-b1", "24": "thief"}, forced=24,
        debens=[[7], []], lost=[[5], []], royals=[[6], []], shed=[[4], []], looked=[True, False],
    )  # fmt: skip
    own, others = (whole(GAME.observe(dearer, viewer)) for viewer in (0, 1))
    assert all("The next tile to be taken is the one on cell 24." in one for one in (own, others))
    assert all(one.count("May look at the tokens in the canoe slots.") == 1 for one in (own, others))
    lost = "Deben tokens: 1{}\n{}Deben tokens lost: {}\nRoyal corruption tokens discarded: {}"
    may = "May look at the tokens in the canoe slots.\n"
    assert lost.format(" (7)", may, 5, 4) in own
    assert lost.format("", may, 1, 1) in others


def test_sb_2_7_the_alt_text_counts_the_corruption_of_canoe_tokens() -> None:
    """The picture shows "1 +2": what everybody sees of it counts together."""
    fields = {"corruption": [["ivory-f0"], []], "given": [["corruption_2"], []]}
    state = at(hands=[[], []], market={"9": "wheat-b1"}, **fields)
    alt = words.board_alt(texts("en"), GAME.observe(state, None), NAMES)
    assert "● Aiko: 0 tiles in hand, 3 in corruption" in alt
    assert "0 tiles in hand, 0 in corruption" in alt


def test_a_forced_tile_an_extra_turn_and_a_blocked_line_are_told() -> None:
    heads = {name: words.headline(texts("en"), GAME.observe(state, None), NAMES) for name, state in scenes().items()}
    assert heads["forced"] == "◆ 健太 must take the tile on cell 24."
    assert "in any direction" in heads["extra"]
    assert "refill" not in heads["extra"]
    assert "in any direction, refill the market, sell or play" in heads["extra_or_refill"]
    assert "the market can be refilled" in heads["blocked"]
    assert "no tile can be taken" in heads["stuck"]
    assert heads["scribe"] == "The Scribe’s effect: ◆ 健太 turns 2 tiles from hand into corruption."
    assert heads["vizier"] == "● Aiko chooses a tile from the opponent’s corruption."
    assert len(set(heads.values())) >= 10


def test_hidden_tiles_are_named_to_nobody_else() -> None:
    """The tiles of one hand and corruption, none of them seen anywhere else, and tokens looked at in the slots."""
    secret = at(
        hands=[["queen", "ivory-f3"], []], corruption=[["high_priest", "ebony-h2"], []], debens=[[9], []],
        royals=[[6], []], looked=[True, False], slots=["points_7", "", "", "", ""],
    )  # fmt: skip
    known = ("Queen", "ivory (3", "High Priest", "ebony (2", "Deben tokens: 9", "royal tokens 6", "7 points")
    own = whole(GAME.observe(secret, 0)) + words.hand_alt(texts("en"), GAME.observe(secret, 0))
    assert [word for word in known if word not in own] == []
    for viewer in (1, None):
        observation = GAME.observe(secret, viewer)
        told = whole(observation) + words.board_alt(texts("en"), observation, NAMES)
        assert [word for word in known if word in told] == []
        assert "In hand: goods tile, character tile" in told
        assert "Corruption: 2 tiles, 1 royal token" in told


# --- the value of a sale, before it is made ---------------------------------------------------------------------------


def planned(state: SobekState, *steps: str, language: str = "en") -> str:
    observation = GAME.observe(state, state.asked)
    plan = look_ahead(GAME, observation, state.asked, steps, Chance("plan").dice())
    assert plan.stopped is None
    return hints.outlook(texts(language), observation, plan.observation)


def test_a_plan_tells_what_the_sale_will_be_worth() -> None:
    seller = scenes()["seller"]
    assert planned(seller) == ""
    assert planned(seller, "sell wheat") == "The wheat set: 3 tiles times 1 scarab make 3 points."
    assert planned(seller, "sell wheat", "pick 3 wheat1") == (
        "The wheat set: 6 tiles times 4 scarabs make 24 points, instead of 3 now."
    )
    sold = "The wheat set: 9 tiles times 4 scarabs make 36 points, instead of 3 now."
    assert planned(seller, "sell wheat all").endswith(", instead of 3 now.")
    steps = ("sell wheat", "pick 3 wheat1", "pick 1 wheat0", "pick 1 merchant", "pick 1 statue", "done")
    assert planned(seller, *steps) == sold
    assert planned(seller, *steps, language="ja") == (
        "小麦のセットは、タイル9枚にスカラベ4個を掛けて36点になります（現在3点）。"
    )
    assert planned(seller, "character courtesan wheat wheat1") == (
        "The wheat set: 4 tiles times 2 scarabs make 8 points, instead of 3 now."
    )
    assert planned(scenes()["scribe"], "pick 1 wheat1") == "1 more tile to give up."


def test_a_sale_of_several_kinds_is_one_phrase() -> None:
    """In Japanese the tiles have one particle together, not one each and another."""
    said = texts("ja")
    picks = [said.t("sb-pick-label", tile=f"@{face}", count=count) for face, count in (("fish1", 2), ("thief", 1))]
    assert said.t("sb-sale-whole", then=said.enumerate(picks)) == "魚（スカラベ1）2枚、盗賊1枚を売る"


def test_the_promised_value_is_the_value_of_the_set() -> None:
    """In random games: the hint beside a whole sale, and the log line after it."""
    said, met = texts("en"), 0
    for number in range(6):
        for step in played(number, number % 3):
            if step.before.phase != "turn":
                continue
            observation, root = menu(step.before)
            for branch in telling.branches_of(root):
                if branch.choice.question == "sb-sale" and branch.choice.value.endswith(" all"):
                    hint = hints.hint(said, observation, branch.choice, first_action(branch))
                    done = GAME.apply(step.before, step.before.asked, first_action(branch))
                    sold = next(event for event in done.events if event.kind == "sold")
                    assert f", {sold.args['points']} point" in hint
                    met += 1
    assert met > 20


def test_who_is_not_asked_where_the_ankh_points_is_told_of_no_choice() -> None:
    """In random games: the hint beside a face-down tile, and the question or the direction after it."""
    said, asked = texts("en"), set()
    for number in range(12):
        for step in played(number, number % 3):
            if step.before.phase not in ("turn", "refilled"):
                continue
            observation, root = menu(step.before)
            for branch in telling.branches_of(root):
                action = first_action(branch)
                if branch.choice.question != "sb-cell" or not isinstance(action, Take):
                    continue
                if observation.market[action.cell] >= len(TILES):
                    after = GAME.apply(step.before, step.before.asked, action).state
                    is_asked = after.phase == "orient"
                    direction = said.word("sb", f"dir_{after.direction}")
                    own = "you turn the Ankh" if is_asked else f"Ankh then {direction}"
                    assert hints.hint(said, observation, branch.choice, action).endswith(own)
                    asked.add(is_asked)
    assert asked == {True, False}


def test_choices_tell_what_they_cost_and_bring() -> None:
    def told(name: str, question: str) -> dict[str, str]:
        observation, root = menu(scenes()[name])
        found = (branch for branch in telling.branches_of(root) if branch.choice.question == question)
        said = texts("en")
        return {one.choice.value: hints.hint(said, observation, one.choice, first_action(one)) for one in found}

    cells = told("extra", "sb-cell")
    assert cells["24"] == "character tile, face down, costs 1 corruption, Ankh then horizontal"
    assert cells["16 keep"] == "livestock (no scarab), Ankh then falling diagonal"
    assert told("seller", "sb-sale")["wheat some"] == "now 3 points"
    assert told("seller", "sb-absolve")["wheat"] == "no tiles"
    assert told("canoe", "sb-token")["points_7"] == "keep it: 7 points"
    grown = told("canoe", "sb-goods")["wheat"]
    assert grown == "66 points instead of 44"
    assert told("seller", "sb-who")["vizier"] == "take a tile from your opponent’s corruption"


# --- the end, the pictures --------------------------------------------------------------------------------------------


def test_the_end_names_the_winner_and_what_broke_a_tie() -> None:
    over = GAME.observe(course(1)[-1], None)
    result = GAME.result(course(1)[-1])
    assert result is not None
    winner, best = result.winners[0], max(result.totals)
    assert words.headline(texts("en"), over, NAMES) == f"The game is over. {NAMES[winner]} wins with {best} points."
    tied = replace(over, result=replace(result, totals=(30, 30), ranks=(2, 1), tie_break="corruption"))
    assert "◆ 健太 wins with 30 points" in words.headline(texts("en"), tied, NAMES)
    assert "and less corruption" in words.headline(texts("en"), tied, NAMES)
    equal = replace(over, result=replace(result, totals=(30, 30), ranks=(1, 1)))
    assert "● Aiko and ◆ 健太 share the victory" in words.headline(texts("en"), equal, NAMES)
    assert "勝利を分け合いました" in words.headline(texts("ja"), equal, NAMES)
    assert "勝ちました" in words.headline(texts("ja"), tied, NAMES)


def test_the_score_sheet_says_why_the_game_ended_and_what_decided() -> None:
    result = GAME.result(course(1)[-1])
    assert result is not None
    sheet = tell.score_captions(texts("en"), INFO, replace(result, tie_break="corruption"))
    assert sheet.footer == (
        "Nothing was left to do for the player whose turn it was. Equal points: the lower corruption decides."
    )
    assert list(sheet.categories) == [category for category, _ in result.breakdown]


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_the_pictures_have_all_their_words(language: str) -> None:
    said = texts(language)
    for state in moments():
        for viewer in (0, 1):
            observation = GAME.observe(state, viewer)
            board = words.board_captions(said, observation, PLAIN)
            hand = words.hand_captions(said, observation)
            assert board.title
            assert board.detail
            assert (board.used == said.t("sb-head-used", count=0)) == (not observation.used)
            assert board.aside == said.t("sb-head-aside", count=observation.aside)
            assert any(hand.task) == (bool(observation.selling) or (state.phase == "scribe" and viewer == state.asked))
            assert not re.search(r"[{@]|sb-", f"{board} {hand}".replace("'}", "").replace("{'", ""))
    assert hand.faces.keys() == {tile.face for tile in TILES}


def test_a_question_is_one_that_every_choice_below_it_answers() -> None:
    """A level holds choices of one question only: else its label would not fit some."""

    def check(node: Node) -> int:
        questions = {branch.choice.question for branch in node.branches}
        assert questions == {node.question} or node.question.startswith("menu-")
        return 1 + sum(check(branch.node) for branch in node.branches if branch.node is not None)

    assert sum(check(menu(state)[1]) for state in scenes().values()) > 30


def test_a_choice_without_a_label_shows_its_value() -> None:
    assert texts("ja").choice(INFO, Choice("sb-cell", "24")) == "24"


def test_one_tile_left_in_hand_becomes_corruption() -> None:
    told = texts("en").say("sb-event-hand-corrupted", "sb", {"seat": "Marta", "count": 1})
    assert told == "Marta ends with 1 tile in hand, which becomes corruption."
