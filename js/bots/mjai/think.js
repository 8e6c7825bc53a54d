// The decisions of a player of the protocol mjai: asks the engine, and puts the answer into the protocol's form.
import { kind, mjai, mpsz } from './table.js'

/**
 * @typedef {Pick<import('../../types.js').Tefuda['mahjong'], 'choose' | 'ukeire'>} Mahjong
 * @typedef {ReturnType<typeof import('./table.js').createTable>} Table
 * @typedef {import('./table.js').Event} Event
 * @typedef {import('../../games/mahjong/types.js').MahjongMeld} Meld
 */

/** Events whose tile another player may win with: a discard, a tile added to a pon, a closed kan, a north set aside. */
const OFFERS = ['dahai', 'kakan', 'ankan', 'nukidora', 'kita']

/** The player's own events after which it is to discard. */
export const DRAWS = ['tsumo', 'chi', 'pon']

/** @type {Record<string, string>} */
const CALLS = { chi: 'chi', pon: 'pon', openKan: 'daiminkan' }

/** A kan in the player's own turn. @param {Meld} meld */
function kan({ type, tiles }) {
  const names = tiles.map(mjai)
  // The last tile is the one added to a pon.
  return type === 'closedKan' ? { type: 'ankan', consumed: names } : { type: 'kakan', pai: names[3], consumed: names.slice(0, 3) }
}

/** A call of another player's discard. @param {Meld} meld @param {Event} e */
function call({ type, tiles, called }, e) {
  const consumed = tiles.filter((_, i) => i !== called).map(mjai)
  return { type: CALLS[type], target: e.actor, pai: e.pai, consumed }
}

/**
 * Whether the server accepts a move in answer to an event. The original server lists the moves that it accepts, except discards, and
 * the tiles that it refuses as discards.
 * @param {Event} e @param {Event | undefined} move
 */
export function taken({ possible_actions: moves, cannot_dahai: refused }, move) {
  if (move?.type === 'dahai') return !refused?.includes(move.pai)
  if (!move || !Array.isArray(moves)) return true
  const own = (/** @type {Event} */ one) => [...(one.consumed ?? [])].sort().join()
  return moves.some(one => one.type === move.type && own(one) === own(move))
}

/**
 * A function that answers events of a table.
 * @param {Mahjong} mahjong
 * @param {import('../../games/mahjong/types.js').MahjongLevel} [level]
 */
export function createThinker(mahjong, level) {
  /** The server's name for setting a north aside. */
  let north = 'nukidora'

  /** A candidate of the player's own turn as a move. @param {Table} table @param {import('../../games/mahjong/types.js').MahjongCandidate} best */
  const turn = (table, best) => {
    const pai = best.tile === null ? undefined : mjai(best.tile)
    const discard = { type: 'dahai', pai, tsumogiri: best.drawn }
    switch (best.action) {
      case 'tsumo':
        return { type: 'hora', target: table.me, pai }
      case 'abort':
        return { type: 'ryukyoku', reason: 'kyushukyuhai' }
      case 'kan':
        return kan(/** @type {Meld} */ (best.meld))
      case 'north':
        return { type: north, pai: 'N' }
      case 'riichi':
        return { type: 'reach', then: discard }
    }
    return discard
  }

  /** The player's own moves, best first. @param {Table} table @param {AbortSignal} [signal] @returns {Promise<Event[]>} */
  const turns = async (table, signal) => (await mahjong.choose(table.view(), { level, signal })).candidates.map(candidate => turn(table, candidate))

  const discards = (/** @type {Event[]} */ moves) => moves.flatMap(({ then }) => then ?? [])

  /** The answer in the player's own turn. @param {Table} table @param {Event} e @param {AbortSignal} signal */
  const own = async (table, e, signal) => {
    const moves = await turns(table, signal)
    const move = moves.find(one => taken(e, one))
    return move?.then ? { ...move, then: discards(moves) } : move
  }

  /** The answer to another player's tile: a win, a call or none. @param {Table} table @param {Event} e @param {AbortSignal} signal */
  const answer = async (table, e, signal) => {
    const chankan = e.type !== 'dahai'
    const tile = e.type === 'ankan' ? kind(mpsz(e.consumed[0])) : mpsz(e.pai ?? 'N')
    const { shanten, tiles } = await mahjong.ukeire(table.hand(), { signal })
    const waits = shanten === 0 && tiles ? tiles.map(({ tile }) => tile) : []
    table.waitsFor(waits)
    const { candidates } = await mahjong.choose(table.view({ tile, from: e.actor, chankan }), { level, signal })
    const moves = candidates.map(({ action, meld }) => (action === 'ron' ? { type: 'hora', target: e.actor, pai: mjai(tile) } : meld ? call(meld, e) : undefined))
    const move = moves.find(one => taken(e, one))
    if (move?.type !== 'hora' && e.type !== 'ankan' && waits.includes(kind(tile))) table.miss()
    return move
  }

  return {
    /**
     * The answer to an event, undefined for none. `then` of a riichi has its discards, best first.
     * @param {Table} table @param {Event} e @param {AbortSignal} signal @returns {Promise<Event | undefined>}
     */
    answer: async (table, e, signal) => {
      if (e.type === 'kita') north = e.type
      if (e.actor === table.me) return DRAWS.includes(e.type) ? own(table, e, signal) : undefined
      return OFFERS.includes(e.type) ? answer(table, e, signal) : undefined
    },
    /** The discards for a riichi, best first, before the declaration is recorded. @param {Table} table @returns {Promise<Event[]>} */
    riichi: async table => discards(await turns(table)),
  }
}
