"""A bot for any game of Fogline, in plain Python, without importing Fogline: it does something legal, at random.

python bot_client.py http://127.0.0.1:1906/api/tables/TABLE Robo    sits down at a table and plays over HTTP
fogline bot-client http://127.0.0.1:1906/api/tables/TABLE -- python bot_client.py    the same by lines
python bot_client.py                                                 reads scenes as lines, writes acts as lines
"""

import json
import random
import sys
import urllib.error
import urllib.request


def choose(scene):
    """What to answer to a scene, or None. This is the part to make clever."""
    if scene["confirm"] == "now":
        return {"do": "confirm", "at": scene["at"]}
    if not scene["legal"]:
        return None
    option = random.choice(scene["legal"])
    return {"do": "act", "at": scene["at"], "action": option["id"], "confirm": True}


def by_lines():
    """Messages come in on standard input, one a line; answers go out on standard output."""
    for line in sys.stdin:
        told = json.loads(line)
        answer = choose(told["scene"]) if told["is"] == "scene" else None
        if answer:
            print(json.dumps(answer), flush=True)


def request(url, body=None, token=""):
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}" if token else ""}
    data = None if body is None else json.dumps(body).encode()
    return urllib.request.urlopen(urllib.request.Request(url, data, {k: v for k, v in headers.items() if v}))


def by_http(table, name):
    """Sit down, read the stream of scenes, answer by POST."""
    token = json.load(request(f"{table}/join", {"name": name}))["tokens"][0]
    for line in request(f"{table}/stream?asked=true", token=token):
        scene = json.loads(line)["scene"] if line.strip() else None
        answer = choose(scene) if scene else None
        if answer:
            try:
                request(f"{table}/{answer.pop('do')}", answer, token).read()
            except urllib.error.HTTPError as refused:
                print(refused.read().decode(), file=sys.stderr)  # a newer scene is on its way
    print(scene["outcome"]["winner_text"])


if __name__ == "__main__":
    by_http(*sys.argv[1:]) if len(sys.argv) == 3 else by_lines()
