"""Train on the games with the tools people already use.

    tables.py       thousands of games side by side, compiled: what the others stand on
    pettingzoo.py   every seat an agent, one after the other
    gymnasium.py    one seat against bots, and many tables at once
    openspiel.py    the games as OpenSpiel knows games

Each imports its library only when it is itself imported; see docs/research.md.
"""
