"""Reviews of games of bot players: whether a stronger search agrees with the turning points they name."""
