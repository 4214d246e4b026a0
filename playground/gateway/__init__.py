"""The gateway: connections and sessions, and who hears of what."""
