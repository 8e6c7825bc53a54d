// Adds a stub of a room to a copy of the project, by its folder and its entry in demo/rooms.json: it must then appear
// wherever the others do. Also finds every file that lists the rooms by hand.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { DAILY } from '../shell/record/daily.js'
import { NAMES, ROOMS } from './rooms.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'tefuda-room-'))
after(() => rmSync(scratch, { recursive: true, force: true }))
const clone = join(scratch, 'project')
const host = join(scratch, 'host')
execFileSync('go', ['build', '-o', host, './demo/host'], { cwd: ROOT })

const run = (command, args, env = {}) => execFileSync(command, args, { cwd: clone, encoding: 'utf8', env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
const git = (...args) => run('git', ['-c', 'user.name=test', '-c', 'user.email=test@localhost', ...args])
const read = name => readFileSync(join(clone, name), 'utf8')

/** The folder of a minimal room, by file. */
const COIN = {
  'room.go': `//go:build js && wasm

// Package cointoss is a room for the tests.
package cointoss

import (
	"net/url"

	"github.com/tefuda/tefuda/demo/shell"
)

type Room struct{}

func New(*shell.Page) *Room { return &Room{} }

func (*Room) Name() string       { return "cointoss" }
func (*Room) Restore(url.Values) {}
func (*Room) State() string      { return "" }
func (*Room) Speak()             {}
func (*Room) Refresh()           {}
`,
  'room.html': '    <section class="room" id="cointoss" aria-labelledby="cointoss-title"><h2 id="cointoss-title"><span lang="en">Coin</span><span lang="ja">コイン</span></h2></section>\n',
  'room.css': '#cointoss .side { color: var(--ink); }\n',
  'tile.html': '          <span class="mini-table" aria-hidden="true"></span>\n',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>\n',
  'picture.js': 'export const table = () => ({})\n',
  'tally.js': 'export default []\n',
}
const ENTRY = {
  name: 'cointoss', game: 'poker', counts: true,
  title: { en: 'Coin', ja: 'コイン' }, tile: { en: 'Heads & tails', ja: '表と裏' }, says: { en: 'Which side?', ja: 'どちらが出るか。' },
}

/** Writes the copy's list. */
const list = rooms => writeFileSync(join(clone, 'demo/rooms.json'), JSON.stringify(rooms))
/** Builds the page, and generates the programs. */
const build = () => ['-rooms', '-stamp'].map(what => run(host, [what, 'demo']))
/** The build's message about a list that it refuses. */
function refused(rooms) {
  list(rooms)
  try { build() } catch (error) { return error.stderr }
  return 'nothing'
}

/** A text without the lines from the room's own folder. */
function without(text, { name }) {
  const own = ['room.html', 'tile.html'].flatMap(file => read(`demo/rooms/${name}/${file}`).split('\n').filter(line => line.includes(name)))
  return own.reduce((text, line) => text.replace(line, ''), text)
}

/** The places where a room is named: each with its surroundings, without the room's name and words. */
function places(text, { name, title, tile, says }) {
  const words = [says, tile, title].flatMap(Object.values).flatMap(word => [word.replaceAll('&', '&amp;'), word.replaceAll('&', '\\u0026')])
  const plain = words.reduce((text, word) => text.replaceAll(word, 'WORDS'), text.replaceAll('{"name"', '\n$&'))
  return plain.split('\n').filter(line => line.includes(name)).map(line => line.replaceAll(name, 'NAME').replace(/\s+/g, ' '))
}

test('the list has every folder of rooms/, and the page’s program is made of it', () => {
  assert.deepEqual([...NAMES].sort(), readdirSync(join(ROOT, 'demo/rooms')))
  const games = readdirSync(join(ROOT, 'js/games'), { withFileTypes: true }).filter(entry => entry.isDirectory()).map(({ name }) => name)
  for (const { name, game } of ROOMS) assert.ok(games.includes(game), `${name}: ${game}`)
  assert.deepEqual(DAILY.filter(room => !NAMES.includes(room)), [])
})

test('a ninth room is its folder and its entry, and is wherever the others are', { timeout: 300_000 }, () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'go.mod', 'go.sum', 'core', 'wasm', 'demo', '.gitignore'], { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean)
  for (const name of files) cpSync(join(ROOT, name), join(clone, name), { recursive: true })
  git('init', '-q')
  git('add', '-A')
  git('commit', '-qm', 'as it is')
  build()
  assert.equal(git('status', '--short'), '')

  assert.match(refused([...ROOMS, ENTRY]), /rooms\.json: cointoss: .*room\.go/)
  mkdirSync(join(clone, 'demo/rooms/cointoss'))
  for (const [file, text] of Object.entries(COIN)) writeFileSync(join(clone, 'demo/rooms/cointoss', file), text)
  for (const [missing, entry] of [['a field is empty', { ...ENTRY, says: { en: 'Which side?' } }], ['unknown field "colour"', { ...ENTRY, colour: 'red' }]]) {
    assert.match(refused([...ROOMS, entry]), new RegExp(missing))
  }
  list([ENTRY, ...ROOMS])
  build()
  assert.equal(git('status', '--short'), ' M demo/rooms.json\n?? demo/rooms/cointoss/\n')
  run('go', ['vet', './demo/programs/cointoss'], { GOOS: 'js', GOARCH: 'wasm' })

  // The generated files name the new room wherever they name another.
  const [other] = ROOMS.filter(({ name }) => name === 'cardroom')
  for (const made of ['index.html', 'manifest.webmanifest']) {
    const [of, as] = [ENTRY, other].map(room => places(without(read(`demo/${made}`), room), room))
    assert.ok(as.length > 0, made)
    assert.deepEqual(of, as, made)
  }
  assert.match(read('demo/page.css'), /\[data-icon="cointoss"\] \{ --icon: [\d.]+%; \}/)
  assert.match(read('demo/page.css'), /#cointoss \.side/)
  for (const file of ['picture.js', 'tally.js']) assert.ok(read('demo/files.js').includes(`"rooms/cointoss/${file}"`), file)
})

// Files that name most of the rooms and belong to none, with the reason why a new room need not be added.
const LISTED = {
  'bench/long.js': 'ofEvery finds a room that is missing',
  'demo/during/scale.js': 'has the rooms with an evaluation bar, which a new one may have',
  'demo/host/pictures/pictures.js': 'has the rooms that a screenshot is taken of',
  'demo/learn/game.js': 'lessons.test.js finds a room that is missing',
  'demo/puzzles/trainer.js': 'has the rooms that have puzzles, which a new one may have',
  'demo/test/much.js': 'miniature.test.js finds a room that is missing',
  'demo/test/states.js': 'says itself which room is missing',
}

test('nothing else lists the rooms', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'demo', 'bench', 'docs/site', 'build.sh'], { cwd: ROOT, encoding: 'utf8' }).split('\n')
  const sources = files.filter(name => /\.(js|css|html|sh|webmanifest|go)$/.test(name) && !/^demo\/rooms\/|\.test\.js$|_test\.go$/.test(name))
  const names = text => NAMES.filter(name => new RegExp(`["'\`#/]${name}["'\`?/.]|^\\s*${name}: |[{,] ${name}: `, 'm').test(text))
  const listing = sources.filter(name => names(readFileSync(join(ROOT, name), 'utf8')).length > NAMES.length / 2)
  assert.deepEqual(listing.sort(), Object.keys(LISTED).sort())
})
