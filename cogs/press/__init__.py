"""What is pressed: the router of buttons, lists and dialogs."""
