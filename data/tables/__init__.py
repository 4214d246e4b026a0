"""Tables, their log and timers; the one function that makes a move durable."""
