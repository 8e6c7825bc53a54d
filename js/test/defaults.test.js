// Every function of every game with its default options, on hard but ordinary inputs (hard/<game>.js). It must give an answer, the
// same by both builds and in a worker, with at most 256 MB. soak-each.js has the calls that take longer.
import assert from 'node:assert/strict'
import test from 'node:test'
import { hardCalls } from './hard/all.js'
import { measured, MOST } from './measured.js'
import { functionsOf, packages } from './packages.js'

const maker = packages.at(-1).initSync()
const CALLS = hardCalls(maker)
maker.close()

/** By function: the default budget, and whether the answer is a result. Only a call that used up its budget may have none. */
const BUDGETS = {
  'mnk.prove': [2_000_000, ({ outcome }) => outcome],
  'mnk.choose': [200_000, ({ finished }) => finished],
  'mnk.search': [200_000, ({ finished }) => finished],
  'mnk.solveThreats': [200_000, ({ win, finished }) => win || finished],
  'calculation.solve': [1_000_000, ({ proof }) => proof],
}

/** A call's answer without its time. */
const plain = answer => (answer.stats ? { ...answer, stats: undefined, iterations: answer.stats.iterations } : answer)

/** By call: the first engine's answer. */
const answers = new Map()

/** Makes a call in an engine of its own, so that its memory is that of the call. */
async function ask(p, mode, name, [what, args]) {
  const [game, method] = name.split('.')
  const { t, bytes } = await measured(p, mode, game)
  const answer = plain(await t[method](...args))
  t.close()
  assert.ok(bytes() <= MOST, `${what}: ${bytes()} bytes`)
  const key = `${name}, ${what}`
  if (answers.has(key)) assert.deepEqual(answer, answers.get(key), what)
  else answers.set(key, answer)
  return answer
}

test('every function has hard calls, and one at least that the tests have time for', () => {
  assert.deepEqual(Object.keys(CALLS).sort(), functionsOf(packages[0]).sort())
  for (const [name, calls] of Object.entries(CALLS)) {
    assert.ok(calls.some(([, , slow]) => !slow), name)
    for (const [what, [, options]] of calls) assert.ok(!options?.budget && !options?.depth, `${name}, ${what} is made small`)
  }
})

for (const p of packages) {
  for (const [name, calls] of Object.entries(CALLS)) {
    const now = calls.filter(([, , slow]) => !slow)
    test(`${p.compiler}, sync: ${name}`, async () => {
      for (const call of now) {
        const answer = await ask(p, 'sync', name, call)
        const [budget, known] = BUDGETS[name] ?? []
        if (budget && !known(answer)) assert.ok(answer.iterations >= budget, `${call[0]}: open after ${answer.iterations}`)
      }
    })
    test(`${p.compiler}, worker: ${name}`, () => ask(p, 'worker', name, now[0]))
  }
}
