"""What people press: lobbies, boards, private panels, and the router that finds the handler of a click."""
