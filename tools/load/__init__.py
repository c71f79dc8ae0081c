"""`make load`: how many tables, sockets and sleeping games a server carries, and how fast it is."""
