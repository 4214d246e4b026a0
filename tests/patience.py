"""How long tests wait for what must come: nothing is measured by it, so a slow and busy machine passes as well."""

PATIENCE = 120.0
"""Seconds after which a test gives up."""
