"""What is said, as files of ``data/locale``: which languages have what."""
