"""Rubico in a real browser."""
