"""How nets are made: games are played, rows kept of them, and weights fitted to how those games ended."""
