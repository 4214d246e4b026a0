"""Personal settings: reminders, quiet hours, vacation, privacy."""
