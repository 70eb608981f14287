"""The rules of Rubricatus, clause by clause."""
