// Bytes that no wrapper writes, sent directly to the engine: it must answer with status 0 or 1, and never trap.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { chance } from './chance.js'
import { corpus } from './corpus.js'
import { each, eachGame } from './packages.js'

// Functions that are slow when the budget is lost. They read their arguments like the others.
const LONG = /^poker\.(videoSolve|equity|review)$|^mnk\.(choose|search|review)$|^calculation\.(successRate|choose|stillWinnable|solve|review)$|^daifugo\.(choose|review|playout)$|^solver\.solveSpot$/
const CALLS = corpus(80).filter(([name]) => !LONG.test(name))

/** Checks the engine's answer to a block of bytes, and returns it. */
function ask({ room, run }, decode, name, block) {
  room(block.length).set(block)
  const response = run(name, block.length).slice()
  assert.ok(response[0] < 2, `status ${response[0]}`)
  assert.equal(new DataView(response.buffer).getUint32(4, true), response.length)
  const value = decode(response, 8)
  if (response[0] === 1) assert.deepEqual(Object.keys(value), ['code', 'field', 'message'])
  return response[0]
}

eachGame('bytes of chance', ({ start, moduleOf, decode }, game) => {
  const engine = start(moduleOf[game])
  const { below, many, pick } = chance(3)
  for (const name of engine.names.filter(name => name.startsWith(`${game}.`))) {
    for (let i = 0; i < 3000; i++) {
      // Half of the bytes are tags and small counts, the others arbitrary.
      const block = Uint8Array.from(many(below(80), () => pick([below(14), below(256)])))
      ask(engine, decode, name, block)
    }
  }
})

eachGame('requests that were damaged', ({ start, moduleOf, decode, encode, GAMES }, game) => {
  const engine = start(moduleOf[game])
  const { tablesURL } = GAMES.find(({ name }) => name === game)
  if (tablesURL) assert.equal(engine.tables(engine.names.find(name => name.startsWith(game)), readFileSync(tablesURL()))[0], 0)
  const { below } = chance(4)
  const seen = [0, 0]
  for (const [name, args] of CALLS.filter(([name]) => name.startsWith(`${game}.`))) {
    let request
    encode(args, size => (request = new Uint8Array(size)))
    for (let i = 0; i < 30; i++) {
      const block = request.slice(0, below(4) ? request.length : below(request.length + 1))
      for (let flips = below(4); flips > 0 && block.length; flips--) block[below(block.length)] = below(2) ? below(256) : below(14)
      seen[ask(engine, decode, name, block)]++
    }
  }
  assert.ok(seen[0] > 200 && seen[1] > 200, `${seen}`)
})

eachGame('blocks larger than the room kept for them, and none at all', ({ start, moduleOf, decode }, game) => {
  const engine = start(moduleOf[game])
  const { below } = chance(5)
  for (const name of engine.names.filter(name => name.startsWith(`${game}.`))) {
    assert.equal(ask(engine, decode, name, new Uint8Array()), 1)
    for (const size of [65535, 65536, 65537, 1 << 20]) {
      for (const tag of [0, 5, 6, 7, 8, 9, 10, 11, 255]) {
        const block = new Uint8Array(size).fill(tag)
        new DataView(block.buffer).setUint32(1, below(2) ? size - 5 : 2 ** 32 - 1 - below(9), true)
        assert.equal(ask(engine, decode, name, block), 1)
      }
    }
  }
})

each('a function of no number', ({ start, faults, open, EngineError }) => {
  const engine = start(faults)
  assert.throws(() => open(engine.run('poker.cheat', 0)), error => error instanceof EngineError && error.code === 'fault')
})
