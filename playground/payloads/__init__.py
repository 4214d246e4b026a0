"""Records as Discord's API objects."""
