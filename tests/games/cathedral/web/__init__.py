"""The Red Cathedral in a real browser."""
