// The guided game on the page: the step, the table, and what the engine says of the reader's move.
import { make, said } from '../ui/make.js'
import { beginning, done, refusal, same, words } from './guide.js'
import { keep, kept } from './progress.js'

/** The rooms with a guided game, in the order in which they are offered. */
export const GUIDED = ['daifugo', 'boards', 'mahjong', 'cardroom', 'calculation', 'draw']

const WORDS = {
  step: (n, of) => [`Step ${n} of ${of}`, `${n} / ${of}`],
  over: ['Done', '修了'],
  refused: (move, says) => [`${move}: the rules do not allow it${says ? `, ${says}` : ''}. Try the marked one.`, `${move}はできません${says ? `（${says}）` : ''}。印のついたところをどうぞ。`],
  allowed: (move, says) => [`${move}: allowed, but another move is asked for here${says ? `. The engine: ${says}` : ''}. Try the marked one.`, `${move}もできますが、ここでは別の手です${says ? `（${says}）` : ''}。印のついたところをどうぞ。`],
  next: ['Next', '次へ'],
  again: ['From the beginning', '最初から'],
  play: ['Play a real game', '本番の対局へ'],
  others: ['Other first games', 'ほかの「はじめての一局」'],
  finished: ['done', '修了'],
  damaged: ['What was kept of your first games was damaged. It lies aside in this browser’s storage; they begin anew.', '保存されていた学習の記録は壊れていました。このブラウザの保存領域に取り分けて、最初から始めます。'],
  unkept: ['This browser keeps nothing more for this page: your steps last as long as the page.', 'このブラウザには保存できません。進みぐあいはこのページを閉じるまでしか残りません。'],
}

const ask = (...args) => globalThis.tefudaDemo.ask(...args)
const title = room => document.querySelector(`#${room} > h2 > [lang="${document.documentElement.lang}"]`).textContent

export class Game {
  /** The step in turn, from 0; the number of steps at the end. */
  n = 0
  /** The position, what the engine says of it, and the pieces that are selected. */
  table
  info
  chosen = new Set()
  /** Whether the reader has made another move than the step asks for, which is then marked. */
  missed = false
  /** Whether a button leads on: the step is done, and the next one begins with another position. */
  paused = false
  busy = false
  says = ''
  storage = ['', '']

  constructor(room, lesson) {
    Object.assign(this, { room, lesson })
    const { rooms, damaged } = kept()
    if (damaged) this.storage = WORDS.damaged
    const { steps = 0 } = rooms.get(room) ?? {}
    this.n = steps < lesson.steps.length ? steps : 0
    this.count = make('p', { class: 'count-learnt' })
    this.bar = make('span', { class: 'bar-learnt', 'aria-hidden': 'true' }, make('i'))
    this.task = make('p', { class: 'task-learnt', role: 'status' })
    this.told = make('p', { class: 'told-learnt', role: 'status' })
    this.tools = make('div', { class: 'tools' })
    this.others = make('div', { class: 'others-learnt' })
    this.place = make('div', { class: 'place-learnt cloth' })
    this.element = make('div', { class: 'game-learnt' }, make('div', { class: 'text-learnt' }, this.count, this.bar, this.task, this.told, this.tools, this.others), this.place)
  }

  get step() { return this.lesson.steps[this.n] }

  /** Draws the game. It asks the engine again, because the language may have changed. */
  async draw() {
    this.said = ''
    await this.at(async () => { this.table ??= await beginning(this.lesson, ask, this.n) })
  }

  /** Changes the position and draws it. Does nothing while another change is under way. */
  async at(change) {
    if (this.busy) return
    this.busy = true
    try {
      await change()
      this.info = await this.lesson.info?.(this.table, ask)
    } catch (error) {
      this.said = error.message
    }
    this.busy = false
    this.lay()
  }

