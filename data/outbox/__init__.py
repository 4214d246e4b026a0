"""What is still to be sent, written in the transaction that causes it."""
