"""The renderers, by the slug of their game."""

from string import ascii_letters, digits
from threading import Lock

from render.core import type as letters
from render.core.encode import encode
from render.iwari.renderer import IwariRenderer
from render.kingdom_builder.renderer import KingdomRenderer
from render.kit.renderer import Renderer
from render.path_of_civilization.renderer import CivRenderer
from render.royal_game_of_ur.renderer import UrRenderer
from render.sobek.renderer import SobekRenderer
from render.tigris_euphrates.renderer import TigrisRenderer
from render.words.text import LANGUAGES, texts

RENDERERS: dict[str, Renderer] = {
    renderer.info.slug: renderer
    for renderer in (
        KingdomRenderer(),
        TigrisRenderer(),
        SobekRenderer(),
        UrRenderer(),
        IwariRenderer(),
        CivRenderer(),
    )
}

SMALL = 400


_warmed = Lock()


def warm_up() -> None:
    """Opens fonts, texts, palettes and the encoder once, and draws what all tables of a game share, so that a process's
    first board is about as quick as any other. Whoever calls it again does not wait for the first call."""
    if not _warmed.acquire(blocking=False):
        return
    for language in LANGUAGES:
        texts(language)
    for bold in (False, True):
        letters.width(ascii_letters + digits, 40, bold)
    for slug, renderer in RENDERERS.items():
        encode(renderer.motif(SMALL), slug)
        renderer.prepare()
