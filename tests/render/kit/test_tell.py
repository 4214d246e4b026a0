"""How a game ended, in words: who has won, or nobody; neutral sides; what a seat alone has reached."""

import pytest

from render.kit import tell
from render.words.text import Texts, label_of, texts
from rules.core.contract import Result
from rules.kingdom_builder import KINGDOM_BUILDER as GAME

INFO = GAME.info
NAMES = (label_of(0, "Aiko"), label_of(1, "Marta"))
ENGLISH, JAPANESE = texts("en"), texts("ja")
ROWS = (("castles", (3, 9)), ("lords", (7, 7)))
ENDING = {said: said.t("kb-reason-settlements-out") for said in (ENGLISH, JAPANESE)}
WON = Result((2, 1), (10, 16), ROWS, "settlements-out")
SHARED = Result((1, 1), (16, 16), ROWS, "settlements-out")
UNSCORED = Result((1, 2), (0, 0), (), "settlements-out")
NEUTRAL = Result((2, 3, 1), (10, 9, 12), (("castles", (10, 9, 12)),), "settlements-out", neutrals=("castles",))
BESIDE = Result((1, 3, 1), (12, 9, 12), (("castles", (12, 9, 12)),), "settlements-out", neutrals=("castles",))
TOGETHER = Result((1, 1), (10, 16), ROWS, "settlements-out", verdict="saved")
LOST = Result((2, 2), (10, 16), ROWS, "settlements-out", verdict="fallen")
ALONE = Result((1,), (10,), (("castles", (10,)),), "settlements-out", verdict="empire")
UNMEASURED = Result((2,), (0,), (), "settlements-out", verdict="tribe")


@pytest.mark.parametrize(
    ("said", "result", "told"),
    [
        (ENGLISH, WON, "◆ Marta wins with 16 points!"),
        (ENGLISH, SHARED, "● Aiko and ◆ Marta win together with 16 points!"),
        (ENGLISH, UNSCORED, "● Aiko wins!"),
        (ENGLISH, NEUTRAL, "Castles wins with 12 points!"),
        (ENGLISH, BESIDE, "● Aiko and Castles win together with 12 points!"),
        (ENGLISH, TOGETHER, "● Aiko and ◆ Marta win together! kb-verdict-saved"),
        (ENGLISH, LOST, "Nobody wins. kb-verdict-fallen"),
        (ENGLISH, ALONE, "● Aiko ends with 10 points. kb-verdict-empire"),
        (ENGLISH, UNMEASURED, "kb-verdict-tribe"),
        (JAPANESE, WON, "◆ Martaさんが16点で勝ちました！"),
        (JAPANESE, SHARED, "● Aikoさん、◆ Martaさんが16点で勝利を分け合いました！"),
        (JAPANESE, UNSCORED, "● Aikoさんの勝ちです！"),
        (JAPANESE, BESIDE, "● Aikoさん、城が12点で勝利を分け合いました！"),
        (JAPANESE, NEUTRAL, "城が12点で勝ちました！"),
        (JAPANESE, LOST, "今回は誰も勝てませんでした。kb-verdict-fallen"),
        (JAPANESE, ALONE, "● Aikoさんの最終得点は10点です。kb-verdict-empire"),
    ],
)
def test_the_announcement_says_how_it_ended_and_why(said: Texts, result: Result, told: str) -> None:
    assert tell.announcement(said, INFO, result, NAMES) == f"{told}\n{ENDING[said]}"


@pytest.mark.parametrize(
    ("said", "result", "told"),
    [
        (ENGLISH, WON, ("Game over", "◆ Marta wins")),
        (ENGLISH, BESIDE, ("Game over", "● Aiko and Castles win together")),
        (ENGLISH, LOST, ("Game over", "kb-verdict-fallen")),
        (ENGLISH, ALONE, ("Game over", "kb-verdict-empire")),
        (JAPANESE, WON, ("ゲーム終了", "◆ Martaさんの勝ち")),
    ],
)
def test_the_bar_of_a_finished_game_says_how_it_ended(said: Texts, result: Result, told: tuple[str, str]) -> None:
    assert tell.over(said, INFO.prefix, result, NAMES) == told


def test_a_bot_player_that_has_won_is_named_plainly() -> None:
    names = (label_of(0, "Aiko"), label_of(1, "Enki", person=False))
    assert tell.announcement(JAPANESE, INFO, SHARED, names).startswith("● Aikoさん、◆ 🤖 Enkiが16点で")


def test_the_alt_text_tells_every_side_in_its_rank() -> None:
    alt = tell.score_alt(ENGLISH, INFO, NEUTRAL, NAMES)
    order = [alt.index(part) for part in ("1. Castles: 12 points", "2. ● Aiko: 10", "3. ◆ Marta: 9")]
    assert order == sorted(order)
    assert tell.score_alt(JAPANESE, INFO, WON, NAMES).startswith("キングダムビルダー 得点表。1位 ◆ Marta：16点")


@pytest.mark.parametrize("result", [LOST, ALONE])
def test_without_a_winner_the_alt_text_begins_with_the_verdict_and_ranks_nobody(result: Result) -> None:
    alt = tell.score_alt(ENGLISH, INFO, result, NAMES)
    assert alt.startswith(f"Score sheet, Kingdom Builder. kb-verdict-{result.verdict} ● Aiko: 10 points")
    assert alt.endswith(ENDING[ENGLISH])
    assert tell.score_captions(ENGLISH, INFO, result).places == ("",) * result.seats


def test_the_captions_name_the_sides_that_nobody_plays() -> None:
    captions = tell.score_captions(ENGLISH, INFO, BESIDE)
    assert (captions.neutrals, captions.places, captions.verdict) == (("Castles",), ("1.", "3.", "1."), "")
