"""The artists of the house, by the slug of their game."""

from render.artist import Artist
from render.kingdom_builder.artist import KingdomArtist
from render.sobek.artist import SobekArtist
from render.tigris_euphrates.artist import TigrisArtist

ARTISTS: dict[str, Artist] = {artist.info.slug: artist for artist in (KingdomArtist(), TigrisArtist(), SobekArtist())}
