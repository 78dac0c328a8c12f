#!/bin/sh
# Runs tests for ./check and tells apart those that fail from those that failed once: tests.sh FOLDER ARGUMENTS…
# What failed is tried again by itself, when the others are through. What passes then depends on how busy the machine
# is: FOLDER/unsteady names it, so that it is mended. With ONCE=yes in the environment nothing is tried again.
folder=$1
shift
bin=$(dirname -- "$0")/../.venv/bin
# Many failures are no matter of chance.
most=12
# A compiled build may lie ready: tests are about the sources, but for those that ask for the build themselves.
export FOGLINE_PURE=1

# In the background, so that whoever ends this script ends the tests too.
run() {
    "$bin/pytest" -o cache_dir="$folder/cache" "$@" &
    it=$!
    trap 'kill $it' TERM
    wait $it
}

# What pytest remembers of failures, one name a line.
failures() {
    "$bin/python" - "$folder/cache/v/cache/lastfailed" <<'PYTHON'
import json, pathlib, sys
file = pathlib.Path(sys.argv[1])
print("\n".join(json.loads(file.read_text()) if file.exists() else ()))
PYTHON
}

mkdir -p "$folder" || exit 1
run "$@"
code=$?
failures >"$folder/failed"
count=$(grep -c . "$folder/failed")
# 1 is pytest's word for tests that failed; with anything else there is nothing to try again.
if [ $code -ne 1 ] || [ "${ONCE:-no}" = yes ] || [ "$count" -eq 0 ] || [ "$count" -gt $most ]; then
    exit $code
fi
printf '\n!!!!!! What failed above is tried once more, one after the other (%d):\n' "$count"
run "$@" -n 1 --last-failed --last-failed-no-failures none
code=$?
failures >"$folder/still"
grep -vxF -f "$folder/still" "$folder/failed" >"$folder/unsteady"
exit $code
