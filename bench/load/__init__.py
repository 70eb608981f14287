"""How much a server carries: many tables, four people at each, all of them quick."""
