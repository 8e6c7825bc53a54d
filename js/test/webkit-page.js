// A page and its elements by WebDriver, with the interface of Playwright's.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A feature that WebDriver does not have. A test that uses it is skipped. */
export class Lacking extends Error {}

const PATIENCE = 30_000
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
// WebDriver's names of keys.
const KEYS = {
  Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003', Delete: '\uE017', Space: ' ', Shift: '\uE008', Control: '\uE009', Alt: '\uE00A',
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Home: '\uE011', End: '\uE010', PageUp: '\uE00E', PageDown: '\uE00F',
}

/** Tries until it does not throw. */
export async function patiently(act, patience = PATIENCE) {
  const end = Date.now() + patience
  for (;;) {
    try {
      return await act()
    } catch (error) {
      if (error instanceof Lacking || Date.now() > end) throw error
      await pause(50)
    }
  }
}

const WHY = { tap: 'has no fingers', newCDPSession: 'has no fingers', emulateMedia: 'cannot change what the system asks for' }

/** A proxy that throws Lacking with the name of a missing member. */
export const whole = part => new Proxy(part, {
  get(target, name) {
    const value = target[name]
    if (typeof value === 'function') return value.bind(target)
    if (name in target || typeof name !== 'string' || name === 'then') return value
    return () => { throw new Lacking(`WebDriver of WebKit ${WHY[name] ?? `has no ${name} here`}`) }
  },
})

/** Runs in the page: the elements that steps lead to. For steps that CSS cannot express, elements get marks during the search. */
function found(steps) {
  const plain = element => element.textContent.replace(/\s+/g, ' ').trim()
  const says = { is: (text, want) => text === want, has: (text, want) => text.toLowerCase().includes(want.toLowerCase()) }
  const smallest = (root, want) => [...root.querySelectorAll('*')].filter(element => says.has(plain(element), want) && ![...element.children].some(child => says.has(plain(child), want)))
  const query = (root, css) => {
    const marked = []
    const marks = css.replace(/:text-(is)\("([^"]*)"\)|:(has)-text\("([^"]*)"\)/g, (all, is, exact, has, part) => {
      const name = `data-sought-${marked.length}`
      const elements = [...document.querySelectorAll('*')].filter(element => says[is ?? has](plain(element), exact ?? part))
      marked.push(...elements.map(element => [element, name]))
      for (const element of elements) element.setAttribute(name, '')
      return `[${name}]`
    })
    const elements = [...root.querySelectorAll(marks)]
    for (const [element, name] of marked) element.removeAttribute(name)
    return elements
  }
  const chosen = ({ seen, hasText, has }) => element => (!seen || element.checkVisibility()) && (!hasText || says.has(plain(element), hasText)) && (!has || walk([element], has).length > 0)
  const step = (elements, { css, text, at, ...more }) => {
    if (at !== undefined) return elements.slice(at < 0 ? -1 : at, at < 0 ? undefined : at + 1)
    return [...new Set(elements.flatMap(root => (text === undefined ? query(root, css) : smallest(root, text))))].filter(chosen(more))
  }
  const walk = (roots, steps) => steps.reduce(step, roots)
  return walk([document], steps)
}

function stepsOf(selector, { hasText, has, ...more } = {}) {
  if (Object.keys(more).length || hasText && typeof hasText !== 'string') throw new Lacking('WebDriver has no locators by all that they hold')
  const steps = selector.split(' >> ').map(part => (part.startsWith('text=') ? { text: part.slice(5) } : { css: part.replaceAll(':visible', ''), seen: part.includes(':visible') }))
  Object.assign(steps.at(-1), { hasText, has: has?.steps })
  return steps
}

class Locator {
  constructor(page, steps) { Object.assign(this, { page, steps }) }
  #then(step) { return whole(new Locator(this.page, [...this.steps, ...step])) }
  #run(act, arg) { return this.page.run(`return (${act})((${found})(steps), arg)`, this.steps, arg) }
  #one(act, arg) { return patiently(() => this.#run(`([...elements], arg) => { if (!elements.length) throw new Error('no element'); return (${act})(elements[0], arg) }`, arg)) }

