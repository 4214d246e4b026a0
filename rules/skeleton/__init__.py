"""A new game: all its files, filled from the templates of ``data/skeleton``.

The command line (``python -m rules new``) reads and writes the files.
"""
