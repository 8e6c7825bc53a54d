// The page's rooms, for tests of every room.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'

/** The list of demo/rooms.json. */
export const ROOMS = JSON.parse(readFileSync(new URL('../rooms.json', import.meta.url), 'utf8'))
export const NAMES = ROOMS.map(({ name }) => name)

/** The parts of a test by room; it fails if a room is missing. */
export function ofEvery(parts) {
  assert.deepEqual(Object.keys(parts).sort(), [...NAMES].sort())
  return parts
}
