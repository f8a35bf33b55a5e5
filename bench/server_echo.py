"""The peer of the server's bench: a bare FastAPI socket with the same traffic as ours, and nothing else.

A socket's first text is what it wants to hear of every move at its table: the bench gives it a message that our server
has sent. Every later text is a move: it goes back to who sent it, as an acknowledgement does, and every socket at the
table hears its own text. So a move is as many messages in and out as with us, and as long, without a game, a store,
JSON or any check.
"""

from __future__ import annotations

from collections import defaultdict

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()
tables: defaultdict[str, dict[WebSocket, str]] = defaultdict(dict)


@app.websocket("/echo/{table}")
async def echo(socket: WebSocket, table: str) -> None:
    """Back to where it came from, and to everybody at the table."""
    await socket.accept()
    here = tables[table]
    try:
        here[socket] = await socket.receive_text()
        while True:
            move = await socket.receive_text()
            for other, message in here.items():
                await other.send_text(message)
            await socket.send_text(move)
    except WebSocketDisconnect:
        here.pop(socket, None)


class Server(uvicorn.Server):
    """Prints where it is."""

    async def startup(self, sockets: object = None) -> None:
        """As usual, and then the address."""
        await super().startup(None)
        print(f"ws://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}", flush=True)


if __name__ == "__main__":
    Server(
        uvicorn.Config(
            app, port=0, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False, access_log=False
        )
    ).run()
