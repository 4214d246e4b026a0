"""What happens when its time has come: deadlines, reminders, bot players, tournaments, people brought together."""
