"""What a server has set, and how much one person may have."""
