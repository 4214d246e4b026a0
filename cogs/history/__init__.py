"""Looking back: the log, replays, files, playing on from the past."""
