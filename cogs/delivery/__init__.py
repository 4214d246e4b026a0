"""What goes out after the commit: the outbox and the other queues, drawn when they are sent."""
