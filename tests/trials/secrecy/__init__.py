"""States that a viewer cannot tell apart, and every byte that leaves for the viewer: they must be the same."""
