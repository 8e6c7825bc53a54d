#!/usr/bin/env bash
# The one entry to everything: ./build.sh help
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

version=$(sed -n "s/.*VERSION = '\(.*\)'.*/\1/p" js/version.js)
staticcheck=honnef.co/go/tools/cmd/staticcheck@v0.8.2
# Not ./...: npm packages carry Go files, too.
go_packages=(./core/... ./wasm/... ./demo/... ./bench/mutants ./bench/train/...)
# The -opt of those modules of TinyGo's that need another than 2.
declare -A opt=([poker]=z [histories]=z [mahjong]=z [daifugo]=s [mnk]=s)
# What those use of WebAssembly that need more than the others: the solver's loops over hands become vectors.
declare -A features=([solver]=+simd128)
cache=${TEFUDA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tefuda}

# say <words>: a heading, with the seconds since the start.
say() { printf '\n\033[1m%s\033[0m, %d s\n' "$*" "$SECONDS"; }
fail() { echo "build.sh: $*" >&2; exit 1; }

# --- the two compilers -------------------------------------------------------

# find_tinygo: sets tinygo and its target, a release's or setup-tinygo's.
find_tinygo() {
  tinygo=$(command -v tinygo || ls -d "$cache"/tinygo-*/bin/tinygo 2>/dev/null | tail -n 1)
  [[ $tinygo ]] || return 1
  tinygo_target=$("$tinygo" env TINYGOROOT)/target/tinygo-target.json
  [[ -f $tinygo_target ]] || tinygo_target=wasm
}

# games: those that js/games has a folder of, one a line; or those that TEFUDA_GAMES names.
games() { if [[ ${TEFUDA_GAMES:-} ]]; then printf '%s\n' $TEFUDA_GAMES; else (cd js/games && printf '%s\n' */ | tr -d /); fi; }

# smaller: what makes a module that is stripped smaller, with the features alone that TinyGo used.
smaller=(--enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals -Oz)

# by_tinygo <out> <tags> <opt> [<features>]: a module. Without a scheduler (the engine has no
# goroutines) and as a library, it is half as large and a call ten times
# cheaper; then the stack is the linker's. It has no collector, which costs a
# fifth in size and follows every pointer on the stack: js/engine.js takes a new
# instance when the memory has grown, and one call may take up to 1 GB: the
# memory doubles, from 2 MB. custommalloc leaves out the malloc of C, which
# nobody calls, and the map that it alone uses. What only names functions goes,
# too. A second -Oz finds 0.6 % more, and comes last: a pass behind it undoes a part.
by_tinygo() {
  local strip how=(--all-features)
  [[ $3 == 2 ]] || how=("${smaller[@]}" --low-memory-unused -Oz)
  "$tinygo" build -target="$tinygo_target" -opt="$3" ${4:+-llvm-features="$4"} -gc=leaking -no-debug -panic=trap -scheduler=none -buildmode=c-shared \
    -tags "$2 custommalloc" -ldflags="-X main.version=$version -extldflags='-z stack-size=1048576 --initial-memory=2097152 --max-memory=1073741824'" -o "$1" ./wasm
  strip=$(command -v wasm-opt || ls "$("$tinygo" env TINYGOROOT)/bin/wasm-opt" 2>/dev/null) || return 0
  "$strip" --strip-debug --strip-producers "${how[@]}" "$1" -o "$1"
}

# by_go <out> <tags>: a module with all games.
by_go() { GOOS=js GOARCH=wasm go build -trimpath -tags "$2" -ldflags "-s -w -X main.version=$version" -o "$1" ./wasm; }

# engines <compiler>: its modules and their wasm_exec.js in dist/engine/<compiler>, once a run.
declare -A built=()
engines() {
  local to=dist/engine/$1 game
  [[ ! ${built[$1]:-} ]] || return 0
  rm -rf "$to" && mkdir -p "$to"
  if [[ $1 == tinygo ]]; then
    for game in $(games); do by_tinygo "$to/tefuda-$game.wasm" "one $game" "${opt[$game]:-2}" "${features[$game]:-}"; done
    cp wasm/wasm_exec_tinygo.js "$to/wasm_exec.js"
  else
    by_go "$to/tefuda.wasm" ''
    install -m 644 "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$to/wasm_exec.js"
  fi
  built[$1]=yes
}

