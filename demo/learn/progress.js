// How far a reader has come in the guided games. Kept on the device, as the puzzles' progress is.
import * as sealed from '../shell/record/sealed.js'

const NAME = 'lessons'
const LINE = /^([a-z]+) (\d{1,2}) ([01])$/

/** By room the steps done, and whether the game was ever played to its end. Also whether the stored text was damaged. */
export function kept() {
  const { text, damaged } = sealed.open(NAME)
  const rooms = new Map(text.split('\n').map(line => LINE.exec(line)).filter(Boolean).map(([, room, steps, ended]) => [room, { steps: Number(steps), ended: ended === '1' }]))
  return { rooms, damaged }
}

/** Keeps how far a room's game has come. Returns '' or the reason of a failure. */
export function keep(room, steps, ended) {
  const { rooms } = kept()
  rooms.set(room, { steps, ended: ended || Boolean(rooms.get(room)?.ended) })
  return sealed.keep(NAME, [...rooms].map(([room, { steps, ended }]) => `${room} ${steps} ${Number(ended)}`).join('\n'))
}
