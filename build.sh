#!/usr/bin/env bash
# The one entry to everything: ./build.sh help
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

version=$(sed -n "s/.*VERSION = '\(.*\)'.*/\1/p" js/version.js)
staticcheck=honnef.co/go/tools/cmd/staticcheck@v0.8.2
# Not ./...: npm packages carry Go files, too.
go_packages=(./core/... ./wasm/... ./demo/...)
# What a browser loads of the npm package, beside tefuda.wasm and wasm_exec.js.
browser_files=({index,client,call,load,errors,wire,words,words-poker,words-mnk,words-calculation,words-mahjong,words-daifugo,version,worker,serve,engine}.js)
cache=${TEFUDA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tefuda}

say() { printf '\n\033[1m%s\033[0m\n' "$*"; }
fail() { echo "build.sh: $*" >&2; exit 1; }

# --- the two compilers -------------------------------------------------------

# find_tinygo: sets tinygo and its target, a release's or setup-tinygo's.
find_tinygo() {
  tinygo=$(command -v tinygo || ls -d "$cache"/tinygo-*/bin/tinygo 2>/dev/null | tail -n 1)
  [[ $tinygo ]] || return 1
  tinygo_target=$("$tinygo" env TINYGOROOT)/target/tinygo-target.json
  [[ -f $tinygo_target ]] || tinygo_target=wasm
}

# engine <compiler> <out> [tags]: tefuda.wasm and its wasm_exec.js into a folder.
engine() {
  mkdir -p "$2"
  if [[ $1 == tinygo ]]; then
    # Without a scheduler (the engine has no goroutines) and as a library, it is
    # half as large and a call ten times cheaper; then the stack is the linker's.
    "$tinygo" build -target="$tinygo_target" -opt=2 -no-debug -panic=trap -scheduler=none -buildmode=c-shared \
      -tags "${3:-}" -ldflags="-X main.version=$version -extldflags='-z stack-size=1048576'" -o "$2/tefuda.wasm" ./wasm
    cp wasm/wasm_exec_tinygo.js "$2/wasm_exec.js"
  else
    GOOS=js GOARCH=wasm go build -trimpath -tags "${3:-}" -ldflags "-s -w -X main.version=$version" -o "$2/tefuda.wasm" ./wasm
    install -m 644 "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$2/wasm_exec.js"
  fi
}

# page <compiler>: demo/demo.wasm and its wasm_exec.js, unless they are there and nothing of theirs has changed. It takes
# TinyGo more than a minute; TEFUDA_PAGE=go is for whoever works on the page.
page() {
  local exec
  if [[ $1 == tinygo ]]; then exec=$("$tinygo" env TINYGOROOT)/targets/wasm_exec.js; else exec=$(go env GOROOT)/lib/wasm/wasm_exec.js; fi
  if [[ -f demo/demo.wasm ]] && cmp -s "$exec" demo/wasm_exec.js; then
    [[ $(find demo go.mod build.sh \( -name '*.go' -o -name go.mod -o -name build.sh \) -newer demo/demo.wasm) ]] || return 0
  fi
  if [[ $1 == tinygo ]]; then
    "$tinygo" build -target="$tinygo_target" -opt=z -no-debug -o demo/demo.wasm ./demo
    PATH=$PATH:$("$tinygo" env TINYGOROOT)/bin wasm-opt -all --strip-debug --strip-producers demo/demo.wasm -o demo/demo.wasm
  else
    GOOS=js GOARCH=wasm go build -trimpath -ldflags '-s -w' -o demo/demo.wasm ./demo
  fi
  install -m 644 "$exec" demo/wasm_exec.js
}

# --- commands ----------------------------------------------------------------

cmd_build() {
  local with=go
  find_tinygo && with=tinygo
  say "engine, by $($([[ $with == go ]] && echo go || echo "$tinygo") version)"
  engine $with js
  say "the page's program, by ${TEFUDA_PAGE:-$with}"
  page "${TEFUDA_PAGE:-$with}"
  rm -rf demo/tefuda && mkdir demo/tefuda
  cp "${browser_files[@]/#/js/}" js/wasm_exec.js js/tefuda.wasm demo/tefuda
  go run ./demo/host -stamp demo
  sizes js/tefuda.wasm demo/demo.wasm
}

cmd_serve() { cmd_build && go run ./demo/host "$@" demo; }

