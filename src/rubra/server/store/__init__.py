"""The database: everything that must not be lost."""
