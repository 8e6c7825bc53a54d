// The rules of a room, drawn. The engine names and values the examples. A room's rules.js only says which examples to ask
// about, and in what order.
import { make, said } from '../ui/make.js'
import { board, card, cut, row, tile } from './draw.js'

/**
 * @typedef {object} Row an example with its name
 * @property {string} key what the engine must call it
 * @property {string} [cards] drawn: cards with spaces between
 * @property {string[]} [tiles] drawn: tiles
 * @property {string[]} [board] drawn: rows of a board, and a square to mark
 * @property {string} [mark]
 * @property {(ask: import('./guide.js').Ask) => Promise<{ key: string, name: string, more?: string }>} named the engine's name
 * @property {[string, string]} [says] more about it
 */

/** @typedef {{ title: [string, string], says?: [string, string][], rows?: Row[] }[]} Rules the parts of a room's rules, in their order */

function drawn({ cards, tiles, board: rows, mark }) {
  if (cards) return row(cut(cards).map(card))
  if (tiles) return row([...tiles.slice(0, -1).map(text => tile(text)), tile(tiles.at(-1), { 'data-drawn': true })], { class: 'rack-learnt' })
  return board(rows, { label: ['Example', '例'], marks: mark ? [mark] : [] })
}

const upper = name => name.charAt(0).toUpperCase() + name.slice(1)

async function item(of, ask) {
  const { name, more = '' } = await of.named(ask)
  return make('li', {}, make('span', { class: 'example-learnt cloth' }, drawn(of)),
    make('span', {}, make('b', {}, upper(name)), more ? make('span', { class: 'more-learnt' }, more) : undefined, of.says ? make('span', { class: 'says-learnt' }, said(of.says)) : undefined))
}

export class Pages {
  constructor(rules, ask) {
    Object.assign(this, { rules, ask, element: make('div', { class: 'rules-learnt' }) })
  }

  async draw() {
    const { lang } = document.documentElement
    try {
      const parts = await Promise.all(this.rules.map(async ({ title, says = [], rows = [] }) => {
        const items = await Promise.all(rows.map(of => item(of, this.ask)))
        return make('section', { class: 'panel' }, make('h3', {}, said(title)), ...says.map(words => make('p', {}, said(words))), items.length ? make('ul', {}, ...items) : undefined)
      }))
      if (lang === document.documentElement.lang) this.element.replaceChildren(...parts)
    } catch (error) {
      this.element.textContent = error.message
    }
  }
}
