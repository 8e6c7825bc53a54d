// The imports of each entry of the package, read from the sources: bundlers and pages must not meet any module of Node.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'
import { games } from './packages.js'

const FOLDER = new URL('../', import.meta.url)
// import … from, export … from, import '…', import('…'), and a worker's new URL('…').
const FORMS = [
  /^\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]/,
  /^\s*import\s*['"]([^'"]+)['"]/,
  /\bimport\(\s*['"]([^'"]+)['"]\s*\)/,
  /new URL\('(\.[^']+\.js)'/,
]
const IMPORT = new RegExp(FORMS.map(({ source }) => source).join('|'), 'gm')

/** All files and modules that can be reached from a file, a worker's too. */
function reachable(file, seen = new Set()) {
  if (seen.has(file)) return seen
  seen.add(file)
  const source = readFileSync(new URL(file, FOLDER), 'utf8').replace(/\/\*[^]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  for (const found of source.matchAll(IMPORT)) {
    const name = found.slice(1).find(Boolean)
    if (name.startsWith('.')) reachable(new URL(name, new URL(file, FOLDER)).href.slice(FOLDER.href.length), seen)
    else seen.add(name)
  }
  return seen
}

/** Words that a game borrows from another: tables of histories are those of poker. */
const BORROWED = { histories: ['games/poker/lists.js', 'games/poker/words.js'] }
/** Chinese words: of mahjong alone. */
const CHINESE = { mahjong: ['games/mahjong/words.zh.js'] }
const GAME = game => [...['game', 'lists', 'words'].map(file => `games/${game}/${file}.js`), ...(CHINESE[game] ?? []), `module-${game}.js`, ...(BORROWED[game] ?? [])]
const CORE = ['call', 'engine', 'errors', 'options', 'refusals', 'sentences', 'tell', 'version', 'wasm_exec', 'wire'].map(file => `${file}.js`)
const WORKER = ['client', 'load', 'open', 'patience', 'serve', 'web', 'worker', 'workers'].map(file => `${file}.js`)
/** The common files of a game. A game without events does not need tell.js. */
const coreOf = game => CORE.filter(file => file !== 'tell.js' || game in BORROWED || readFileSync(new URL(`games/${game}/words.js`, FOLDER), 'utf8').includes(file))
const ALL = ['games/all.js', ...new Set(games.flatMap(GAME))]
const ENTRIES = {
  'index.js': [...CORE, ...WORKER, ...ALL, 'index.js'],
  'sync.js': [...CORE, ...ALL, 'direct.js', 'games/words.js', 'sync.js'],
}
for (const game of games) {
  ENTRIES[`games/${game}/index.js`] = [...coreOf(game), ...WORKER, ...GAME(game), `games/${game}/index.js`]
  ENTRIES[`games/${game}/sync.js`] = [...coreOf(game), ...GAME(game), 'direct.js', `games/${game}/sync.js`]
}

ENTRIES['games/mnk/book.js'] = ['errors.js', ...['book', 'book-positions', 'symmetry'].map(file => `games/mnk/${file}.js`)]

for (const [entry, files] of Object.entries(ENTRIES)) {
  test(`${entry} reaches the files of the browser and of its game, and nothing of Node`, () => {
    assert.deepEqual([...reachable(entry)].sort(), [...files].sort())
  })
}

for (const entry of ['node.js', ...games.map(game => `games/${game}/node.js`)]) {
  test(`${entry} reaches modules of Node, which shows that they are seen`, () => {
    const found = [...reachable(entry)]
    for (const name of ['node:worker_threads', 'node:fs/promises', 'node:crypto', 'node-worker.js', 'engine.js']) assert.ok(found.includes(name), name)
  })
}

test('the Gomocup brain stands apart: no entry reaches it, and without its process it needs nothing of Node', () => {
  const brain = [...reachable('bots/gomocup/gomocup.js')].sort()
  assert.deepEqual(brain, [...['board', 'clock', 'gomocup', 'report', 'think'].map(file => `bots/gomocup/${file}.js`), 'version.js'])
  assert.ok([...reachable('node.js')].every(file => !file.startsWith('bots/')))
})

test('what can be reached is what the package publishes', () => {
  const { files, exports } = JSON.parse(readFileSync(new URL('package.json', FOLDER)))
  for (const part of ['*.js', 'games', 'bots', '*.wasm']) assert.ok(files.includes(part), part)
  for (const [entry, folder] of [['.', '.'], ['./*', './games/*']]) {
    const { types, node, default: browser } = exports[entry]
    assert.deepEqual([types, node, browser], [`${folder}/index.d.ts`, `${folder}/node.js`, `${folder}/index.js`])
  }
})
