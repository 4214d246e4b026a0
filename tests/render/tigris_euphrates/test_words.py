"""Tigris & Euphrates in words: complete, within Discord's limits, and without secrets."""

from __future__ import annotations

import logging
import re
from functools import lru_cache, partial
from typing import Any

import msgspec
import pytest

from render.kit import tell
from render.tigris_euphrates import text_board, words
from render.tigris_euphrates.renderer import TigrisRenderer
from render.words.text import texts
from rules.core.bitset import cells_of
from rules.core.chance import Dice
from rules.core.contract import Result
from rules.core.draft import look_ahead
from rules.core.errors import IllegalAction
from rules.core.event import Event
from rules.core.menu import menu_of
from rules.tigris_euphrates import TIGRIS_EUPHRATES as GAME
from rules.tigris_euphrates import TigrisObservation, TigrisState
from rules.tigris_euphrates.actions import Leader, Tile
from rules.tigris_euphrates.board import NAMES as SQUARES
from rules.tigris_euphrates.refusals import REASONS
from tests.effort import sample, several
from tests.render import telling

INFO = GAME.info
RENDERER = TigrisRenderer()
NAMES = telling.labels(4)
OPTIONS = (
    {},
    {"board": "advanced", "monuments": "ziggurat", "civilization_buildings": "on", "scoring": "open"},
    {"war_support": "english", "civilization_buildings": "on"},
)
STARTS = ["K1", "B2", "P2", "F3", "N5", "I7", "B8", "O9", "F10", "K11"]
HANDS = [["settlement", "temple", "temple", "farm", "market", "market"]]


def position(**document: Any) -> TigrisState:
    """A position of two; ``temples`` lie beside those of the start."""
    tiles = {"temple": [*STARTS, *document.pop("temples", [])], **document.pop("tiles", {})}
    return GAME.position({"game": "tigris_euphrates", "tiles": tiles, "hands": HANDS, **document})


after = partial(telling.after, GAME)


@lru_cache(maxsize=1)
def scenes() -> dict[str, TigrisState]:
    """Moments that chance seldom brings, by the phase they are in."""
    rivals = [{"king": "H7", "trader": "I8"}, {"king": "L7", "trader": "K6"}]
    crossing = position(temples=["K7", "K5"], leaders=rivals)
    block = position(temples=["D5", "E5", "D6"])
    tower = {"square": "E6", "tile": "temple"}
    crowned = position(
        temples=["F7"], leaders=[{"king": "G7"}], options={"monuments": "ziggurat"}, ziggurat=tower, phase="confirm"
    )
    line = position(temples=["D5", "E5"], options={"civilization_buildings": "on"})
    cross = position(temples=["E5", "D6", "E6", "F6"], options={"monuments": "ziggurat"})
    return {
        "war": after(crossing, "tile settlement J7"),
        "monument": after(block, "tile temple E6"),
        "ziggurat": after(crowned, "end"),
        "building": after(line, "tile temple F5"),
        "cross": after(cross, "tile temple E7"),
    }


@lru_cache(maxsize=8)
def played(seats: int, number: int = 0) -> tuple[telling.Played, ...]:
    """A random game in which mostly leaders and tiles are placed."""
    opening = GAME.setup(seats, OPTIONS[number], f"words {seats}")
    return telling.random_game(GAME, opening, f"words {seats}", lambda action: isinstance(action, Tile | Leader), 4)


def course(seats: int, number: int = 0) -> list[TigrisState]:
    """Every position of that game."""
    return telling.states_of(played(seats, number))


def whole(observation: TigrisObservation, language: str = "en") -> str:
    return "\n".join(text_board.board_text(texts(language), observation, NAMES))


def moments() -> list[TigrisState]:
    return [*course(4, 1)[::40], course(4, 1)[-1], *course(2, 2)[::60], *scenes().values()]


