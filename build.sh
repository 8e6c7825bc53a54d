#!/usr/bin/env bash
# All builds, tests and measurements: ./build.sh help
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

version=$(sed -n "s/.*VERSION = '\(.*\)'.*/\1/p" js/version.js)
staticcheck=honnef.co/go/tools/cmd/staticcheck@v0.8.2
# Not ./..., because npm packages contain Go files too.
go_packages=(./core/... ./wasm/... ./demo/... ./bench/mutants ./bench/train/...)
# TinyGo's -opt for the modules that need another one than 2.
declare -A opt=([poker]=z [histories]=z [mahjong]=z [daifugo]=s [mnk]=s)
# Features of WebAssembly that only some modules use: the solver's loops over hands become vectors.
declare -A features=([solver]=+simd128)
cache=${TEFUDA_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/tefuda}

# say <words>: prints a heading, with the seconds since the start.
say() { printf '\n\033[1m%s\033[0m, %d s\n' "$*" "$SECONDS"; }
fail() { echo "build.sh: $*" >&2; exit 1; }

# --- the two compilers -------------------------------------------------------

# find_tinygo: sets tinygo and its target, those of a release or of setup-tinygo. Fails if there is none.
find_tinygo() {
  tinygo=$(command -v tinygo || ls -d "$cache"/tinygo-*/bin/tinygo 2>/dev/null | tail -n 1)
  [[ $tinygo ]] || return 1
  tinygo_target=$("$tinygo" env TINYGOROOT)/target/tinygo-target.json
  [[ -f $tinygo_target ]] || tinygo_target=wasm
}

# games: prints the games in TEFUDA_GAMES, by default all that have a folder in js/games, one a line.
games() { if [[ ${TEFUDA_GAMES:-} ]]; then printf '%s\n' $TEFUDA_GAMES; else (cd js/games && printf '%s\n' */ | tr -d /); fi; }

# smaller: wasm-opt's options for a stripped module, with only the features that TinyGo used.
smaller=(--enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals -Oz)

