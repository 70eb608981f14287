"""Reading what a client sent, and the reasons for which it is refused."""