# lay <compiler> <folder>: its engines into a folder with the wrapper's files.
lay() {
  local game
  engines "$1"
  rm -f "$2"/*.{wasm,tables}
  cp "dist/engine/$1"/* $(tables) "$2"
  for game in $(games); do module_js "$1" "$game" >"$2/module-$game.js"; done
}

# tables: the files of the games' tables, of those that have any.
tables() { local game; for game in $(games); do ls wasm/api/$game/tefuda-$game.tables 2>/dev/null || true; done; }

# module_js <compiler> <game>: one literal URL a file, as a bundler emits what all of a file's name; beside the module, so
# that for those that leave URLs as they are it is enough to copy the module beside what they make.
module_js() {
  local wasm=tefuda-$2.wasm
  [[ $1 == tinygo ]] || wasm=tefuda.wasm
  echo '// Written by build.sh: where the game has its engine, and who built it.'
  echo "export const compiler = '$1'"
  echo "export const wasmURL = () => new URL('./$wasm', import.meta.url)"
  [[ ! -f wasm/api/$2/tefuda-$2.tables ]] || echo "export const tablesURL = () => new URL('./tefuda-$2.tables', import.meta.url)"
}

# entries: the games' entry files, in js/games. The page loads none of them, so that it is built without Node, too.
entries() { ! command -v node >/dev/null || node js/build.mjs entries; }

# stale <made> <Go package> [<file>…]: whether what was made of the package for a browser is missing, or older than one of the
# Go files that it and all it imports consist of, whatever their build tags, or than one of the files named.
stale() {
  local made=$1 each='{{$dir := .Dir}}{{range .%s}}{{$dir}}/{{.}}{{"\\n"}}{{end}}' files file
  files=$(GOOS=js GOARCH=wasm go list -deps -f "{{if not .Standard}}$(printf "$each" GoFiles IgnoredGoFiles EmbedFiles){{end}}" "$2") || fail "stale $*"
  [[ -f $made ]] || return 0
  while read -r file; do
    [[ $file == *_test.go || ! $file -nt $made ]] || return 0
  done < <(printf '%s\n' "$files" go.mod build.sh "${@:3}")
  return 1
}

# page <compiler>: the page's program and its wasm_exec.js in dist/page/<compiler>, unless nothing of theirs has changed. By
# TinyGo, with a wasm_exec.js of our own, it is a fifth as large.
page() {
  local to=dist/page/$1
  go run ./demo/host -rooms demo
  stale "$to/demo.wasm" ./demo demo/shell/wasm_exec_tinygo.js || return 0
  mkdir -p "$to"
  if [[ $1 == tinygo ]]; then
    install -m 644 demo/shell/wasm_exec_tinygo.js "$to/wasm_exec.js"
    "$tinygo" build -target="$tinygo_target" -opt=z -no-debug -o "$to/demo.wasm" ./demo
    PATH=$PATH:$("$tinygo" env TINYGOROOT)/bin wasm-opt --strip-debug --strip-producers "${smaller[@]}" "$to/demo.wasm" -o "$to/demo.wasm"
  else
    install -m 644 "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$to/wasm_exec.js"
    GOOS=js GOARCH=wasm go build -trimpath -ldflags '-s -w' -o "$to/demo.wasm" ./demo
  fi
}

# page_wrapper: what the page loads of the wrapper, in demo/tefuda: as few files as esbuild makes of it, as on a phone every import
# that another one names costs a round trip; without Node or esbuild the files as they are.
page_wrapper() {
  rm -rf demo/tefuda && mkdir demo/tefuda
  cp js/*.wasm $(tables) demo/tefuda
  if command -v node >/dev/null && [[ -d js/node_modules/esbuild ]]; then node js/build.mjs page; else cp -r js/*.js js/games demo/tefuda; fi
}

# --- commands ----------------------------------------------------------------

# ready: the engines and the demo, in js/ and demo/.
ready() {
  local with=go
  find_tinygo && with=tinygo
  say "engine, by $($([[ $with == go ]] && echo go || echo "$tinygo") version)"
  lay $with js
  entries
  say "the page's program, by ${TEFUDA_PAGE:-$with}"
  page "${TEFUDA_PAGE:-$with}"
  install -m 644 "dist/page/${TEFUDA_PAGE:-$with}"/* demo
  page_wrapper
  go run ./demo/host -stamp demo
}

cmd_build() { ready; ! command -v node >/dev/null || node js/build.mjs sizes js/*.wasm demo/demo.wasm; }

# dist/demo, the page as any static host serves it, with what is read about it. Its browser tests serve that folder.
cmd_page() {
  npm_install js
  cmd_build
  cmd_docs
  rm -rf dist/demo
  go run ./demo/host -lay dist/demo demo
  cp -r dist/docs dist/demo/docs
}

# With the reference site that the page links to, where Node is here; without the sizes, as brotli takes its time.
cmd_serve() {
  ready
  ! command -v node >/dev/null || cmd_docs
  go run ./demo/host "$@" demo
}

# The icons and screenshots that the manifest names, from demo/icon.svg and the page as it is built.
cmd_pictures() { node demo/host/pictures/pictures.js; }

cmd_test() {
  if [[ ${CI:-} == true ]] && ! find_tinygo; then
    if [[ -f /etc/debian_version && $EUID == 0 ]]; then cmd_setup-tinygo; else echo 'no TinyGo here: skipped'; fi
  fi
  local c some
  npm_install js
  browser
  say 'static checks'
  check_static
  say 'Go: native'
  go test "${go_packages[@]}"
  say 'Go: 386 and js/wasm, of what the last day has touched'
  some=$(GOARCH=386 touched ./core/... ./wasm/...)
  on_386 $some
  some=$(GOOS=js GOARCH=wasm touched ./core/... ./wasm/api/... ./wasm/wire)
  on_wasm $some
  cmd_page
  packages
  for c in $(compilers); do page "$c"; done
  standard
  say "JavaScript, with the engines of $(compilers)"
  # Node alone would run one file at a time on two processors.
  (cd js && node --test --test-concurrency=2 --test-reporter=spec test/*.test.js)
  node --test --test-concurrency=2 --test-reporter=spec demo/{shell,shell/*,test,explore,ui}/*.test.js demo/rooms/*/*.test.js
  say 'poker beside the evaluators of other people'
  npm_install bench
  node --test --test-reporter=spec bench/*.test.js bench/arena/*.test.js
  # What is published is TinyGo's package, whose modules these tests name.
  if find_tinygo; then consumers consumers vite examples; else echo "no TinyGo here: other people's tools are skipped"; fi
  cmd_size
}

cmd_bench() {
  [[ -f js/wasm_exec.js && -f js/games/poker/node.js ]] || cmd_build
  # All is measured of what is published, as it is now, and of standard Go's binary.
  [[ ${1:-} != all ]] || packages
  npm_install bench
  local what=bench/${1:-poker}
  [[ -d $what ]] || what+=.js
  CHROME=$(whole chromium) node "$what" "${@:2}"
}

# What test leaves out, as it takes hours, one command after the other; .github/workflows/nightly.yml starts each on a machine of
# its own.
cmd_nightly() {
  local command
  for command in targets 'soak 1000000' 'soak each 20' 'decisions 10000' 'fuzz 60' consumers 'browsers chromium' 'browsers firefox' 'browsers webkit'; do
    say "$command"
    cmd_$command
  done
}

# All Go packages on 386 and js/wasm, of which test takes those that the last day has touched.
cmd_targets() {
  on_386 ./core/... ./wasm/...
  on_wasm ./core/... ./wasm/api/... ./wasm/wire
}

# The sizes of the engines and of what wraps them, held to the budgets in js/build.mjs.
cmd_size() {
  packages
  page "$(best_compiler)"
  say 'sizes'
  (cd dist/package && npm pack --dry-run 2>&1) | grep -E 'package size|unpacked size|total files'
  node js/build.mjs wrapper $(games)
  node js/build.mjs sizes dist/engine/*/*.wasm dist/wrapper/*.js dist/package/script/*.js dist/page/*/demo.wasm
}

