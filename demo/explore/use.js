// The tab "Use it": how to install a game, the call behind the current table, the game's size, its reference, and the
// explorer of its functions. The page loads this when the tab is first opened.
import { copy } from './elements.js'
import { make } from '../ui/make.js'
import { Explorer, callOf, callText } from './explorer.js'
import { say } from './words.js'

const HOME = 'https://github.com/tefuda/tefuda/blob/main'
/** The functions whose calls tell an author most about a table, the most telling first. */
const TELLING = ['choose', 'solveSpot', 'videoAdvise', 'search', 'equity', 'compare', 'score', 'value', 'evaluate', 'ukeire', 'shanten', 'stillWinnable', 'successRate', 'solve', 'videoSolve', 'review', 'pairs']

const inJapanese = () => document.documentElement.lang === 'ja'
const rank = name => (TELLING.findIndex(begin => name.startsWith(begin)) + TELLING.length + 1) % (TELLING.length + 1)
const kilobytes = bytes => `${Math.round(bytes / 1000)} KB`

const files = new Map()
/** A file of this folder, fetched once. */
function fetched(path) {
  if (!files.has(path)) {
    files.set(path, fetch(new URL(path, import.meta.url)).then(response => {
      if (!response.ok) throw new Error(`${response.url}: HTTP status ${response.status}`)
      return response.json()
    }))
    files.get(path).catch(() => files.delete(path))
  }
  return files.get(path)
}

/** A page of the reference site, which is published in the page's folder. */
const site = name => new URL(`../docs/${name}`, import.meta.url).href

/** A whole program: the import of the package, and a call. */
export const program = (game, name, args) => `import { init } from 'tefuda/${game}'

const ${game} = await init()
const answer = ${callText(game, name, args)}`

/** One room's tab. */
class Use {
  constructor(panel, game, asked, engine) {
    Object.assign(this, { panel, game, engine })
    this.asked = () => new Map([...asked()].filter(([name]) => this.functions?.[name]))
  }

  async open(call) {
    const [functions, japanese, sizes] = await Promise.all([fetched(`functions/${this.game}.json`), fetched(`japanese/${this.game}.json`), fetched('sizes.json').catch(() => ({}))])
    Object.assign(this, { functions, sizes })
    this.explorer ??= new Explorer(this.game, functions, japanese, this.engine, this.asked)
    this.draw()
    const [name, args] = callOf(call ?? '') ?? []
    if (Object.hasOwn(functions, name)) this.take(name, args)
  }

  draw() {
    const calls = [...this.asked()].sort(([a], [b]) => rank(a) - rank(b))
    if (!calls.some(([name]) => name === this.shown)) this.shown = calls[0]?.[0]
    this.panel.replaceChildren(this.introduction(), this.now(calls),
      make('section', { class: 'panel' }, make('h3', {}, say('explorer')), make('p', { class: 'hint' }, say('explains')), this.explorer.element))
  }

  introduction() {
    const install = make('pre', { class: 'call', tabindex: '0' }, 'npm install tefuda')
    const says = make('p', { class: 'hint', role: 'status' })
    const link = (href, words) => make('li', {}, make('a', { href, target: '_blank', rel: 'noreferrer' }, words))
    return make('section', { class: 'panel' }, make('h3', {}, say('install')),
      make('div', { class: 'copied' }, install, this.copying(install, says)), says, make('p', {}, this.size()),
      make('ul', { class: 'links' }, link(site(`${this.game}.html`), say('reference')), link(site(`how-${this.game}${inJapanese() ? '.ja' : ''}.html`), say('how')),
        link(`${HOME}/docs/games/${this.game}${inJapanese() ? '.ja' : ''}.md`, say('readme'))))
  }

  size() {
    const one = this.sizes[this.game]
    if (!one) return ''
    return say('module', one.file, kilobytes(one.gzip), kilobytes(one.raw)) + (one.shared ? ` ${say('shared')}` : '')
  }

  copying(from, says) {
    return make('button', { onclick: () => copy(from, says, { copied: say('copied'), uncopied: say('uncopied') }) }, say('copy'))
  }

  now(calls) {
    const section = make('section', { class: 'panel' }, make('h3', {}, say('now')))
    if (!this.shown) {
      section.append(make('p', { class: 'hint' }, say('nothing')))
      return section
    }
    const choices = calls.map(([name]) => make('button', { 'aria-pressed': String(name === this.shown), onclick: () => this.show(name) }, make('code', {}, name)))
    const code = make('pre', { class: 'call', tabindex: '0' }, program(this.game, this.shown, this.withLanguage(this.asked().get(this.shown))))
    const says = make('p', { class: 'hint', role: 'status' })
    section.append(make('p', { class: 'label', id: `asked-${this.panel.id}` }, say('asked')), make('div', { class: 'chips', role: 'group', 'aria-labelledby': `asked-${this.panel.id}` }, ...choices),
      code, make('div', { class: 'tools' }, this.copying(code, says), make('button', { onclick: () => this.take(this.shown, this.asked().get(this.shown)) }, say('try'))), says)
    return section
  }

  withLanguage([position, options]) { return [position, inJapanese() ? { ...options, lang: 'ja' } : options] }

  show(name) {
    this.shown = name
    this.draw()
    this.panel.querySelector('[aria-pressed="true"]')?.focus()
  }

  /** Puts a call into the explorer: the one behind the table, or a link's. */
  take(name, args) {
    this.explorer.choose(name, args)
    this.explorer.element.scrollIntoView({ block: 'start' })
    this.explorer.menu.focus({ preventScroll: true })
  }

  speak() {
    this.explorer?.speak()
    this.draw()
  }
}

const uses = new Map()

function styled() {
  const href = new URL('explore.css', import.meta.url).href
  if (!document.querySelector(`link[href="${href}"]`)) document.head.append(make('link', { rel: 'stylesheet', href }))
}

/**
 * Fills the tab of a room. `asked` returns the last arguments of each function that the room has called. `call` is a
 * link's call, which the explorer shows first.
 */
export async function open(panel, asked, engine, call) {
  styled()
  if (!uses.has(panel)) uses.set(panel, new Use(panel, panel.dataset.game, asked, engine))
  await uses.get(panel).open(call)
}

globalThis.window?.addEventListener('languagechange', () => {
  for (const use of uses.values()) if (use.functions) use.speak()
})
