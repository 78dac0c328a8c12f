#!/bin/sh
# Runs browser tests by the given pytest; those that failed are named, and tried once more by themselves: some still depend
# on how busy the machine is.
pytest=$1
shift
"$pytest" "$@" && exit 0
printf '\n!!!!!! The browser tests that failed above are tried once more, one after the other:\n'
exec "$pytest" "$@" -n 1 --last-failed --last-failed-no-failures none
