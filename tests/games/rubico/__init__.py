"""Rubico, proved clause by clause: the numbers are those of docs/rules/rubico.md."""