# --- everything has its words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", sample(telling.LANGUAGES, 1))
def test_whole_games_are_told_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    """Every event that happens, every question and choice that is offered, in both languages."""
    said, lines, choices, kinds = texts(language), [], set(), set()
    for seats, number in ((4, 1), (2, 2), (3, 0)):
        for turn, step in enumerate(played(seats, number)):
            if step.before.phase != "action" or not turn % several(30, 10):
                observation = GAME.observe(step.before, step.seat)
                root = menu_of(GAME, observation, GAME.legal_actions(step.before, step.seat))
                choices |= {said.question(root), *(said.choice(INFO, one.choice) for one in telling.branches_of(root))}
            kinds |= {event.kind for event in step.done.events}
            for viewer in (None, step.seat):
                lines += said.event_lines(INFO, [event.seen_by(viewer) for event in step.done.events], NAMES)
    assert {"revolt-won", "war-won", "united", "treasures-taken", "leader-home", "building-placed"} <= kinds
    assert len(lines) > 400
    assert telling.untold(GAME, [*lines, *choices]) == []
    assert max(map(len, choices)) <= 100
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_refusals_are_said_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    tries = [
        *(f"{word} {one}" for word in ("tile", "leader") for one in ("temple E7", "farm E7", "king B1", "market B2")),
        *("tile settlement J7", "leader king A3", "leader trader J7", "tile farm G8", "leader farmer O7"),
        *("withdraw king", "catastrophe B2", "catastrophe H7", "catastrophe E6", "exchange farm farm farm farm"),
        *("war red", "support 5", "building E7", "monument black red E7", "monument red green D5", "ziggurat E7"),
        *("decline", "leave B2", "end", "point red", "pass"),
    ]
    states = (*course(4, 1)[::60], *course(2, 2)[::60], *scenes().values())
    met, sentences = telling.refusals(GAME, texts(language), states, tries)
    assert met <= REASONS.keys()
    assert len(met) > 30
    assert telling.untold(GAME, sentences) == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_consequences_are_told() -> None:
    """Who scores which colour, who goes home, what a union leads to."""
    crossing = position(temples=["K7", "K5"], leaders=[{"trader": "I8"}, {"trader": "K6"}], tiles={"market": ["H7"]})
    done = GAME.apply(crossing, 0, GAME.parse("tile settlement J7"))
    assert texts("en").event_lines(INFO, list(done.events), NAMES) == [
        "● Aiko places a settlement on J7.",
        "J7 unites two kingdoms and scores nothing. It means war.",
        "The green war: ● Aiko attacks ◆ Marta, markets 1 : 0 on the board.",
    ]
    fought = after(crossing, "tile settlement J7", "support 0")
    ended = GAME.apply(fought, 1, GAME.parse("support 0"))
    assert texts("en").event_lines(INFO, list(ended.events), NAMES) == [
        "◆ Marta adds nothing: strength 0.",
        "The green war ends 1 : 0: ● Aiko wins against ◆ Marta.",
        "The trader on K6 returns to ◆ Marta.",
        "● Aiko gains 1 green point for the war.",
    ]
    ruined = GAME.apply(position(leaders=[{"king": "H7"}], treasures=[]), 0, GAME.parse("catastrophe I7"))
    assert texts("en").event_lines(INFO, list(ruined.events), NAMES) == [
        "● Aiko places a catastrophe on I7; the temple there is lost.",
        "No temple is left beside H7: the king returns to ● Aiko.",
    ]


def test_several_wars_are_named_with_their_strengths() -> None:
    observation = GAME.observe(scenes()["war"], None)
    assert words.headline(texts("en"), observation, NAMES) == (
        "● Aiko chooses which war over J7 comes next: black (● Aiko 0 : 0 ◆ Marta), green (● Aiko 0 : 0 ◆ Marta)."
    )


