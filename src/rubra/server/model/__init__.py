"""What is stored, as plain data, and the changes that can be made to it."""
