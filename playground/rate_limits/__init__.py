"""Rate limits: figures, counting, refusals."""
