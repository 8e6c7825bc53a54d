#!/usr/bin/env bash
# Sets up TinyGo on systems without a release package of it. Builds it from its Go
# module against Debian's LLVM, into a cache folder outside the repository:
#
#   bin/tinygo           the compiler; put only bin in front of PATH
#   src, targets         the library and targets that it uses (targets/wasm_exec.js, too)
#   target/tinygo-target.json   the target to build for: tinygo build -target=<this>
#
# The last line on stdout is the path of bin; everything else goes to stderr.
set -euo pipefail

TINYGO_VERSION=0.41.0
LLVM=19 # also in the path of compiler-rt in tinygo-target.json
MODULE=github.com/tinygo-org/tinygo
# g++ compiles the LLVM bindings, and binaryen's wasm-opt runs on every program.
# The others replace parts of the release package.
PACKAGES=(g++ "llvm-$LLVM-dev" "clang-$LLVM" "libclang-$LLVM-dev" "lld-$LLVM"
  wasi-libc "libclang-rt-$LLVM-dev-wasm32" binaryen)

cache=$(realpath -m "${TEFUDA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tefuda}/tinygo-$TINYGO_VERSION")
template=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)/tinygo-target.json

say() { echo "setup-tinygo: $*" >&2; }
fail() { say "$*"; exit 1; }

# A changed template counts as not set up.
is_set_up() {
  cmp -s "$template" "$cache/target/tinygo-target.json" &&
    [[ $("$cache/bin/tinygo" version 2>/dev/null) == "tinygo version $TINYGO_VERSION "* ]]
}

install_packages() {
  local missing=() package
  for package in "${PACKAGES[@]}"; do
    [[ $(dpkg-query -W -f '${db:Status-Abbrev}' "$package" 2>/dev/null) == ii* ]] || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  ((EUID == 0)) || fail "not root; install these first: apt-get install ${missing[*]}"
  say "installing ${missing[*]}"
  apt-get -qq update
  DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "${missing[@]}" ||
    fail "Debian 12 has all of these packages; this system seems to lack some"
}

# build <folder> puts the compiler and its root there, arranged as in a release
# package, so that the compiler finds its root by itself.
build() {
  local module
  mkdir -p "$1/bin" "$1/target" "$1/module"
  # Builds in a module of its own: `go install <module>@<version>` needs the list
  # of versions, which not every module proxy has. Without the go line, go would
  # fetch the requirements of every module below TinyGo (+90 s).
  printf 'module tinygo.build\n\ngo 1.23\n\nrequire %s v%s\n' "$MODULE" "$TINYGO_VERSION" >"$1/module/go.mod"
  say "building TinyGo $TINYGO_VERSION"
  # The caller's cross-compilation settings and workspace must not apply here.
  export GOOS='' GOARCH='' GOFLAGS=-mod=mod GOWORK=off CGO_ENABLED=1 CGO_CXXFLAGS=-std=c++17
  (cd "$1/module" && go build -tags "llvm$LLVM" -trimpath -ldflags '-s -w' -o "$1/bin/tinygo" "$MODULE") ||
    fail "TinyGo did not build"
  module=$(cd "$1/module" && go list -m -f '{{.Dir}}' "$MODULE")
  # Copies, not links: TinyGo fails on links to folders, and the module cache
  # may be cleaned.
  cp -r --no-preserve=mode "$module/src" "$module/targets" "$1"
  mkdir -p "$1/src/net" # a Git submodule: not in the Go module, but TinyGo lists it
  cp "$template" "$1/target/tinygo-target.json"
  rm -r "$1/module"
}

main() {
  is_set_up && return
  command -v go >/dev/null || fail "go is not on PATH"
  command -v apt-get >/dev/null || fail "no apt-get: install a TinyGo release package instead"
  mkdir -p "$(dirname "$cache")"
  exec {lock}>"$cache.lock"
  flock "$lock"
  is_set_up && return # another run held the lock and did it
  install_packages
  # Renamed last, so that a folder with the final name is complete.
  rm -rf "$cache.part"
  build "$cache.part"
  rm -rf "$cache"
  mv "$cache.part" "$cache"
  is_set_up || fail "$cache/bin/tinygo does not run"
}

main >&2
echo "$cache/bin"
