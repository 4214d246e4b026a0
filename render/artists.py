"""The artists of the house, by the slug of their game."""

from string import ascii_letters, digits

from render import type as letters
from render.artist import Artist
from render.encode import encode
from render.kingdom_builder.artist import KingdomArtist
from render.sobek.artist import SobekArtist
from render.text import LANGUAGES, texts
from render.tigris_euphrates.artist import TigrisArtist

ARTISTS: dict[str, Artist] = {artist.info.slug: artist for artist in (KingdomArtist(), TigrisArtist(), SobekArtist())}

SMALL = 400


def warm_up() -> None:
    """Opens fonts, texts, palettes and the encoder once, so that a process's first board is as quick as any other."""
    for language in LANGUAGES:
        texts(language)
    for bold in (False, True):
        letters.width(ascii_letters + digits, 40, bold)
    for slug, artist in ARTISTS.items():
        encode(artist.motif(SMALL), slug)
