"""What runs the rules. All engines run the same source and compute the same, to the last bit.

python  the rules as they are: slow, for debugging
native  compiled by Numba for this machine: the fastest, ready after some minutes
wasm    a WebAssembly module that came with the game: ready at once

choice.py   which of them runs a game
interface.py  what an engine is to the rest of the program
plain.py    python
native.py   native; compiled_words.py: how its compiler sees the words of a game
wasm.py     wasm; module_file.py: the file, and whether it is up to date
"""
