#!/bin/sh
# Finds a Chromium for the browser tests, or installs Debian's; fails when there is none.
have() {
    for name; do
        if "$name" --version >/dev/null 2>&1; then
            return 0
        fi
    done
    return 1
}

# As root at once; else only where no password would be asked: a check must not wait for somebody.
install() {
    command -v apt-get >/dev/null 2>&1 || return 1
    root=''
    if [ "$(id -u)" -ne 0 ]; then
        sudo -n true 2>/dev/null || return 1
        root='sudo -n'
    fi
    echo "Installing $* from Debian's packages for the browser tests." >&2
    export DEBIAN_FRONTEND=noninteractive
    # An earlier check that was broken off may have left an installation half done, and then nothing else is installed.
    $root dpkg --configure -a >&2
    $root apt-get update -qq >&2 && $root apt-get install -y -qq --no-install-recommends "$@" >&2
}

if have ${FOGLINE_CHROMIUM:+"$FOGLINE_CHROMIUM"} chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable; then
    exit 0
fi
# Without a window's furniture it draws the same pages for less; older systems do not have it apart.
install chromium-headless-shell || install chromium
have chromium-headless-shell chromium
