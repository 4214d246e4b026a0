"""What pages and messages share: buttons, lists, fields, words about clocks."""
