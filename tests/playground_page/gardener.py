"""The bot that the page's tests play with: one command for each thing a page must be able to show."""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image

PLACES = [f"{column}{row}" for column in "ABCD" for row in range(1, 8)]
ALT = "A green bed with one red tulip"


def picture(colour: str = "#3f8550", size: tuple[int, int] = (1200, 800)) -> discord.File:
    """A small PNG to send."""
    image = Image.new("RGB", size, colour)
    image.paste("#c23b2b", (500, 300, 700, 500))
    data = io.BytesIO()
    image.save(data, "PNG")
    data.seek(0)
    return discord.File(data, "bed.png", description=ALT)


class Japanese(app_commands.Translator):
    """Tells what /garden does in Japanese."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        words = {"garden": "庭", "Plant a flower": "花を植える"}
        return words.get(string.message) if locale is discord.Locale.japanese else None


class Form(discord.ui.Modal, title="A new bed"):
    """A modal of the old and the new style."""

    label_text = discord.ui.TextInput(label="Name of the bed", max_length=20)
    kind = discord.ui.Label(
        text="Soil",
        component=discord.ui.Select(
            options=[discord.SelectOption(label="Sand", value="sand"), discord.SelectOption(label="Clay", value="clay")]
        ),
    )
    plans = discord.ui.Label(text="Plans", component=discord.ui.FileUpload(required=False, min_values=0, max_values=2))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        soil = self.kind.component.values[0]  # type: ignore[union-attr]
        told = f"The bed **{self.label_text.value}** is of {soil}."
        for plan in self.plans.component.values:  # type: ignore[union-attr]
            told += f" {plan.filename}: {(await plan.read()).decode()}."
        await interaction.response.send_message(told)


class Panel(discord.ui.View):
    """Every kind of classic component."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.add_item(discord.ui.Button(label="Manual", url="https://discord.com/channels/1/2", row=1))
        self.watered = 0

    @discord.ui.button(label="Water", style=discord.ButtonStyle.success, custom_id="water", emoji="💧")
    async def water(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        self.watered += 1
        await interaction.response.edit_message(
            content=f"Watered {self.watered} times.", attachments=[picture("#1f8585")]
        )

    @discord.ui.button(label="Look", style=discord.ButtonStyle.secondary, custom_id="look")
    async def look(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_message("Only for your eyes.", file=picture(), ephemeral=True)

    @discord.ui.button(label="Form", style=discord.ButtonStyle.primary, custom_id="form")
    async def form(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        await interaction.response.send_modal(Form())

    @discord.ui.button(label="Silence", style=discord.ButtonStyle.danger, custom_id="silence")
    async def silence(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        """Never answers."""

    @discord.ui.button(label="Withered", custom_id="withered", disabled=True)
    async def withered(self, interaction: discord.Interaction, button: discord.ui.Button[Any]) -> None:
        raise AssertionError("a disabled button was pressed")

    @discord.ui.select(
        custom_id="flowers",
        placeholder="Flowers",
        min_values=1,
        max_values=2,
        row=2,
        options=[
            discord.SelectOption(label="Tulip", value="tulip", description="Red"),
            discord.SelectOption(label="Iris", value="iris", description="Blue"),
            discord.SelectOption(label="Rose", value="rose", description="Any"),
        ],
    )
    async def flowers(self, interaction: discord.Interaction, select: discord.ui.Select[Any]) -> None:
        await interaction.response.send_message(f"Picked {' and '.join(select.values)}.", ephemeral=True)

    @discord.ui.select(cls=discord.ui.UserSelect, custom_id="helper", placeholder="A helper", row=3)
    async def helper(self, interaction: discord.Interaction, select: discord.ui.UserSelect[Any]) -> None:
        await interaction.response.send_message(f"{select.values[0].mention} helps.")


class Poster(discord.ui.LayoutView):
    """Components V2."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        button: discord.ui.Button[Any] = discord.ui.Button(label="Pass", custom_id="pass")
        button.callback = self.passed  # type: ignore[method-assign]
        self.words: discord.ui.TextDisplay[Any] = discord.ui.TextDisplay("# Turn 1")
        self.add_item(
            discord.ui.Container(
                self.words,
                discord.ui.Separator(),
                discord.ui.Section("Pass your turn", accessory=button),
                discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://bed.png", description=ALT)),
                accent_colour=0x3F8550,
            )
        )

    async def passed(self, interaction: discord.Interaction) -> None:
        self.words.content = "# Turn 2"
        await interaction.response.edit_message(view=self)


class Gardener(discord.Client):
    """`ready_to_play` is set once its commands are known."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.default(), guild_ready_timeout=0.1)
        self.tree = app_commands.CommandTree(self)
        self.ready_to_play = asyncio.Event()
        self.release = asyncio.Event()
        """Lets /late give its answer."""
        _add_commands(self)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Japanese())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.ready_to_play.set()


def _add_commands(bot: Gardener) -> None:
    garden = app_commands.Group(name=app_commands.locale_str("garden"), description="The garden")
    tree = bot.tree

    @garden.command(name="plant", description=app_commands.locale_str("Plant a flower"))
    async def plant(
        interaction: discord.Interaction,
        place: str,
        count: app_commands.Range[int, 1, 3] = 1,
        friend: discord.Member | None = None,
        loud: bool = False,
    ) -> None:
        helper = f" with {friend.mention}" if friend else ""
        await interaction.response.send_message(f"Planted {count} at **{place}**{helper}{'!' if loud else '.'}")

    @plant.autocomplete("place")
    async def places(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        fitting = [place for place in PLACES if place.startswith(typed.upper())]
        return [app_commands.Choice(name=f"{place}, a sunny bed", value=place) for place in fitting[:25]]

    @garden.command(name="panel", description="Everything to press")
    async def panel(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("The panel.", file=picture(), view=Panel())

    @garden.command(name="poster", description="A new kind of message")
    async def poster(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(view=Poster(), file=picture())

    @garden.command(name="late", description="Takes its time")
    async def late(interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await bot.release.wait()
        await interaction.followup.send("Here at last.")

    tree.add_command(garden)

    @tree.command(name="club", description="Open a thread")
    async def club(interaction: discord.Interaction, name: str) -> None:
        channel = interaction.channel
        assert isinstance(channel, discord.TextChannel)
        thread = await channel.create_thread(name=name, type=discord.ChannelType.public_thread)
        await thread.send(f"Welcome, {interaction.user.mention}.")
        await interaction.response.send_message(f"Go to {thread.jump_url}", ephemeral=True)

    @tree.command(name="letter", description="A letter to you")
    async def letter(interaction: discord.Interaction) -> None:
        try:
            await interaction.user.send("Dear gardener", view=Panel())
        except discord.Forbidden:
            await interaction.response.send_message("Your door is closed.", ephemeral=True)
        else:
            await interaction.response.send_message("Sent.", ephemeral=True)

    @tree.command(name="sow", description="Bring seeds")
    async def sow(interaction: discord.Interaction, seeds: discord.Attachment) -> None:
        await interaction.response.send_message(f"{seeds.filename}: {(await seeds.read()).decode()}")

    @tree.command(name="say", description="Say it again")
    @app_commands.allowed_installs(guilds=True, users=True)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
    async def say(interaction: discord.Interaction, text: str) -> None:
        await interaction.response.send_message(text)
