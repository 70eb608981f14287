"""The readers of box files, translated for the browser: every check is written once, in Python."""
