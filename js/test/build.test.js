// js/build.mjs in a folder of its own. pack.test.js and standard.test.js test the packages that it makes.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('../build.mjs', import.meta.url))
const root = mkdtempSync(join(tmpdir(), 'tefuda-build-'))
after(() => rmSync(root, { recursive: true }))
const coin = join(root, 'js/games/coin')
mkdirSync(coin, { recursive: true })
writeFileSync(join(coin, 'types.d.ts'), 'export interface CoinTable {}\n')
cpSync(new URL('../entries', import.meta.url), join(root, 'js/entries'), { recursive: true })

const build = (...args) => spawnSync(process.execPath, [BUILD, ...args], { cwd: root, encoding: 'utf8' })

test('entries: a game gets its own name and type in each; a file that is right is left alone', () => {
  assert.equal(build('entries').status, 0)
  const files = readdirSync(coin).filter(file => file !== 'types.d.ts')
  assert.deepEqual(files, readdirSync(join(root, 'js/entries')))
  for (const file of files) {
    assert.doesNotMatch(readFileSync(join(coin, file), 'utf8'), /\bGame\b|GAME/, file)
    utimesSync(join(coin, file), 1, 1)
  }
  assert.match(readFileSync(join(coin, 'index.d.ts'), 'utf8'), /tefuda-coin\.wasm[^]*Promise<Coin<'async'> & Common>/)
  writeFileSync(join(coin, 'node.js'), 'changed')
  assert.equal(build('entries').status, 0)
  assert.deepEqual(files.filter(file => statSync(join(coin, file)).mtimeMs !== 1000), ['node.js'])
})

for (const [bytes, status] of [[1500, 0], [2000, 1]]) {
  test(`sizes: a worker of ${bytes} bytes that do not compress ends with ${status}`, () => {
    mkdirSync(join(root, 'dist/wrapper'), { recursive: true })
    writeFileSync(join(root, 'dist/wrapper/worker.js'), randomBytes(bytes))
    const run = build('sizes', 'dist/wrapper/worker.js')
    assert.equal(run.status, status)
    assert.match(run.stdout, new RegExp(` ${bytes} raw`))
    assert.equal(/over its budget of 1660/.test(run.stderr), status === 1)
  })
}

test('what it does not know it refuses', () => {
  const { status, stderr } = build('bake')
  assert.equal(status, 1)
  assert.match(stderr, /which command\? entries,page,package,/)
})
