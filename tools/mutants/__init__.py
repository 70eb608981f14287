"""Mutants: rules changed in one small place, to see whether a test notices."""
