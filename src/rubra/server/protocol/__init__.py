"""What is sent over the network, as types."""
