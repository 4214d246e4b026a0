#!/bin/sh
# Sets everything up on a fresh machine with Python 3.11 and runs all tests; with --fast as the first argument those that
# take less than a minute together, without pictures, servers and browsers. Further arguments go to pytest.
set -eu
cd "$(dirname "$0")/.."

updated=""
add_package() { # Debian's package $1, for what $2 says
    echo "$2; installing $1 ..."
    if [ "$(id -u)" = 0 ]; then as_root=""; else as_root="sudo"; fi
    if [ -z "$updated" ]; then $as_root apt-get update -qq; fi
    updated=yes
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$1" >/dev/null
}

install_packages() { # uv takes a third of the time that pip does, which stands in where it finds no way out
    sed -n '/^uv==/,/[^\\]$/p' tests/requirements.txt >.venv/uv.txt
    pip="pip install --quiet --disable-pip-version-check --no-compile"
    .venv/bin/python -m $pip -r .venv/uv.txt &&
        .venv/bin/uv pip install --quiet --python .venv/bin/python -r tests/requirements.txt ||
        .venv/bin/python -m $pip -r tests/requirements.txt
}

fast=""
if [ "${1:-}" = --fast ]; then
    fast=yes
    shift
    set -- -m "not slow" "$@"
fi
# Thousands of small files are written and deleted, which takes no time in memory; not where a container has little of it.
in_memory=$(df -Pk /dev/shm 2>/dev/null | awk 'NR == 2 { print $4 }')
if [ -z "${TMPDIR:-}" ] && [ "${in_memory:-0}" -gt 4000000 ]; then export TMPDIR=/dev/shm; fi
if ! [ -x .venv/bin/pip ]; then
    python=python3 # the system's own is optimized, and an eighth quicker than one that a version manager has compiled
    if /usr/bin/python3 -c "import sys; sys.exit(sys.version_info < (3, 11))" 2>/dev/null; then python=/usr/bin/python3; fi
    "$python" -c "import ensurepip" 2>/dev/null || add_package python3-venv "Python cannot make virtual environments"
    "$python" -m venv .venv
fi
packages=""
wanted=$(cat requirements.txt tests/requirements.txt)
if [ "$(cat .venv/wanted.txt 2>/dev/null)" != "$wanted" ]; then # beside what follows; what is used is compiled when it is
    {
        install_packages
        echo "$wanted" >.venv/wanted.txt
    } &
    packages=$!
fi
has_browser() {
    for program in chromium-headless-shell chromium google-chrome; do
        if command -v "$program" >/dev/null 2>&1; then return 0; fi
    done
    return 1
}
if [ -z "$fast" ] && ! has_browser; then
    if command -v apt-get >/dev/null 2>&1; then
        missing="Chromium is missing for the tests of the page" # its fonts come with it
        # The shell is smaller and quicker than the whole, which is taken where there is no such package.
        add_package chromium-headless-shell "$missing" || add_package chromium "$missing"
    else
        wait $packages
        packages=""
        .venv/bin/python -m playwright install chromium
    fi
fi
if [ -z "$fast" ] && ! command -v initdb >/dev/null 2>&1 && ! ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; then
    if command -v apt-get >/dev/null 2>&1; then
        add_package postgresql "PostgreSQL is missing for the tests of the second engine"
    else
        echo "PostgreSQL 15 or newer is needed for the tests of the second engine: install it, or use --fast." >&2
        exit 1
    fi
fi
wait $packages
unset PYTHONDONTWRITEBYTECODE # the tests start many processes, and each would compile everything anew
# More than cores: some wait for browsers and processes while the others compute; the quick ones wait less. Each takes
# most of a gigabyte in the end.
cores=$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)
if [ "$cores" -gt 6 ]; then cores=6; fi
if [ -n "$fast" ]; then workers=$((cores + 1)); else workers=$((cores + 2)); fi
exec .venv/bin/python -m pytest -q -n "$workers" --dist loadfile --no-loadscope-reorder "$@"
