"""What people type: slash commands."""
