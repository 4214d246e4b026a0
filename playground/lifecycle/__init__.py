"""The lifecycles of messages, threads and interactions."""
