// The clocks of a game with a friend. The host's page keeps them: it alone measures, and says when time is out. The guest's page shows
// what it is told and counts down from there; none of its messages can change a clock.

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

  /** Sets both clocks for a new game. */
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

  /** Clocks that go on from what was kept, undefined for what no page has kept. */
  static of({ kind, ...left }, now) {
    const { move, game } = CLOCKS[kind] ?? {}
    if (!(move ?? game) || !SIDES.every(side => left[side] >= 0 && left[side] <= 36_000_000)) return undefined
    const clock = new Clock(kind, now)
    clock.left = { host: left.host, guest: left.guest }
    return clock
  }

  /** Charges the sides that are due with the time since the last call. While held, nobody pays. */
  charge() {
    const now = this.now()
    if (!this.held) for (const side of SIDES) if (this.due[side]) this.left[side] = Math.max(0, this.left[side] - (now - this.since))
    this.since = now
  }

  /** Says who is to move. A side that has moved gets its increment, or its time for the next move. */
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

  /** What the guest is told: the milliseconds left, and which clocks run (1 the host's, 2 the guest's, 3 both). */
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

/** The seconds left at which a screen reader is told. */
const WARNED = [60, 30, 10]

/** The warning to say when a clock goes from one time to another, undefined for none. */
export const warned = (before, after) => WARNED.find(seconds => before > 1000 * seconds && after <= 1000 * seconds)

/** The move for a player without time left: what costs least by the rules, among the legal moves. */
export function least(moves) {
  const first = ['check', 'pass', 'draw', 'proceed', 'fold', 'bring-in'].find(move => moves.includes(move))
  return first ?? moves.find(move => move.endsWith('_')) ?? moves.find(move => !/^(tsumo|ron|kan|north|abort|raise|bet)|[*+=]$/.test(move)) ?? moves[0] ?? ''
}
