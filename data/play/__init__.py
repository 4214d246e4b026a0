"""Drafts: private steps that are not committed yet."""
