"""A board without eyes: whether a player who only listens to its words beats one who plays at random."""
