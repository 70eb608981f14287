"""The parts of the command `rubra`: see cli.py."""
