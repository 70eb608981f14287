"""Turns the rules of games into WebAssembly modules: `python -m tools.engines`."""
