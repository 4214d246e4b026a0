"""A new game: every file that one has, filled from the templates of ``data/skeleton``.

The command line (``python -m rules new``) reads and writes the files."""
