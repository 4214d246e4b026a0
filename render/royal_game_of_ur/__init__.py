"""The pictures and words of the Royal Game of Ur."""
