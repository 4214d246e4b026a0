"""Games of bot players among themselves: that each ends, how long it is, and for how long nothing happens in it."""
