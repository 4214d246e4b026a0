"""The texts in ``data/locale``: which languages have what."""
