"""Messages over WebSockets."""
