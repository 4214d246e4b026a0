"""The artists of the house, by the slug of their game."""

from render.artist import Artist
from render.kingdom_builder.artist import KingdomArtist

ARTISTS: dict[str, Artist] = {artist.info.slug: artist for artist in (KingdomArtist(),)}
