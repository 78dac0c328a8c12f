#!/bin/sh
# Finds a Chromium for the browser tests, or installs Debian's; fails when there is none.
for name in ${FOGLINE_CHROMIUM:+"$FOGLINE_CHROMIUM"} chromium chromium-browser google-chrome google-chrome-stable; do
    if "$name" --version >/dev/null 2>&1; then
        exit 0
    fi
done
command -v apt-get >/dev/null 2>&1 || exit 1
echo "Installing Chromium from Debian's packages for the browser tests." >&2
root=''
if [ "$(id -u)" -ne 0 ]; then
    # Only where no password would be asked: a check must not wait for somebody.
    sudo -n true 2>/dev/null || exit 1
    root='sudo -n'
fi
export DEBIAN_FRONTEND=noninteractive
$root apt-get update -qq >&2 && $root apt-get install -y -qq --no-install-recommends chromium >&2 || exit 1
chromium --version >/dev/null 2>&1
