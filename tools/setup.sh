#!/bin/sh
# Set up this machine: a virtual environment, nothing else. With requirements.lock it holds what
# playing needs; with requirements-dev.lock, which contains the other, all that developing needs.
# Usage: tools/setup.sh LOCK [PYTHON]; without PYTHON tools/choose_python.sh chooses
set -eu
lock=$1
python=${2:-python3}

if ! command -v "$python" >/dev/null; then
    apt-get update && apt-get install -y python3 python3-venv
fi
if [ $# -lt 2 ] && ! [ -x .venv/bin/pip ]; then
    python=$(sh tools/choose_python.sh python3 /usr/bin/python3)
fi
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Tabula Rubra needs Python 3.11 or newer; $("$python" --version) is too old." >&2
    exit 1
}
# Debian keeps venv in a package of its own
if ! [ -x .venv/bin/pip ] && ! "$python" -m venv .venv; then
    apt-get update && apt-get install -y python3-venv
    "$python" -m venv --clear .venv
fi
# Python compiles what is imported by itself; to compile all of it takes half as long again
.venv/bin/pip install --quiet --disable-pip-version-check --no-compile -r "$lock"
.venv/bin/pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
