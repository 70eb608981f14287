"""Logs, metrics, limits, clocks."""
