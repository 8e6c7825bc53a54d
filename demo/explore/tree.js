// A value as a tree whose parts can be opened.
import { make } from '../ui/make.js'
import { written } from './literal.js'
import { say } from './words.js'

/** How many entries of a list are shown in one piece. */
const PIECE = 100
/** Up to how many entries a part of an open answer is open from the start. */
const SMALL = 12

const isPart = value => typeof value === 'object' && value !== null
const entriesOf = value => (ArrayBuffer.isView(value) ? Array.from(value, (each, i) => [i, each]) : Object.entries(value))

/** The text of a closed part. */
function summed(value, entries) {
  if (!Array.isArray(value) && !ArrayBuffer.isView(value)) return entries.length ? '{…}' : '{}'
  return entries.length ? `[${say('items', entries.length)}]` : '[]'
}

const kindOf = value => (value === null ? 'null' : typeof value)

/** The element of a value. Its parts are made when they are opened. */
export function tree(value, name, depth = 0) {
  const label = name === undefined ? undefined : make('span', { class: 'key' }, String(name))
  if (!isPart(value)) return make('li', {}, make('p', {}, label, make('span', { class: `value ${kindOf(value)}` }, written(value))))
  const entries = entriesOf(value)
  const short = written(value, 1e9)
  if (!entries.length || depth > 0 && short.length <= 48 && entries.every(([, each]) => !isPart(each))) {
    return make('li', {}, make('p', {}, label, make('span', { class: 'value' }, short)))
  }
  const list = make('ul')
  const details = make('details', { open: depth === 0 || depth === 1 && entries.length <= SMALL },
    make('summary', {}, label, make('span', { class: 'value' }, summed(value, entries))), list)
  const open = () => { if (details.open && !list.firstChild) list.append(...pieces(entries, depth)) }
  details.addEventListener('toggle', open)
  open()
  return make('li', {}, details)
}

// A long list in pieces: a thousand rows at once would block the page.
function pieces(entries, depth) {
  if (entries.length <= PIECE) return entries.map(([key, each]) => tree(each, key, depth + 1))
  return Array.from({ length: Math.ceil(entries.length / PIECE) }, (_, i) => {
    const piece = entries.slice(i * PIECE, (i + 1) * PIECE)
    const list = make('ul')
    const details = make('details', {}, make('summary', {}, make('span', { class: 'key' }, say('range', i * PIECE, i * PIECE + piece.length - 1))), list)
    details.addEventListener('toggle', () => { if (!list.firstChild) list.append(...piece.map(([key, each]) => tree(each, key, depth + 1))) })
    return make('li', {}, details)
  })
}
