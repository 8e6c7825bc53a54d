// The fields of a call, as functions/<game>.json describes them: making, filling and reading them.
import { prose } from './elements.js'
import { make } from '../ui/make.js'
import { LiteralError, read, written } from './literal.js'
import { say } from './words.js'

/** In a field for text, a text that begins like this is a JavaScript value; any other is text. */
const LITERAL = /^\s*(?:[[{'"`]|new |\w+Array\.of\()/

let ids = 0

/** The error of a field whose text cannot be read. */
export class FieldError extends Error {
  constructor(field, message) {
    super(message)
    this.field = field
  }
}

/** The value of a field's text, by the field's kind; undefined if the field is left out. */
export function valueOf(kind, text, need = false) {
  if (kind === 'none' || text === '' && !(need && kind === 'text')) return undefined
  if (kind === 'text' && !LITERAL.test(text)) return text
  if (kind === 'number') return numberOf(text)
  return read(text)
}

// The text of an invalid number goes to the engine, which says what is wrong.
function numberOf(text) {
  try {
    return read(text)
  } catch {
    return text
  }
}

/** A value as the text of a field, by the field's kind. */
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
    // Whether an empty field means the empty text: true if it was filled in, or if the reader has written in it.
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

  /** Whether the field has text. */
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

  /** Shows an error at the field, '' for none. */
  complain(words) {
    this.error.textContent = words
    if (words) this.input.setAttribute('aria-invalid', 'true')
    else this.input.removeAttribute('aria-invalid')
  }

  * all() { yield this }
}

/** How many fields are shown at once, counting those that are needed or filled. */
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

  // Needed and used fields come first; the rest is folded away.
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

/** The field that an error names, or the innermost field around it: 'players[1]' belongs to players. */
export function named(fields, name) {
  const inside = path => name === path || name.startsWith(`${path}.`) || name.startsWith(`${path}[`)
  return fields.filter(({ path }) => inside(path)).sort((a, b) => b.path.length - a.path.length)[0]
}
