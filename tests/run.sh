#!/bin/sh
# Sets everything up on a fresh machine with Python 3.11 and runs all tests. Arguments go to pytest.
set -eu
cd "$(dirname "$0")/.."
[ -x .venv/bin/python ] || python3 -m venv .venv
.venv/bin/python -m pip install --quiet --disable-pip-version-check -r tests/requirements.txt
if ! command -v chromium >/dev/null 2>&1 && ! command -v google-chrome >/dev/null 2>&1; then
    echo "Chromium is missing; installing it for the tests of the page ..."
    if [ "$(id -u)" = 0 ]; then as_root=""; else as_root="sudo"; fi
    $as_root apt-get update -qq
    $as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
fi
exec .venv/bin/python -m pytest -q -n 2 --dist loadfile "$@"
