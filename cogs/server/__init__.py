"""A server's settings, and its front desk."""