def test_the_headline_of_a_conflict_names_both_strengths_and_who_is_awaited() -> None:
    attack = after(scenes()["war"], "war green")
    expected = "The green war over J7: ● Aiko attacks ◆ Marta, markets 0 : 0"
    said = texts("en")
    assert words.headline(said, GAME.observe(attack, 1), NAMES) == (
        f"{expected} on the board. ● Aiko is asked for support."
    )
    defence = GAME.observe(after(attack, "support 2"), 1)
    assert words.headline(said, defence, NAMES) == (
        "The green war over J7: ● Aiko attacks ◆ Marta, markets 2 : 0 (the attacker added 2). "
        "◆ Marta is asked for support."
    )
    captions = words.board_captions(said, defence, telling.PLAIN)
    assert (captions.title, captions.detail) == ("War over J7", "markets: Aiko 0+2 = 2, Marta 0 + ?")


# --- the board to play blind ------------------------------------------------------------------------------------------


def test_the_text_board_names_every_tile_once() -> None:
    for state in moments():
        observation = GAME.observe(state, None)
        told = whole(observation)
        for tile, places in zip(("Settlement", "Temple", "Farm", "Market"), observation.tiles, strict=True):
            found = re.search(rf"^{tile}: (.+)$", told, re.MULTILINE)
            assert (found[1].split(", ") if found else []) == [SQUARES[place] for place in cells_of(places)]


def test_the_text_board_tells_kingdoms_with_leaders_and_strengths() -> None:
    observation = GAME.observe(position(temples=["K7"], leaders=[{"king": "H7"}, {"trader": "K6"}]), 0)
    told = whole(observation)
    assert "Kingdom 2: king of ● Aiko (H7); 1 temple; squares H7, I7; treasure on I7" in told
    assert "Kingdom 1: trader of ◆ Marta (K6); 1 temple; squares K6, K7" in told
    assert "\nLeaders on the board: king (H7)\nLeaders not placed: priest, farmer, trader\n" in told
    assert "\nLeaders on the board: trader (K6)\nLeaders not placed: king, priest, farmer\n" in told
    assert "Your tiles: 1 settlement, 2 temples, 1 farm, 2 markets." in told


def test_the_text_board_tells_both_sides_of_a_war() -> None:
    told = whole(GAME.observe(after(scenes()["war"], "war green", "support 2"), 1))
    assert "**War, green**: markets count" in told
    assert "Attacker ● Aiko: trader on I8, strength 2 from none and 2 from the hand. Side: H7, I7, I8" in told
    assert "Defender ◆ Marta: trader on K6, strength 0 from none. Side: K5, K6, K7, L7" in told
    assert "Unification tile: J7" in told


def test_rivers_are_told_by_row() -> None:
    told = whole(GAME.observe(position(), None))
    assert "**Rivers by row**\nRow 1: E to I, M\nRow 2: E, M\nRow 3: D to E, M to N\nRow 4: A to D, N to P" in told
    assert text_board.spans([4, 5, 6, 12]) == [("E", "G"), ("M", "M")]


def test_monuments_ziggurat_and_buildings_are_told() -> None:
    built = whole(GAME.observe(after(scenes()["monument"], "monument black red D5"), None))
    assert "Monuments: black and red on D5, E5, D6, E6" in built
    assert "Flipped tiles: D5, E5, D6, E6" in built
    raised = whole(GAME.observe(after(scenes()["cross"], "ziggurat E6"), None))
    assert "Ziggurat: E5, D6, E6, F6, E7, centre E6" in raised
    assert "; ziggurat" not in raised, "where no leader is there is no kingdom"
    assert "squares E5, D6, E6, F6, E7, F7, G7; ziggurat\n" in whole(GAME.observe(scenes()["ziggurat"], None))
    assert "Treasures: K1, B2 (first), P2 (first)" in raised
    assert "Options: Monuments: With the ziggurat" in raised
    standing = whole(GAME.observe(after(scenes()["building"], "building E5"), None))
    assert "Civilization buildings: library (E5)" in standing


# --- limits and secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_scenes_keep_discords_limits(language: str, caplog: pytest.LogCaptureFixture) -> None:
    for state in scenes().values():
        telling.check_limits(GAME, RENDERER, state, language, (None, 0))
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_points_are_told_only_to_whom_they_are_shown() -> None:
    assert "Points: " not in whole(GAME.observe(course(3)[60], None))
    assert whole(GAME.observe(course(3)[60], 0)).count("\nPoints: ") == 1
    assert whole(GAME.observe(course(4, 1)[60], None)).count("\nPoints: ") == 4


