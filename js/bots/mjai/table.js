// Collects what a player of the protocol mjai sees of a round, and makes a view for the engine of it.

const SUITS = 'mps'
const HONOURS = 'ESWNPFC'
const MARKS = '+=-'
/** The number of tiles that can be drawn in a round, by number of players. */
const WALLS = { 3: 55, 4: 70 }
/** Each player's points at the start, by number of players. */
const START = { 3: 35_000, 4: 25_000 }
const NORTH = '4z'

/** An mjai tile in MPSZ: '5mr' is '0m', 'E' is '1z'. @param {string} name */
export const mpsz = name => (name.length === 1 ? `${HONOURS.indexOf(name) + 1}z` : name.length === 3 ? `0${name[1]}` : name)

/** An MPSZ tile in mjai's notation. @param {string} tile */
export const mjai = tile => (tile[1] === 'z' ? HONOURS[Number(tile[0]) - 1] : tile[0] === '0' ? `5${tile[1]}r` : tile)

/** A tile without its colour: a red five becomes a plain one. @param {string} tile */
export const kind = tile => (tile[0] === '0' ? `5${tile[1]}` : tile)

const order = (/** @type {string} */ tile) => 10 * (SUITS + 'z').indexOf(tile[1]) + Number(kind(tile)[0]) + (tile[0] === '0' ? 0.5 : 0)

/** The text of a meld, with a mark for the player it was called from. @param {string} type @param {string[]} own @param {string} [called] @param {number} [from] 1 right, 2 across, 3 left */
function meldText(type, own, called, from = 0) {
  const sorted = [...own].sort((a, b) => order(a) - order(b))
  const digits = sorted.map(tile => tile[0])
  if (called) {
    const at = type === 'chi' ? sorted.filter(tile => order(tile) < order(called)).length : digits.length
    digits.splice(at, 0, called[0] + MARKS[from - 1])
  }
  return digits.join('') + own[0][1]
}

/**
 * Whether a game has three players, judged by the first round that the server sends. Some servers send three hands, or an empty
 * fourth hand. Others send a fourth hand of unknown tiles with 0 points. No player of four starts with 0 points, but a bot that
 * joins late may find that the fourth has lost all. Then points and sticks add up to what four started with, which is not three
 * times a whole thousand.
 * @param {Event} e @param {number} me
 */
function isOfThree({ scores, tehais, kyotaku = 0, oya }, me) {
  if (scores?.length === 3 || !tehais[3]?.length) return true
  if (scores?.[3] !== 0 || me === 3 || oya === 3) return false
  const all = scores.reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 1000 * kyotaku)
  return all > 0 && all % 3000 === 0
}

/**
 * @typedef {{ type: string, text: string, tile: string }} Meld
 * @typedef {Record<string, any>} Event
 * @typedef {import('../../games/mahjong/types.js').MahjongRulesLike} Rules
 * @typedef {{ melds: Meld[], river: { tile: string, drawn: boolean, riichi: boolean, called: boolean }[], norths: number, riichi: boolean,
 *   safe: Set<string>, concealed: number }} Seat
 */

/**
 * A table, seen from a seat.
 * @param {number} me the seat, 0-3
 * @param {{ players?: 3 | 4, rules?: Rules }} [options] facts that the server does not send. By default the players are guessed
 *   from the first round, and the rules are Tenhou's
 */
