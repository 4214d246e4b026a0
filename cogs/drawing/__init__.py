"""Where pictures are drawn, and how that uses memory."""
