// The tab Puzzles, the same for all rooms. It loads when it is first in view. A kind makes the puzzles of a room
// (fours.js and its neighbours); the room's program draws them and takes the answer (painter.go).
import { make, said, wear } from '../ui/make.js'
import { fragmentOf } from '../shell/kept.js'
import { dayOf } from '../shell/record/daily.js'
import { counted } from '../shell/record/numbers.js'
import { SET, answer, answerDaily, done, due, inARow, keep, kept } from './progress.js'

/** The kinds, by room. */
export const KINDS = {
  boards: () => import('./fours.js'),
  calculation: () => import('./endings.js'),
  cardroom: () => import('./spots.js'),
  daifugo: () => import('./finishes.js'),
  draw: () => import('./holds.js'),
  mahjong: () => import('./discards.js'),
}

const WORDS = {
  rating: ({ rating: { value, deviation }, solved, tried }) => {
    const rated = `${Math.round(value)} ± ${Math.round(2 * deviation)}`
    return [`Your rating: ${rated}. Solved ${solved} of ${tried}.`, `レーティング：${rated}。${tried} 問中 ${solved} 問正解。`]
  },
  daily: ['Today’s five', '今日の五問'],
  streak: n => [`${counted(n, 'day')} in a row`, `${n} 日連続`],
  today: n => [`Today’s five: puzzle ${n} of ${SET}. `, `今日の五問：${n} / ${SET} 問目。 `],
  back: ['You missed this one before. ', '前に間違えた問題です。 '],
  making: ['The engine makes a puzzle …', '問題を作っています…'],
  none: ['This number gives no puzzle. Take the next one.', 'この番号からは問題ができませんでした。次の問題へどうぞ。'],
  right: best => [`Right: ${best}.`, `正解。${best} です。`],
  wrong: (answer, best) => [`${answer} is not the answer. Best: ${best}.`, `${answer} ではありません。正解は ${best} です。`],
  hard: (rating, failed) => [`Rated ${rating}: ${failed} % of the lower levels’ answers are wrong.`, `難しさ ${rating}（弱いレベルの答えの ${failed} % が不正解）。`],
  line: moves => [`Line: ${moves.join(', ')}`, `手順：${moves.join('、')}`],
  damaged: ['What was kept of your puzzles was damaged. It lies aside in this browser’s storage; you begin anew.', '保存されていた問題の記録は壊れていました。このブラウザの保存領域に取り分けて、新しく始めます。'],
  unkept: ['This browser keeps nothing more for this page: your rating lasts as long as the page.', 'このブラウザには保存できません。レーティングはこのページを閉じるまでしか残りません。'],
  next: ['Next puzzle', '次の問題'],
  link: ['Link to this puzzle', 'この問題へのリンク'],
}

/** The greatest difference between a puzzle's rating and the reader's before another is made instead, and the number of attempts. */
const FAR = 300
const TRIES = 3

const root = document.documentElement
const random = () => crypto.getRandomValues(new Uint32Array(1))[0]

/** The number of the n-th puzzle of a day's set: one of the day's hundred seeds (shell/daily.go). */
const ofDay = (day, n) => day * 100 + n

/**
 * The functions of a room's program for its puzzles.
 * @typedef {object} Painter
 * @property {(box: HTMLElement, puzzle: import('./puzzle.js').Puzzle, answer: (answer: string) => void) => void} lay draws a puzzle into an empty box
 * @property {(answer: string) => void} judge marks the answer and the best one in what lay has drawn; from then on that takes no answer
 * @property {(button: HTMLElement, move: string) => void} face draws a move on its button
 * @property {(answer: string) => string} name an answer in words
 */

class Trainer {
  /** The puzzle on the table, null before the first, and its language. */
  puzzle = null
  lang = ''
  /** The day of the puzzle's set, 0 for a puzzle of no set. back: it was missed before. */
  day = 0
  back = false
  /** The reader's answer, undefined before it. */
  answered
  /** The number asked for last, perhaps by the address. */
  wanted
  /** The number of requests for a puzzle so far: only the latest one is shown. */
  making = 0
  /** What is wrong with the stored progress, in both languages. */
  storage = ['', '']
  /** Why there is no puzzle, if it could not be made. */
  failed = ''
  /** The next puzzle, made while one is solved: its number (0 for any), its language and a promise of it. */
  ahead

  /** @param {Painter} painter */
  constructor(room, kind, painter) {
    const { progress, damaged } = kept(kind.KIND)
    Object.assign(this, { room, kind, painter, progress })
    if (damaged) this.storage = WORDS.damaged
    const part = (tag, attributes) => make(tag, attributes)
    this.title = part('h3')
    this.rating = part('p', { class: 'hint' })
    this.daily = part('button', { onclick: () => this.proceed(dayOf()) })
    this.marks = part('span', { class: 'hint' })
    this.question = part('p', { class: 'verdict-line', role: 'status' })
    this.place = part('div', { class: 'puzzle-place cloth' })
    this.verdict = part('p', { class: 'verdict-line', role: 'status' })
    this.why = part('p')
    this.line = part('p')
    this.source = part('p', { class: 'hint' })
    this.forward = part('button', { class: 'go', onclick: () => this.proceed(this.day) })
    this.link = part('a')
    this.box = document.querySelector(`#${room} .puzzles`)
    this.box.append(this.title, this.rating, make('div', { class: 'tools' }, this.daily, this.marks), this.question, this.place, this.verdict, this.why, this.line, this.source,
      make('div', { class: 'tools' }, this.forward, this.link))
  }

  /** Lays a puzzle: the one that the address names, or the next. */
  look() {
    const [, kind, number] = /^(\w+)-(\d{1,10})$/.exec(root.dataset.puzzle ?? '') ?? []
    if (kind === this.kind.KIND && Number(number) !== this.wanted && Number(number) < 2 ** 32) {
      this.day = 0
      this.back = false
      this.start(Number(number))
    } else if (!this.puzzle && this.making === 0) this.proceed(0)
    else if (this.puzzle && this.lang !== root.lang) this.again()
    else this.draw()
  }

  /** Lays the next puzzle: of a day's set while that is being solved, then one that was missed and is due, then a new one. */
  proceed(day) {
    const n = done(this.progress, day)
    this.day = n < SET ? day : 0
    const missed = this.day ? undefined : due(this.progress, dayOf())
    this.back = missed !== undefined
    delete root.dataset.puzzle
    if (this.back) this.start(missed)
    else this.take(this.day && ofDay(day, n))
  }

  /** Lays the puzzle of a number, or any new one for 0. It takes the one made ahead if that fits. */
  async take(number) {
    const { ahead } = this
    if (ahead?.number !== number || ahead.lang !== root.lang) return this.start(number || random())
    const now = this.clear(number)
    const puzzle = await ahead.puzzle
    this.ahead = undefined
    if (now !== this.making) return undefined
    return puzzle ? this.lay(puzzle, ahead.lang) : this.start(number || random())
  }

  /** Takes the puzzle from the table. */
  clear(number) {
    Object.assign(this, { puzzle: null, answered: undefined, failed: '', wanted: number })
    this.place.textContent = ''
    this.making++
    this.draw()
    return this.making
  }

  /** Makes the puzzle of a number and lays it, unless another has been asked for meanwhile. */
  start(number) {
    return this.make(number, this.clear(number))
  }

  async make(number, now) {
    const { lang } = root
    try {
      const puzzle = await this.kind.make(globalThis.tefudaDemo.ask, number, lang)
      if (now !== this.making) return
      if (puzzle) this.lay(puzzle, lang)
      // If a number of the day's set gives no puzzle, another of the day's hundred replaces it.
      else if (this.day && number % 100 + 2 * SET < 100) await this.make(number + 2 * SET, now)
      else this.failed = said(WORDS.none)
    } catch (error) {
      if (now === this.making) this.failed = error.message
    }
    if (this.failed) this.draw()
  }

  /** Makes the same puzzle in another language. */
  async again() {
    const { answered } = this
    const { seed } = this.puzzle
    this.making++
    await this.make(seed, this.making)
    if (answered !== undefined && this.puzzle?.seed === seed && this.answered === undefined) {
      this.answered = answered
      this.judge()
    }
  }

  /** Puts a puzzle on the table and begins to make the next one. */
  lay(puzzle, lang) {
    Object.assign(this, { puzzle, lang, answered: undefined, wanted: puzzle.seed })
    this.place.textContent = ''
    // Later, not at once: the room's program may be at work on the press.
    this.painter.lay(this.place, puzzle, answer => window.queueMicrotask(() => this.answer(answer)))
    this.moves = (puzzle.moves ?? []).map(move => {
      const button = make('button', { 'data-move': move, onclick: () => this.answer(move) })
      this.painter.face(button, move)
      return button
    })
    if (this.moves.length) this.place.append(make('div', { class: 'position-then' }, make('div', { class: 'puzzle-moves', role: 'group', 'aria-label': said(this.kind.MOVES) }, ...this.moves)))
    this.draw()
    this.prepare()
  }

  get name() { return `${this.kind.KIND}-${this.puzzle.seed}` }

  /** Writes the puzzle on the table into the address, except one of a day's set. */
  tell() {
    const name = this.puzzle && !this.day ? this.name : undefined
    if (!this.puzzle || root.dataset.puzzle === name) return
    if (name) root.dataset.puzzle = name
    else delete root.dataset.puzzle
    window.dispatchEvent(new Event('puzzlechange'))
  }

  /** Makes the puzzle after the one on the table: the next of the day's set, or a new one of about the reader's rating. */
  prepare() {
    const n = done(this.progress, this.day) + 1
    const number = this.day && n < SET ? ofDay(this.day, n) : 0
    const { lang } = root
    if (this.ahead?.number === number && this.ahead.lang === lang) return
    this.ahead = { number, lang, puzzle: this.nearest(number, lang).catch(() => null) }
  }

  /** The puzzle of a number; for 0 one of about the reader's rating. null if none could be made. */
  async nearest(number, lang) {
    const make = number => this.kind.make(globalThis.tefudaDemo.ask, number, lang)
    if (number) return make(number)
    const off = ({ rating }) => Math.abs(rating - this.progress.rating.value)
    let nearest = null
    for (let n = 0; n < TRIES && !(nearest && off(nearest) < FAR); n++) {
      const puzzle = await make(random())
      if (puzzle && !(nearest && off(nearest) <= off(puzzle))) nearest = puzzle
    }
    return nearest
  }

  /** Takes the reader's answer. */
  answer(given) {
    if (!this.puzzle || this.answered !== undefined) return
    this.answered = given
    const right = given === this.puzzle.best
    answer(this.progress, this.puzzle, right, dayOf())
    if (this.day) answerDaily(this.progress, right, this.day)
    if (keep(this.kind.KIND, this.progress)) this.storage = WORDS.unkept
    this.judge()
  }

  judge() {
    this.painter.judge(this.answered)
    for (const button of this.moves) {
      button.toggleAttribute('data-made', button.dataset.move === this.answered)
      button.toggleAttribute('data-better', button.dataset.move === this.puzzle.best)
      button.setAttribute('aria-disabled', 'true')
    }
    this.draw()
  }

  /** Writes everything except the position. */
  draw() {
    const { puzzle, progress } = this
    const solved = puzzle !== null && this.answered !== undefined
    this.tell()
    this.title.textContent = said(this.kind.TITLE)
    this.rating.textContent = [said(WORDS.rating(progress)), said(this.storage)].join(' ').trim()
    this.daily.textContent = said(WORDS.daily)
    this.daily.setAttribute('aria-disabled', String(done(progress, dayOf()) === SET))
    this.marks.textContent = this.daysMarks(dayOf())
    this.forward.textContent = said(WORDS.next)
    this.link.textContent = said(WORDS.link)
    this.link.hidden = puzzle === null
    if (puzzle) this.link.href = fragmentOf(this.room, '', { tab: 'puzzles', puzzle: this.name })
    this.question.textContent = this.asked(solved)
    this.box.toggleAttribute('data-solved', solved)
    const [verdict = '', why = '', line = '', source = ''] = solved ? this.told() : []
    this.verdict.textContent = verdict
    this.why.textContent = why
    this.line.textContent = line
    this.source.textContent = source
  }

  /** The verdict, the reason, the moves that follow, and the difficulty. */
  told() {
    const { best, why, line, rating, failed } = this.puzzle
    const name = this.painter.name(best)
    const verdict = this.answered === best ? WORDS.right(name) : WORDS.wrong(this.painter.name(this.answered), name)
    return [said(verdict), why, line.length > 1 ? said(WORDS.line(line)) : '', said(WORDS.hard(rating, Math.round(100 * failed)))]
  }

  /** The day's set and the streak. */
  daysMarks(day) {
    const marks = done(this.progress, day) ? this.progress.marks : ''
    const streak = inARow(this.progress, day)
    return [...marks].map(mark => (mark === '1' ? '●' : '○')).join('').padEnd(SET, '・') + (streak ? ` ${said(WORDS.streak(streak))}` : '')
  }

  asked(solved) {
    if (this.failed) return this.failed
    if (!this.puzzle) return said(WORDS.making)
    const today = this.day ? said(WORDS.today(done(this.progress, this.day) + Number(!solved))) : ''
    return today + (this.back ? said(WORDS.back) : '') + said(this.kind.question(this.puzzle))
  }
}

/** The trainers, by room. */
const trainers = new Map()

/** Shows the puzzles of the room in view, if its program draws any. @param {Map<string, Painter>} painters by room */
export async function look(painters) {
  const { room } = root.dataset
  if (!painters.has(room)) return // the reader has left the room while this module loaded
  wear(new URL('puzzles.css', import.meta.url))
  if (!trainers.has(room)) trainers.set(room, KINDS[room]().then(kind => new Trainer(room, kind, painters.get(room))))
  const trainer = await trainers.get(room)
  if (root.dataset.room === room && root.dataset.tab === 'puzzles') trainer.look()
}
