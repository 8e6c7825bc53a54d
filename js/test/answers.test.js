// The recorded calls of wasm/api/testdata, whose answers Go's own tests check on amd64 and 386: the wrapper must write
// them so, and every engine must answer with the same bytes.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { each } from './packages.js'

const FOLDER = new URL('../../wasm/api/testdata/', import.meta.url)
const data = name => readFileSync(new URL(name, FOLDER), 'utf8')
const games = readdirSync(FOLDER).filter(name => name.endsWith('.json')).map(name => name.slice(0, -5))

/** A value as JSON can hold it: {"$int8": […]}, {"$words": ["…"]} and {"$number": "NaN"} are what they say. */
function revive(value) {
  if (Array.isArray(value)) return value.map(revive)
  if (value === null || typeof value !== 'object') return value
  if (value.$int8) return Int8Array.from(value.$int8)
  if (value.$words) return BigUint64Array.from(value.$words, BigInt)
  if (value.$number) return Number(value.$number)
  return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, revive(x)]))
}

for (const game of games) {
  const calls = JSON.parse(data(`${game}.json`))
  const answers = data(`${game}.txt`).split('\n').filter(Boolean)

  each(`${calls.length} recorded calls of ${game} get the same bytes`, ({ start, module, encode }) => {
    assert.equal(answers.length, calls.length)
    const { room, run } = start(module)
    calls.forEach(({ name, args }, i) => {
      const answer = Buffer.from(run(name, encode(args.map(revive), room))).toString('hex')
      assert.equal(answer, answers[i], `call ${i}: ${name}(${JSON.stringify(args).slice(0, 200)})`)
    })
  })
}
