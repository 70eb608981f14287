"""Rubico: Caesar marches on Rome, the Senate would stop him, and nobody knows who is who."""
