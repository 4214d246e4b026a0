"""The processes that share one database, and their leases."""
