"""Path of Civilization (Fabien Gridel), for 1 to 5 players. The cards are an original design with the published
structure."""