# What is published: dist/tefuda-<version>.tgz and dist/tefuda-standard-<version>.tgz for npm, dist/demo for any static host.
cmd_pack() {
  local package
  cmd_page
  cmd_package "$(best_compiler)"
  standard
  for package in package standard; do (cd "dist/$package" && npm pack --pack-destination ..); done
}

# package <compiler>: dist/<compiler>, the npm package as that compiler makes it, out of its tarball, which is dist/package, too,
# where it is the one that is published; and dist/<compiler>-faults, an engine with functions that fail, which the tests ask for.
cmd_package() {
  find_tinygo || true
  npm_install js
  rm -rf dist/packed && mkdir -p dist/packed
  lay "$1" dist/packed
  node js/build.mjs package "$1" $(games)
  [[ $1 != "$(best_compiler)" ]] || { rm -rf dist/package && cp -r "dist/$1" dist/package; }
  rm -rf "dist/$1-faults" && mkdir -p "dist/$1-faults"
  # Poker stands for all games; js/test/faults.test.js makes every game's own module fail, too.
  if [[ $1 == tinygo ]]; then by_tinygo "dist/$1-faults/tefuda.wasm" 'one poker faults' s; else by_go "dist/$1-faults/tefuda.wasm" faults; fi
}

# Mixed calls of all games, good and bad, in both builds, in one thread and in workers, with the memory that they leave; or each
# function alone, by its default options on hard inputs.
cmd_soak() {
  packages_of_now
  if [[ ${1:-} == each ]]; then node js/test/soak-each.js "${@:2}"; else node js/test/soak.js "$@"; fi
}

