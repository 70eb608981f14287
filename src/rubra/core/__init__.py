"""What every game stands on: records, compiled rules, chance, moves, events, files."""
