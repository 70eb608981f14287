"""Tabula Rubra: three board games to play, study and train on."""

__version__ = "0.1.0"
