"""Rubricatus' players: what they think things are worth."""
