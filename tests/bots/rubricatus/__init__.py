"""Rubricatus' player."""
