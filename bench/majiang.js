// The packages @kobalab/majiang-core and -ai: seeded games between four of their players. A watcher sees each decision.
import { chance } from './deal.js'
import { peer } from './report.js'

export const Majiang = peer('@kobalab/majiang-core')
const Player = peer('@kobalab/majiang-ai')

const { xiangting } = Majiang.Util
const SUITS = ['m', 'p', 's', 'z']
const MARKS = ['', '+', '=', '-']
const RESOLUTION = 2 ** 30

/** Runs a function while Math.random depends on the seed. */
export function seeded(seed, run) {
  const { random } = Math
  const next = chance(seed)
  Math.random = () => next(RESOLUTION) / RESOLUTION
  try {
    return run()
  } finally {
    Math.random = random
  }
}

/**
 * One decision of a player, at the time when the player is asked.
 * @typedef {object} Decision
 * @property {'dapai' | 'fulou' | 'gang'} t a discard, a call, a kan
 * @property {() => string | undefined} decide asks the player
 * @property {() => object} record the situation, and the player's values of its candidates
 * @property {string} shoupai
 * @property {string} pai of a call
 */

class Watched extends Player {
  constructor(see) {
    super()
    this._see = see
  }

  select_dapai() {
    return this._show('dapai', '', () => (this.get_gang_mianzi(this.shoupai) && super.select_gang()) ?? super.select_dapai(), () => super.select_dapai())
  }

  select_gang() {
    if (!this.get_gang_mianzi(this.shoupai).length) return undefined
    return this._show('gang', '', () => super.select_gang())
  }

  select_fulou(dapai) {
    const pai = dapai.p.slice(0, 2) + MARKS[(4 + dapai.l - this._menfeng) % 4]
    if (!this._calls(pai).length) return undefined
    return this._show('fulou', pai, () => super.select_fulou(dapai))
  }

  _show(t, pai, turn, choose = turn) {
    // Clears the cache, as at the player's own draw, so that no value depends on earlier questions.
    const anew = run => () => {
      this._eval_cache = {}
      return run()
    }
    this._see({ t, pai, shoupai: this.shoupai.toString(), decide: anew(turn), record: anew(() => this._record(t, pai, choose)), player: this })
    return anew(choose)()
  }

  _calls(pai) {
    return [...this.get_gang_mianzi(this.shoupai, pai), ...this.get_peng_mianzi(this.shoupai, pai), ...this.get_chi_mianzi(this.shoupai, pai)]
  }

  /** The open information in the package's form: counts by suit; index 0 is the red fives, index 5 all fives. */
  situation() {
    const suanpai = this._suanpai
    const lizhi = [0, 1, 2, 3].map(l => (l === this._menfeng ? Boolean(this.shoupai.lizhi) : Boolean(suanpai._lizhi[l])))
    return {
      zhuangfeng: this._model.zhuangfeng,
      menfeng: this._menfeng,
      baopai: this.shan.baopai.filter(Boolean),
      shoupai: this.shoupai.toString(),
      paishu: globalThis.structuredClone(suanpai._paishu),
      lizhi,
      xianwu: suanpai._dapai.map(tiles => Object.keys(tiles)),
      shan_left: this.shan.paishu,
    }
  }

  _record(t, pai, choose) {
    const n = xiangting(this.shoupai)
    const unseen = this._suanpai.paishu_all()
    const value = (shoupai, back) => this.eval_shoupai(shoupai, unseen, back)
    const far = n >= 3
    const head = { t, ...this.situation(), ...(pai && { pai }), n, ny: this.xiangting(this.shoupai) }
    const choice = () => {
      this._eval_cache = {}
      return choose() ?? null
    }
    if (t === 'dapai') {
      const tiles = [...new Set(this.get_dapai(this.shoupai).map(p => p.slice(0, 2)))]
      const cand = tiles.map(p => ({ p, after: this._after(p) })).map(({ p, after }) => ({ p, x: xiangting(after), xy: this.xiangting(after), after }))
      const near = cand.filter(({ x }) => x <= Math.max(n, 0))
      return { ...head, cand: near.map(({ p, x, xy, after }) => ({ p, x, xy, ev: value(after) })), choice: choice() }
    }
    const melds = t === 'gang' ? this.get_gang_mianzi(this.shoupai) : this._calls(pai)
    const cand = melds.map(m => {
      const after = t === 'gang' ? this.shoupai.clone().gang(m) : this.shoupai.clone().fulou(m)
      const x = xiangting(after)
      return far ? { m, xy: this.xiangting(after) } : { m, x, xy: this.xiangting(after), ev: x < 3 ? value(after) : null }
    })
    return { ...head, ev0: far ? null : value(this.shoupai, t === 'fulou' ? '' : undefined), cand, choice: choice() }
  }

  _after(p) {
    const drawn = this.shoupai._zimo === p
    return this.shoupai.clone().dapai(drawn ? `${p}_` : p)
  }
}

/**
 * Plays a game between four players, usually of up to eight rounds.
 * @param {number} seed
 * @param {(decision: any) => void} see
 */
export function play(seed, see) {
  seeded(seed, () => {
    const players = [0, 1, 2, 3].map(() => new Watched(see))
    new Majiang.Game(players, () => {}, Majiang.rule(), 'bench').do_sync()
  })
}

/** A tile of the package, 'm0', in tefuda's notation, '0m'. */
export const tileOf = p => p[1] + p[0]

/** A situation of the package in tefuda's form. */
export function situationOf({ zhuangfeng, menfeng, baopai, paishu, lizhi, xianwu, shan_left }) {
  const plain = SUITS.flatMap(s => paishu[s].slice(1).map((n, i) => (s !== 'z' && i === 4 ? n - paishu[s][0] : n)))
  const others = ['right', 'across', 'left'].map((name, i) => [name, (menfeng + 1 + i) % 4])
  return {
    round: 'ESWN'[zhuangfeng],
    seat: 'ESWN'[menfeng],
    dora: baopai.map(tileOf),
    unseen: [...plain, paishu.m[0], paishu.p[0], paishu.s[0]],
    riichi: others.filter(([, seat]) => lizhi[seat]).map(([name]) => name),
    safe: Object.fromEntries(others.map(([name, seat]) => [name, xianwu[seat].map(tileOf)])),
    left: shan_left,
    inRiichi: lizhi[menfeng],
  }
}
