"""What all cogs share: the services, answers to interactions, sending, workers."""
