"""The page's side: actions of people, their sockets, files, and the test bed."""
