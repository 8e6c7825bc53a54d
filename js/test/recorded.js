// The recorded calls of wasm/api/<game>/testdata, and the bytes of their answers, which Go's own tests check on amd64 and 386.
import { readdirSync, readFileSync } from 'node:fs'

const API = new URL('../../wasm/api/', import.meta.url)

/** A value as JSON can hold it: {"$int8": […]}, {"$words": ["…"]} and {"$number": "NaN"} are what they say. */
export function revive(value) {
  if (Array.isArray(value)) return value.map(revive)
  if (value === null || typeof value !== 'object') return value
  if (value.$int8) return Int8Array.from(value.$int8)
  if (value.$words) return BigUint64Array.from(value.$words, BigInt)
  if (value.$number) return Number(value.$number)
  return Object.fromEntries(Object.entries(value).map(([key, x]) => [key, revive(x)]))
}

/** By game: calls of { name, args, answer }, the arguments as JSON has them and the answer as hex. */
export const recorded = readdirSync(API).map(game => {
  const text = name => readFileSync(new URL(`${game}/testdata/${name}`, API), 'utf8')
  const calls = JSON.parse(text('calls.json'))
  const answers = text('answers.txt').split('\n').filter(Boolean)
  if (answers.length !== calls.length) throw new Error(`${game}: ${calls.length} calls, ${answers.length} answers`)
  return { game, calls: calls.map((call, i) => ({ ...call, answer: answers[i] })) }
})
