// The call explorer: every function of a game, its fields, and the answer as a
// tree.
import { copy, inWords, prose } from './elements.js'
import { make } from '../ui/make.js'
import { FieldError, fieldOf, named } from './fields.js'
import { read, written } from './literal.js'
import { tree } from './tree.js'
import { say } from './words.js'

/** Milliseconds without typing before the engine checks the arguments. */
const PAUSE = 350
/** Milliseconds after which a check that has found no fault counts as passed. */
const PATIENCE = 2000

const language = () => document.documentElement.lang
const signed = (name, args, width) => {
  const given = args.slice(0, args.findLastIndex(each => each !== undefined) + 1)
  return `${name}(${given.map(each => written(each, width)).join(', ')})`
}
/** A call as code. */
export const callText = (game, name, args) => `await ${game}.${signed(name, args, 72)}`

/** The fragment of a link that opens the tab in a room, with a call filled in. Its brackets are escaped, so that Markdown accepts it, too. */
export const linkTo = (room, name, args) => `#${room}?tab=use&call=${encodeURIComponent(signed(name, args, Infinity)).replaceAll('(', '%28').replaceAll(')', '%29')}`

/** A link's call as name and arguments; undefined if the text is not a call. */
export function callOf(text) {
  const [, name, args] = /^(\w+)\((.*)\)$/s.exec(text) ?? []
  try {
    return name && [name, read(`[${args}]`)]
  } catch {
    return undefined
  }
}

/** Options with a budget of 1, unless the given budget is invalid: a check must not search. */
const tried = options => {
  const { iterations, ms } = options?.budget ?? { iterations: 1 }
  return (iterations ?? ms) >= 1 ? { ...options, budget: { iterations: 1 } } : options
}

export class Explorer {
  /**
   * @param {string} game
   * @param {Record<string, object>} functions as functions/<game>.json has them
   * @param {Record<string, string>} japanese as japanese/<game>.json has it
   * @param {Promise<object>} engine what init() of the package gives
   * @param {() => Map<string, unknown[]>} asked what the room has asked, by function: the arguments
   */
  constructor(game, functions, japanese, engine, asked) {
    Object.assign(this, { game, functions, japanese, engine, asked })
    this.menu = make('select', { id: `explore-${game}`, onchange: () => this.choose(this.menu.value) },
      ...Object.keys(functions).map(name => make('option', { value: name }, name)))
    this.doc = make('p', { class: 'hint', 'aria-live': 'polite' })
    this.form = make('form', { onsubmit: event => { event.preventDefault(); this.run() } })
    this.element = make('div', { class: 'explorer' },
      make('div', { class: 'choose' }, make('label', { class: 'label', for: this.menu.id }, say('function')), this.menu), this.doc, this.form)
    this.choose(this.menu.value)
  }

  /** Shows a function, filled with an example or with arguments. */
  choose(name, args) {
    this.stop()
    const { doc, position, options } = this.described(name)
    Object.assign(this, { name, timer: clearTimeout(this.timer) })
    this.menu.value = name
    this.doc.replaceChildren(...prose(doc))
    const changed = () => this.changed()
    this.fields = [fieldOf(position, position.name, changed), fieldOf(options, 'options', changed)]
    this.code = make('pre', { class: 'call', tabindex: '0' })
    this.error = make('p', { class: 'error', role: 'alert' })
    this.button = make('button', { class: 'go' }, say('call'))
    this.progress = make('progress', { hidden: true, 'aria-label': say('call') })
    this.status = make('p', { class: 'hint', role: 'status' })
    this.answer = make('div', { class: 'answer' })
    const table = make('button', { type: 'button', onclick: () => this.fill(this.asked().get(this.name)) }, say('table'))
    table.hidden = !this.asked().has(name)
    this.form.replaceChildren(...this.fields.map(({ element }) => element),
      make('div', { class: 'tools' }, this.button, make('button', { type: 'button', onclick: () => this.fill(this.example()) }, say('example')), table,
        make('button', { type: 'button', onclick: () => copy(this.code, this.status, { copied: say('copied'), uncopied: say('uncopied') }) }, say('copy'))),
      make('p', { class: 'label' }, say('code')), this.code, this.error, this.progress, this.status, this.answer)
    this.fill(args ?? this.example())
  }

