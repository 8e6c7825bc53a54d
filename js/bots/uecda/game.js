// What a client of the UECda protocol knows of a game, from the tables that it is sent. There are no rules here: who plays,
// what lies there and what it does is as the server says.
import { cardsOf, handOf, infoOf, PLAYERS, ProtocolError, roleOf, suitsOf } from './table.js'

/**
 * @typedef {import('./table.js').Table} Table
 * @typedef {{ from: number, to: number, count: number, cards: string }} Gift
 * @typedef {import('../../games/daifugo/types.js').ViewLike & { hand: string }} View
 */

/** @param {number} seat */
const other = seat => (/** @type {number} */ one) => one !== seat

/**
 * The gifts that classes ask for, without cards: tributes, then returns.
 * @param {number[]} classes by seat, from 1; zeros for none
 * @returns {Gift[]}
 */
function giftsOf(classes) {
  if (!classes[0]) return []
  const seat = (/** @type {number} */ place) => classes.indexOf(place)
  const tributes = [{ from: seat(5), to: seat(1), count: 2, cards: '' }, { from: seat(4), to: seat(2), count: 1, cards: '' }]
  return [...tributes, ...tributes.map(({ from, to, count }) => ({ from: to, to: from, count, cards: '' }))]
}

/** @param {string[]} cards @param {string[]} others */
const without = (cards, others) => cards.filter(card => !others.includes(card))

/**
 * A game, seen by a player.
 * @param {number} me the player's number
 * @param {Table} first the table that begins the game
 */
export function createGame(me, first) {
  const { players, classes: told, give } = infoOf(first)
  const bySeat = (/** @type {number[]} */ values) => players.map(player => values[player])
  const seat = players.indexOf(me)
  const ranked = new Set(told).size === PLAYERS && told.every(one => one >= 0 && one < PLAYERS)
  const classes = ranked ? bySeat(told).map(one => one + 1) : Array(PLAYERS).fill(0)
  const gifts = giftsOf(classes)
  const dealt = handOf(first)

  /** @type {string[]} */
  let hand = dealt
  let table = infoOf(first)
  let [field, lock, owner, passes] = ['', '', 0, 0]
  /** @type {number[]} */
  let passed = []
  /** @type {string[]} */
  const played = []
  const places = Array(PLAYERS).fill(0)
  /** @type {{ seat: number, role: string }[]} */
  const moves = []
  let begun = false

  const turn = () => players.indexOf(table.turn)

  /** Fills in what the first hand shows of the exchange. */
  const begin = () => {
    begun = true
    owner = turn()
    const got = without(hand, dealt).join(' ')
    const gave = without(dealt, hand).join(' ')
    for (const gift of gifts) {
      // A poor player's first hand has the tribute or has it not, as the server likes.
      const cards = gift.from === seat ? gave : gift.to === seat ? got : ''
      if (cardsOf(cards).length === gift.count) gift.cards = cards
    }
  }

  /** Empties the field. */
  const clear = () => {
    field = lock = ''
    passed = []
    owner = turn()
  }

  /** Takes note of a role. @param {string} role @param {string[]} cards */
  const lay = (role, cards) => {
    const again = cards.find(card => played.includes(card) || (turn() !== seat && hand.includes(card)))
    if (again) throw new ProtocolError(`${again} is laid, but is not player ${table.turn}'s`)
    played.push(...cards)
    field = role
    owner = turn()
    passes = 0
  }

  const pass = () => {
    passed.push(turn())
    passes++
  }

  return {
    seat,
    /** Cards to give back before the game. */
    give,
    /** The seats that are out, in that order, with the last one if they are alone. */
    finish() {
      const out = places.map((place, i) => ({ place, i })).filter(({ place }) => place).sort((a, b) => a.place - b.place).map(({ i }) => i)
      return out.length === PLAYERS - 1 ? [...out, places.indexOf(0)] : out
    },

    /** Takes the table that begins a turn, and returns whether it is the player's own. @param {Table} next */
    turn(next) {
      const info = infoOf(next)
      if (String(info.players) !== String(players)) throw new ProtocolError('the seats have changed within a game')
      hand = handOf(next)
      table = info.mine ? { ...info, turn: me } : info
      if (!begun) begin()
      // Where nobody is left who may play, those who passed play on.
      if (info.clear && (field || passed.includes(turn()))) clear()
      passed = passed.filter(other(turn()))
      // The server forgets the lock under a joker alone, which nothing but the three of spades beats.
      if (field !== 'Jk') lock = info.locked && field ? suitsOf(field) : ''
      return info.mine
    },

    /** Takes the table that ends a turn: what lies there after it. @param {Table} next */
    field(next) {
      const { counts } = infoOf(next)
      const role = roleOf(next)
      const cards = cardsOf(role)
      const laid = table.counts[table.turn] - counts[table.turn]
      if (laid !== 0 && laid !== cards.length) throw new ProtocolError(`player ${table.turn} laid ${cards.length} cards and has ${laid} fewer`)
      if (laid) lay(role, cards)
      else pass()
      moves.push({ seat: turn(), role: laid ? role : '' })
      if (laid && counts[table.turn] === 0) places[turn()] = Math.max(...places) + 1
      table = { ...table, counts }
    },

    /** The position as the engine takes it. @returns {View} */
    view: () => ({
      rules: 'uec', seat, hand: hand.join(' '), counts: bySeat(table.counts), turn: turn(), owner, field,
      played: played.join(' '), places: [...places], classes, passed: [...passed].sort(), passes,
      revolution: table.revolution, lock, gifts: gifts.map(gift => ({ ...gift })), moves: [...moves],
    }),

    /** The position before the game in which the player has cards to give back. @returns {View} */
    giving() {
      const counts = bySeat(table.counts)
      // Some servers count the tributes that have come already, some do not.
      if (counts[seat] !== hand.length) {
        for (const { from, to, count } of gifts.slice(0, gifts.length / 2)) {
          counts[from] -= count
          counts[to] += count
        }
      }
      return {
        rules: 'uec', seat, hand: hand.join(' '), counts, turn: null, classes, gifts: gifts.map(gift => ({ ...gift })),
      }
    },
  }
}