  locator(selector, more) { return this.#then(stepsOf(selector, more)) }
  nth(at) { return this.#then([{ at }]) }
  first() { return this.nth(0) }
  last() { return this.nth(-1) }
  async all() { return Array.from({ length: await this.count() }, (_, i) => this.nth(i)) }
  count() { return this.#run('elements => elements.length') }
  evaluate(act, arg) { return this.#one(act, arg) }
  evaluateAll(act, arg) { return this.#run(act, arg) }
  textContent() { return this.#one('e => e.textContent') }
  allTextContents() { return this.#run('all => all.map(e => e.textContent)') }
  allInnerTexts() { return this.#run('all => all.map(e => e.innerText)') }
  innerText() { return this.#one('e => e.innerText') }
  inputValue() { return this.#one('e => e.value') }
  isChecked() { return this.#one('e => e.checked') }
  isDisabled() { return this.#one('e => e.matches(":disabled")') }
  isEnabled() { return this.#one('e => !e.matches(":disabled")') }
  getAttribute(name) { return this.#one('(e, name) => e.getAttribute(name)', name) }
  isVisible() { return this.#run('elements => Boolean(elements[0]?.checkVisibility({ visibilityProperty: true }))') }
  async isHidden() { return !await this.isVisible() }
  focus() { return this.#one('e => e.focus()') }
  dispatchEvent(type) { return this.#one('(e, type) => { e.dispatchEvent(new (type === "click" ? MouseEvent : Event)(type, { bubbles: true, cancelable: true, composed: true })) }', type) }
  scrollIntoViewIfNeeded() { return this.#one('e => e.scrollIntoView({ block: "nearest", inline: "nearest" })') }
  boundingBox() { return this.#one('e => { const { x, y, width, height } = e.getBoundingClientRect(); return { x, y, width, height } }') }
  async waitFor({ state = 'visible' } = {}) {
    await patiently(async () => {
      const there = ['attached', 'detached'].includes(state) ? await this.count() > 0 : await this.isVisible()
      if (there === (state === 'hidden' || state === 'detached')) throw new Error(`${JSON.stringify(this.steps)} is not ${state}`)
    })
  }
  async click(options) {
    if (options && Object.keys(options).length) throw new Lacking('WebDriver clicks in one way')
    await patiently(async () => {
      if (await this.#one('e => e.matches(":disabled")')) throw new Error(`${JSON.stringify(this.steps)} cannot be pressed`)
      const { [ELEMENT]: id } = await this.page.send('POST', '/execute/sync', { script: `return (${found})(arguments[0])[0]`, args: [this.steps] }) ?? {}
      await this.page.send('POST', `/element/${id}/click`, {}).catch(error => this.#point(error))
    })
  }
  /** Clicks at a point, like a hand, if the element is visible. WebKit sometimes takes a visible element in a sheet for hidden. */
  async #point(error) {
    const middle = await this.#one(e => {
      e.scrollIntoView({ block: 'nearest' })
      const { x, y, width, height } = e.getBoundingClientRect()
      const [left, top] = [x + width / 2, y + height / 2]
      return e.contains(document.elementFromPoint(left, top)) ? [left, top] : null
    })
    if (!middle || !/not interactable/.test(error.message)) throw error
    await this.page.mouse.move(...middle)
    await this.page.mouse.down()
    await this.page.mouse.up()
  }
  async hover() {
    await this.scrollIntoViewIfNeeded()
    const { x, y, width, height } = await this.boundingBox()
    await this.page.mouse.move(x + width / 2, y + height / 2)
  }
  async fill(text) {
    await this.#one(`(e, text) => { e.focus(); e.value = text; e.dispatchEvent(new InputEvent('input', { bubbles: true })); e.dispatchEvent(new Event('change', { bubbles: true })) }`, text)
  }
  async selectOption(value) {
    await this.#one(`(e, value) => { e.value = value; e.dispatchEvent(new Event('input', { bubbles: true })); e.dispatchEvent(new Event('change', { bubbles: true })) }`, value)
  }
  async press(key) {
    await this.focus()
    await this.page.keyboard.press(key)
  }
}

const BY_SELECTOR = ['click', 'hover', 'fill', 'selectOption', 'focus', 'press', 'textContent', 'innerText', 'getAttribute', 'inputValue', 'isVisible', 'isChecked', 'isDisabled', 'dispatchEvent']

export class Page {
  #at = [0, 0]

  constructor(send, { proxy, context, left, downloads }) {
    Object.assign(this, { send, proxy, left, downloads })
    this.context = () => context
    this.keyboard = whole({ press: key => this.#press(key), type: async text => { for (const key of text) await this.#keys([key === '\n' ? KEYS.Enter : key]) } })
    const point = (...actions) => send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
    this.mouse = whole({
      move: (x, y, { steps = 1 } = {}) => point(...this.#way(x, y, steps)),
      down: () => point({ type: 'pointerDown', button: 0 }),
      up: () => point({ type: 'pointerUp', button: 0 }),
    })
    for (const name of BY_SELECTOR) this[name] = (selector, ...rest) => this.locator(selector)[name](...rest)
  }

  /** Runs the body of a function of steps and an argument. The answer is sent as JSON. */
  async run(text, steps, arg) {
    const script = `const done = arguments[arguments.length - 1]
      ;(async (steps, arg) => { ${text}\n})(...arguments)
        .then(value => done({ json: JSON.stringify(value) }), error => done({ error: String(error) }))`
    const { json, error } = await this.send('POST', '/execute/async', { script, args: [steps ?? null, arg ?? null] })
    if (error) throw new Error(error)
    return json === undefined || json === null ? undefined : JSON.parse(json)
  }
  evaluate(act, arg) { return this.run(typeof act === 'string' ? `${act}\n;return undefined` : `return (${act})(arg)`, null, arg) }
  locator(selector, more) { return whole(new Locator(this, [])).locator(selector, more) }
  async goto(url) { await this.send('POST', '/url', { url }) }
  async reload() { await this.send('POST', '/refresh', {}) }
  async goBack() { await this.send('POST', '/back', {}) }
  async close() {
    await this.left()
    await this.send('DELETE', '/window')
  }
  url() { return this.send('GET', '/url') }
  title() { return this.evaluate(() => document.title) }
  on(event, act) { this.proxy.on(event, act) }
  async addInitScript(act, arg) { this.proxy.addScript(act, arg) }
  async route(glob, act) { this.proxy.route(glob, act) }
  waitForFunction(act, arg) {
    return patiently(async () => {
      const value = await this.evaluate(act, arg)
      if (!value) throw new Error(`never true: ${act}`)
      return { jsonValue: async () => value }
    })
  }
  waitForEvent(event) {
    if (event !== 'download') throw new Lacking(`WebDriver of WebKit does not tell of a ${event}`)
    return patiently(async () => {
      const [name] = readdirSync(this.downloads).filter(name => !name.endsWith('.wkdownload'))
      if (!name) throw new Error('no download')
      return { suggestedFilename: () => name, path: async () => join(this.downloads, name) }
    })
  }
  waitForTimeout(ms) { return pause(ms) }
  waitForSelector(selector, options) { return this.locator(selector).first().waitFor(options) }
  async setViewportSize({ width, height }) {
    const rect = { width, height }
    await patiently(async () => {
      await this.send('POST', '/window/rect', rect)
      const [w, h, margin, above] = await this.evaluate(() => [window.innerWidth, window.innerHeight, window.outerWidth - window.innerWidth, window.outerHeight - window.innerHeight])
      if (w === width && h === height) return this.evaluate(() => new Promise(resolve => window.requestAnimationFrame(() => window.requestAnimationFrame(() => resolve()))))
      // Not changed by the missing width: that would add up while the page has not resized yet.
      rect.width = width + Math.max(0, margin)
      rect.height = height + Math.max(0, above)
      throw new Error(`the page is ${w} by ${h}, not ${width} by ${height}`)
    })
  }
  #way(x, y, steps) {
    const [from, to] = [this.#at, [x, y]]
    this.#at = to
    return Array.from({ length: steps }, (_, i) => {
      const [left, top] = from.map((start, axis) => Math.round(start + (to[axis] - start) * (i + 1) / steps))
      return { type: 'pointerMove', duration: 0, x: left, y: top }
    })
  }
  async #press(key) {
    const names = key.split('+')
    const plain = names.includes('Control') && !names.includes('Shift')
    const all = names.map(name => KEYS[name] ?? (plain ? name.toLowerCase() : name))
    if (all.some(name => [...name].length > 1)) throw new Lacking(`WebDriver of WebKit has no key ${key} here`)
    await this.#keys(all)
  }
  async #keys(all) {
    const actions = [...all.map(value => ({ type: 'keyDown', value })), ...all.reverse().map(value => ({ type: 'keyUp', value }))]
    await this.send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }
}
