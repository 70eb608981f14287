"""Playing many games and counting."""
