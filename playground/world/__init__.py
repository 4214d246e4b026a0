"""The data, on disk and in memory: people, channels, messages; snowflakes, permission bits, pictures."""
