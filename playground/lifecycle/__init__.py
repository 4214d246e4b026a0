"""The lives of messages, threads and interactions."""
