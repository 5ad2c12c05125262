# Sourced by ./play and ./check: makes the environment in .venv, once per state of pyproject.toml and uv.lock.
#   prepare_environment play    what is needed to play
#   prepare_environment check   the same and the development tools
#   prepare_page_tools          what checks the page's code, in node_modules, once per state of package-lock.json

ROOT="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
VENV="$ROOT/.venv"

# A start that compiles every module anew takes three times as long.
unset PYTHONDONTWRITEBYTECODE

say() { printf '%s\n' "$*" >&2; }

# The first Python that is new enough; one line and the end of the script if there is none.
find_python() {
    local candidate found=""
    for candidate in ${PYTHON:-} python3 python python3.14 python3.13 python3.12 python3.11; do
        command -v "$candidate" >/dev/null 2>&1 || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1; then
            command -v "$candidate"
            return
        fi
        [ -n "$found" ] || found="$("$candidate" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null)"
    done
    say "Westphalia needs Python 3.11 or newer${found:+ (found $found)}. Install it, or name it: PYTHON=/path/to/python $0"
    return 1
}

# What the environment was made from: the files that describe it and the place it stands in.
fingerprint() { { echo "$ROOT"; cat "$ROOT/pyproject.toml" "$ROOT/uv.lock"; } | cksum; }

is_ready() {
    local level
    [ -x "$VENV/bin/python" ] || return 1
    for level in "$@"; do
        [ "$(cat "$VENV/.ready-$level" 2>/dev/null)" = "$WANTED" ] && return 0
    done
    return 1
}

# Where somebody watches, uv shows how far it is.
install_with_uv() {
    local uv="$1" python="$2" group="$3" quiet=(--quiet)
    [ ! -t 2 ] || quiet=()
    ( cd "$ROOT" && UV_PROJECT_ENVIRONMENT="$VENV" \
        "$uv" sync ${quiet[@]+"${quiet[@]}"} --frozen --inexact --no-python-downloads --python "$python" "$group" )
}

# A machine without uv: fetching it first is four times as fast as having pip do it all, and brings the versions of
# uv.lock. Where it can't be had, pip does it all. Where somebody watches, both show how far they are.
install_with_pip() {
    local python="$1" group="$2" pip extra=() options=(install --disable-pip-version-check)
    [ -t 1 ] || options+=(-qq)
    say "  1 of 3: a virtual environment"
    if "$python" -m pip --python "$python" --version >/dev/null 2>&1 && # pip 22.3 can work from outside
        "$python" -m venv --clear --without-pip "$VENV" >/dev/null 2>&1; then
        pip=("$python" -m pip --python "$VENV/bin/python")
    elif "$python" -m venv --clear "$VENV" >/dev/null 2>&1; then
        pip=("$VENV/bin/python" -m pip)
    else
        say "Python could not make a virtual environment. Install its venv module (Debian, Ubuntu: python3-venv) or uv."
        return 1
    fi
    pip+=("${options[@]}")
    say "  2 of 3: uv, which fetches the rest (20 MB)"
    if "${pip[@]}" --no-compile uv 2>/dev/null; then
        say "  3 of 3: Westphalia and its libraries"
        install_with_uv "$VENV/bin/uv" "$VENV/bin/python" "$group" && return
    fi
    say "  3 of 3: Westphalia and its libraries, with pip (half a minute)"
    if [ "$group" != "--no-dev" ]; then
        extra=(--group dev)
        "${pip[@]}" --upgrade "pip>=25.1" || return 1 # the first that knows --group
        pip=("$VENV/bin/python" -m pip "${options[@]}")
    fi
    ( cd "$ROOT" && "${pip[@]}" --no-compile -e . ${extra[@]+"${extra[@]}"} )
}

prepare_environment() {
    local level="$1" group="--no-dev" python
    WANTED="$(fingerprint)"
    if [ "$level" = check ]; then
        group="--dev"
        is_ready check && return
    else
        is_ready play check && return
    fi
    python="$(find_python)" || return 1
    say "Preparing the environment in .venv (once) ..."
    rm -f "$VENV"/.ready-*
    if command -v uv >/dev/null 2>&1 && install_with_uv uv "$python" "$group"; then
        :
    elif ! install_with_pip "$python" "$group"; then
        say "The environment could not be made; the reason is above."
        return 1
    fi
    printf '%s\n' "$WANTED" >"$VENV/.ready-$level"
}

prepare_page_tools() {
    local wanted stamp="$ROOT/node_modules/.ready"
    wanted="$(cksum <"$ROOT/package-lock.json")"
    [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && return
    if ! node -e 'process.exit(Number(parseInt(process.versions.node) < 20))'; then
        say "The page's tools need node 20 or newer (found $(node --version))."
        return 1
    fi
    say "Preparing the page's tools in node_modules (once) ..."
    if ! ( cd "$ROOT" && npm ci --ignore-scripts --no-audit --no-fund --loglevel=error >/dev/null ); then
        say "The page's tools could not be installed; the reason is above."
        return 1
    fi
    printf '%s\n' "$wanted" >"$stamp"
}
