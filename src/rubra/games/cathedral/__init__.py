"""The Red Cathedral: builders raise its towers with what the dice of the market bring them."""
