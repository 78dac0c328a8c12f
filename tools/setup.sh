# Read by ./play and ./check, which set `root` and `profile`: finds a Python and lets it set up .venv.

# Only what the lock installs counts, whatever else this machine's Python may find.
unset PYTHONPATH PYTHONHOME
export PYTHONNOUSERSITE=1
# Whatever is compiled to bytecode once need not be compiled by every process again: there are hundreds in a check.
unset PYTHONDONTWRITEBYTECODE

python=
# Each is tried out, because a name on the PATH may stand for a Python that is not installed.
for name in ${FOGLINE_PYTHON:+"$FOGLINE_PYTHON"} python3 python3.14 python3.13 python3.12 python3.11 python; do
    if "$name" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
        python=$name
        break
    fi
done
if [ -z "$python" ]; then
    echo "Fogline needs Python 3.11 or newer, and none was found on the PATH." >&2
    echo "Install one, or name yours: FOGLINE_PYTHON=/path/to/python $0" >&2
    exit 1
fi
"$python" -I "$root/tools/bootstrap.py" "$profile" || exit 1
