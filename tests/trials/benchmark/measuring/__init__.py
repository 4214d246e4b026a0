"""How the measurements are made: their processes, what uses the time, and the table."""
