"""Rubricatus, the spirit of the river."""
