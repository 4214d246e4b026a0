"""What somebody sets for themselves: reminders, quiet hours, vacation, privacy."""
