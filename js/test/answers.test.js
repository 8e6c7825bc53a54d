// The recorded calls of wasm/api/<game>/testdata, whose answers Go's own tests check on amd64 and 386: the wrapper must write
// them so, and every engine must answer with the same bytes.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { eachGame } from './packages.js'

const data = (game, name) => readFileSync(new URL(`../../wasm/api/${game}/testdata/${name}`, import.meta.url), 'utf8')

/** A value as JSON can hold it: {"$int8": […]}, {"$words": ["…"]} and {"$number": "NaN"} are what they say. */
function revive(value) {
  if (Array.isArray(value)) return value.map(revive)
  if (value === null || typeof value !== 'object') return value
  if (value.$int8) return Int8Array.from(value.$int8)
  if (value.$words) return BigUint64Array.from(value.$words, BigInt)
  if (value.$number) return Number(value.$number)
  return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, revive(x)]))
}

eachGame('the recorded calls get the same bytes', ({ start, moduleOf, encode }, game, context) => {
  const calls = JSON.parse(data(game, 'calls.json'))
  const answers = data(game, 'answers.txt').split('\n').filter(Boolean)
  assert.ok(calls.length > 0)
  assert.equal(answers.length, calls.length)
  const { room, run } = start(moduleOf[game])
  calls.forEach(({ name, args }, i) => {
    const answer = Buffer.from(run(name, encode(args.map(revive), room))).toString('hex')
    assert.equal(answer, answers[i], `call ${i}: ${name}(${JSON.stringify(args).slice(0, 200)})`)
  })
  context.diagnostic(`${calls.length} calls`)
})