# paired <command…>: runs commands two at a time, because TinyGo uses one processor for most of a build. A failed command ends the
# script. last_pair waits for the last commands.
builds=()
paired() {
  "$@" & builds+=($!)
  ((${#builds[@]} < 2)) || { wait "${builds[0]}"; builds=("${builds[@]:1}"); }
}
last_pair() {
  local pid
  for pid in "${builds[@]}"; do wait "$pid"; done
  builds=()
}

# by_tinygo <out> <tags> <opt> [<features>]: builds a module.
# - It is a library without a scheduler (the engine has no goroutines): so it is
#   half as large, and a call is ten times cheaper. The linker then sets the stack.
# - It has no collector, which would cost a fifth in size and follow every pointer
#   on the stack. js/engine.js takes a new instance when the memory has grown. The
#   memory doubles, from 2 MB; one call may take up to 1 GB.
# - custommalloc leaves out C's malloc, which nothing calls, and the map that only
#   malloc uses. The names of functions are stripped.
# - A second -Oz saves another 0.6 %. It comes last, because a later pass undoes a
#   part of it.
by_tinygo() {
  local strip how=(--all-features)
  [[ $3 == 2 ]] || how=("${smaller[@]}" --low-memory-unused -Oz)
  "$tinygo" build -target="$tinygo_target" -opt="$3" ${4:+-llvm-features="$4"} -gc=leaking -no-debug -panic=trap -scheduler=none -buildmode=c-shared \
    -tags "$2 custommalloc" -ldflags="-X main.version=$version -extldflags='-z stack-size=1048576 --initial-memory=2097152 --max-memory=1073741824'" -o "$1" ./wasm
  strip=$(command -v wasm-opt || ls "$("$tinygo" env TINYGOROOT)/bin/wasm-opt" 2>/dev/null) || return 0
  "$strip" --strip-debug --strip-producers "${how[@]}" "$1" -o "$1"
}

# by_go <out> <tags>: builds a module with all games by standard Go.
by_go() { GOOS=js GOARCH=wasm go build -trimpath -tags "$2" -ldflags "-s -w -X main.version=$version" -o "$1" ./wasm; }

# engines <compiler>: builds its modules and their wasm_exec.js in dist/engine/<compiler>, once a run.
declare -A built=()
engines() {
  local to=dist/engine/$1 game
  [[ ! ${built[$1]:-} ]] || return 0
  rm -rf "$to" && mkdir -p "$to"
  if [[ $1 == tinygo ]]; then
    for game in $(games); do paired by_tinygo "$to/tefuda-$game.wasm" "one $game" "${opt[$game]:-2}" "${features[$game]:-}"; done
    last_pair
    cp wasm/wasm_exec_tinygo.js "$to/wasm_exec.js"
  else
    by_go "$to/tefuda.wasm" ''
    install -m 644 "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$to/wasm_exec.js"
  fi
  built[$1]=yes
}

# put_engines <compiler> <folder>: puts its engines into a folder with the wrapper's files.
put_engines() {
  local game
  engines "$1"
  rm -f "$2"/*.{wasm,tables}
  cp "dist/engine/$1"/* $(tables) "$2"
  for game in $(games); do module_js "$1" "$game" >"$2/module-$game.js"; done
}

# tables: prints the paths of the games' tables. Not every game has them.
tables() { local game; for game in $(games); do ls wasm/api/$game/tefuda-$game.tables 2>/dev/null || true; done; }

# module_js <compiler> <game>: prints module-<game>.js. It has one literal URL for each file, because a bundler emits all files
# that a URL can name. It is next to the module: for bundlers that leave URLs as they are, the module need only be copied next
# to their output.
module_js() {
  local wasm=tefuda-$2.wasm
  [[ $1 == tinygo ]] || wasm=tefuda.wasm
  echo '// Written by build.sh: where the game has its engine, and who built it.'
  echo "export const compiler = '$1'"
  echo "export const wasmURL = () => new URL('./$wasm', import.meta.url)"
  [[ ! -f wasm/api/$2/tefuda-$2.tables ]] || echo "export const tablesURL = () => new URL('./tefuda-$2.tables', import.meta.url)"
}

# entries: writes the games' entry files in js/games. The page does not load them, so it can be built without Node.
entries() { ! command -v node >/dev/null || node js/build.mjs entries; }

# stale <made> <Go package> [<file>…]: whether a file made from the package for a browser is missing or out of date. It must be
# newer than the Go files of the package and of all its imports, whatever their build tags, and than the files named.
stale() {
  local made=$1 each='{{$dir := .Dir}}{{range .%s}}{{$dir}}/{{.}}{{"\\n"}}{{end}}' files file
  files=$(GOOS=js GOARCH=wasm go list -deps -f "{{if not .Standard}}$(printf "$each" GoFiles IgnoredGoFiles EmbedFiles){{end}}" "$2") || fail "stale $*"
  [[ -f $made ]] || return 0
  while read -r file; do
    [[ $file == *_test.go || ! $file -nt $made ]] || return 0
  done < <(printf '%s\n' "$files" go.mod build.sh "${@:3}")
  return 1
}

# page <compiler>: builds the programs of the page's rooms that are out of date, two at a time, and wasm_exec.js, in
# dist/page/<compiler>. TinyGo's programs are a fifth as large and use this project's own wasm_exec.js.
page() {
  local to=dist/page/$1 room
  go run ./demo/host -rooms demo
  mkdir -p "$to/programs"
  if [[ $1 == tinygo ]]; then install -m 644 demo/shell/wasm_exec_tinygo.js "$to/wasm_exec.js"; else install -m 644 "$(go env GOROOT)/lib/wasm/wasm_exec.js" "$to/wasm_exec.js"; fi
  for room in $(cd demo/rooms && printf '%s\n' */ | tr -d /); do
    stale "$to/programs/$room.wasm.gz" "./demo/programs/$room" || continue
    paired program "$1" "$room" "$to/programs/$room.wasm"
  done
  last_pair
}

# program <compiler> <room> <out>: builds the program of one room as <out>.gz. A panic traps, because printing and recovering would
# cost a seventh of the size.
program() {
  if [[ $1 == tinygo ]]; then
    "$tinygo" build -target="$tinygo_target" -opt=z -no-debug -panic=trap -o "$3" "./demo/programs/$2"
    PATH=$PATH:$("$tinygo" env TINYGOROOT)/bin wasm-opt --strip-debug --strip-producers "${smaller[@]}" "$3" -o "$3"
  else
    GOOS=js GOARCH=wasm go build -trimpath -ldflags '-s -w' -o "$3" "./demo/programs/$2"
  fi
  gzip -9nf "$3"
}

# page_wrapper: puts the page's copy of the wrapper into demo/tefuda. esbuild bundles it into few files, because on a phone every
# import within an import costs a round trip. Without Node or esbuild the files are copied.
page_wrapper() {
  rm -rf demo/tefuda && mkdir demo/tefuda
  cp js/*.wasm $(tables) demo/tefuda
  if command -v node >/dev/null && [[ -d js/node_modules/esbuild ]]; then node js/build.mjs page; else
    cp -r js/*.js js/games demo/tefuda
    printf "export * from './games/mnk/%s.js'\n" book symmetry >demo/tefuda/book-mnk.js
  fi
}

# --- commands ----------------------------------------------------------------

# ready: puts the engines and the demo into js/ and demo/.
ready() {
  local with=go
  find_tinygo && with=tinygo
  say "engine, by $($([[ $with == go ]] && echo go || echo "$tinygo") version)"
  put_engines $with js
  entries
  say "the page's programs, by ${TEFUDA_PAGE:-$with}"
  page "${TEFUDA_PAGE:-$with}"
  cp -r "dist/page/${TEFUDA_PAGE:-$with}/." demo
  page_wrapper
  go run ./demo/host -stamp demo
}

cmd_build() { ready; ! command -v node >/dev/null || node js/build.mjs sizes js/*.wasm demo/programs/*.wasm.gz; }

# Makes dist/demo, the page and its documentation for any static host. The page's browser tests serve that folder.
cmd_page() {
  npm_install js
  cmd_build
  cmd_docs
  rm -rf dist/demo
  go run ./demo/host -lay dist/demo demo
  cp -r dist/docs dist/demo/docs
}

# With Node it also makes the reference site, to which the page links. It prints no sizes, because brotli is slow.
cmd_serve() {
  ready
  ! command -v node >/dev/null || cmd_docs
  go run ./demo/host "$@" demo
}

# Makes the icons and screenshots for the manifest, from demo/icon.svg and the built page.
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
  # By default Node runs only one file at a time on two processors.
  (cd js && node --test --test-concurrency=2 --test-reporter=spec test/*.test.js)
  node --test --test-concurrency=2 --test-reporter=spec $(find demo -name '*.test.js' | sort)
  say 'poker against the evaluators of other people'
  npm_install bench
  node --test --test-reporter=spec bench/*.test.js bench/arena/*.test.js
  # These tests name the modules of TinyGo's package, which is the published one.
  if find_tinygo; then consumers consumers vite examples; else echo "no TinyGo here: other people's tools are skipped"; fi
  cmd_size
}

cmd_bench() {
  [[ -f js/wasm_exec.js && -f js/games/poker/node.js ]] || cmd_build
  # The full run measures the package that would be published now, and standard Go's binary.
  [[ ${1:-} != all ]] || packages
  npm_install bench
  local what=bench/${1:-poker}
  [[ -d $what ]] || what+=.js
  CHROME=$(whole chromium) node "$what" "${@:2}"
}

# Runs the tests that cmd_test leaves out, because they take hours, one after the other. .github/workflows/nightly.yml starts each
# on a machine of its own.
cmd_nightly() {
  local command
  for command in targets 'soak 1000000' 'soak each 20' 'decisions 10000' 'fuzz 60' consumers 'browsers chromium' 'browsers firefox' 'browsers webkit'; do
    say "$command"
    cmd_$command
  done
}

# Tests all Go packages on 386 and js/wasm. cmd_test does so only for packages that changed in the last day.
cmd_targets() {
  on_386 ./core/... ./wasm/...
  on_wasm ./core/... ./wasm/api/... ./wasm/wire
}

# Prints the sizes of the engines and the wrapper, and compares them with the budgets in js/build.mjs.
cmd_size() {
  packages
  page "$(best_compiler)"
  say 'sizes'
  (cd dist/package && npm pack --dry-run 2>&1) | grep -E 'package size|unpacked size|total files'
  node js/build.mjs wrapper $(games)
  node js/build.mjs sizes dist/engine/*/*.wasm dist/wrapper/*.js dist/package/script/*.js dist/page/*/programs/*.wasm.gz
}

# Makes everything that is published: dist/tefuda-<version>.tgz and dist/tefuda-standard-<version>.tgz for npm, and dist/demo for any
# static host.
cmd_pack() {
  local package
  cmd_page
  cmd_package "$(best_compiler)"
  standard
  for package in package standard; do (cd "dist/$package" && npm pack --pack-destination ..); done
}

# package <compiler>: makes dist/<compiler>, the npm package with that compiler's engines, unpacked from its tarball. The published
# one is copied to dist/package. Also makes dist/<compiler>-faults for the tests, an engine with functions that fail.
cmd_package() {
  find_tinygo || true
  npm_install js
  rm -rf dist/packed && mkdir -p dist/packed
  put_engines "$1" dist/packed
  node js/build.mjs package "$1" $(games)
  [[ $1 != "$(best_compiler)" ]] || { rm -rf dist/package && cp -r "dist/$1" dist/package; }
  rm -rf "dist/$1-faults" && mkdir -p "dist/$1-faults"
  # The engine has only poker. js/test/faults.test.js also makes every game's own module fail.
  if [[ $1 == tinygo ]]; then by_tinygo "dist/$1-faults/tefuda.wasm" 'one poker faults' s; else by_go "dist/$1-faults/tefuda.wasm" faults; fi
}

# Makes mixed calls of all games, good and bad, in both builds, in one thread and in workers, and prints the memory that remains.
# `soak each` calls every function alone, with its default options on hard inputs.
cmd_soak() {
  packages_of_now
  if [[ ${1:-} == each ]]; then node js/test/soak-each.js "${@:2}"; else node js/test/soak.js "$@"; fi
}

# Plays games from seeds. Their decisions must be the same bytes natively on amd64 and 386 and by both compilers.
cmd_decisions() {
  packages_of_now
  node js/test/decisions.js "$@"
}

# Makes a fault at every stage from loading to closing, and measures the time to the next answer.
cmd_faults() {
  packages_of_now
  node js/test/stages.js "$@"
}

# Runs every fuzz target in turn, for the given seconds each. An input that crashes one is kept in its package's testdata: write a
# named test for it.
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

# Measures the quality of the tests: changes the committed code in one place at a time, and checks whether a test fails.
cmd_mutants() { go run ./bench/mutants "$@"; }

# Makes the reference site, dist/docs: static, with a search that needs no server. The engines in js/ run its examples.
cmd_docs() {
  [[ -f js/module-poker.js && -f js/wasm_exec.js ]] || put_engines "$(best_compiler)" js
  node docs/site/build.js
}

# Tests the package in other people's tools: the quick ones, which cmd_test tries too, and those that take minutes.
cmd_consumers() {
  [[ -d dist/package ]] || cmd_package "$(best_compiler)"
  browser
  consumers consumers vite frameworks angular
}

# Starts an example with the current package, after installing its dependencies.
cmd_example() {
  local name=${1:-} to=dist/examples
  [[ $name && -f examples/$name/package.json ]] || fail "which example? $(cd examples && echo */)"
  [[ -d dist/package ]] || cmd_package "$(best_compiler)"
  mkdir -p "$to"
  cp -r "examples/$name" examples/serve.js "$to"
  (cd "$to/$name" && npm pkg set dependencies.tefuda=file:../../package && npm install --no-audit --no-fund && npm start -- "${@:2}")
}

# Tests the examples and the adapters, each used as its reader would use it.
cmd_examples() {
  [[ -d dist/package ]] || cmd_package "$(best_compiler)"
  browser
  consumers examples
}

# Runs the page's browser tests in full browsers: Debian's three, or the ones named. Installs them on Debian as root.
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
    CHROME=$(whole chromium) TEFUDA_BROWSER=$b TEFUDA_LOOKS=all node --test --test-concurrency=1 --test-reporter=spec $(find demo -name '*.test.js' -not -path '*/shell/*' | sort) || failed+=" $b"
  done
  [[ ! $failed ]] || fail "tests failed in$failed"
}

