"""What is kept of a person: language, reminders, quiet hours, whom they avoid."""
