"""The Red Cathedral, proved clause by clause: the numbers are those of texts/en/rules.md."""
