"""The games as a client needs to know them, compiled in time; boxes and records of strangers."""
