"""Texts in two languages: lookup, words of the game, log lines, refusals, menus."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from msgspec.structs import replace

from render.core.type import with_robot
from render.kit.renderer import Audience
from render.words.lexicon import Lexicon, entries
from render.words.markup import unmarked
from render.words.text import (
    EMBLEMS,
    FOLDER,
    LANGUAGES,
    Name,
    label_of,
    language_of,
    lexicon,
    listed,
    texts,
)
from rules.core.contract import Choice, GameInfo
from rules.core.errors import IllegalAction, OptionError, PositionError, TableError
from rules.core.event import Event
from rules.kingdom_builder import KINGDOM_BUILDER as GAME
from rules.registry import game_of
from tests.effort import sample

pytestmark = pytest.mark.fast

INFO: GameInfo = GAME.info
NAMES = tuple(label_of(seat, name) for seat, name in enumerate(("Aiko", "Marta", "健太", "Jules", "Noor")))


@pytest.mark.parametrize(
    ("locale", "language"),
    [("ja", "ja"), ("ja-JP", "ja"), ("ja_JP", "ja"), ("en-US", "en"), ("xx", "en"), ("", "en"), ("jav", "en")],
)
def test_every_locale_has_a_language(locale: str, language: str) -> None:
    assert language_of(locale) == language
    assert texts(locale).language == language
    assert texts(locale) is texts(language)


def test_texts_are_filled_without_isolation_marks() -> None:
    assert texts("en").t("kb-region", region="7") == "Row 7"
    assert texts("ja").t("kb-region", region="7") == "7行目"


@pytest.mark.slow
@pytest.mark.parametrize("language", sample(LANGUAGES, 1))
def test_texts_that_are_parsed_one_by_one_are_those_of_the_whole_files(language: str) -> None:
    words, read = Lexicon(language), set[str]()
    files = sorted((FOLDER / language).glob("*.ftl"))
    read_whole = sample(files, 6)
    for path in files:
        source = path.read_text("utf-8")
        if path not in read_whole:
            read |= entries(source).keys()
            continue
        whole = [entry for entry in FluentParser(with_spans=False).parse(source).body if is_text(entry)]
        alone = entries(source)
        for entry in whole:
            [found] = filter(is_text, FluentParser(with_spans=False).parse(alone[entry.id.name]).body)
            assert found.equals(entry, ["span", "comment"]), entry.id.name
            asked = Variables()
            asked.visit(entry)
            assert words.variables[entry.id.name] == asked.found, entry.id.name
        assert alone.keys() == {entry.id.name for entry in whole}
        read |= alone.keys()
    assert words.variables.keys() == read


def is_text(entry: object) -> bool:
    return isinstance(entry, ast.Message)


class Variables(Visitor):
    """Collects the arguments that a text uses."""

    def __init__(self) -> None:
        self.found = set[str]()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def test_a_text_is_read_with_what_it_is_made_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "en").mkdir()
    written = "# a term\n-bot = Enki\nwho = { -bot } or { other }\nother = somebody\n\nlong =\n    { $n ->\n"
    written += "        [one] one = 1\n       *[other] many\n}\nwho = again\n"
    (tmp_path / "en" / "one.ftl").write_text(written, "utf-8")
    monkeypatch.setattr("render.words.lexicon.FOLDER", tmp_path)
    words = Lexicon("en")
    assert words.format("who", {}) == "Enki or somebody"
    assert words.format("long", {"n": 1}) == "one = 1"
    assert words.variables == {"who": frozenset(), "other": frozenset(), "long": {"n"}}
    with pytest.raises(KeyError):
        words.format("nothing", {})


def test_of_a_text_only_what_it_was_compiled_to_is_kept() -> None:
    words = Lexicon("en")
    told = words.format("kb-total", {"count": 1})
    assert words._bundle._messages["kb-total"].value is None
    words._said.cache_clear()
    assert words.format("kb-total", {"count": 1}) == told
    assert words.format("kb-total", {"count": 2}) != told


def test_a_text_lacking_in_one_language_is_told_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(lexicon("ja").variables, "kb-which-tile")
    assert texts("ja").t("kb-which-tile") == texts("en").t("kb-which-tile")


def test_an_unknown_text_answers_its_id_and_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert texts("ja").t("no-such-text") == "no-such-text"
    assert "no-such-text" in caplog.text


def test_a_missing_argument_is_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert texts("en").t("kb-region") == "Row region"
    assert "kb-region" in caplog.text


def test_words_of_the_game_stand_in_for_their_ids() -> None:
    english, japanese = texts("en"), texts("ja")
    assert english.word("kb", "grass") == "grass"
    assert japanese.word("kb", "grass") == "草原"
    assert english.title("kb", "grass") == "Grass"
    assert english.t("kb-hand", terrain="@flower") == "Your card for your next turn: flower field."
    assert english.word("kb", "nothing-known") == "nothing-known"


def test_texts_choose_the_article_by_the_id_of_a_word() -> None:
    gained = [Event("tile-gained", 1, {"tile": f"@{tile}", "hex": "H4"}) for tile in ("oracle", "farm")]
    assert texts("en").event_lines(INFO, gained, NAMES) == [
        "◆ Marta takes an Oracle tile from H4.",
        "◆ Marta takes a Farm tile from H4.",
    ]


def test_sequences_become_lists_of_the_language() -> None:
    words = ["@grass", "@canyon", "@forest"]
    assert texts("en").t("kb-hand", terrain=words) == "Your card for your next turn: grass, canyon and forest."
    assert texts("ja").t("kb-hand", terrain=words) == "あなたの次の地形カード：草原、峡谷、森林。"
    assert texts("en").t("kb-last", hex_list=["C7", "D9", "T20"]) == "Last move: C7, D9, T20."
    assert texts("en").enumerate([]) == ""


def test_what_is_joined_holds_no_words_of_a_game() -> None:
    """A name may begin like one."""
    assert texts("en").enumerate(["@here", "@grass", "Aiko"]) == "@here, @grass, Aiko"
    assert texts("en").sentences(["@here.", "@grass."]) == "@here. @grass."


def test_equal_words_of_a_list_stand_once_with_their_number() -> None:
    words = ["@grass", "@canyon", "@grass", "@grass"]
    assert texts("en").t("kb-hand", terrain=words) == "Your card for your next turn: 3 × grass and canyon."
    assert texts("ja").t("kb-hand", terrain=words) == "あなたの次の地形カード：草原×3、峡谷。"
    assert texts("en").t("kb-last", hex_list=["C7", "C7"]) == "Last move: C7, C7."


def test_seats_are_named_or_numbered() -> None:
    words = texts("en")
    assert words.say("kb-turn-cardless", "kb", {"seat": 1}, NAMES).startswith("◆ Marta has")
    assert words.say("kb-turn-cardless", "kb", {"seat": 1}).startswith("Seat 2 has")
    assert label_of(2, "健太") == "▲ 健太"
    assert len(set(EMBLEMS)) == 5


def test_people_are_called_politely_bot_players_and_listings_are_not() -> None:
    aiko, marta, enki = Name("Aiko"), Name("Marta"), Name("Enki", person=False)
    japanese = texts("ja")
    assert japanese.t("kb-turn-cardless", seat=aiko).startswith("Aikoさんの手番")
    assert japanese.t("kb-turn-cardless", seat=enki).startswith("Enkiの手番")
    assert japanese.t("kb-turn-cardless", seat=listed(aiko)).startswith("Aikoの手番")
    assert japanese.say("kb-turn-cardless", "kb", {"seat": 1}, (aiko, marta)).startswith("Martaさんの手番")
    assert japanese.say("kb-turn-cardless", "kb", {"seat": 1}, (aiko, enki)).startswith("Enkiの手番")
    assert japanese.say("kb-turn-cardless", "kb", {"seat": 1}).startswith("席2の手番")
    won = japanese.t("kb-won", winners=[aiko, enki, marta], count=3, points=40)
    assert "Aikoさん、Enki、Martaさんが" in won
    assert texts("en").t("kb-turn-cardless", seat=aiko).startswith("Aiko has")


def test_no_text_adds_an_honorific_by_hand() -> None:
    written = "".join(path.read_text("utf-8") for path in (FOLDER / "ja").glob("*.ftl"))
    assert re.findall(r".*\}\**さん.*", written) == ["name-san = { $name }さん"]


def test_an_audience_knows_people_from_bot_players_and_from_nameless_seats() -> None:
    audience = Audience(texts("ja"), ("Aiko", "Enki", "\U0001f9c0"), frozenset({1}))
    assert [name.person for name in audience.labels] == [True, False, True]
    assert [name.person for name in audience.written] == [True, False, True]
    assert [(name, name.person) for name in audience.drawn] == [
        ("Aiko", True),
        (with_robot("Enki"), False),
        ("席3", False),
    ]


def test_private_arguments_are_told_only_to_their_seat() -> None:
    ended = Event("turn-ended", 0, {}, {0: {"terrain": "@desert"}}, reveals=True)
    words = texts("en")
    assert words.event(INFO, ended.seen_by(0), NAMES) == "Your card for your next turn: desert."
    assert words.event(INFO, ended.seen_by(1), NAMES) is None
    assert words.event(INFO, ended.seen_by(None), NAMES) is None


def built(seat: int, cell: str, terrain: str = "canyon") -> Event:
    return Event("built", seat, {"hex": cell, "terrain": f"@{terrain}"})


def test_a_run_of_placements_is_one_line() -> None:
    events = [built(1, "K14"), built(1, "S4"), built(1, "T4")]
    assert texts("en").event_lines(INFO, events, NAMES) == ["◆ Marta builds on canyon: K14, S4, T4"]
    assert texts("ja").event_lines(INFO, events, NAMES) == ["◆ Martaさんが峡谷に配置：K14、S4、T4"]


def test_what_several_did_at_the_same_time_is_a_list_below_a_heading() -> None:
    info = replace(INFO, prefix="pc")

    def placed(seat: int, *agents: str, lost: int = 0) -> Event:
        return Event("deployed", seat, {"agent_list": [f"@{agent}" for agent in agents], "lost": lost})

    events = [
        placed(0, "builder", "builder", "sage"),
        Event("revealed", None, {"step": "deploy"}),  # says nothing
        placed(1, "unit", lost=1),
        Event("bought-nothing", 1),
        placed(0, "sage"),
    ]
    assert texts("en").event_lines(info, events, NAMES) == [
        "Deployment:",
        "- ● Aiko: 2 builders, 1 sage",
        "- ◆ Marta: 1 unit; 1 agent is over the limit",
        "◆ Marta can pay for no technology.",
        "Deployment:",
        "- ● Aiko: 1 sage",
    ]
    assert texts("ja").event_lines(info, events[:1], NAMES) == ["展開：", "- ● Aikoさん：建築者2、賢者1"]


EARLIER = [
    (
        "sb",
        Event("deben-won", 0, {"count": 3, "values": [6, 4, 5]}, reveals=True),
        "Less corruption: ● Aiko draws 3 Deben tokens (6, 4 and 5).",
        "汚職が少ない● Aikoさんがデベントークンを3枚引きました（6、4、5）。",
    ),
    (
        "te",
        Event("revolt-won", 1, {"loser_seat": 0, "attack": 2, "defence": 2, "strength": 2, "weaker": 2}),
        "The revolt ends 2 : 2: ◆ Marta wins against ● Aiko.",
        "内部紛争は2対2で、◆ Martaさんが● Aikoさんに勝ちました。",
    ),
    (
        "te",
        Event("war-won", 1, {"colour": "@red", "loser_seat": 0, "attack": 1, "defence": 4, "strength": 4, "weaker": 1}),
        "The red war ends 4 : 1: ◆ Marta wins against ● Aiko.",
        "赤の外部紛争は4対1で、◆ Martaさんが● Aikoさんに勝ちました。",
    ),
]
"""What games of an earlier version wrote down with other arguments than today's: prefix, event, English, Japanese."""


