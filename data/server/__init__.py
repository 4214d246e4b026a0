"""A server's settings, and the ceilings of one member."""
