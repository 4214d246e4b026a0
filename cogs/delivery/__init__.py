"""What is sent after the commit: the outbox and its handlers, drawn when they are sent."""
