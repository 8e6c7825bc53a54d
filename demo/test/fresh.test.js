// When build.sh rebuilds, in a copy of the sources: all sources of a program or a package count, and nothing else.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'tefuda-fresh-'))
after(() => rmSync(copy, { recursive: true }))

for (const name of ['go.mod', 'go.sum', 'build.sh', 'core', 'wasm', 'demo', 'js']) {
  cpSync(join(ROOT, name), join(copy, name), { recursive: true, preserveTimestamps: true, filter: from => !/[/\\](?:node_modules|testdata|tefuda)$|\.wasm$/.test(from) })
}
const ROOMS = readdirSync(join(ROOT, 'demo/rooms'))
const PAGE = ROOMS.map(room => `dist/page/go/programs/${room}.wasm.gz`)
const PACKAGE = 'dist/go-faults/tefuda.wasm'
for (const made of [...PAGE, PACKAGE]) {
  mkdirSync(join(copy, made, '..'), { recursive: true })
  writeFileSync(join(copy, made), '')
}

/** Those functions of build.sh that rebuild a stale file, with stubs for the compilers. */
const BUILD = `
source ./build.sh help >/dev/null
go() { if [[ $1 == build ]]; then echo made; else command go "$@"; fi; }
gzip() { :; }
install() { :; }
compilers() { echo go; }
cmd_package() { echo made; }
`
const run = what => execFileSync('bash', ['-c', `${BUILD}${what}`], { cwd: copy, encoding: 'utf8', stdio: 'pipe' })

/** The number of builds that a function of build.sh makes after these files have changed. */
function makes(what, ...changed) {
  const at = Date.now() / 1000
  for (const made of [...PAGE, PACKAGE]) utimesSync(join(copy, made), at, at)
  for (const name of changed) utimesSync(join(copy, name), at + 60, at + 60)
  const said = run(what)
  for (const name of changed) utimesSync(join(copy, name), at - 60, at - 60)
  return said.split('\n').filter(line => line === 'made').length
}

test("a room's program is made anew when anything that it imports has changed, and only then", () => {
  run('page go') // writes the programs' main packages
  assert.equal(makes('page go'), 0)
  for (const name of ['demo/shell/chance_tinygo.go', 'build.sh', 'go.mod']) assert.equal(makes('page go', name), ROOMS.length, name)
  for (const name of ['core/mahjong/tile.go', 'demo/rooms/poker/room.go']) assert.equal(makes('page go', name), 1, name)
  assert.equal(makes('page go', 'core/mahjong/tile_test.go', 'wasm/main.go', 'demo/host/main.go', 'demo/shell/main.js', 'js/index.js'), 0)
  rmSync(join(copy, PAGE[0]))
  assert.equal(run('page go'), 'made\n')
  writeFileSync(join(copy, PAGE[0]), '')
})

test('the packages of now are made anew when an engine or the wrapper has changed, and only then', () => {
  assert.equal(makes('packages_of_now'), 0)
  for (const name of ['core/mahjong/tile.go', 'wasm/main.go', 'wasm/wasm_exec_tinygo.js', 'js/index.js', 'js/games/poker/types.d.ts', 'js/package.json', 'js/build.mjs', 'js/entries/index.js']) {
    assert.equal(makes('packages_of_now', name), 1, name)
  }
  assert.equal(makes('packages_of_now', 'core/mahjong/tile_test.go', 'demo/shell/page.go', 'js/test/browser.js', 'js/module-poker.js'), 0)
})

test('a package that the Go tool does not know is an error, and nothing is taken for fresh', () => {
  assert.throws(() => run(`stale ${PAGE[0]} ./nowhere || echo fresh`), ({ stdout, stderr }) => stdout === '' && /build\.sh: stale .*nowhere/.test(stderr))
})
