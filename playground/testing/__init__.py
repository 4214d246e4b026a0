"""For tests: a person driven by a program, faults on demand, the record of every request."""