@pytest.mark.parametrize(("prefix", "event", "english", "japanese"), EARLIER)
def test_what_an_earlier_version_wrote_down_is_still_told(
    prefix: str, event: Event, english: str, japanese: str, caplog: pytest.LogCaptureFixture
) -> None:
    info = replace(INFO, prefix=prefix)
    assert texts("en").event_lines(info, [event], NAMES) == [english]
    assert texts("ja").event_lines(info, [event], NAMES) == [japanese]
    assert texts("en").tells(info, event)
    assert not caplog.records


def test_a_run_ends_at_another_seat_terrain_or_kind_but_not_at_silence() -> None:
    silent = Event("turn-ended", 1)
    shuffled = Event("deck-shuffled")
    events = [built(1, "K14"), silent, built(1, "S4"), built(2, "A1"), built(2, "A2", "grass"), shuffled, built(2, "B2", "grass")]  # fmt: skip # noqa: E501
    assert texts("en").event_lines(INFO, events, NAMES) == [
        "◆ Marta builds on canyon: K14, S4",
        "▲ 健太 builds on canyon: A1",
        "▲ 健太 builds on grass: A2",
        "The played cards are shuffled into a new pile.",
        "▲ 健太 builds on grass: B2",
    ]


def test_refusals_say_what_is_wrong_and_by_which_rule() -> None:
    error = IllegalAction("kb-wrong-terrain", "KB-4.3", hex="C7", terrain="@desert", wanted="@grass")
    assert texts("en").refusal(error, INFO) == "C7 is desert; it has to be grass."
    assert texts("ja").refusal(error, INFO) == "C7は砂漠です。草原を選んでください。"
    assert texts("en").refusal(TableError("table-over")) == "This game is over."
    faulty = PositionError("kb-position-hex", hex="Z9")
    assert texts("en").refusal(faulty) == "This is not a position document: kb position hex (hex Z9)."


