"""The browser's door, and every other program's: HTTP, WebSocket, lines of JSON. It names no game."""
