"""Activities: pages of the application that run in a frame of the client, and what Discord does for them."""
