"""In every complete language what is drawn beside boards fits: no word of a lobby card or of statistics is cut."""

import pytest

from render.lobby.card import LobbyCard, LobbyOption, LobbySeat, draw_lobby_card
from render.registry import RENDERERS
from render.statistics.curve import Curve
from render.statistics.figures import (
    Duel,
    GameLine,
    GameSheet,
    HeadToHead,
    Overview,
    Tile,
    Versus,
    draw_game_sheet,
    draw_overview,
    draw_versus,
)
from render.words.dates import day
from render.words.text import texts
from rules.core.bot_level import LEVELS
from rules.registry import GAMES
from tests.data.texts.reading import COMPLETE
from tests.render.legible import cut_words


@pytest.mark.parametrize("language", COMPLETE)
def test_no_word_of_a_lobby_card_is_cut(language: str, written: list[str]) -> None:
    """Every value of every option, one after the other, and every kind of seat."""
    words = texts(language)
    for slug, game in GAMES.items():
        info, motif = game.info, RENDERERS[slug].motif(round(576 * 1200 / 1600))
        right = words.t("lobby-minutes", fewest=info.fewest, most=max(info.seats), minutes=120)
        seats = (
            LobbySeat("Aiko", words.t("lobby-host"), "leader"),
            LobbySeat("Marta", words.t("lobby-joined"), "check"),
            LobbySeat(None, words.t("lobby-free")),
        )
        bots = tuple(LobbySeat("Enki", words.t("lobby-bot", level=words.t(f"bot-{level}"))) for level in LEVELS)
        draw_lobby_card(LobbyCard(words.game(info), words.t("lobby-lobby"), right, "wonder", bots), motif, 1200)
        for option in info.options:
            pills = tuple(LobbyOption("first", words.chosen(info, option.name, value)) for value in option.values)
            card = LobbyCard(words.game(info), words.t("lobby-lobby"), right, "wonder", seats, pills)
            draw_lobby_card(card, motif, 1200)
    assert len(written) > 100
    assert cut_words(written) == []


@pytest.mark.parametrize("language", COMPLETE)
def test_no_word_of_a_statistics_picture_is_cut(language: str, written: list[str]) -> None:
    words = texts(language)
    told = words.t("stats-counted", count=1234)
    lines = tuple(
        GameLine(
            words.game(game.info), words.t("stats-played", games=1234, wins=567), "1,234?", words.t(note), (990, 1010)
        )
        for game in GAMES.values()
        for note in ("stats-note-unrated", "stats-note-new")
    )
    tiles = tuple(Tile(words.t(f"stats-tile-{name}"), "1,234") for name in ("games", "wins", "streak", "longest"))
    draw_overview(Overview("Aiko", words.t("stats-all-games"), tiles, lines[:6], words.t("stats-more", count=12)), 1200)
    sheet = (
        Tile(words.t("stats-tile-games"), "1,234", words.t("stats-won", wins=567)),
        Tile(words.t("stats-tile-streak"), "12", words.t("stats-longest", count=34)),
        Tile(words.t("stats-tile-best"), "123", words.t("stats-seats", count=5)),
        Tile(words.t("stats-tile-length"), words.t("stats-turns", count=123), words.t("duration-hours", count=23)),
    )
    curve = Curve((990, 1010, 1234), day(language, 1.7e9), told, day(language, 1.71e9))
    note = words.t("stats-settling", count=3, settled=10)
    for game in GAMES.values():
        name, rating, none = words.game(game.info), words.t("stats-rating"), words.t("stats-unrated")
        draw_game_sheet(GameSheet("Aiko", name, rating, note, curve, none, sheet), 1200)
        draw_game_sheet(GameSheet("Aiko", name, rating, "", None, none, sheet), 1200)
        duel = Duel(name, HeadToHead(7, 12, 4), words.t("versus-level", count=12))
        together = words.t("versus-games", count=1234)
        draw_versus(
            Versus(words.t("button-versus"), together, words.t("versus-you"), "Marta", HeadToHead(7, 12, 4),
                   words.t("versus-level", count=12), (duel,), words.t("versus-more", count=12)), 1200
        )  # fmt: skip
    assert len(written) > 100
    assert cut_words(written) == []
