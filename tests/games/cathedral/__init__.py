"""The Red Cathedral, proved clause by clause: the numbers are those of docs/rules/cathedral.md."""
