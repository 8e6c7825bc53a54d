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

/** A function that answers events of a table. @param {Mahjong} mahjong @param {import('../../games/mahjong/types.js').MahjongLevel} [level] */
export function createThinker(mahjong, level) {
  /** The server's name for setting a north aside. */
  let north = 'nukidora'

  /** The answer in the player's own turn. @param {Table} table */
  const turn = async table => {
    const { candidates: [best] } = await mahjong.choose(table.view(), { level })
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

  /** The answer to another player's tile, which may be won with or called. @param {Table} table @param {Event} e */
  const answer = async (table, e) => {
    const chankan = e.type !== 'dahai'
    const tile = e.type === 'ankan' ? kind(mpsz(e.consumed[0])) : mpsz(e.pai ?? 'N')
    const { shanten, tiles } = await mahjong.ukeire(table.hand(), {})
    const waits = shanten === 0 && tiles ? tiles.map(({ tile }) => tile) : []
    table.waitsFor(waits)
    const { candidates: [best] } = await mahjong.choose(table.view({ tile, from: e.actor, chankan }), { level })
    if (best.action === 'ron') return { type: 'hora', target: e.actor, pai: mjai(tile) }
    if (e.type !== 'ankan' && waits.includes(kind(tile))) table.miss()
    return best.meld ? call(best.meld, e) : undefined
  }

  /** The answer to an event, undefined for none. @param {Table} table @param {Event} e @returns {Promise<Event | undefined>} */
  return async (table, e) => {
    if (e.type === 'kita') north = e.type
    if (e.actor === table.me) return ['tsumo', 'chi', 'pon'].includes(e.type) ? turn(table) : undefined
    return OFFERS.includes(e.type) ? answer(table, e) : undefined
  }
}
