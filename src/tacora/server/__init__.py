"""HTTP and WebSocket around tables and their store."""
