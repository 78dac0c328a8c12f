"""The two doors through which the full-screen game reaches tables: in this process, or at a server."""
