// Every compiler's engine answers a fixed corpus of calls with the same bytes, and JavaScript gets the same values.
import assert from 'node:assert/strict'
import test from 'node:test'
import { inspect, isDeepStrictEqual } from 'node:util'
import { corpus } from './corpus.js'
import { engine, functionsOf, packages } from './packages.js'

// A seed that a call leaves out is drawn in this thread. Here it is always the same.
crypto.getRandomValues = array => array.fill(7)

const CALLS = corpus(150)

/** The bytes of the answers to all calls, without the byte that says whether the engine keeps something, which depends on its memory. */
function raw({ start, moduleOf, encode }) {
  const engines = Object.fromEntries(Object.entries(moduleOf).map(([game, module]) => [game, start(module)]))
  return CALLS.map(([name, args]) => {
    const { room, run } = engines[name.split('.')[0]]
    return Buffer.from(run(name, encode(args, room))).fill(0, 1, 2).toString('latin1')
  })
}

/** The results that a caller gets, and the errors with their messages. */
async function answers(t) {
  const out = []
  for (const [name, args] of CALLS) {
    const [game, method] = name.split('.')
    try {
      const result = await t[game][method](...args)
      // The wrapper adds the time, which differs.
      if (result.stats) delete result.stats.ms
      out.push({ result })
    } catch ({ name, code, field, message }) {
      out.push({ name, code, field, message })
    }
  }
  return out
}

// Finds one difference among thousands quickly and shows only it, unlike deepEqual.
function same(got, want, what) {
  assert.equal(got.length, want.length)
  const i = got.findIndex((one, i) => !isDeepStrictEqual(one, want[i]))
  if (i >= 0) assert.deepEqual(got[i], want[i], `${what}: ${CALLS[i][0]} ${inspect(CALLS[i][1])}`)
}

const [first, ...others] = packages
if (others.length === 0) test('the compilers compared', { skip: `only ${first.compiler}'s engines are here` })
const want = await answers(await engine(first, 'sync'))
const bytes = raw(first)

test('the corpus has every function, many results and every kind of input error', () => {
  const names = Object.keys(Object.fromEntries(CALLS))
  assert.deepEqual(names.sort(), functionsOf(first).sort())
  const codes = new Set(want.map(answer => answer.code))
  assert.deepEqual([...codes].map(String).sort(), ['arguments', 'board', 'card', 'game', 'hand', 'length', 'missing', 'move', 'range', 'tile', 'type', 'undefined', 'unknown'])
  for (const name of names) {
    const good = want.filter((answer, i) => CALLS[i][0] === name && 'result' in answer).length
    assert.ok(good > (name === 'poker.videoSolve' ? 1 : 15), `${name}: ${good} results`)
  }
  assert.ok(want.every(({ name = 'InputError' }) => name === 'InputError'))
})

test(`${first.compiler}: a new engine answers as one that has answered before`, () => {
  same(raw(first), bytes, 'again')
})

test(`${first.compiler}, worker: as in this thread`, async () => {
  same(await answers(await engine(first, 'worker')), want, 'worker')
})

for (const other of others) {
  test(`${other.compiler}: the same bytes as ${first.compiler}`, () => same(raw(other), bytes, 'bytes'))

  for (const mode of ['sync', 'worker']) {
    test(`${other.compiler}, ${mode}: the same results and errors as ${first.compiler}`, async () => {
      same(await answers(await engine(other, mode)), want, mode)
    })
  }
}
