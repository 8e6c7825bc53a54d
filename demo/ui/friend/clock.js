// The clocks of a game with a friend. Only the host's page measures time and decides when it is out. The guest's page shows the times
// that the host sends and counts down from there. No message of the guest can change a clock.

/** The clocks that a host may choose: seconds for a move, or for the game with an increment a move. */
export const CLOCKS = {
  none: {},
  m30: { move: 30 },
  m60: { move: 60 },
  g5: { game: 300, more: 5 },
  g10: { game: 600, more: 10 },
}

const SIDES = ['host', 'guest']

/** The clocks of one game. now gives milliseconds, and never goes back. */
export class Clock {
  constructor(kind, now) {
    this.kind = Object.hasOwn(CLOCKS, kind) ? kind : 'none'
    this.now = now
    this.begin()
  }

  /** Resets both clocks for a new game. */
  begin() {
    const { move, game } = CLOCKS[this.kind]
    this.left = { host: 1000 * (move ?? game ?? 0), guest: 1000 * (move ?? game ?? 0) }
    this.due = { host: false, guest: false }
    this.since = this.now()
  }

  /** What a page keeps of the clocks through a reload: the kind, and the milliseconds left. */
  saved() {
    this.charge()
    return { kind: this.kind, host: Math.round(this.left.host), guest: Math.round(this.left.guest) }
  }

  /** Clocks that go on from what saved() gave; undefined for any other text. */
  static of({ kind, ...left }, now) {
    const { move, game } = CLOCKS[kind] ?? {}
    if (!(move ?? game) || !SIDES.every(side => left[side] >= 0 && left[side] <= 36_000_000)) return undefined
    const clock = new Clock(kind, now)
    clock.left = { host: left.host, guest: left.guest }
    return clock
  }

  /** Takes the time since the last call from the sides that are to move. Stopped clocks lose nothing. */
  charge() {
    const now = this.now()
    if (!this.held) for (const side of SIDES) if (this.due[side]) this.left[side] = Math.max(0, this.left[side] - (now - this.since))
    this.since = now
  }

  /** Sets who is to move. A side that has moved gets its increment. A side whose move begins gets its time for a move. */
  turn(due) {
    this.charge()
    const { move, more } = CLOCKS[this.kind]
    for (const side of SIDES) {
      if (this.due[side] && !due[side] && more && this.left[side] > 0) this.left[side] += 1000 * more
      if (move && (!this.due[side] || due.again)) this.left[side] = 1000 * move
    }
    this.due = { host: Boolean(due.host), guest: Boolean(due.guest) }
  }

  /** Stops both clocks while there is no connection, or lets them go on. */
  hold(held) {
    this.charge()
    this.held = held
  }

  /** The side whose time is out, undefined for none. */
  out() {
    this.charge()
    return this.kind === 'none' || this.held ? undefined : SIDES.find(side => this.due[side] && this.left[side] <= 0)
  }

  /** The message to the guest: the milliseconds left, and which clocks run (0 none, 1 the host's, 2 the guest's, 3 both). */
  told() {
    this.charge()
    return { say: 'clock', host: Math.round(this.left.host), guest: Math.round(this.left.guest), runs: this.held ? 0 : Number(this.due.host) + 2 * Number(this.due.guest) }
  }
}

/** Milliseconds as a clock shows them: 4:05. */
export function shown(ms) {
  const seconds = Math.ceil(ms / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** The seconds left at which a screen reader gets a warning. */
const WARNED = [60, 30, 10]

/** The seconds of the warning to give when the milliseconds left go from before to after; undefined for none. */
export const warned = (before, after) => WARNED.find(seconds => before > 1000 * seconds && after <= 1000 * seconds)

/** The legal move for a player whose time is out: the one that costs least by the rules. */
export function least(moves) {
  const first = ['check', 'pass', 'draw', 'proceed', 'fold', 'bring-in'].find(move => moves.includes(move))
  return first ?? moves.find(move => move.endsWith('_')) ?? moves.find(move => !/^(tsumo|ron|kan|north|abort|raise|bet)|[*+=]$/.test(move)) ?? moves[0] ?? ''
}
