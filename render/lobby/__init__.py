"""The card of a lobby."""