  described(name) {
    const { doc, position, options } = this.functions[name]
    const said = each => inWords(each, this.japanese)
    return { ...said({ doc }), position: said(position), options: said(options) }
  }

  example() { return this.functions[this.name].example.map(text => (text === '' ? undefined : read(text))) }

  fill(args) {
    this.fields.forEach((field, i) => field.fill(args[i]))
    this.changed()
  }

  /** The arguments in the fields; a fault is shown at its field. */
  arguments() {
    this.complain()
    try {
      const [position, options] = this.fields.map(field => field.read())
      return [position, options]
    } catch (error) {
      if (!(error instanceof FieldError)) throw error
      this.complain(error)
      return null
    }
  }

  complain(error) {
    const all = this.fields.flatMap(field => [...field.all()])
    for (const field of all) field.complain('')
    const at = error && named(all, error.field ?? '')
    at?.complain(error.message)
    this.error.textContent = error && !at ? error.message : ''
  }

  changed() {
    clearTimeout(this.timer)
    const args = this.arguments()
    if (!args) return
    this.code.textContent = callText(this.game, this.name, [args[0], this.inLanguage(args[1])])
    this.timer = setTimeout(() => this.check(args), PAUSE)
  }

  inLanguage(options) { return language() === 'en' ? options : { ...options, lang: language() } }

  /** Asks the engine whether the arguments are valid, without waiting for the answer. */
  async check([position, options]) {
    if (this.running) return
    this.checking?.abort()
    const mine = this.checking = new AbortController()
    const late = setTimeout(() => mine.abort(), PATIENCE)
    try {
      await (await this.engine)[this.game][this.name](position, { ...tried(options), lang: language(), signal: mine.signal })
    } catch (error) {
      if (error.name === 'InputError' && this.checking === mine) this.complain(error)
    } finally {
      clearTimeout(late)
      if (this.checking === mine) this.checking = undefined
    }
  }

  /** Stops the running call and check. */
  stop() {
    this.running?.abort()
    this.checking?.abort()
    this.checking = undefined
  }

  async run() {
    if (this.running) return this.stop()
    const args = this.arguments()
    if (!args) return undefined
    clearTimeout(this.timer)
    this.stop()
    this.running = new AbortController()
    const { name, game, answer, status, progress } = this
    this.waits(true)
    const onProgress = ({ done, total }) => { if (total) Object.assign(progress, { max: total, value: Math.min(done, total) }) }
    const begin = performance.now()
    try {
      const result = await (await this.engine)[game][name](args[0], { ...args[1], lang: language(), signal: this.running.signal, onProgress })
      status.textContent = say('took', (performance.now() - begin).toFixed(1))
      answer.replaceChildren(make('p', { class: 'label' }, say('answer')), make('ul', { class: 'tree' }, tree(result)))
    } catch (error) {
      answer.replaceChildren()
      status.textContent = error.name === 'AbortError' ? say('stopped') : ''
      if (error.name !== 'AbortError' && this.answer === answer) this.complain(error)
    }
    this.running = undefined
    this.waits(false)
    return undefined
  }

  waits(running) {
    this.button.textContent = say(running ? 'stop' : 'call')
    this.progress.hidden = !running
    this.progress.removeAttribute('value')
  }

  /** Rewrites everything in the page's language, and keeps the fields' texts. */
  speak() {
    const kept = this.arguments()
    this.element.querySelector('.choose label').textContent = say('function')
    this.choose(this.name, kept ?? undefined)
  }
}
