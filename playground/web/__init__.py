"""The page's side: what people do, the sockets they listen on, files, and the test bed."""
