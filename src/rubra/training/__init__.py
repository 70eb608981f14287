"""Players that learn by playing against themselves. Imported when asked for: `rubra[train]`."""
