"""A first bot for Rubico: it speaks the truth, and trusts those who say they have what it wants."""

import json
import sys

WANTED = {"legionary": "red", "senator": "blue"}


def worth(move, view):
    """How much I like a move; the highest is played."""
    kind, *parts = move
    me = view["seats"][view["you"]]
    want = WANTED[me["role"]]
    if kind == "lay":  # what I want to be taken comes first
        return parts[0] == want
    if kind == "declare":  # the truth
        held = [place["card"] for place in me["row"]]
        return parts == [held.count(card) for card in ("red", "blue", "janus", "pompey")]
    if kind == "take":  # from the left of whoever claims most of it
        claim = view["seats"][parts[0]]["claim"] or {want: 0}
        return claim[want] - parts[1] / 10
    return kind == "pass"  # powers are for later


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "choose":
        likes = [worth(move, message["view"]) for move in message["moves"]]
        print(json.dumps({"move": likes.index(max(likes))}), flush=True)
