"""One table: its game, its seats, its clocks, its chat, and what each audience is shown."""
