"""The Discord side, a room per feature; imports go down the list in ``pyproject.toml``."""
