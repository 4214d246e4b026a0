"""The router of buttons, lists and dialogs."""
