"""Whole games on the pages of tables in a browser: by touch, by keys, and beside Discord's buttons."""
