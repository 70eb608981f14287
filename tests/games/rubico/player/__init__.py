"""Rubico's player: its habits, its belief, its dreams."""