  /** Takes a move of the reader. */
  press(move) {
    const { step } = this
    if (!step || this.paused) return undefined
    return this.at(async () => {
      if (!same(move, step.move)) return this.miss(move)
      const after = await done(this.lesson, ask, this.table, step)
      this.n++
      Object.assign(this, { table: after.table, chosen: new Set(), missed: false, said: '', paused: Boolean(this.step?.table) })
      if (keep(this.room, this.n, !this.step)) this.storage = WORDS.unkept
      return undefined
    })
  }

  async miss(move) {
    const name = this.lesson.name(move, this.table)
    const no = await refusal(this.lesson, ask, this.table, move)
    const of = no ? WORDS.refused(name, no) : WORDS.allowed(name, await words(this.lesson, ask, this.table, move, document.documentElement.lang))
    Object.assign(this, { said: said(of), missed: true, chosen: new Set() })
  }

  /** Selects a piece, or deselects it. With only, at most one piece is selected. */
  toggle(key, only = false) {
    const had = this.chosen.has(key)
    if (only) this.chosen.clear()
    if (had) this.chosen.delete(key)
    else this.chosen.add(key)
    this.lay()
  }

  goOn() {
    return this.at(async () => {
      this.table = await beginning(this.lesson, ask, this.n)
      this.paused = false
    })
  }

  again() {
    return this.at(async () => {
      Object.assign(this, { n: 0, chosen: new Set(), missed: false, paused: false, said: '' })
      this.table = await beginning(this.lesson, ask, 0)
      keep(this.room, 0, false)
    })
  }

  /** Writes and draws all of it. The focus stays on the piece that had it, or goes to what comes next. */
  lay() {
    const { steps, end } = this.lesson
    const over = !this.step
    const before = document.activeElement
    const inside = this.element.contains(before)
    const focus = inside ? before.dataset.key : undefined
    const made = this.n - Number(this.paused)
    this.count.textContent = over ? said(WORDS.over) : said(WORDS.step(made + 1, steps.length))
    this.bar.firstChild.style.setProperty('--done', this.n / steps.length)
    const task = over ? said(end) : said(steps[made].says)
    if (this.task.textContent !== task) this.task.textContent = task
    this.told.textContent = [this.said, said(this.storage)].filter(Boolean).join(' ')
    const wanted = this.missed && !over ? this.step.move : undefined
    if (this.table) this.place.replaceChildren(...[this.lesson.draw({
      table: this.table, info: this.info, chosen: this.chosen, wanted, over: over || this.paused, focus, asks: this.step?.move,
      press: move => this.press(move), toggle: (key, only) => this.toggle(key, only),
    })].flat().filter(Boolean))
    this.tools.replaceChildren(...this.keys(over))
    this.others.replaceChildren(...over ? this.offered() : [])
    this.element.toggleAttribute('data-over', over)
    if (inside) this.refocus(focus)
  }

  refocus(key) {
    const to = (key && this.element.querySelector(`[data-key="${window.CSS.escape(key)}"]`)) ?? this.tools.querySelector('.go') ?? this.place.querySelector('[data-key][tabindex="0"], [data-key]:not([tabindex])') ?? this.tools.querySelector('button')
    to?.focus()
  }

  keys(over) {
    const turn = tab => window.dispatchEvent(new window.CustomEvent('opentab', { detail: tab }))
    const button = (words, onclick, more) => make('button', { onclick, ...more }, said(words))
    if (over) return [button(WORDS.play, () => turn('play'), { class: 'go' }), button(WORDS.again, () => this.again())]
    if (this.paused) return [button(WORDS.next, () => this.goOn(), { class: 'go', 'data-key': 'next' })]
    return this.n ? [button(WORDS.again, () => this.again())] : []
  }

  /** Links to the guided games of the other rooms. */
  offered() {
    const { rooms } = kept()
    const links = GUIDED.filter(room => room !== this.room).map(room => make('li', {},
      make('a', { href: `#${room}?tab=learn`, 'data-icon': room }, make('span', {}, title(room), rooms.get(room)?.ended ? make('span', { class: 'hint' }, ` ${said(WORDS.finished)}`) : undefined))))
    return [make('h4', {}, said(WORDS.others)), make('ul', {}, ...links)]
  }
}
