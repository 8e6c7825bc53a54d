// The imports of the page's program: it asks the engine, and takes only notations from core, so that each notation has
// one reader.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

const DEMO = fileURLToPath(new URL('../', import.meta.url))
/** Packages that are notation, except for the names in RULES. */
const NOTATIONS = ['core/cards', 'core/mahjong', 'core/mahjong/notation', 'core/poker/holdem']
const RULES = /\b(?:mahjong\.(?:Kuikae|UnseenBy|CheckKinds)|\.DoraOf\(|holdem\.(?:NewEquity|EquityQuery))/
/** Packages with rules and notation, and the names that the page may use for reading and writing. */
const READERS = {
  // OpeningRules name the opening rules.
  'core/mnk': /^(?:Board|Stone|Empty|Black|White|New|Parse|Lines|StoneOf|Fouls|Square|Place|ParsePlace|OpeningRules)$/,
  'core/calculation': /^(?:Move|Rank|Ranks|RanksOf|ReadMove|ReadShort|Draw|WasteToFoundation|CardToFoundation|CardToWaste)$/,
  'core/poker': /^(?:High|Rankings)$/,
  // The menu of games, and the kinds of games.
  'core/poker/game': /^(?:Draw|Limits|Presets?|Rules|Variants?)$/,
  'core/daifugo': /^(?:Read|Spaced|RankLetters|Ranks|Written|Kind|Pass|Give|Discard|Name)$/,
}

/** The Go files of the page's program. */
const SOURCES = readdirSync(DEMO, { recursive: true }).filter(path => path.endsWith('.go') && !path.endsWith('_test.go') && !path.startsWith('host')).map(file => [file, readFileSync(`${DEMO}${file}`, 'utf8')])

test('the page takes from core what reads and writes notation, and nothing else', () => {
  const taken = new Set()
  for (const [file, source] of SOURCES) {
    for (const [, path] of source.matchAll(/"github\.com\/tefuda\/tefuda\/((?:core|wasm)\/[^"]+)"/g)) {
      assert.ok(NOTATIONS.includes(path) || READERS[path], `${file} imports ${path}`)
      for (const [, name] of READERS[path] ? source.matchAll(new RegExp(`(?<![\\w.])${path.split('/').pop()}\\.([A-Z]\\w*)`, 'g')) : []) {
        assert.match(name, READERS[path], `${file} takes ${name} of ${path}`)
      }
      taken.add(path)
    }
    assert.doesNotMatch(source, RULES, file)
  }
  assert.deepEqual([...taken].sort(), [...NOTATIONS, ...Object.keys(READERS)].sort())
})

// RATIONALE.md says what other goroutines would keep alive under TinyGo.
test('goroutines begin by engine.Start, and none sleeps', () => {
  for (const [file, source] of SOURCES.filter(([file]) => !/^engine\/start_\w+\.go$/.test(file))) {
    assert.doesNotMatch(source, /^\s*go [\w.(]+|\btime\.Sleep\(/m, file)
  }
})
