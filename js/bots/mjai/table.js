// What a player of the protocol mjai has seen of a round, as the engine asks for it.

const SUITS = 'mps'
const HONOURS = 'ESWNPFC'
const WINDS = /** @type {const} */ (['E', 'S', 'W', 'N'])
const OTHERS = /** @type {const} */ (['right', 'across', 'left'])
const MARKS = '+=-'
const WALL = 70

/** A name of mjai in MPSZ: '5mr' is '0m', 'E' is '1z'. @param {string} name */
export const mpsz = name => (name.length === 1 ? `${HONOURS.indexOf(name) + 1}z` : name.length === 3 ? `0${name[1]}` : name)

/** A tile in MPSZ as mjai names it. @param {string} tile */
export const mjai = tile => (tile[1] === 'z' ? HONOURS[Number(tile[0]) - 1] : tile[0] === '0' ? `5${tile[1]}r` : tile)

/** A tile without its colour: a red five is a five. @param {string} tile */
export const kind = tile => (tile[0] === '0' ? `5${tile[1]}` : tile)

const order = (/** @type {string} */ tile) => 10 * (SUITS + 'z').indexOf(tile[1]) + Number(kind(tile)[0]) + (tile[0] === '0' ? 0.5 : 0)

/** The text of a meld. @param {string} type @param {string[]} own @param {string} [called] @param {number} [from] 1 right, 2 across, 3 left */
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
 * @typedef {{ type: string, text: string, tiles: string[] }} Meld its own tiles, the called one apart
 * @typedef {Record<string, any>} Event
 */

/** A table at which one sits at a seat. @param {number} me 0-3 */
export function createTable(me) {
  const left = (/** @type {number} */ seat) => (seat - me + 4) % 4
  /** @type {any} */
  let round

  /** @param {Event} e */
  const begin = e => {
    round = {
      hand: e.tehais[me].map(mpsz), drawn: undefined, melds: [], dora: [mpsz(e.dora_marker)], seen: [], riichi: [false, false, false, false],
      safe: [[], [], [], []], scores: [...e.scores], left: WALL, own: new Set(), missed: false, locked: false, touched: false, rinshan: false, called: false,
      options: { round: e.bakaze, seat: WINDS[(me - e.oya + 4) % 4] },
    }
  }

  /** @param {string} tile */
  const take = tile => {
    const at = round.hand.indexOf(tile)
    if (at < 0) throw new Error(`${mjai(tile)} is not in the hand`)
    round.hand.splice(at, 1)
  }

  /** @param {Event} e */
  const draw = e => {
    round.left--
    round.rinshan = round.kan === e.actor
    round.kan = undefined
    round.called = false
    if (e.actor !== me) return
    round.drawn = mpsz(e.pai)
    round.hand.push(round.drawn)
  }

  /** @param {Event} e */
  const discard = e => {
    const tile = mpsz(e.pai)
    round.seen.push(tile)
    round.safe.forEach((/** @type {string[]} */ tiles, /** @type {number} */ seat) => {
      if (seat === e.actor || round.riichi[seat]) tiles.push(tile)
    })
    if (e.actor !== me) return
    take(tile)
    round.drawn = undefined
    round.called = false
    round.own.add(kind(tile))
    if (!round.riichi[me]) round.missed = false
  }

  /** @param {Event} e */
  const meld = e => {
    const [own, called] = [e.consumed.map(mpsz), e.target === undefined ? undefined : mpsz(e.pai)]
    round.touched = true
    if (e.type !== 'chi' && e.type !== 'pon') round.kan = e.actor
    if (e.actor !== me) {
      round.seen.push(...(e.type === 'kakan' ? [mpsz(e.pai)] : own))
      return
    }
    round.drawn = undefined
    if (e.type === 'kakan') {
      take(mpsz(e.pai))
      const pon = round.melds.find((/** @type {Meld} */ m) => m.type === 'pon' && kind(m.tiles[0]) === kind(mpsz(e.pai)))
      const text = pon.text
      return void Object.assign(pon, { type: 'kakan', text: text.slice(0, -1) + mpsz(e.pai)[0] + text.at(-1) })
    }
    own.forEach(take)
    if (called) round.seen.splice(round.seen.lastIndexOf(called), 1)
    round.called = e.type === 'chi' || e.type === 'pon'
    round.melds.push({ type: e.type, text: meldText(e.type, own, called, left(e.target)), tiles: own })
  }

  /** @type {Record<string, (e: Event) => void>} */
  const handlers = {
    start_kyoku: begin,
    tsumo: draw,
    dahai: discard,
    chi: meld, pon: meld, daiminkan: meld, kakan: meld, ankan: meld,
    dora: e => void round.dora.push(mpsz(e.dora_marker)),
    reach: e => void (round.riichi[e.actor] = true),
    reach_accepted: e => void (round.scores[e.actor] -= 1000),
  }

  return {
    me,
    /** Notes what has happened. @param {Event} e */
    see: e => handlers[e.type]?.(e),
    /** Whether a round has begun. */
    begun: () => round !== undefined,
    /** The hand as text, the drawn tile last. */
    hand: () => {
      const at = round.drawn === undefined ? -1 : round.hand.lastIndexOf(round.drawn)
      const tiles = round.hand.filter((/** @type {string} */ _, /** @type {number} */ i) => i !== at)
      if (at >= 0) tiles.push(round.drawn)
      return [tiles.join(''), ...round.melds.map((/** @type {Meld} */ m) => m.text)].join(',') + (round.called ? ',' : '')
    },
    /** What the engine asks for of the table; a tile that is offered does not lie open. @param {boolean} [offered] */
    situation: offered => ({
      ...round.options, dora: round.dora, visible: offered ? round.seen.slice(0, -1) : round.seen, left: round.left, points: round.scores[me],
      riichi: OTHERS.filter((_, i) => round.riichi[(me + i + 1) % 4]), inRiichi: round.riichi[me], furiten: round.missed || round.locked || round.furiten,
      safe: Object.fromEntries(OTHERS.map((name, i) => [name, round.safe[(me + i + 1) % 4]])),
      firstTurn: !round.touched && round.own.size === 0, rinshan: round.rinshan,
    }),
    /** Whose tile it is, as the engine says it. @param {number} seat */
    other: seat => OTHERS[left(seat) - 1],
    drawn: () => /** @type {string | undefined} */ (round.drawn),
    inRiichi: () => /** @type {boolean} */ (round.riichi[me]),
    melds: () => /** @type {Meld[]} */ (round.melds),
    /** What one waits for: a wait of one's own discards is furiten. @param {string[]} waits */
    waitsFor: waits => void (round.furiten = waits.some(tile => round.own.has(tile))),
    /** One has let a winning tile go. */
    miss: () => {
      round.missed = true
      round.locked ||= round.riichi[me]
    },
  }
}
