// The page's rooms, for tests that are of every one.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

/** As demo/rooms.json lists them. */
export const ROOMS = JSON.parse(readFileSync(new URL('../rooms.json', import.meta.url), 'utf8'))
export const NAMES = ROOMS.map(({ name }) => name)

/** What a test says of each room, by name; the test fails for one that it says nothing of. */
export function ofEvery(parts) {
  assert.deepEqual(Object.keys(parts).sort(), [...NAMES].sort())
  return parts
}
