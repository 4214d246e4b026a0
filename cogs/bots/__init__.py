"""Bot players at tables: their turns, and the processes in which the strong ones think."""
