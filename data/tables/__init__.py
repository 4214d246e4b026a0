"""Tables, their log and clocks; the one function that makes a move durable."""