def test_support_is_previewed_to_the_end() -> None:
    """The last event carries the fence, and is part of what a preview tells."""
    defence = after(scenes()["war"], "war green", "support 2")
    plan = look_ahead(GAME, GAME.observe(defence, 1), 1, ["support 0"], Dice("preview"))
    assert plan.complete
    assert texts("en").event_lines(INFO, list(plan.events), NAMES) == [
        "◆ Marta adds nothing: strength 0.",
        "The green war ends 2 : 0: ● Aiko wins against ◆ Marta.",
        "The trader on K6 returns to ◆ Marta.",
        "● Aiko gains 1 green point for the war.",
        "The black war: ● Aiko attacks ◆ Marta, settlements 0 : 0 on the board.",
    ]


@pytest.mark.parametrize(
    ("language", "tie", "won"),
    [
        ("en", "The green war ends 2 : 2, a tie: the defender ◆ Marta wins against ● Aiko.", "2 : 1: ● Aiko wins"),
        ("ja", "緑の外部紛争は2対2の引き分けです。防御側の◆ Martaさんが● Aikoさんに勝ちました。", "2対1で、● Aiko"),
    ],
)
def test_a_tie_is_told_as_the_defenders_and_the_winners_number_comes_first(language: str, tie: str, won: str) -> None:
    war = after(scenes()["war"], "war green", "support 2")
    kept = war.hands[1]
    for held, expected in (((*kept[:3], 2), tie), ((*kept[:3], 1), won)):
        state = msgspec.structs.replace(war, hands=(war.hands[0], held, *war.hands[2:]))
        done = GAME.apply(state, 1, GAME.parse(f"support {held[3]}"))
        assert expected in texts(language).event_lines(INFO, list(done.events), NAMES)[1]


FOUGHT = {"seat": "🤖 Enki", "attack": 3, "defender_seat": "◆ Marta", "defence": 1}


@pytest.mark.parametrize(
    ("language", "key", "arguments", "told"),
    [
        ("ja", "te-hint-fight", FOUGHT, "🤖 Enki 3対1 ◆ Marta"),
        (
            "ja",
            "te-asked-support",
            {"kind": "revolt", "own": 0, "seat": "🤖 Enki", "other": 1},
            "（あなた 0対1 🤖 Enki）",
        ),
        ("de", "te-hint-cut-off", {"count": 1, "seat": "du"}, "1 Schatz von dir abgeschnitten"),
        ("de", "te-hint-cut-off", {"count": 2, "seat": "◆ Marta"}, "2 Schätze von ◆ Marta abgeschnitten"),
    ],
)
def test_hints_keep_names_and_numbers_apart(language: str, key: str, arguments: dict[str, Any], told: str) -> None:
    defaults = {"colour": "@red", "tile": "@temple"}
    assert told in texts(language).say(key, "te", defaults | arguments)


# --- the end ----------------------------------------------------------------------------------------------------------


def test_the_end_names_the_winners_and_why() -> None:
    final = course(3)[-1]
    observation, finished = GAME.observe(final, None), GAME.result(final)
    assert finished is not None
    told = words.headline(texts("en"), observation, NAMES)
    assert told.startswith("The game is over. ")
    assert all(NAMES[seat] in told for seat in finished.winners)
    assert f"with {finished.totals[finished.winners[0]]} points in the weakest colour" in told
    assert "With the treasures: black" in whole(observation)


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_the_score_sheet_says_why_it_ended_and_what_decided(language: str) -> None:
    said = texts(language)
    rows = tuple((row, (1, 2)) for row in ("black", "red", "blue", "green", "treasures"))
    tied = Result((2, 1), (1, 1), rows, "bag", "second-lowest")
    alt = tell.score_alt(said, INFO, tied, NAMES)
    ending = said.sentences([said.t("te-reason-bag"), said.t("te-tie-second-lowest")])
    assert alt.endswith(ending)
    sheet = words.score_captions(said, INFO, tied)
    assert sheet.footer == ending
    assert list(sheet.categories) == ["black", "red", "blue", "green", "treasures"]
    assert "te-" not in str(sheet)


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_the_pictures_have_all_their_words(language: str) -> None:
    said = texts(language)
    for state in moments():
        observation = GAME.observe(state, 0)
        board = words.board_captions(said, observation, telling.PLAIN)
        hand = words.hand_captions(said, observation)
        assert board.title
        assert board.detail
        assert len(board.dynasties) == observation.seats
        assert len(hand.tile_names) == len(hand.leader_names) == 4
        assert not re.search(r"\{ \$|te-|@", str((board, hand)))