# Prints the changelog's section about a version, for its release.
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
./build.sh bench [name]  measure against others: poker (default), draw, counts, mnk, calculation, calls, mahjong,
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

# best_compiler: prints tinygo, whose engines are published, if it is installed, else go.
best_compiler() { if find_tinygo; then echo tinygo; else echo go; fi; }

# compilers: prints the installed compilers that can build the engine.
compilers() { if find_tinygo; then echo go tinygo; else echo go; fi; }

# runs_386: whether this machine runs 32-bit programs. Some kernels do not.
runs_386() {
  mkdir -p dist
  echo 'package main; func main() {}' >dist/runs_386.go
  GOARCH=386 go build -o dist/runs_386 dist/runs_386.go && dist/runs_386 2>/dev/null
}

# on_386 <Go package…>: runs their tests as 32-bit programs.
on_386() {
  (($#)) || return 0
  if runs_386; then
    GOARCH=386 go test -short "$@"
  else
    echo 'this machine runs no 32-bit programs: the tests on 386 are compiled and skipped'
    GOARCH=386 go vet "$@"
  fi
}

# on_wasm <Go package…>: runs their tests as standard Go's wasm, in Node.
on_wasm() { (($# == 0)) || GOOS=js GOARCH=wasm go test -short -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" "$@"; }

# touched <Go package…>: prints those whose tests import a package that changed in the 24 hours before the last commit, one a line.
# It prints all if the history is too short, or if go.mod has changed. GOOS and GOARCH select the packages.
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

# packages: makes the package with each compiler.
packages() {
  local c
  for c in $(compilers); do cmd_package "$c"; done
}

# package_sources: prints the files in js/ that are neither tests nor made by a build, one a line.
package_sources() { find js \( -name node_modules -o -path js/test -o -path js/standard \) -prune -o -type f ! -name 'module-*.js' ! -name wasm_exec.js ! -path 'js/*.wasm' ! -path 'js/*.tables' -print; }

# packages_of_now: makes the packages that are out of date.
packages_of_now() {
  local c
  for c in $(compilers); do
    ! stale "dist/$c-faults/tefuda.wasm" ./wasm wasm/*.js wasm/api/*/*.tables $(package_sources) || cmd_package "$c"
  done
}

# consumers <folder…>: runs the tests of js/test/<folder>, after installing the tools of its package.json.
consumers() {
  local folder
  for folder; do
    npm_install "js/test/$folder"
    say "the package in other people's tools: $folder"
    (cd js && node --test --test-concurrency=1 --test-reporter=spec "test/$folder"/*.test.js)
  done
}

# standard: makes dist/standard, the npm package of standard Go's binary.
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

# npm_install <folder>: installs its packages. A folder of other people's tools has exact versions and no lock file, because npm
# cannot reuse a lock file for packages of other platforms.
npm_install() {
  local lock=$1/package-lock.json how=(ci)
  [[ -f $lock ]] || { lock=$1/package.json how=(install --no-package-lock); }
  [[ -d $1/node_modules && $1/node_modules -nt $lock ]] && return
  say "npm packages for $1/"
  (cd "$1" && npm "${how[@]}" --no-audit --no-fund && touch node_modules)
}

# browser: makes sure that there is a browser for the tests, in the places where they look. The headless shell, a separate
# package, takes half of Chromium's time.
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

# whole <browser>: prints the path of a full browser, one with windows.
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
