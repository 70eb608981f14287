#!/bin/sh
# What writes WebAssembly modules, besides Python: the linker of Debian's package lld.
set -eu
command -v wasm-ld >/dev/null && exit 0
apt-get update
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends lld
