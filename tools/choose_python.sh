#!/bin/sh
# Prints which Python to set up with: the first of those named, unless it was built without
# optimisation and another of the same version was not, and can make virtual environments. Nearly
# all time of the server goes into Python, and such a build takes up to a fifth longer.
# Usage: tools/choose_python.sh PYTHON [ANOTHER ...]
set -eu
usual=$1
shift
build() { "$1" "$(dirname "$0")/python_build.py" 2>/dev/null || echo "none plain bare"; }

chosen=$usual
case $(build "$usual") in
*" plain "*)
    version=$(build "$usual" | cut -d ' ' -f 1)
    for other in "$@"; do
        if [ "$(build "$other")" = "$version quick venv" ]; then
            echo "Python: $other, because $usual was built without optimisation. PYTHON=$usual keeps that." >&2
            chosen=$other
            break
        fi
    done
    ;;
esac
echo "$chosen"