# Games by seeds, whose decisions must be the same bytes natively on amd64 and 386 and by both compilers.
cmd_decisions() {
  packages_of_now
  node js/test/decisions.js "$@"
}

# A fault at every stage from loading to closing, and the time to the next answer.
cmd_faults() {
  packages_of_now
  node js/test/stages.js "$@"
}

# Every fuzz target in turn, so many seconds each. What crashes one is kept in its package's testdata, for a test with a name.
cmd_fuzz() {
  local file target seconds=${1:-60} failed=
  for file in $(grep -rl --include=*_test.go '^func Fuzz' core wasm demo); do
    for target in $(sed -n 's/^func \(Fuzz[A-Za-z0-9_]*\)(.*/\1/p' "$file"); do
      say "$(dirname "$file"): $target"
      go test "./$(dirname "$file")" -run '^$' -fuzz "^$target\$" -fuzztime "${seconds}s" || failed+=" $target"
    done
  done
  [[ ! $failed ]] || fail "crashes:$failed"
}

# What the tests are worth: changes of the code in one place at a time, and whether a test notices. It works on what is committed.
cmd_mutants() { go run ./bench/mutants "$@"; }

# The reference site, dist/docs: static, with a search that needs no server. The engines in js/ run its examples.
cmd_docs() {
  [[ -f js/module-poker.js && -f js/wasm_exec.js ]] || lay "$(best_compiler)" js
  node docs/site/build.js
}

# The tarball in other people's tools: quick ones, which cmd_test tries too, and those that take minutes.
cmd_consumers() {
  [[ -d dist/package ]] || cmd_package "$(best_compiler)"
  browser
  consumers consumers vite frameworks angular
}

# An example, with the package as it is here: installs what it takes, and starts it.
cmd_example() {
  local name=${1:-} to=dist/examples
  [[ $name && -f examples/$name/package.json ]] || fail "which example? $(cd examples && echo */)"
  [[ -d dist/package ]] || cmd_package "$(best_compiler)"
  mkdir -p "$to"
  cp -r "examples/$name" examples/serve.js "$to"
  (cd "$to/$name" && npm pkg set dependencies.tefuda=file:../../package && npm install --no-audit --no-fund && npm start -- "${@:2}")
}

# The examples and the adapters, each driven as its reader would.
cmd_examples() {
  [[ -d dist/package ]] || cmd_package "$(best_compiler)"
  browser
  consumers examples
}

