#!/bin/sh
# What the tests need besides Python, all of it Debian's: a database server, a browser, the two web
# servers that stand in front in docs/hosting.md, the linker for modules, systemd's tools that read a unit.
set -eu

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || missing="postgresql"
command -v chromium-headless-shell >/dev/null || missing="$missing chromium-headless-shell fonts-dejavu-core"
command -v chromium >/dev/null || missing="$missing chromium" # for one test, of a person's settings
command -v nginx >/dev/null || [ -x /usr/sbin/nginx ] || missing="$missing nginx-light"
command -v caddy >/dev/null || missing="$missing caddy"
command -v wasm-ld >/dev/null || missing="$missing lld"
command -v openssl >/dev/null || missing="$missing openssl"
command -v systemd-analyze >/dev/null || missing="$missing systemd"
[ -z "$missing" ] && exit 0

# The tests start a server of their own; nothing should run on this machine beside it
mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] ||
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
# Nor do the web servers start by themselves: this is asked before any service is started
if [ ! -e /usr/sbin/policy-rc.d ]; then
    printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
    chmod +x /usr/sbin/policy-rc.d
    trap 'rm -f /usr/sbin/policy-rc.d' EXIT
fi
apt-get update
# shellcheck disable=SC2086  # several words, perhaps
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing
