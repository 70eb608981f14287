"""Where bots think, and whose bot is next."""
