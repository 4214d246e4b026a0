"""What Discord gets of a command in each of its languages."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from cogs.commands.translate import Translator, said
from render.words.text import lexicon


@app_commands.command(name="eat", description=said("play-description"))
async def eat(interaction: discord.Interaction) -> None:
    """A command to translate."""


Where = app_commands.TranslationContextLocation
DESCRIPTION = app_commands.TranslationContext(Where.command_description, eat)
NAME = app_commands.TranslationContext(Where.command_name, eat)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        (discord.Locale.german, "Einen Tisch eröffnen und andere zum Spielen einladen"),
        (discord.Locale.japanese, "テーブルを開いて参加者を募集"),
        (discord.Locale.british_english, None),
        (discord.Locale.french, None),
    ],
)
async def test_descriptions_are_in_every_language_there_is(locale, text):
    assert await Translator().translate(said("play-description"), locale, DESCRIPTION) == text


async def test_names_of_commands_stay_what_is_typed():
    assert await Translator().translate(said("play"), discord.Locale.german, NAME) is None


async def test_what_a_language_lacks_stays_english(monkeypatch):
    monkeypatch.setattr(lexicon("de"), "variables", {})
    assert await Translator().translate(said("play-description"), discord.Locale.german, DESCRIPTION) is None


async def test_texts_without_an_id_are_left_alone():
    typed = app_commands.locale_str("eat")
    assert await Translator().translate(typed, discord.Locale.german, DESCRIPTION) is None
