"""Searching for players."""
