"""What Discord's app directory and the admin of a server ask for: privacy notice, terms, descriptions, pictures, and
whom to turn to."""
