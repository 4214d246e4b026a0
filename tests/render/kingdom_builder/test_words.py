"""Kingdom Builder in words: complete, within Discord's limits, and without secrets."""

import logging
import re
from functools import lru_cache

import msgspec
import pytest

from render.core.type import flow, width
from render.kingdom_builder import text_board, words
from render.kingdom_builder.renderer import KingdomRenderer
from render.kit import tell
from render.kit.header import ICON_SLOT
from render.words.text import texts
from rules.core.bitset import cells_of
from rules.core.contract import Result
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.kingdom_builder.board import TERRAINS
from rules.kingdom_builder.hexes import NAMES as HEXES
from rules.kingdom_builder.observation import KingdomObservation
from rules.kingdom_builder.refusals import REASONS
from rules.kingdom_builder.scoring import BUILDER_CARDS
from rules.kingdom_builder.state import KingdomState
from tests.render import telling
from tests.rules.kingdom_builder.desk import at, hexes_of, tile

INFO = GAME.info
RENDERER = KingdomRenderer()
NAMES = telling.labels(5)


@lru_cache(maxsize=8)
def course(seats: int, running: str = "off") -> tuple[KingdomState, ...]:
    """Every position of a random game."""
    opening = GAME.setup(seats, {"running_scores": running}, f"words {seats}")
    return tuple(telling.states_of(telling.random_game(GAME, opening, f"words {seats}")))


def whole(observation: KingdomObservation, language: str = "en") -> str:
    return "\n".join(text_board.board_text(texts(language), observation, NAMES))


def test_the_text_board_names_every_settlement_once() -> None:
    observation = GAME.observe(course(4)[-1], None)
    areas = re.findall(r"^(?:Area of (\d+)|Single settlements): (.*)$", whole(observation), re.MULTILINE)
    told = [(int(count or 0), re.findall(r"[A-T]\d+", names)) for count, names in areas]
    assert all(count in (0, len(names)) for count, names in told)
    assert sorted(name for _, names in told for name in names) == sorted(
        HEXES[cell] for own in observation.settlements for cell in cells_of(own)
    )


def test_the_rows_of_terrain_can_be_read_back() -> None:
    observation = GAME.observe(course(2)[0], None)
    letter_of = {texts("en").word("kb", terrain): letter for letter, terrain in TERRAINS.items()}
    letters = ""
    for row in re.findall(r"^Row \d+: (.*)$", whole(observation), re.MULTILINE):
        for first, last, terrain in re.findall(r"(?:([A-T]) to )?([A-T]) ([a-z ]+)", row):
            letters += letter_of[terrain] * (ord(last) - ord(first or last) + 1)
    assert letters == observation.ground.terrain
    assert text_board.runs("GGGCDD") == [("A", "C", "G"), ("D", "D", "C"), ("E", "F", "D")]


def test_the_text_board_tells_tiles_supplies_cards_and_places() -> None:
    start = {"seats": 2, "settlements": [["G8"], []], "tiles": [[{"kind": "tavern", "origin": "H7"}], []]}
    observation = GAME.observe(GAME.position({"game": "kingdom_builder", **start}), 1)
    told = whole(observation)
    assert "**● Aiko**: 39 settlements left" in told
    assert "Tavern from H7 (ready)" in told
    assert "Tavern on H7 (1 left)" in told
    assert "● Aiko builds on grass: 3 settlements to place, tiles may come first." in told
    assert f"Cards in the pile: {observation.deck}" in told
    assert (
        "Fishermen: 1 point for each of your settlements next to water; those standing on water do not count." in told
    )
    assert "Castles: " in told
    assert words.header(texts("en"), observation, ["Aiko", "Marta"], icon="*") == (
        "Aiko builds on * grass",
        "3 to place, or tiles",
    )


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Tiles lost for good: from H7"),
        ("de", "Für immer verlorene Plättchen: von H7"),
        ("ja", "もうタイルを取れない特定地域：H7"),
    ],
)
def test_kb_6_6_a_tile_that_was_lost_is_told_of_its_player_not_of_the_reader(language: str, told: str) -> None:
    start = {"seats": 2, "settlements": [["A1"], []], "taken": [["H7"], []]}
    observation = GAME.observe(GAME.position({"game": "kingdom_builder", **start}), 1)
    assert told in text_board.seat_lines(texts(language), observation, NAMES, 0)


