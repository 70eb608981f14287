"""The Red Cathedral's player."""
