"""Clubs and their tournaments."""