@pytest.mark.parametrize(("held", "usable"), [(tile("tavern", "H7"), False), (tile("paddock", "L7"), True)])
def test_after_the_last_settlement_only_tiles_that_reach_a_hex_are_spoken_of(
    held: dict[str, str], usable: bool
) -> None:
    """A Tavern builds from the supply, which is empty; a Paddock may still move a settlement."""
    own = list(dict.fromkeys(["G8", "M7", *hexes_of("grass")]))[:40]
    observation = GAME.observe(at(" ".join(own), card="desert", tiles=[[held]]), 0)
    told = "tiles or the end of the turn come next" if usable else "may end the turn"
    assert f"has placed on desert{'; ' if usable else ' and '}{told}." in whole(observation)
    assert ("use a tile" in words.progress(texts("en"), observation)) == usable


def test_kb_4_8_cards_that_stay_with_their_owners_are_told_as_played() -> None:
    """In the last round a played card lies before its owner, not on the pile."""
    deck = {"hands": ["", "", "canyon"], "kept": ["grass"], "deck": ["desert"], "discards": ["grass", "forest"]}
    state = at(" ".join(hexes_of("grass")[:40]), "", "", seats=3, active=1, card="desert", **deck)
    assert "Played cards: grass × 2, forest × 1" in whole(GAME.observe(state, None))


def test_a_lifted_settlement_is_told() -> None:
    lifted = next(state for state in course(3) if state.lifted is not None)
    observation = GAME.observe(lifted, None)
    assert observation.lifted is not None
    origin = HEXES[observation.lifted.hex]
    assert f"moves the settlement from {origin}" in whole(observation)
    assert f"moves the settlement from {origin}" in words.board_alt(texts("en"), observation, NAMES)
    assert words.header(texts("en"), observation, NAMES)[1] == f"where to put {origin}?"


def test_the_alt_text_begins_with_whose_turn_it_is() -> None:
    observation = GAME.observe(course(4)[120], None)
    alt = words.board_alt(texts("en"), observation, NAMES)
    assert alt.index(NAMES[observation.active]) < 60
    assert f"Last move: {HEXES[observation.last[0]]}" in alt
    assert all(f"{name} {left}" in alt for name, left in zip(NAMES, observation.supply, strict=False))


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_the_own_card_is_told(language: str) -> None:
    said = texts(language)
    for state in course(4)[10:200:45]:
        for viewer in (0, 1):
            observation = GAME.observe(state, viewer)
            if observation.hand is not None:
                assert said.word("kb", observation.hand) in words.hand_alt(said, observation)
                assert said.t("kb-hand", terrain=f"@{observation.hand}") in whole(observation, language)


def test_points_are_told_only_when_they_are_shown() -> None:
    assert "Points" not in whole(GAME.observe(course(3)[60], None))
    assert "Points if the game ended now" in whole(GAME.observe(course(3, "on")[60], None))
    over = whole(GAME.observe(course(3)[-1], None))
    assert "Points: " in over
    assert re.search(r"The game is over\. . \w+ wins with \d+ points\.", over)


def test_kb_11_3_the_alt_text_tells_the_points_that_the_picture_shows() -> None:
    state = at("E4", "J1", builders=["knights", "hermits", "miners"], options={"running_scores": "on"})
    shown = GAME.observe(state, None)
    assert "Points so far: ● Aiko 6, ◆ Marta 3." in words.board_alt(texts("en"), shown, telling.labels(2))
    assert "Points" not in words.board_alt(texts("en"), GAME.observe(course(3)[60], None), NAMES)
    result = GAME.result(course(3)[-1])
    assert result is not None
    over = words.board_alt(texts("en"), GAME.observe(course(3)[-1], None), NAMES)
    assert f"Points: {NAMES[0]} {result.totals[0]}, " in over


