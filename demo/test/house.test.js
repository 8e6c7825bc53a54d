// What the page's program is made of: the page asks the engine, and of core it takes notations alone, so that each has one
// reader.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

const DEMO = fileURLToPath(new URL('../', import.meta.url))
const NOTATIONS = ['core/cards', 'core/mahjong', 'core/poker/holdem']
/** What those packages have that is no notation, and would be a rule here. */
const RULES = /\b(?:mahjong\.(?:Kuikae|UnseenBy|CheckKinds)|\.DoraOf\(|holdem\.(?:NewEquity|EquityQuery))/

test('the page takes from core what reads and writes notation, and nothing else', () => {
  const taken = new Set()
  for (const file of readdirSync(DEMO, { recursive: true }).filter(path => path.endsWith('.go') && !path.startsWith('host'))) {
    const source = readFileSync(`${DEMO}${file}`, 'utf8')
    for (const [, path] of source.matchAll(/"github\.com\/tefuda\/tefuda\/((?:core|wasm)\/[^"]+)"/g)) {
      assert.ok(NOTATIONS.includes(path), `${file} imports ${path}`)
      taken.add(path)
    }
    assert.doesNotMatch(source, RULES, file)
  }
  assert.ok(taken.size > 1)
})
