"""Starting and connecting: the client, its shards, handover between processes, health."""
