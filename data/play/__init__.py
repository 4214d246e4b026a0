"""Drafts: what is private and not carried out yet."""
