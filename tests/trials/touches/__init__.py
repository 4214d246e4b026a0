"""How often a finger touches the screen from the ping to the committed move, over games of sensible play."""
