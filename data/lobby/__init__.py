"""Tables before their game begins, and where they are played."""
