"""What pages and messages share: buttons, lists, fields, clocks in words."""
