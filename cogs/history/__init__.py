"""Past moves: the log, replays, files, playing on from a position."""