def test_a_refusal_names_what_is_offered() -> None:
    with pytest.raises(OptionError) as refused:
        game_of("chess")
    assert "kingdom_builder" in texts("en").refusal(refused.value)


def test_choices_show_their_label_their_region_or_their_value() -> None:
    words = texts("en")
    assert words.choice(INFO, Choice("kb-what", "farm", "kb-what-farm")) == "Farm: build on grass"
    assert words.choice(INFO, Choice("kb-where", "C7", region="7")) == "C7"
    assert words.choice(INFO, Choice("menu-region", "7")) == "Row 7"
    page = Choice("menu-page", "1", "menu-page-label", {"first": "A1", "last": "E5"})
    assert words.choice(INFO, page) == "A1 to E5"
    assert words.question(page) == "Which page?"


def test_options_cards_and_reasons_are_named() -> None:
    english, japanese = texts("en"), texts("ja")
    assert english.option(INFO, "lords_card") == "Lords card"
    assert japanese.option(INFO, "setup", "first_game") == "初回ゲーム"
    assert english.effect("kb", "fishermen") == "1 each beside water"
    assert english.rule("kb", "oracle").startswith("Build one settlement")
    assert english.reason(INFO, "conceded") == "Everyone else has resigned."
    assert english.reason(INFO, "settlements-out").startswith("Someone has placed")
    assert english.game(INFO) == "Kingdom Builder"
    assert japanese.help(INFO).startswith("**キングダムビルダー**")
    assert 9 <= len(english.help(INFO).splitlines()) <= 12


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Aiko", "Aiko"),
        ("愛子 (2)", "愛子 (2)"),
        ("aiko_k_", r"aiko\_k\_"),
        ("**A** ~~b~~ ||c|| `d`", r"\*\*A\*\* \~\~b\~\~ \|\|c\|\| \`d\`"),
        ("<@1>", r"\<@1\>"),
        ("[a](https://b.c)", r"\[a\](https\://b.c)"),
        ("A: b\\", "A: b\\\\"),
    ],
)
def test_a_name_stays_plain_text_in_a_message(name: str, written: str) -> None:
    assert unmarked(name) == written
