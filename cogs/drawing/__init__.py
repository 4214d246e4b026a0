"""Where pictures are drawn, and the memory that it takes."""
