"""What starts and connects: the client, its shards, the processes beside each other, health."""