def test_the_headline_names_all_who_share_the_victory() -> None:
    over = GAME.observe(course(3)[-1], None)
    tied = msgspec.structs.replace(over, result=Result((1, 3, 1), (9, 3, 9), (), "settlements-out"))
    expected = "The game is over. ● Aiko and ▲ 健太 share the victory with 9 points."
    assert words.headline(texts("en"), tied, NAMES) == expected


def test_the_score_sheet_in_words_puts_the_winner_first_and_says_why_it_ended() -> None:
    finished = GAME.result(course(3)[-1])
    assert finished is not None
    alt = tell.score_alt(texts("en"), INFO, finished, NAMES)
    winner = finished.winners[0]
    assert alt.startswith(
        f"Score sheet, Kingdom Builder. 1. {NAMES[winner]}: {finished.totals[winner]} points (Castles "
    )
    assert alt.endswith("the round was played to its end.")


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_the_pictures_have_all_their_words(language: str) -> None:
    said, states = texts(language), course(3)
    observation, over = GAME.observe(states[40], 1), GAME.observe(states[-1], None)
    plain = ["Aiko", "Marta", "健太"]
    board = words.board_captions(said, observation, plain)
    assert ICON_SLOT in board.title
    assert plain[observation.active] in board.title
    cards = ("castles", *observation.builders)
    assert [name for name, _ in board.scoring] == [said.title("kb", card) for card in cards]
    hand = words.hand_captions(said, observation)
    assert hand.card_name == said.word("kb", observation.hand or observation.card or "")
    finished = GAME.result(states[-1])
    assert finished is not None
    sheet = words.score_captions(said, INFO, over, finished)
    assert list(sheet.categories) == ["castles", *over.builders]
    assert len(sheet.places) == 3
    assert "{ $" not in str((board, hand, sheet))
    assert "kb-" not in str((board, hand, sheet))


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_effects_fit_the_builder_strip_uncut(language: str) -> None:
    """A quarter of the strip leaves 272 of 1,600 units for the effect, two lines set at 32 (names at 40, bold)."""
    said = texts(language)
    for card in BUILDER_CARDS:
        _, lines = flow(said.rule("kb", card), 36, (1600 - 48 - 2 * 18) / 3 - 44, 4)
        assert "…" not in lines[-1], f"{card} is told in full beside the hand: four lines in a third of its width"
    for card in ("castles", *BUILDER_CARDS):
        _, lines = flow(said.effect("kb", card), 32, 272)
        assert len(lines) <= 2
        assert "…" not in "".join(lines)
        assert width(said.title("kb", card), 40, bold=True) <= 272


@pytest.mark.parametrize(("language", "harbor"), [("en", "Harbor"), ("de", "Hafen"), ("ja", "港")])
def test_kb_5_2_water_is_refused_as_what_only_the_harbor_reaches(language: str, harbor: str) -> None:
    state = at("E4", "J1")
    for land, reached in (("water", True), ("mountain", False)):
        refusal = GAME.refuse(state, 0, GAME.parse(f"build {hexes_of(land)[0]}"))
        told = texts(language).say(f"error-{refusal.reason}", "kb", refusal.args)
        assert (harbor in told) is reached


@pytest.mark.parametrize("language", telling.LANGUAGES)
def test_refusals_are_said_without_a_gap(language: str, caplog: pytest.LogCaptureFixture) -> None:
    tries = ("end", "put A1", "put K10", "build A1", "build K10", "farm K10 via H4", "tower K10 via D4")
    met, sentences = telling.refusals(GAME, texts(language), course(2), tries)
    assert met <= REASONS.keys()
    assert len(sentences) > 15
    assert telling.untold(GAME, sentences) == []
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []
