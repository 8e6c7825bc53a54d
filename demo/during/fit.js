// The level that fits the reader: one more choice in a room's list of levels. ladder.js has the rule. A game's result counts on the
// level that played it; the list of levels that the room's program reads always has a level of the engine's.
import { history } from '../shell/record/history.js'
import { make, said } from '../ui/make.js'
import { after, ROOMS, start } from './ladder.js'
import { change, state } from './state.js'
import { strip } from './strip.js'

const FIT = 'fit'
const WORDS = {
  name: ['Fits you', 'あなたに合わせる'],
  // What the rule says, by its unit.
  rule: {
    wins: ['Fits you: two more wins than losses on a level: the next game is a level stronger. Two more losses: a level weaker.', 'あなたに合わせる：同じ強さで勝ち越し2なら次は一段強く、負け越し2なら一段弱くなります。'],
    places: ['Fits you: two more first places than last places on a level: the next game is a level stronger. Two more last places: a level weaker.', 'あなたに合わせる：同じ強さで1着が最下位より2回多ければ次は一段強く、最下位が2回多ければ一段弱くなります。'],
    blinds: ['Fits you: 20 big blinds won on a level: the next hand is a level stronger. 20 lost: a level weaker.', 'あなたに合わせる：同じ強さで20ビッグブラインド勝つと次は一段強く、負けると一段弱くなります。'],
  },
  plays: level => [`Opponent: ${level} (fits you)`, `相手：${level}（あなたに合わせた強さ）`],
  waits: level => [`Opponent from the next game on: ${level} (fits you)`, `次の対局から：${level}（あなたに合わせた強さ）`],
  up: { wins: ['two more wins than losses', '勝ち越し2'], places: ['two more first than last places', '1着が最下位より2回多い'], blinds: ['Fits you: 20 big blinds won', '20ビッグブラインドの勝ち'] },
  down: { wins: ['two more losses than wins', '負け越し2'], places: ['two more last than first places', '最下位が1着より2回多い'], blinds: ['Fits you: 20 big blinds lost', '20ビッグブラインドの負け'] },
  stronger: (level, [en, ja]) => [`Next opponent stronger, ${level}: ${en}`, `次は一段強い「${level}」（${ja}）`],
  weaker: (level, [en, ja]) => [`Next opponent weaker, ${level}: ${en}`, `次は一段弱い「${level}」（${ja}）`],
  same: (level, score) => [`Next opponent the same, ${level}: score ${score} on this level`, `次も「${level}」（この強さでの差 ${score}）`],
  most: level => [`Next opponent the same, ${level}: there is none above`, `次も「${level}」（これより上はありません）`],
  least: level => [`Next opponent the same, ${level}: there is none below`, `次も「${level}」（これより下はありません）`],
}

/** Where each room has its list of levels, and where the level that plays stands. */
const LISTS = {
  boards: { list: '#play-level', plays: () => (document.querySelector('#play-you input:checked').value.length === 1 ? document.getElementById('play-panel').dataset.level : undefined) },
  daifugo: { list: '#dfg-level-all', plays: () => document.getElementById('dfg-level-1').value },
  cardroom: { list: '#cr-level-all', plays: () => document.getElementById('cr-level-1').value },
  mahjong: { list: '#mj-level', plays: () => document.getElementById('mj-surface').dataset.level },
}

const list = room => document.querySelector(LISTS[room].list)
const choices = room => [...list(room).querySelectorAll('option, input')].filter(({ value }) => value !== FIT)

/** A room's levels, the weakest first. The card room's strong level plays hold'em for two only (elsewhere it plays as regular). */
function levels(room) {
  const all = ROOMS[room].levels ?? choices(room).map(({ value }) => value)
  const two = room !== 'cardroom' || (document.getElementById('cr-variant').value === 'holdem' && document.getElementById('cr-seats-menu').value === '2')
  return two ? all : all.filter(level => level !== 'strong')
}

/** A level's name, in the page's language. */
function nameOf(room, level) {
  const choice = choices(room).find(({ value }) => value === level)
  if (choice?.tagName === 'OPTION') return choice.dataset[document.documentElement.lang]
  return choice ? `${level} ${choice.parentElement.querySelector(`[lang="${document.documentElement.lang}"]`).textContent}` : level
}

export class Fit {
  /** Makes the words of the note from a level's name; undefined if there is no note. @type {((level: string) => [string, string]) | undefined} */
  says
  /** Whether this part is changing the list, and not the reader. */
  own = false

  constructor(room) {
    this.room = room
    this.note = make('p', { class: 'fits', role: 'status', hidden: true })
    this.choice = this.offer()
    strip(room).append(this.note)
    list(room).addEventListener('change', event => this.chosen(event), true)
    // The room's program reads the list when a game is dealt.
    const sheet = list(room).closest('dialog')
    sheet.addEventListener('click', ({ target }) => {
      if (!target.closest('button') || !this.on) return
      this.set(this.on.level)
      setTimeout(() => sheet.open && this.show())
    }, true)
    sheet.addEventListener('close', () => this.on && this.set(this.on.level))
    if (this.on) {
      if (!levels(room).includes(this.on.level)) change(({ fits }) => fits.set(room, this.begun()))
      document.getElementById(room).toggleAttribute('data-fits', true)
    }
  }

  /** The level and the score on it, while the level adapts. */
  get on() { return state().fits.get(this.room) }

  /** Adds the choice to the list, and the rule below it. */
  offer() {
    const to = list(this.room)
    this.rule = make('p', { class: 'hint' })
    if (to.matches('select')) {
      const option = make('option', { 'value': FIT, 'data-en': WORDS.name[0], 'data-ja': WORDS.name[1] }, said(WORDS.name))
      to.prepend(option)
      to.closest('.entries').after(this.rule)
      return option
    }
    const input = make('input', { type: 'radio', name: to.id, value: FIT })
    this.words = make('span')
    to.append(make('label', {}, input, make('span', {}, this.words)))
    to.after(this.rule)
    return input
  }

  /** Shows in the list, while its sheet is open, that the level adapts. */
  show() {
    this.draw()
    if (!this.on) return
    if (this.words) this.choice.checked = true
    else list(this.room).value = FIT
  }

  /** Follows the reader's choice: the level that fits, or a fixed one. */
  chosen(event) {
    if (this.own) return
    const { room } = this
    if (event.target.value === FIT) {
      event.stopImmediatePropagation()
      const rung = this.begun()
      change(({ fits }) => fits.set(room, rung))
      this.set(rung.level)
      this.show()
      this.tell(LISTS[room].plays() === rung.level ? WORDS.plays : WORDS.waits)
    } else {
      change(({ fits }) => fits.delete(room))
      this.tell()
    }
    document.getElementById(room).toggleAttribute('data-fits', Boolean(this.on))
  }

  /** The first level, from the results kept so far. */
  begun() {
    const { room } = this
    const results = new Map()
    for (const [name, past] of history().series) {
      if (!name.startsWith(`${room} `)) continue
      const level = name.split(' ').at(-1)
      results.set(level, [...results.get(level) ?? [], ...past.map(({ of }) => ROOMS[room].result(of))])
    }
    return { level: start(levels(room), results, LISTS[room].plays()), score: 0 }
  }

  /** Writes a level into the list, as the room's program reads it. */
  set(level) {
    const to = list(this.room)
    const input = to.matches('select') ? to : choices(this.room).find(({ value }) => value === level)
    if (to.matches('select')) to.value = level
    if (LISTS[this.room].plays() === level) return
    this.own = true
    input.dispatchEvent(new Event('change', { bubbles: true }))
    this.own = false
  }

  /** Shows which level plays in the game on the table. */
  laid() {
    if (!this.on) return
    const level = LISTS[this.room].plays()
    this.tell(level === this.on.level ? WORDS.plays : undefined)
  }

  /** A game has ended and is counted: the next level. A game on another level, of a link or a day's deal, changes nothing. */
  counted(level, of) {
    const { room, on } = this
    if (!on) return
    if (level.split(' ').at(-1) === on.level) {
      const { unit, step, result } = ROOMS[room]
      const next = after(on, levels(room), result(of), step)
      change(({ fits }) => fits.set(room, { level: next.level, score: next.score }))
      const why = WORDS[next.way > 0 ? 'up' : 'down'][unit]
      const score = `${next.score < 0 ? '−' : '+'}${Number(Math.abs(next.score).toFixed(1))}`
      const end = result(of) > 0 ? WORDS.most : WORDS.least
      this.tell(name => (next.way > 0 ? WORDS.stronger(name, why) : next.way < 0 ? WORDS.weaker(name, why) : next.end ? end(name) : WORDS.same(name, score)))
    }
    // Deferred, because the room's program is still handling the end of the game.
    setTimeout(() => this.set(this.on.level))
  }

  tell(words) {
    this.says = words
    this.draw()
  }

  draw() {
    this.note.textContent = this.on && this.says ? said(this.says(nameOf(this.room, this.on.level))) : ''
    this.note.hidden = !this.note.textContent
    this.rule.textContent = said(WORDS.rule[ROOMS[this.room].unit])
    if (this.words) this.words.textContent = said(WORDS.name)
  }
}
