"""The databases that a store can be kept in, and what they differ in."""
