"""WebSockets: connections, and the messages that come in by them."""
