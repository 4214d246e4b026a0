"""What all slash commands share: translation, completion, finding the table."""
