"""Who fits whom among people who look for players."""
