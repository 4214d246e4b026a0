"""The process: its log, heartbeat, limits and counters."""
