"""The game that tests take where any will do: what they test holds for all of them."""

EXAMPLE = "rubico"
