"""Rubico's player: its heuristics, its belief, the worlds it samples."""
