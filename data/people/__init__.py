"""What is stored of a member: language, reminders, quiet hours, avoid list."""
