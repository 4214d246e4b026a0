"""Who may do what, and when."""
