"""The peer of the server's bench: a bare FastAPI socket that sends back what it hears."""

from __future__ import annotations

import uvicorn
from fastapi import FastAPI, WebSocket, WebSocketDisconnect

app = FastAPI()


@app.websocket("/echo")
async def echo(socket: WebSocket) -> None:
    """Back to where it came from."""
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        return


class Server(uvicorn.Server):
    """Prints where it is."""

    async def startup(self, sockets: object = None) -> None:
        """As usual, and then the address."""
        await super().startup(None)
        print(f"http://127.0.0.1:{self.servers[0].sockets[0].getsockname()[1]}", flush=True)


if __name__ == "__main__":
    Server(
        uvicorn.Config(
            app, port=0, log_level="error", ws="websockets-sansio", ws_per_message_deflate=False, access_log=False
        )
    ).run()
