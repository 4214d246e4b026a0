"""The Table: a game with its seats over days. A pure aggregate; time is an argument."""
