#!/bin/sh
# What tsc (types by JSDoc) and Biome say about the page's JavaScript. Both come from npm, as the lock pins them.
# Ends with 3 where they cannot be had.
cd -- "$(dirname -- "$0")" || exit 1
command -v node >/dev/null 2>&1 && command -v npm >/dev/null 2>&1 || exit 3
# Not every shell calls a file newer than one that is not there.
if [ ! -e node_modules/.package-lock.json ] || [ package-lock.json -nt node_modules/.package-lock.json ]; then
    # Not "npm ci": it wants every platform's build of Biome in the lock, and no registry need carry them all.
    npm install --no-save --no-audit --no-fund --silent || exit 3
    touch node_modules/.package-lock.json
fi
node_modules/.bin/tsc -p . || failed=yes
node_modules/.bin/biome lint --config-path=. --error-on-warnings ../../src/fogline/web/page ../../src/fogline/games || failed=yes
[ -z "$failed" ]
