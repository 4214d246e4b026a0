"""Games looked at again: animations, and pages that need no network."""
