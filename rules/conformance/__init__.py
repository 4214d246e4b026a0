"""The laws that every game keeps, and the play that holds it to them."""