def test_a_refusal_calls_people_politely_and_bot_players_by_their_names() -> None:
    error = IllegalAction("te-not-your-turn", active_seat=1)
    error.names = ("Aiko", "Marta")
    assert texts("ja").refusal(error) == "いまは◆ Martaさんの手番です。"
    error.bots = frozenset({1})
    assert texts("ja").refusal(error) == "いまは◆ 🤖 Martaの手番です。"


@pytest.mark.parametrize(
    ("key", "english", "japanese"),
    [
        ("te-rule-civilization-buildings-on", "Each later tile of its colour", "得点する同じ色のタイル"),  # TE-19.8
        ("te-rule-war-support-english", "to a war or a revolt", "内部紛争でも"),  # TE-20.4
        ("te-help", "a hand that the bag cannot refill", "袋が足りず手持ちを6枚にできない"),  # TE-14.5
    ],
)
def test_short_texts_say_no_less_than_their_rule(key, english, japanese):
    assert english in texts("en-US").t(key)
    assert japanese in texts("ja").t(key)


def test_turns_are_numbered_by_the_history_alone() -> None:
    """Who answers in a conflict decides within the turn of another: the board would count otherwise."""
    for state in scenes().values():
        observation = GAME.observe(state, 0)
        said = (words.board_alt(texts("en"), observation, NAMES), whole(observation))
        captions = words.board_captions(texts("en"), observation, NAMES)
        assert not re.search(r"turn \d", " ".join([*said, captions.title, captions.detail]))


def test_one_action_that_is_left_is_spoken_of_as_one() -> None:
    assert texts("en").t("error-te-actions-left", actions=1) == "You have 1 action left. Use it, or choose “Pass”."
    assert "Use them" in texts("en").t("error-te-actions-left", actions=2)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "● Ann places no civilization building here."),
        ("de", "● Ann setzt hier kein Zivilisationsgebäude."),
        ("ja", "● Annさんはここに文明建築物を配置しません。"),
    ],
)
def test_a_building_that_lies_in_the_stock_is_not_said_to_stay_where_it_is(language: str, told: str) -> None:
    """It may be declined there as well as on the board (TE-19.3, TE-19.5)."""
    declined = Event("declined", 0, {"what": "building"})
    assert texts(language).event_lines(INFO, [declined], telling.labels(2, ("Ann", "Bo"))) == [told]


@pytest.mark.parametrize(
    ("tried", "language", "told"),
    [
        ("tile farm B5", "en", "You hold no farm tile."),
        ("exchange temple temple temple", "en", "You hold only 2 temple tiles."),
        ("tile farm B5", "de", "Davon hast du nichts: Bauernhof."),
        ("exchange temple temple temple", "de", "Davon hast du nur 2: Tempel."),
        ("tile farm B5", "ja", "農地のタイルは持っていません。"),
        ("exchange temple temple temple", "ja", "神殿のタイルは2枚しかありません。"),
    ],
)
def test_a_tile_that_is_not_held_is_refused_with_the_number_that_is(tried: str, language: str, told: str) -> None:
    state = position(hands=[["temple", "temple", "market"]])
    with pytest.raises(IllegalAction) as refused:
        GAME.apply(state, state.active, GAME.parse(tried))
    assert texts(language).refusal(refused.value, INFO) == told
