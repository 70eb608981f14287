"""Goofspiel's bots."""
