// Collects what a client of the UECda protocol knows of a game, from the tables that the server sends. There are no rules here:
// the server decides who plays, what is on the table and what it does.
import { cardsOf, handOf, infoOf, PLAYERS, ProtocolError, roleOf, suitsOf } from './table.js'

/** The number of cards in the deck, with its joker. */
const DECK = 53

/**
 * @typedef {import('./table.js').Table} Table
 * @typedef {import('./table.js').Info} Info
 * @typedef {{ from: number, to: number, count: number, cards: string }} Gift
 * @typedef {import('../../games/daifugo/types.js').DaifugoViewLike & { hand: string }} View
 */

/** @param {number} seat */
const other = seat => (/** @type {number} */ one) => one !== seat

/**
 * The gifts between the classes, without their cards: first tributes, then returns.
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
 * Whether hands of these sizes are possible.
 * @param {number[]} counts by player
 * @param {number} all the number of cards in all hands
 */
const possible = (counts, all) => counts.every(count => count >= 0) && counts.reduce((sum, count) => sum + count) === all

/**
 * The sizes of the hands after the exchange: the server's if they are possible. Otherwise the cards are divided equally, and
 * the players after `me` get those left over.
 * @param {number[]} counts by player, as the server sent them
 * @param {number} me
 * @param {number} mine cards in the player's hand
 */
function dealtCounts(counts, me, mine) {
  if (possible(counts, DECK) && counts[me] === mine) return counts
  const others = counts.map((_, player) => Math.floor((DECK - mine) / (PLAYERS - 1)) + Number((player - me + PLAYERS) % PLAYERS <= (DECK - mine) % (PLAYERS - 1)))
  return others.map((count, player) => (player === me ? mine : count))
}

/**
 * A game, seen by a player.
 * @param {number} me the player's number
 * @param {Table} first the table that begins the game
 * @param {(text: string) => void} [tell] gets warnings: impossible data that need not end the game
 */
export function createGame(me, first, tell = () => {}) {
  const { players, classes: told, give, counts: held } = infoOf(first)
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
  /** @type {{ seat: number, move: string }[]} */
  const moves = []
  let begun = false
  if (!possible(held, DECK)) tell(`the server deals hands of ${held} cards, which are not ${DECK} together`)

  const turn = () => players.indexOf(table.turn)

  /** The sizes of the hands before a turn: the server's, or the known ones if those are impossible. @param {Info} info */
  const countsOf = info => {
    const before = begun ? table.counts : dealtCounts(held, me, hand.length)
    const counts = before.map((count, player) => (player === me ? hand.length : count))
    if (possible(info.counts, DECK - played.length) && info.counts[me] === hand.length) return info.counts
    tell(`the server says hands of ${info.counts} cards, which cannot be; they are taken for ${counts}`)
    return counts
  }

  /** The number of cards played in a turn, and the sizes of the hands after it. @param {Info} info @param {string} role @param {string[]} cards */
  const laidOf = (info, role, cards) => {
    const laid = table.counts[table.turn] - info.counts[table.turn]
    const others = info.counts.some((count, player) => player !== table.turn && count !== table.counts[player])
    if ((laid === 0 || laid === cards.length) && !others) return { laid, counts: info.counts }
    // The cards on the table also show the move, because a refused move is not among them.
    const known = role !== field && cards.length > 0
    const counts = table.counts.map((count, player) => (known && player === table.turn ? Math.max(count - cards.length, 0) : count))
    tell(`after a turn of player ${table.turn} the server says hands of ${info.counts} cards; they are taken for ${counts}`)
    return { laid: known ? cards.length : 0, counts }
  }

  /** Fills in the cards of the exchange that the first hand shows. */
  const begin = () => {
    begun = true
    owner = turn()
    const got = without(hand, dealt).join(' ')
    const gave = without(dealt, hand).join(' ')
    for (const gift of gifts) {
      // Depending on the server, a poor player's first hand still holds the tribute or not.
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

  /** Records a combination that was played. @param {string} role @param {string[]} cards */
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
    /** The seats that are out, in order. The last seat is added if it is alone. */
    finish() {
      const out = places.map((place, i) => ({ place, i })).filter(({ place }) => place).sort((a, b) => a.place - b.place).map(({ i }) => i)
      return out.length === PLAYERS - 1 ? [...out, places.indexOf(0)] : out
    },

    /** Takes the table that begins a turn, and returns whether it is the player's own. @param {Table} next */
    turn(next) {
      const info = infoOf(next)
      if (String(info.players) !== String(players)) throw new ProtocolError('the seats have changed within a game')
      hand = handOf(next)
      const turnOf = info.mine ? me : info.turn
      if (!players.includes(turnOf)) throw new ProtocolError(`the turn is player ${turnOf}'s, not 0 to 4`)
      table = { ...info, turn: turnOf, counts: countsOf(info) }
      if (!begun) begin()
      // If no player is left who may play, those who passed may play again.
      if (info.clear && (field || passed.includes(turn()))) clear()
      passed = passed.filter(other(turn()))
      // The server drops the lock under a single joker, which only the three of spades beats.
      if (field !== 'Jk') lock = info.locked && field ? suitsOf(field) : ''
      return info.mine
    },

    /** Takes the table that ends a turn, with the cards on the field after it. @param {Table} next */
    field(next) {
      const role = roleOf(next)
      const cards = cardsOf(role)
      const { laid, counts } = laidOf(infoOf(next), role, cards)
      if (laid) lay(role, cards)
      else pass()
      moves.push({ seat: turn(), move: laid ? role : 'pass' })
      if (laid && counts[table.turn] === 0) places[turn()] = Math.max(...places) + 1
      table = { ...table, counts }
    },

    /** The position in the engine's form. @returns {View} */
    view: () => ({
      rules: 'uec', seat, hand: hand.join(' '), counts: bySeat(table.counts), turns: [turn()], phase: 'play', owner, field,
      played: played.join(' '), places: [...places], classes, passed: [...passed].sort(), passes,
      revolution: table.revolution, lock, gifts: gifts.map(gift => ({ ...gift })), moves: [...moves],
    }),

    /** The position before the game, in which the player has to give cards back. @returns {View} */
    giving() {
      const counts = bySeat(table.counts)
      // Some servers already count the received tributes; the official one does not.
      if (counts[seat] !== hand.length) {
        for (const { from, to, count } of gifts.slice(0, gifts.length / 2)) {
          counts[from] -= count
          counts[to] += count
        }
      }
      const sizes = dealtCounts(counts, seat, hand.length)
      return {
        rules: 'uec', seat, hand: hand.join(' '), counts: sizes, turns: [seat], phase: 'exchange', classes, gifts: gifts.map(gift => ({ ...gift })),
      }
    },
  }
}
