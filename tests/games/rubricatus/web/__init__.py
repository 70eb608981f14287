"""Rubricatus in a real browser."""
