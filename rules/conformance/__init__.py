"""The laws of every game, and the random play that checks them."""
