"""The Table: a game and its seats, played over days. A pure aggregate; time is an argument."""
