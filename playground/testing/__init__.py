"""For tests: a person driven by a program, faults on demand, a record of every request."""
