"""Which searching players match."""
