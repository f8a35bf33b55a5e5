"""A program that plays a game at a table server: it sets a table up, sits down with bots, and makes random moves.

    tiergarten serve &
    python examples/client.py http://127.0.0.1:8642 mini

It needs nothing of Tiergarten but the server's address: docs/server.md describes the messages.
"""

from __future__ import annotations

import json
import random
import sys
import time
import uuid
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]


def post(url: str, body: Message, token: str | None = None) -> Message:
    """Ask the server for something over HTTP."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    with urlopen(Request(url, json.dumps(body).encode(), headers)) as answer:
        told: Message = json.load(answer)
        return told


def send(socket: ClientConnection, kind: str, **fields: Any) -> None:
    """Give a command, with an id of its own: should the line break, it can be sent again and is not done twice."""
    socket.send(json.dumps({"kind": kind, "id": str(uuid.uuid4()), **fields}))


def play(server: str, game: str, chooser: random.Random) -> Message:
    """Play a whole game; what the server says when it is over."""
    token = post(f"{server}/api/session", {"kind": "bearer"})["token"]
    seats = [{"kind": "here", "name": "Example"}, {"kind": "bot", "level": "greedy"}]
    table = post(f"{server}/api/tables", {"game": game, "seats": seats, "pace": 0}, token)["id"]
    address = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}) as socket:
        socket.send(json.dumps({"kind": "hello"}))
        send(socket, "start")
        answered = -1  # the choice that was made last: others may move before the answer comes
        for text in socket:
            message: Message = json.loads(text)
            if message["kind"] == "error":
                if message["code"] != "not-ready":
                    raise SystemExit(message["text"])
                time.sleep(1)  # a new server compiles the game; the lobby says how much of it is done
                send(socket, "start")
            shown = message.get("play")
            if shown and shown["result"]:
                return message
            if shown and shown["legal"] and shown["choice"] != answered:
                answered = shown["choice"]
                move = chooser.choice(shown["legal"])
                send(socket, "play", action=move["action"], choice=shown["choice"])
    raise SystemExit("The server hung up.")


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit("python examples/client.py http://127.0.0.1:8642 mini")
    end = play(sys.argv[1].rstrip("/"), sys.argv[2], random.Random())
    sys.stdout.write(json.dumps(end["play"]["result"]) + "\n")
