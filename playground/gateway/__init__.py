"""The gateway: connections and sessions, and who receives which event."""
