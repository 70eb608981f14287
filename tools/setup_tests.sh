#!/bin/sh
# What the tests need besides Python: a database server and a browser, both Debian's.
set -eu

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="postgresql"
command -v chromium >/dev/null || missing="$missing chromium"
[ -z "$missing" ] && exit 0

# The tests start a server of their own; nothing should run on this machine beside it
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] ||
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
apt-get update
# shellcheck disable=SC2086  # two words, perhaps
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
