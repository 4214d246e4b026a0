"""Golden playthroughs: one short game of each kind, told so that a person can read every step and every view."""
