"""A Wartable bot in sixty lines, standard library only.

    python examples/bot.py http://localhost:8000 wt_TOKEN age-of-war medium
    python examples/bot.py http://localhost:8000 wt_TOKEN --join TABLE [INVITE]

Make the token on the account page (scopes read, play and, to open tables, create).
"""

import json
import random
import sys
import urllib.error
import urllib.request
import uuid

CLOCK, TOKEN = sys.argv[1].rstrip("/"), sys.argv[2]


def call(method, path, body=None):
    """One request; the answer is a stream to read or a JSON object."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {TOKEN}", "Content-Type": "application/json"}
    return urllib.request.urlopen(
        urllib.request.Request(CLOCK + path, data, headers, method=method), timeout=120
    )


def sit():
    """Open a table against a bot of the house, or sit down at one."""
    if sys.argv[3] == "--join":
        invite = sys.argv[5] if len(sys.argv) > 5 else ""
        body = {"invite": invite, "name": "Example bot", "mix": uuid.uuid4().hex}
        return json.load(call("POST", f"/api/tables/{sys.argv[4]}/sit", body))["id"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": sys.argv[4]}]
    body = {"game": sys.argv[3], "seats": seats, "mix": uuid.uuid4().hex}
    return json.load(call("POST", "/api/tables", body))["id"]


def choose(position):
    """The whole wisdom of this bot. `position["view"]` is all that our seat may know."""
    return random.choice(position["legal"])


def main():
    table = sit()
    print("table", table, flush=True)
    for line in call("GET", f"/api/tables/{table}/stream"):
        message = json.loads(line) if line.strip() else {}
        if message.get("type") != "position":
            continue
        if message["over"]:
            print("over", message["over"]["places"], message["over"]["scores"], flush=True)
            return
        if message["legal"]:
            move = {"notation": choose(message), "seq": message["seq"], "move": uuid.uuid4().hex}
            try:
                call("POST", f"/api/tables/{table}/moves", move).read()
            except (
                urllib.error.HTTPError
            ) as error:  # 409: somebody was faster; a new position comes
                print(error.code, error.read().decode(), file=sys.stderr)


main()
