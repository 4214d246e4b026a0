"""Long programs that try something out, each run by hand."""
