"""What bodies of requests may hold: their shapes and Discord's limits, mistakes as 50035 trees."""
