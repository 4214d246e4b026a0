"""What is stored of the pages on which tables are played in a browser."""
