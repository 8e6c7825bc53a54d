// tefuda as a player of @kobalab/majiang-core's own game driver, beside those of @kobalab/majiang-ai.
import { performance } from 'node:perf_hooks'
import { Majiang } from './majiang.js'

const MARKS = ['', '+', '=', '-']
/** A tile of the driver, 'm0_*-', in tefuda's words. */
const tileOf = p => p[1] + p[0]
const kindOf = p => `${p[1] === '0' ? 5 : p[1]}${p[0]}`
/** A meld of the driver, 'm34-0', in tefuda's words. */
const meldOf = m => m.slice(1) + m[0]
/** A meld by its tiles and the mark at the one that was called, in any order. */
const keyOf = m => {
  const suit = m.match(/[mpsz]/)[0]
  return suit + [...m.replace(/[mpsz]/, '').matchAll(/\d[+=-]?/g)].map(([digit]) => digit).sort().join('')
}

export class Seat extends Majiang.Player {
  /** @param {import('../js/games/mahjong/types.js').Mahjong} mahjong @param {string} level @param {(ms: number) => void} took */
  constructor(mahjong, level, took = () => {}) {
    super()
    Object.assign(this, { _mahjong: mahjong, _level: level, _took: took })
  }

  qipai(qipai) {
    this._safe = [0, 1, 2, 3].map(() => new Set())
    this._riichi = [false, false, false, false]
    super.qipai(qipai)
  }

  dapai(dapai) {
    // What is thrown is safe against its thrower and all in riichi.
    const kind = kindOf(dapai.p)
    for (let l = 0; l < 4; l++) if (l === dapai.l || this._riichi[l]) this._safe[l].add(kind)
    if (dapai.p.endsWith('*')) this._riichi[dapai.l] = true
    super.dapai(dapai)
  }

  action_kaiju() { this._callback() }
  action_qipai() { this._callback() }
  action_hule() { this._callback() }
  action_pingju() { this._callback() }
  action_jieju() { this._callback() }

  action_zimo(zimo, rinshan) {
    if (zimo.l !== this._menfeng) return this._callback()
    const moves = new Map()
    if (this.allow_hule(this.shoupai, null, rinshan)) moves.set('tsumo', { hule: '-' })
    if (this.allow_pingju(this.shoupai)) moves.set('abort', { daopai: '-' })
    for (const m of this.get_gang_mianzi(this.shoupai) ?? []) moves.set(keyOf(m), { gang: m })
    for (const p of this.allow_lizhi(this.shoupai) || []) moves.set(tileOf(p) + p.slice(2) + '*', { dapai: `${p}*` })
    return this._decide('turn', moves, { rinshan: Boolean(rinshan) })
  }

  action_fulou(fulou) {
    if (fulou.l !== this._menfeng || /^[mpsz]\d{4}/.test(fulou.m) || fulou.m.replace(/\D/g, '').length === 4) return this._callback()
    return this._decide('called', new Map(), {})
  }

  action_dapai(dapai) {
    if (dapai.l === this._menfeng) return this._callback()
    const p = dapai.p.slice(0, 2) + MARKS[(4 + dapai.l - this._menfeng) % 4]
    const moves = new Map()
    if (this.allow_hule(this.shoupai, p)) moves.set('ron', { hule: '-' })
    const calls = [this.get_gang_mianzi(this.shoupai, p), this.get_peng_mianzi(this.shoupai, p), this.get_chi_mianzi(this.shoupai, p)]
    for (const m of calls.flatMap(all => all ?? [])) moves.set(keyOf(m), { fulou: m })
    return this._answer(dapai.l, dapai.p.slice(0, 2), moves, {})
  }

  action_gang(gang) {
    if (gang.l === this._menfeng || /^[mpsz]\d{4}$/.test(gang.m)) return this._callback()
    const p = gang.m[0] + gang.m.slice(-1)
    const moves = new Map()
    if (this.allow_hule(this.shoupai, p + MARKS[(4 + gang.l - this._menfeng) % 4], true)) moves.set('ron', { hule: '-' })
    return this._answer(gang.l, p, moves, { chankan: true })
  }

  _answer(l, p, moves, more) {
    if (!moves.size) return this._callback()
    moves.set('pass', undefined)
    return this._decide('offered', moves, { ...more, offer: tileOf(p), active: this._seatOf(l) })
  }

  /** Asks the engine, which gets what the seat sees. A throw is of every tile that may be thrown. */
  _decide(phase, moves, more) {
    if (phase !== 'offered') for (const p of this.get_dapai(this.shoupai)) moves.set(tileOf(p) + p.slice(2), { dapai: p })
    const legal = { moves: [...moves].map(([key, reply]) => (reply?.gang || reply?.fulou ? meldOf(reply.gang ?? reply.fulou) : key)) }
    const view = { ...this._view_of(phase), legal, ...more }
    const began = performance.now()
    const { best } = this._mahjong.choose(view, { level: this._level })
    this._took(performance.now() - began)
    const reply = moves.has(best) ? moves.get(best) : moves.get(keyOf(best))
    if (!reply && best !== 'pass') throw new Error(`${best} is not among ${[...moves.keys()]}`)
    return this._callback(reply)
  }

  /** The seat of a wind: seat 0 is who deals first. */
  _seatOf(l) { return (this._model.jushu + l) % 4 }

  _view_of(phase) {
    const model = this._model
    const [players, points, me] = [[], [], this._seatOf(this._menfeng)]
    for (let l = 0; l < 4; l++) {
      const hand = model.shoupai[l]
      const river = model.he[l]._pai.map(p => ({ tile: tileOf(p), drawn: p[2] === '_', riichi: p.includes('*'), called: /[+=-]$/.test(p) }))
      points[this._seatOf(l)] = model.defen[model.player_id[l]]
      players[this._seatOf(l)] = {
        concealed: 13 - 3 * hand._fulou.length, melds: hand._fulou.map(m => ({ meld: meldOf(m) })), river,
        riichi: this._riichi[l], safe: [...this._safe[l]],
      }
    }
    players[me].concealed += phase === 'offered' ? 0 : 1
    return {
      rules: 'majiang', seat: me, phase, active: me, number: 4 * model.zhuangfeng + model.jushu, honba: model.changbang, sticks: model.lizhibang,
      left: this.shan.paishu, points, dora: this.shan.baopai.filter(Boolean).map(tileOf), hand: this.shoupai.toString(),
      furiten: !this._neng_rong, firstTurn: this._diyizimo, players,
    }
  }
}
