// What a player of the protocol mjai does: it asks the engine, and says it as the protocol does.
import { kind, mjai, mpsz } from './table.js'

/**
 * @typedef {Pick<import('../../types.js').Tefuda['mahjong'], 'chooseDiscard' | 'chooseCall' | 'ukeire'>} Mahjong
 * @typedef {ReturnType<typeof import('./table.js').createTable>} Table
 * @typedef {import('./table.js').Event} Event
 */

/** The tiles of a meld's text in mjai's names, without marks. @param {string} text */
const tilesOf = text => [...text.slice(0, -1).replace(/[+=-]/g, '')].map(digit => mjai(digit + text.at(-1)))

/** @param {Mahjong} mahjong @param {import('../../games/mahjong/types.js').MahjongPlayer} [player] */
export function createThinker(mahjong, player) {
  /** A kan of one's own turn. @param {string} move */
  const kan = move => {
    const tiles = tilesOf(move)
    if (!/[+=-]/.test(move)) return { type: 'ankan', consumed: tiles }
    // The text of the pon, and the tile added to it.
    return { type: 'kakan', pai: tiles[3], consumed: tiles.slice(0, 3) }
  }

  /** At one's own turn. @param {Table} table */
  const turn = async table => {
    const { best } = await mahjong.chooseDiscard(table.hand(), { ...table.situation(), player })
    const discard = { type: 'dahai', pai: mjai(best.move), tsumogiri: best.drawn }
    switch (best.action) {
      case 'tsumo':
        return { type: 'hora', target: table.me, pai: mjai(best.move) }
      case 'abort':
        return { type: 'ryukyoku', reason: 'kyushukyuhai' }
      case 'kan':
        return kan(best.move)
      case 'riichi':
        return { type: 'reach', then: discard }
    }
    return discard
  }

  /** When another throws a tile, or adds one to a pon. @param {Table} table @param {Event} e @param {boolean} chankan */
  const answer = async (table, e, chankan) => {
    const tile = mpsz(e.pai)
    const useful = await mahjong.ukeire(table.hand(), {})
    const waits = useful.shanten === 0 && useful.tiles ? useful.tiles.map(({ tile }) => tile) : []
    table.waitsFor(waits)
    const from = table.other(e.actor)
    const { best } = await mahjong.chooseCall(table.hand(), { ...table.situation(true), rinshan: false, tile, from, chankan, player })
    if (best.action === 'ron') return { type: 'hora', target: e.actor, pai: e.pai }
    if (waits.includes(kind(tile))) table.miss()
    if (best.action === 'pass' || table.inRiichi() || chankan) return undefined
    const tiles = tilesOf(best.move)
    tiles.splice(tiles.indexOf(e.pai), 1)
    return { type: best.action === 'kan' ? 'daiminkan' : best.action, target: e.actor, pai: e.pai, consumed: tiles }
  }

  /** What to do after an event, undefined for nothing. @param {Table} table @param {Event} e @returns {Promise<Event | undefined>} */
  return async (table, e) => {
    const own = e.actor === table.me
    if (own && ['tsumo', 'chi', 'pon'].includes(e.type)) return turn(table)
    if (!own && (e.type === 'dahai' || e.type === 'kakan')) return answer(table, e, e.type === 'kakan')
    return undefined
  }
}
