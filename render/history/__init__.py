"""Past games as pictures: animations, and pages that need no network."""