cmd_test() {
  if [[ ${CI:-} == true ]] && ! find_tinygo; then
    if [[ -f /etc/debian_version && $EUID == 0 ]]; then cmd_setup-tinygo; else echo 'no TinyGo here: skipped'; fi
  fi
  npm_install js
  browser
  say 'static checks'
  check_static
  say 'Go: native, 386, js/wasm'
  go test "${go_packages[@]}"
  GOARCH=386 go test -short ./core/... ./wasm/...
  GOOS=js GOARCH=wasm go test -short -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./core/... ./wasm/api ./wasm/wire
  cmd_build
  packages
  say "JavaScript, with the engines of $(compilers)"
  (cd js && node --test --test-reporter=spec test/*.test.js)
  node --test --test-reporter=spec demo/test/*.test.js demo/rooms/*/*.test.js
  say 'poker beside the evaluators of other people'
  npm_install bench
  node --test --test-reporter=spec bench/*.test.js
  cmd_size
}

cmd_bench() {
  [[ -f js/tefuda.wasm ]] || cmd_build
  npm_install bench
  node "bench/${1:-poker}.js" "${@:2}"
}

# The budgets of the engine and of what wraps it, in bytes of gzip.
cmd_size() {
  npm_install js
  packages
  say 'sizes'
  sizes dist/*/tefuda.wasm
  # As any bundler delivers it: the wrapper, and beside it the words, which init loads with the engine.
  js/node_modules/.bin/esbuild js/index.js js/worker.js js/words.js --bundle --minify --charset=utf8 --format=esm \
    --external:./wasm_exec.js --external:./words.js --outdir=dist/wrapper --log-level=error
  cat dist/wrapper/{index,worker}.js >dist/wrapper.js
  sizes dist/wrapper.js dist/wrapper/words.js
  within dist/wrapper.js 4000
  within dist/go/tefuda.wasm 1200000
  [[ ! -f dist/tinygo/tefuda.wasm ]] || within dist/tinygo/tefuda.wasm 400000
}

# What is published: dist/tefuda-<version>.tgz for npm, dist/demo for any static host.
cmd_pack() {
  cmd_build
  npm_install js
  cp README.md LICENSE NOTICE js
  (cd js && rm -rf types && node_modules/.bin/tsc -p . && npm pack --pack-destination ../dist)
  rm -rf dist/demo && mkdir -p dist/demo
  cp -r demo/. dist/demo
  find dist/demo -regextype egrep -regex '.*(\.go|\.test\.js|/seen\.js|/page\.html|/room\.html|/shell/sw\.js)' -delete
  rm -rf dist/demo/{host,test,engine}
}

cmd_setup-tinygo() { wasm/setup-tinygo.sh; }

cmd_help() {
  cat <<'END'
./build.sh build         the engine and the page's program (by TinyGo when present; the page by standard Go where
                         TEFUDA_PAGE=go says so), ready to use in js/ and demo/
./build.sh serve [-addr] build, and serve the demo on localhost
./build.sh test          set up what the tests need, and run them all
./build.sh bench [name]  measure beside others: poker (default), draw, counts, mnk, gomoku, calculation,
                         calculation-arena, mahjong, daifugo, daifugo-arena
./build.sh size          compare the sizes with their budgets
./build.sh pack          the npm tarball and the demo folder, in dist/
./build.sh setup-tinygo  build TinyGo from its Go module (Debian, root)
END
}

# --- parts -------------------------------------------------------------------

# compilers: those that can build the engine here.
compilers() { if find_tinygo; then echo go tinygo; else echo go; fi; }

# packages: dist/<compiler>, the npm package as each compiler makes it, and
# dist/<compiler>-faults, an engine with functions that fail, for the tests.
packages() {
  local c
  find_tinygo || true
  for c in $(compilers); do
    rm -rf "dist/$c" "dist/$c-faults" && mkdir -p "dist/$c"
    cp -r js/*.js js/bin js/package.json "dist/$c"
    engine "$c" "dist/$c"
    engine "$c" "dist/$c-faults" faults
  done
}

check_static() {
  local unformatted
  unformatted=$(gofmt -l core wasm demo)
  [[ -z $unformatted ]] || fail "not gofmt'ed: $unformatted"
  go vet "${go_packages[@]}" && GOOS=js GOARCH=wasm go vet "${go_packages[@]}"
  GOBIN=$cache/bin go install "$staticcheck"
  "$cache/bin/staticcheck" "${go_packages[@]}" && GOOS=js GOARCH=wasm "$cache/bin/staticcheck" "${go_packages[@]}"
  (cd js && node_modules/.bin/tsc -p .)
  js/node_modules/.bin/eslint js bench demo
}

npm_install() {
  [[ -d $1/node_modules && $1/node_modules -nt $1/package-lock.json ]] && return
  say "npm packages for $1/"
  (cd "$1" && npm ci --no-audit --no-fund && touch node_modules)
}

# browser: makes sure there is one to test in; the tests look in the same places.
browser() {
  local b
  for b in "${CHROME:-}" chromium google-chrome chrome; do
    [[ -z $b ]] || ! command -v "$b" >/dev/null || return 0
  done
  [[ -f /etc/debian_version && $EUID == 0 ]] || fail 'no Chromium found: install one, or name it in $CHROME'
  say 'Chromium'
  apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium fonts-noto-cjk
}

sizes() {
  local f
  for f; do
    printf '%-28s %9d raw %9d gzip %9s brotli\n' "$f" "$(wc -c <"$f")" "$(gzip -9c "$f" | wc -c)" "$(brotli_size "$f")"
  done
}

brotli_size() {
  command -v node >/dev/null || { echo -; return; }
  node -e 'console.log(require("zlib").brotliCompressSync(require("fs").readFileSync(process.argv[1])).length)' "$1"
}

within() {
  local n
  n=$(gzip -9c "$1" | wc -c)
  ((n <= $2)) || fail "$1: $n bytes of gzip, over its budget of $2"
}

command=${1:-help}
declare -F "cmd_$command" >/dev/null || { cmd_help >&2; exit 2; }
"cmd_$command" "${@:2}"
