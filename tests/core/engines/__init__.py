"""Engines: the same rules, run in several ways."""
