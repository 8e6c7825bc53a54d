// A room's results as graphs: over time, by level, and the rating in its puzzles. They come from what the page has stored.
import { kept } from '../puzzles/progress.js'
import { KINDS } from '../puzzles/trainer.js'
import { history, seriesOf } from '../shell/record/history.js'
import { counted, number, share } from '../shell/record/numbers.js'
import { results } from '../shell/record/results.js'
import { make, said } from '../ui/make.js'
import { graph, means, summed } from './graph.js'

const WORDS = {
  none: ['Nothing yet. Games, deals and puzzles of this room count by themselves when they end; this browser keeps them.', 'まだ記録がありません。対局や問題が終わると自動で記録され、このブラウザに残ります。'],
  few: ['The line begins with the second game that ends.', 'グラフは二局めの決着から描きます。'],
  levels: ['By level', 'レベル別'],
  time: ['Over time', 'これまでの推移'],
  rating: ['Rating in the puzzles', '問題のレーティング'],
  line: (n, now) => [`${counted(n, 'result')}, now ${now}`, `${n}件、現在 ${now}`],
  bar: (won, of) => [`${number(won)} of ${number(of)}`, `${number(of)} のうち ${number(won)}`],
}

const section = (title, ...parts) => make('section', { class: 'panel' }, make('h3', {}, said(title)), ...parts)
const write = value => number(value, Number.isInteger(value) ? 0 : Math.abs(value) < 100 ? 1 : 0)

/** How many of the games of each level were won, as bars. */
function bars(meaning, tallies) {
  const rows = tallies.map(({ level, of }) => {
    const [won, games] = [meaning.wins(of), meaning.games(of)]
    const bar = make('span', { class: 'bar-learnt', 'aria-hidden': 'true' }, make('i'))
    bar.firstChild.style.setProperty('--done', games ? won / games : 0)
    return make('li', {}, make('span', {}, meaning.level(level)), make('span', { class: 'figure-learnt' }, `${share(won, games)} `, make('span', { class: 'hint' }, `(${said(WORDS.bar(won, games))})`)), bar)
  })
  return make('div', {}, make('h4', {}, said(meaning.won)), make('ul', { class: 'levels-learnt' }, ...rows))
}

/** The line of a level over time, undefined before its second result. */
function line(meaning, room, { level }, series) {
  const past = series.get(seriesOf(room, level)) ?? []
  if (past.length < 2) return undefined
  const each = past.map(({ of }) => meaning.each(of))
  const values = meaning.mean ? means(each) : summed(each)
  return graph(values, { title: meaning.level(level), says: `${said(meaning.over)}. ${said(WORDS.line(past.length, write(values.at(-1))))}`, write, least: meaning.mean })
}

export class Results {
  constructor(room, meanings) {
    Object.assign(this, { room, meanings, element: make('div', { class: 'rules-learnt results-learnt' }) })
  }

  async draw() {
    const [{ tallies }, { series }] = [results(), history()]
    const own = tallies.filter(({ room }) => room === this.room)
    const parts = this.meanings.map(meaning => ({ meaning, some: own.filter(({ level }) => meaning.levels?.(level) ?? true) })).filter(({ some }) => some.length)
    const lines = parts.flatMap(({ meaning, some }) => some.map(tally => line(meaning, this.room, tally, series)).filter(Boolean))
    const sections = []
    if (parts.length) sections.push(section(WORDS.time, ...lines.length ? lines : [make('p', {}, said(WORDS.few))]), section(WORDS.levels, ...parts.map(({ meaning, some }) => bars(meaning, some))))
    const rating = await this.rating(series)
    if (rating) sections.push(rating)
    this.element.replaceChildren(...sections.length ? sections : [make('p', { class: 'panel' }, said(WORDS.none))])
  }

  /** The rating in the room's puzzles, undefined before the first answer. */
  async rating(series) {
    const { KIND, TITLE } = await KINDS[this.room]()
    const { progress } = kept(KIND)
    if (!progress.tried) return undefined
    const past = (series.get(seriesOf('puzzles', KIND)) ?? []).map(({ of: [value] }) => value)
    const values = past.length > 1 ? past : [1500, progress.rating.value]
    return section(WORDS.rating, graph(values, { title: said(TITLE), says: said(WORDS.line(progress.tried, String(Math.round(values.at(-1))))), write: value => String(Math.round(value)) }))
  }
}
