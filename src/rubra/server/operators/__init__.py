"""What the operator of a server does at its database."""
