"""What goes out: intents of the outbox, drawn when they are sent, over one transport."""