# The browser tests of the page in whole browsers, those that Debian has or those named; installs them where it may.
cmd_browsers() {
  local b failed=
  local -A packages=([chromium]=chromium [firefox]=firefox-esr [webkit]='webkit2gtk-driver xvfb xauth locales')
  npm_install js
  [[ -f dist/demo/index.html ]] || cmd_page
  [[ -d dist/package ]] || cmd_package "$(best_compiler)"
  (($#)) || set -- chromium firefox webkit
  for b; do
    [[ ${packages[$b]:-} ]] || fail "$b: chromium, firefox or webkit"
    if ! whole "$b" >/dev/null; then
      [[ -f /etc/debian_version && $EUID == 0 ]] || fail "not found: $b"
      apt-get -qq update
      install_packages ${packages[$b]} fonts-noto-cjk
    fi
    say "the page in $b"
    CHROME=$(whole chromium) TEFUDA_BROWSER=$b TEFUDA_LOOKS=all node --test --test-concurrency=1 --test-reporter=spec demo/{test,explore,ui}/*.test.js demo/rooms/*/*.test.js || failed+=" $b"
  done
  [[ ! $failed ]] || fail "tests failed in$failed"
}

# What the changelog says of a version, for its release.
cmd_notes() {
  local said
  said=$(awk -v head="## [${1:?which version}]" 'index($0, "## ") == 1 { on = index($0, head) == 1; next } on' CHANGELOG.md)
  [[ $said ]] || fail "CHANGELOG.md says nothing of $1"
  echo "$said"
}

cmd_setup-tinygo() { wasm/setup-tinygo.sh; }

cmd_help() {
  cat <<'END'
./build.sh build         the engines (by TinyGo when present) and the demo, ready to use in js/ and demo/
./build.sh page          the page as it is published, in dist/demo, which its browser tests serve
./build.sh serve [-addr] build, and serve the demo on localhost
./build.sh test          set up what the tests need, and run them all
./build.sh nightly       what test leaves out: targets, soak, decisions, fuzz, consumers and browsers, which takes hours
./build.sh targets       the tests of all Go packages on 386 and js/wasm
./build.sh bench all     measure what README quotes, and write docs/bench.md and README's tables
./build.sh bench [name]  measure beside others: poker (default), draw, counts, mnk, calculation, calls, mahjong,
                         mahjong-choices, daifugo, spot, page, lighthouse, long; arena: games of any game between players
./build.sh size          compare the sizes with their budgets
./build.sh soak [calls]  mixed calls in both builds, in one thread and in workers, with the memory they leave
./build.sh soak each [s] every function alone for so many seconds, by its default options on hard inputs
./build.sh faults [n]    a fault at every stage from loading to closing, n times, with the time to the next answer
./build.sh decisions [n] n decisions of every game, the same on amd64, 386 and by both compilers
./build.sh fuzz [secs]   every fuzz target, a minute each
./build.sh mutants [-n]  change the code in one place at a time, and see whether a test fails
./build.sh docs          the reference site with its llms.txt, in dist/docs
./build.sh pack          the npm tarballs and the demo folder, in dist/
./build.sh package go    dist/go, or by tinygo dist/tinygo: the npm package for the tests and benchmarks
./build.sh consumers     the package in Deno, Bun, workerd, bundlers, by every recipe, and in frameworks and Jest, which test leaves out
./build.sh example name  start one of the examples, with the package as it is here
./build.sh examples      test the examples and the adapters in what they are for
./build.sh browsers [b]  the browser tests of the page in Debian's chromium, firefox and webkit; test takes Chromium's headless shell
./build.sh notes 1.2.3   what the changelog says of a version
./build.sh pictures      make the icons and screenshots of the page anew
./build.sh setup-tinygo  build TinyGo from its Go module (Debian, root)
With TEFUDA_GAMES=poker only that game's module is built; TEFUDA_PAGE=go builds the page's program by standard Go.
END
}

# --- parts -------------------------------------------------------------------

# best_compiler: the compiler whose engines are published, if it is here.
best_compiler() { if find_tinygo; then echo tinygo; else echo go; fi; }

# compilers: those that can build the engine here.
compilers() { if find_tinygo; then echo go tinygo; else echo go; fi; }

# runs_386: whether this machine runs 32-bit programs, which a kernel may leave out.
runs_386() {
  mkdir -p dist
  echo 'package main; func main() {}' >dist/runs_386.go
  GOARCH=386 go build -o dist/runs_386 dist/runs_386.go && dist/runs_386 2>/dev/null
}

# on_386 <Go package…>: their tests as a 32-bit program.
on_386() {
  (($#)) || return 0
  if runs_386; then
    GOARCH=386 go test -short "$@"
  else
    echo 'this machine runs no 32-bit programs: the tests on 386 are compiled and skipped'
    GOARCH=386 go vet "$@"
  fi
}

# on_wasm <Go package…>: their tests as Node runs standard Go's wasm.
on_wasm() { (($# == 0)) || GOOS=js GOARCH=wasm go test -short -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" "$@"; }

# touched <Go package…>: those that the target has and whose tests consist of a package that has changed since the day before
# the last commit, one a line; all of them where the history is too short to tell, and where go.mod has changed.
touched() {
  local base changed module
  base=$(git rev-list -1 --before="$(($(git log -1 --format=%ct) - 86400))" HEAD 2>/dev/null) || true
  changed=$([[ ! $base ]] || git diff --name-only "$base")
  if [[ ! $base || $'\n'$changed == *$'\n'go.mod* ]]; then go list "$@"; return; fi
  module=$(go list -m)
  go list -test -f '{{.ImportPath}} {{join .Deps " "}}' "$@" | awk -v module="$module" -v changed="$changed" '
    BEGIN { split(changed, files, "\n"); for (i in files) for (at = files[i]; sub("/[^/]*$", "", at);) touched[module "/" at] = 1 }
    $1 ~ /\.test$/ { for (i = 2; i <= NF; i++) if ($i in touched) { sub(/\.test$/, "", $1); print $1; next } }'
}

# packages: the package as each compiler makes it.
packages() {
  local c
  for c in $(compilers); do cmd_package "$c"; done
}

# package_sources: what of js/ is no test and not made by a build, one a line.
package_sources() { find js \( -name node_modules -o -path js/test -o -path js/standard \) -prune -o -type f ! -name 'module-*.js' ! -name wasm_exec.js ! -path 'js/*.wasm' ! -path 'js/*.tables' -print; }

# packages_of_now: of packages those that are older than what they are made of.
packages_of_now() {
  local c
  for c in $(compilers); do
    ! stale "dist/$c-faults/tefuda.wasm" ./wasm wasm/*.js wasm/api/*/*.tables $(package_sources) || cmd_package "$c"
  done
}

# consumers <folder…>: the tests of js/test/<folder>, whose tools its own package.json names.
consumers() {
  local folder
  for folder; do
    npm_install "js/test/$folder"
    say "the package in other people's tools: $folder"
    (cd js && node --test --test-concurrency=1 --test-reporter=spec "test/$folder"/*.test.js)
  done
}

# standard: dist/standard, the npm package of standard Go's binary.
standard() {
  engines go
  node js/build.mjs standard $(tables)
}

check_static() {
  local unformatted game
  unformatted=$(gofmt -l core wasm demo bench/mutants bench/train)
  [[ -z $unformatted ]] || fail "not gofmt'ed: $unformatted"
  go vet "${go_packages[@]}"
  GOOS=js GOARCH=wasm go vet "${go_packages[@]}"
  GOBIN=$cache/bin go install "$staticcheck"
  "$cache/bin/staticcheck" "${go_packages[@]}"
  GOOS=js GOARCH=wasm "$cache/bin/staticcheck" "${go_packages[@]}"
  for game in $(games); do [[ -f js/module-$game.js ]] || module_js go "$game" >"js/module-$game.js"; done
  entries
  (cd js && node_modules/.bin/tsc -p .)
  js/node_modules/.bin/eslint js bench demo examples docs
}

# npm_install <folder>: its packages. The tools of other people are named by exact versions and have no lock file: npm writes
# none that it takes again for packages of other platforms.
npm_install() {
  local lock=$1/package-lock.json how=(ci)
  [[ -f $lock ]] || { lock=$1/package.json how=(install --no-package-lock); }
  [[ -d $1/node_modules && $1/node_modules -nt $lock ]] && return
  say "npm packages for $1/"
  (cd "$1" && npm "${how[@]}" --no-audit --no-fund && touch node_modules)
}

# browser: makes sure there is one to test in; the tests look in the same places. The headless shell, a package of its own,
# takes half of Chromium's time.
browser() {
  local b
  for b in ${CHROME:-} chromium-headless-shell; do
    ! command -v "$b" >/dev/null || return 0
  done
  if [[ -f /etc/debian_version && $EUID == 0 ]]; then
    say 'Chromium'
    apt-get -qq update && install_packages chromium-headless-shell fonts-noto-cjk && return
  fi
  whole chromium >/dev/null || fail 'no Chromium found: install one, or name it in $CHROME'
}

# whole <browser>: where a browser is, with its windows.
whole() {
  local name
  local -A names=([chromium]="${CHROME:-} chromium google-chrome chrome" [firefox]="${FIREFOX:-} firefox-esr firefox" [webkit]=WebKitWebDriver)
  for name in ${names[$1]}; do
    ! command -v "$name" || return 0
  done
  return 1
}

install_packages() { DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends "$@"; }

command=${1:-help}
declare -F "cmd_$command" >/dev/null || { cmd_help >&2; exit 2; }
"cmd_$command" "${@:2}"
