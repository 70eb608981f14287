"""How bots play The Red Cathedral."""
