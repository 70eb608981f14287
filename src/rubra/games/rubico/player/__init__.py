"""Rubico's players: how they usually behave, what they remember, what they believe."""
