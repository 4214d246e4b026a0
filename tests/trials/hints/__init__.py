"""How good hints are: whoever follows them against the weakest bot players."""
