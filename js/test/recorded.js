// The recorded calls of wasm/api/<game>/testdata, with sums of their answers' bytes. Go's own tests check these on amd64 and 386.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const API = new URL('../../wasm/api/', import.meta.url)

/** The value of its form in JSON, where {"$int8": […]}, {"$words": ["…"]}, {"$number": "NaN"} and {"$undefined": true} stand for values that JSON lacks. */
export function revive(value) {
  if (Array.isArray(value)) return value.map(revive)
  if (value === null || typeof value !== 'object') return value
  if (value.$int8) return Int8Array.from(value.$int8)
  if (value.$uint8) return Uint8Array.from(value.$uint8)
  if (value.$words) return BigUint64Array.from(value.$words, BigInt)
  if (value.$number) return Number(value.$number)
  if (value.$undefined) return undefined
  return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, revive(x)]))
}

/** By game: calls { name, args, sum }, with the arguments in their form in JSON and the sum of the answer's bytes. */
export const recorded = readdirSync(API).map(game => {
  const text = name => readFileSync(new URL(`${game}/testdata/${name}`, API), 'utf8')
  const calls = JSON.parse(text('calls.json'))
  const answers = text('answers.txt').split('\n').filter(Boolean)
  if (answers.length !== calls.length) throw new Error(`${game}: ${calls.length} calls, ${answers.length} answers`)
  return { game, calls: calls.map((call, i) => ({ ...call, sum: answers[i].split(' ')[1] })) }
})

/** The sum of an answer's bytes, in the form of answers.txt. */
const sumOf = bytes => createHash('sha256').update(bytes).digest('hex').slice(0, 16)

/** Answers a game's recorded calls by a package's engine, and returns the bytes. They must have the recorded sums. */
export function answersOf({ start, moduleOf, encode, GAMES }, game) {
  const { calls } = recorded.find(one => one.game === game)
  assert.ok(calls.length > 0)
  const { room, run, tables } = start(moduleOf[game])
  const { tablesURL } = GAMES.find(({ name }) => name === game)
  if (tablesURL) tables(calls[0].name, readFileSync(tablesURL()))
  return calls.map(({ name, args, sum }, i) => {
    const bytes = run(name, encode(args.map(revive), room)).slice()
    assert.equal(sumOf(bytes), sum, `call ${i}, whose answer answers.json has: ${name}(${JSON.stringify(args).slice(0, 200)})`)
    return bytes
  })
}