export function createTable(me, options = {}) {
  let { players } = options
  /** @type {number[] | undefined} points by seat, if the server sends them */
  let scores
  /** @type {any} */
  let round

  /** @param {Event} e */
  const begin = e => {
    players ??= isOfThree(e, me) ? 3 : 4
    round = {
      hand: e.tehais[me].map(mpsz), drawn: undefined, dora: [mpsz(e.dora_marker)], number: 'ESWN'.indexOf(e.bakaze) * players + e.oya, honba: e.honba,
      sticks: e.kyotaku ?? 0, points: (scores ?? Array(players).fill(START[players])).slice(0, players), left: WALLS[players], missed: false, locked: false, furiten: false, touched: false,
      rinshan: false, called: false,
      seats: Array.from({ length: players }, () => ({ melds: [], river: [], norths: 0, riichi: false, safe: new Set(), concealed: 13 })),
    }
  }

  /** @param {Event} e @returns {Seat} */
  const actor = e => round.seats[e.actor]

  /** @param {string} tile */
  const take = tile => {
    const at = round.hand.indexOf(tile)
    if (at < 0) throw new Error(`${mjai(tile)} is not in the hand`)
    round.hand.splice(at, 1)
  }

  /** @param {Event} e */
  const draw = e => {
    round.left--
    round.rinshan = round.replaces === e.actor
    round.replaces = undefined
    round.called = false
    actor(e).concealed++
    if (e.actor !== me) return
    round.drawn = mpsz(e.pai)
    round.hand.push(round.drawn)
  }

  /** @param {Event} e */
  const discard = e => {
    const tile = mpsz(e.pai)
    const seat = actor(e)
    const riichi = round.reach === e.actor
    seat.river.push({ tile, drawn: Boolean(e.tsumogiri), riichi, called: false })
    seat.concealed--
    round.reach = undefined
    for (const other of round.seats) if (other === seat || other.riichi) other.safe.add(kind(tile))
    if (e.actor !== me) return
    take(tile)
    round.drawn = undefined
    round.called = false
    if (!seat.riichi || riichi) round.missed = false
  }

  /** Takes tiles out of a hand for a meld or a north. After a kan or a north the next draw is from the dead wall. @param {Event} e @param {string[]} own */
  const layOpen = (e, own) => {
    round.touched = true
    actor(e).concealed -= own.length
    if (e.type !== 'chi' && e.type !== 'pon') round.replaces = e.actor
    if (e.actor !== me) return
    own.forEach(take)
    round.drawn = undefined
  }

  /** @param {Event} e */
  const meld = e => {
    const { melds } = actor(e)
    if (e.type === 'kakan') {
      const added = mpsz(e.pai)
      layOpen(e, [added])
      const pon = melds.find(m => m.type === 'pon' && kind(m.tile) === kind(added))
      if (!pon) throw new Error(`there is no pon for ${e.pai}`)
      return void Object.assign(pon, { type: 'kakan', text: pon.text.slice(0, -1) + added[0] + added[1] })
    }
    const own = e.consumed.map(mpsz)
    const called = e.type === 'ankan' ? undefined : mpsz(e.pai)
    layOpen(e, own)
    if (called) {
      round.seats[e.target].river.at(-1).called = true
      round.called = e.actor === me && e.type !== 'daiminkan'
      round.rinshan = false
    }
    melds.push({ type: e.type, text: meldText(e.type, own, called, (e.target - e.actor + 4) % 4), tile: own[0] })
  }

  /** @param {Event} e */
  const north = e => {
    actor(e).norths++
    layOpen(e, [NORTH])
  }

  /** @type {Record<string, (e: Event) => void>} */
  const handlers = {
    start_kyoku: begin,
    tsumo: draw,
    dahai: discard,
    chi: meld, pon: meld, daiminkan: meld, kakan: meld, ankan: meld,
    nukidora: north, kita: north,
    dora: e => void round.dora.push(mpsz(e.dora_marker)),
    reach: e => {
      actor(e).riichi = true
      round.reach = e.actor
    },
    reach_accepted: e => {
      round.points[e.actor] -= 1000
      round.sticks++
    },
  }

  /** The hand as text, the drawn tile last. */
  const hand = () => {
    const at = round.drawn === undefined ? -1 : round.hand.lastIndexOf(round.drawn)
    const tiles = round.hand.filter((/** @type {string} */ _, /** @type {number} */ i) => i !== at)
    if (at >= 0) tiles.push(round.drawn)
    return [tiles.join(''), ...round.seats[me].melds.map((/** @type {Meld} */ m) => m.text)].join(',') + (round.called ? ',' : '')
  }

  return {
    me,
    hand,
    /** Records an event. @param {Event} e */
    see: e => {
      if (Array.isArray(e.scores)) scores = e.scores
      if (!handlers[e.type]) return
      if (!round && e.type !== 'start_kyoku') throw new Error('no round has begun')
      handlers[e.type](e)
    },
    /**
     * A legal discard without any search: the drawn tile, else the last tile that the server does not refuse, if possible of another
     * suit than the meld just called.
     * @param {string[]} [refused]
     */
    discard: (refused = []) => {
      const { drawn, hand, seats } = round
      if (drawn !== undefined && !refused.includes(mjai(drawn))) return { type: 'dahai', pai: mjai(drawn), tsumogiri: true }
      const suit = round.called ? seats[me].melds.at(-1).tile[1] : ''
      const free = hand.filter((/** @type {string} */ tile) => !refused.includes(mjai(tile)))
      const pai = free.findLast((/** @type {string} */ tile) => tile[1] !== suit) ?? free.at(-1) ?? hand.at(-1)
      return { type: 'dahai', pai: mjai(pai), tsumogiri: false }
    },
    /** Whether a round has begun. */
    begun: () => round !== undefined,
    /**
     * The view for the engine: in the player's own turn, or with an offered tile, which another player discarded, or which can
     * be robbed.
     * @param {{ tile: string, from: number, chankan: boolean }} [offer]
     * @returns {import('../../games/mahjong/types.js').MahjongViewLike}
     */
    view: offer => ({
      rules: options.rules ?? (players === 3 ? 'tenhou-sanma' : 'tenhou'), seat: me, phase: offer ? 'offered' : round.called ? 'called' : 'turn',
      active: offer ? offer.from : me, number: round.number, honba: round.honba, sticks: round.sticks, left: round.left, points: round.points,
      dora: round.dora, hand: hand(), offer: offer ? offer.tile : null, chankan: offer?.chankan ?? false, rinshan: round.rinshan,
      furiten: round.missed || round.locked || round.furiten, firstTurn: !round.touched && !round.seats[me].river.length,
      players: round.seats.map((/** @type {Seat} */ { melds, safe, ...seat }) => ({ ...seat, melds: melds.map(({ text }) => ({ meld: text })), safe: [...safe] })),
    }),
    /** Takes the player's waits. The player is furiten if one of them is among the own discards. @param {string[]} waits */
    waitsFor: waits => {
      round.furiten = round.seats[me].river.some((/** @type {{ tile: string }} */ { tile }) => waits.includes(kind(tile)))
    },
    /** Records that the player passed on a winning tile. */
    miss: () => {
      round.missed = true
      round.locked ||= round.seats[me].riichi
    },
  }
}
