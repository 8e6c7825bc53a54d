// What each entry of the package imports, read from the sources: bundlers and pages must meet nothing of Node's.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import test from 'node:test'

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
    if (name.startsWith('.')) reachable(name.slice(2), seen)
    else seen.add(name)
  }
  return seen
}

const BOTH = ['call.js', 'errors.js', 'wire.js', 'words.js', 'words-poker.js', 'words-mnk.js', 'words-calculation.js', 'words-mahjong.js', 'words-daifugo.js', 'engine.js', 'wasm_exec.js', 'version.js']
const ENTRIES = {
  'index.js': [...BOTH, 'index.js', 'client.js', 'load.js', 'worker.js', 'serve.js'],
  'sync.js': [...BOTH, 'sync.js'],
}

for (const [entry, files] of Object.entries(ENTRIES)) {
  test(`${entry} reaches the files of the browser and nothing of Node`, () => {
    assert.deepEqual([...reachable(entry)].sort(), [...files].sort())
  })
}

test('node.js reaches modules of Node, which shows that they are seen', () => {
  const found = [...reachable('node.js')]
  for (const name of ['node:worker_threads', 'node:fs/promises', 'node:crypto', 'node-worker.js', 'engine.js']) assert.ok(found.includes(name), name)
})

test('the Gomocup brain stands apart: no entry reaches it, and without its process it needs nothing of Node', () => {
  const brain = [...reachable('gomocup.js')].sort()
  assert.deepEqual(brain, ['gomocup-board.js', 'gomocup-clock.js', 'gomocup-think.js', 'gomocup.js', 'version.js'])
  assert.ok(!reachable('node.js').has('gomocup.js'))
})

test('what can be reached is what the package publishes', () => {
  const { files, exports } = JSON.parse(readFileSync(new URL('package.json', FOLDER)))
  for (const part of ['*.js', 'bin', 'tefuda.wasm']) assert.ok(files.includes(part), part)
  assert.deepEqual(exports['.'].node, './node.js')
  assert.deepEqual(exports['.'].default, './index.js')
})
