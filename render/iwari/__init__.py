"""Pictures and words of Iwari."""
