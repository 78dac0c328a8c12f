"""A small reverse proxy on loopback: a site that has Fogline at one of its paths, and other things elsewhere."""

import socket
import socketserver
import threading
from contextlib import suppress

ELSEWHERE = b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


class Proxy:
    """Passes on what is asked under ``prefix``, with the path as it is or without it; notes what is asked elsewhere."""

    def __init__(self, prefix: str, strips: bool) -> None:
        self.prefix, self.strips = prefix, strips
        self.upstream = 0
        """The port of the server behind it."""
        self.elsewhere: list[str] = []
        proxy = self

        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                with suppress(OSError):
                    proxy.pass_on(self.request)

        self._server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.site = f"http://127.0.0.1:{self._server.server_address[1]}"
        self.url = self.site + prefix

    def __enter__(self) -> "Proxy":
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()
        return self

    def __exit__(self, *problem: object) -> None:
        self._server.shutdown()
        self._server.server_close()

    def pass_on(self, client: socket.socket) -> None:
        """One request of a connection, which is closed with it unless it becomes a socket."""
        head = b""
        while b"\r\n\r\n" not in head:
            head += (part := client.recv(65536))
            if not part:
                return
        first, _, rest = head.partition(b"\r\n")
        method, path, version = first.decode().split(" ")
        if path != self.prefix and not path.startswith(self.prefix + "/"):
            self.elsewhere.append(path)
            client.sendall(ELSEWHERE)
            return
        inner = path.removeprefix(self.prefix) or "/" if self.strips else path
        if b"upgrade: websocket" not in head.lower():
            rest = b"Connection: close\r\n" + rest.replace(b"Connection: keep-alive\r\n", b"")
        with socket.create_connection(("127.0.0.1", self.upstream)) as server:
            server.sendall(f"{method} {inner} {version}\r\n".encode() + rest)
            threading.Thread(target=pump, args=(client, server), daemon=True).start()
            pump(server, client)


def pump(source: socket.socket, target: socket.socket) -> None:
    """All that one side says to the other, until it has no more to say."""
    with suppress(OSError):
        while part := source.recv(65536):
            target.sendall(part)
        target.shutdown(socket.SHUT_WR)
