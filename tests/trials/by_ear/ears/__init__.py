"""What a player who only listens makes of the words of each game."""
