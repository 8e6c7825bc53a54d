// The fields of a call, as functions/<game>.json describes them: made, filled with a value, and read.
import { prose } from './elements.js'
import { make } from '../ui/make.js'
import { LiteralError, read, written } from './literal.js'
import { say } from './words.js'

/** What begins like this is a value of JavaScript; all else that is written where text may be is text. */
const LITERAL = /^\s*(?:[[{'"`]|new |\w+Array\.of\()/

let ids = 0

/** What was written in a field and cannot be read. */
export class FieldError extends Error {
  constructor(field, message) {
    super(message)
    this.field = field
  }
}

/** A text as the value it is for a field of a kind; undefined is left out. */
export function valueOf(kind, text, need = false) {
  if (kind === 'none' || text === '' && !(need && kind === 'text')) return undefined
  if (kind === 'text' && !LITERAL.test(text)) return text
  if (kind === 'number') return numberOf(text)
  return read(text)
}

// The engine says what is wrong with a number that is none.
function numberOf(text) {
  try {
    return read(text)
  } catch {
    return text
  }
}

/** A value as a field of a kind shows it. */
export function textOf(kind, value) {
  if (value === undefined) return ''
  if (kind === 'text' && typeof value === 'string' && value !== '' && !LITERAL.test(value)) return value
  return written(value, 60)
}

/** One field: an input, or several in a frame. */
export function fieldOf(description, path, changed) {
  return description.fields ? new Frame(description, path, changed) : new Field(description, path, changed)
}

class Field {
  constructor(description, path, changed) {
    Object.assign(this, { description, path })
    const { name, doc, need, kind } = description
    const id = `explore-${++ids}`
    // Whether empty text is text, or nothing was given: it was filled in so, or somebody has written in it.
    this.given = false
    this.input = this.made(id, changed)
    this.input.addEventListener('input', () => { this.given = true })
    this.error = make('p', { class: 'error', id: `${id}-error` })
    const hint = doc ? make('p', { class: 'hint', id: `${id}-hint` }, ...prose(doc)) : undefined
    this.input.setAttribute('aria-describedby', `${id}-error${doc ? ` ${id}-hint` : ''}`)
    const label = make('label', { for: id }, make('code', {}, name), need && kind !== 'none' ? make('small', {}, say('needed')) : undefined)
    this.element = make('div', { class: 'field' }, label, this.input, this.error, hint)
  }

  made(id, changed) {
    const { kind, of = [] } = this.description
    if (kind === 'none') return make('input', { id, disabled: true })
    if (kind === 'boolean' || kind === 'choice') {
      const values = kind === 'boolean' ? [false, true] : of
      const options = values.map(value => make('option', { value: written(value) }, String(value)))
      return make('select', { id, onchange: changed }, make('option', { value: '' }, say('none')), ...options)
    }
    if (kind === 'number') return make('input', { id, class: 'notation', inputmode: 'decimal', autocomplete: 'off', spellcheck: 'false', oninput: changed })
    const area = make('textarea', { id, class: 'notation', rows: '1', autocomplete: 'off', autocapitalize: 'off', spellcheck: 'false', oninput: changed })
    area.addEventListener('input', () => this.grow())
    return area
  }

  grow() { if (this.input.rows) this.input.rows = Math.min(12, this.input.value.split('\n').length) }

  /** Whether something is written in it. */
  get used() { return this.input.value !== '' }

  fill(value) {
    this.given = value !== undefined
    this.input.value = textOf(this.description.kind, value)
    this.grow()
  }

  read() {
    const { kind, need } = this.description
    try {
      return valueOf(kind, this.input.value, need && this.given)
    } catch (error) {
      if (!(error instanceof LiteralError)) throw error
      throw new FieldError(this.path, say('unreadable', error.what || this.input.value.slice(0, 12)))
    }
  }

  /** Shows what is wrong with it, '' if nothing. */
  complain(words) {
    this.error.textContent = words
    if (words) this.input.setAttribute('aria-invalid', 'true')
    else this.input.removeAttribute('aria-invalid')
  }

  * all() { yield this }
}

/** How many fields are shown at once, beside those that are needed or filled. */
const SHOWN = 5

class Frame {
  constructor(description, path, changed) {
    Object.assign(this, { description, path })
    this.fields = description.fields.map(each => fieldOf(each, `${path}.${each.name}`, changed))
    this.grid = make('div', { class: 'fields' })
    this.rest = make('details', {}, make('summary'), make('div', { class: 'fields' }))
    this.error = make('p', { class: 'error' })
    const hint = description.doc ? make('p', { class: 'hint' }, ...prose(description.doc)) : undefined
    this.element = make('fieldset', { class: 'frame' }, make('legend', {}, make('code', {}, description.name)), hint, this.error, this.grid, this.rest)
    this.arrange()
  }

  // What is needed or used stands first, and the rest behind a line.
  arrange() {
    const first = this.fields.filter(each => each.used || each.description.need)
    const others = this.fields.filter(each => !first.includes(each))
    const shown = others.splice(0, others.length <= 2 ? 2 : Math.max(0, SHOWN - first.length))
    this.grid.replaceChildren(...[...first, ...shown].map(({ element }) => element))
    this.rest.hidden = !others.length
    this.rest.firstChild.textContent = say('more', others.length)
    this.rest.lastChild.replaceChildren(...others.map(({ element }) => element))
  }

  get used() { return this.fields.some(each => each.used) }

  fill(value) {
    for (const field of this.fields) field.fill(value?.[field.description.name])
    this.arrange()
  }

  read() {
    const pairs = this.fields.map(field => [field.description.name, field.read()]).filter(([, value]) => value !== undefined)
    return pairs.length || this.description.need ? Object.fromEntries(pairs) : undefined
  }

  complain(words) { this.error.textContent = words }

  * all() {
    for (const field of this.fields) yield* field.all()
    yield this
  }
}

/** The field that an error names: itself, or the nearest around it. 'players[1]' is of players. */
export function named(fields, name) {
  const inside = path => name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}[`)
  return fields.filter(({ path }) => inside(path)).sort((a, b) => b.path.length - a.path.length)[0]
}
