// The evaluation bar: what the reader can hope for, as far as their own seat can know. It asks a second engine in a worker
// of its own while the game waits for the reader, so no move waits for it. It stops when the game goes on.
import { make, said } from '../ui/make.js'
import { SCALES } from './scale.js'
import { strip } from './strip.js'

/** How long a game must rest before the engine is asked, in milliseconds: several moves in a row ask once. */
const PAUSE = 200

const WORDS = { name: ['Your chances, as far as you can know', '形勢（見えている範囲から）'], asking: ['…', '…'] }

let engine
/** An engine with the room's game, apart from the one that the game asks. */
async function ask(game, view, options) {
  engine ??= import('../tefuda/index.js').then(({ init }) => init({ games: [game] }))
  engine.catch(() => { engine = undefined })
  return (await engine)[game].choose(view, options)
}

export class Bar {
  /** The words shown, in both languages. */
  says = WORDS.asking

  constructor(room) {
    this.room = room
    this.meter = make('div', { class: 'balance', role: 'meter', 'aria-valuemin': '0', 'aria-valuemax': '100' })
    this.figure = make('span', { class: 'figure', 'aria-hidden': 'true' })
    this.element = make('div', { class: 'evaluation', hidden: true }, this.meter, this.figure)
    strip(room).prepend(this.element)
    this.draw(0.5)
  }

  /** Takes the view that the reader sees while the game rests, undefined once it goes on. */
  look(view) {
    clearTimeout(this.timer)
    this.asked?.abort()
    this.asked = undefined
    this.element.toggleAttribute('data-old', true)
    if (view && !view.over) this.timer = setTimeout(() => this.judge(view), PAUSE)
  }

  async judge(view) {
    const { game, options, read } = SCALES[this.room]
    if (!this.mayAsk()) {
      this.element.hidden = true
      return
    }
    this.asked = new window.AbortController()
    const { signal } = this.asked
    const answer = await ask(game, view, { ...options, signal, lang: 'en' }).catch(() => undefined)
    if (signal.aborted) return
    const shown = answer?.candidates?.length ? read(answer, view) : undefined
    this.element.hidden = !shown
    if (!shown) return
    this.says = shown.says
    this.element.toggleAttribute('data-old', false)
    this.draw(Math.min(1, Math.max(0, shown.share)))
  }

  /** Whether the room may have a bar: during.css shows one, and the table offers hints. */
  mayAsk() {
    const room = document.getElementById(this.room)
    return !room.hidden && window.getComputedStyle(room).getPropertyValue('--bar') !== 'none' && Boolean(room.querySelector('[data-icon="hint"]:not([hidden])'))
  }

  draw(share = this.share) {
    this.share = share
    const words = said(this.says)
    this.meter.style.setProperty('--share', `${Math.round(100 * share)}%`)
    this.meter.setAttribute('aria-label', said(WORDS.name))
    this.meter.setAttribute('aria-valuenow', String(Math.round(100 * share)))
    this.meter.setAttribute('aria-valuetext', words)
    this.figure.textContent = words
  }

  remove() {
    this.look()
    this.element.remove()
  }
}
