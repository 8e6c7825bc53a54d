// WebKitGTK's MiniBrowser by WebDriver, with the part of Playwright's pages that the page's tests use most. Whoever asks for
// more meets a Lacking, with which a test is skipped. One session is one context with one page, and forgets all at its end; a
// driver has one session, so every context has a driver of its own.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { executable } from './executable.js'

export class Lacking extends Error {}

const LIB = '/usr/lib/x86_64-linux-gnu'
const FIRST = 20_000 + process.pid % 20_000
const PATIENCE = 30_000
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
// WebDriver's names of keys.
const KEYS = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003', Delete: '\uE017', Space: ' ', Shift: '\uE008', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015', Home: '\uE011', End: '\uE010' }
const KNOWN = new Set(['viewport', 'locale', 'reducedMotion', 'offline'])

function minibrowser() {
  const folder = readdirSync(LIB).filter(name => name.startsWith('webkit2gtk-4')).sort().at(-1)
  if (!folder) throw new Error('no MiniBrowser found: Debian has it in libwebkit2gtk')
  return join(LIB, folder, 'MiniBrowser')
}

/** WebKitGTK on a screen of its own, as if it were Playwright's browser. */
export async function launchWebKit() {
  const home = mkdtempSync(join(tmpdir(), 'tefuda-webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const display = `:${FIRST}`
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', XDG_CONFIG_HOME: home, LIBGL_ALWAYS_SOFTWARE: '1' }
  const screen = spawn(executable('', 'Xvfb'), [display, '-screen', '0', '1600x1200x24'], { stdio: 'ignore' })
  const contexts = new Set()
  const close = async () => {
    for (const context of contexts) await context.close()
    screen.kill()
    rmSync(home, { recursive: true, force: true })
  }
  let port = FIRST
  return {
    close,
    async newContext(options) {
      const context = await newContext(env, ++port, options)
      contexts.add(context)
      return context
    },
  }
}

async function command(port, method, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) })
  const { value } = await response.json()
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** Tries until it does not throw. */
async function patiently(act, patience = PATIENCE) {
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

const LANGUAGES = { en: ['en_GB.UTF-8', 'en_GB'], ja: ['ja_JP.UTF-8', 'ja_JP'] }

async function newContext(env, port, { viewport = { width: 1280, height: 900 }, ...options } = {}) {
  const [LANG, LANGUAGE] = LANGUAGES[(options.locale ?? 'en').slice(0, 2)] ?? []
  const foreign = Object.keys(options).find(name => !KNOWN.has(name)) ?? (LANG ? options.offline && 'offline' : 'locale')
  if (foreign) throw new Lacking(`WebDriver of WebKit cannot be asked for ${foreign}`)
  const driver = spawn(executable('', 'WebKitWebDriver'), [`--port=${port}`], { stdio: 'ignore', env: { ...env, LANG, LANGUAGE } })
  const started = await patiently(() => command(port, 'POST', '/session', { capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: minibrowser(), args: ['--automation'] } } } })).catch(error => {
    driver.kill() // else the tests would wait for it
    throw error
  })
  const path = `/session/${started.sessionId}`
  const send = (method, to, body) => command(port, method, path + to, body)
  const page = whole(new Page(send))
  await page.setViewportSize(viewport)
  const close = async () => {
    await send('DELETE', '').catch(() => {})
    driver.kill()
  }
  return { setDefaultTimeout() {}, on() {}, async addInitScript() {}, newPage: async () => page, close }
}

/** What is not there, tests are told by name. */
const whole = part => new Proxy(part, {
  get(target, name) {
    const value = target[name]
    if (typeof value === 'function') return value.bind(target)
    if (name in target || typeof name !== 'string' || name === 'then') return value
    return () => { throw new Lacking(`WebDriver of WebKit has no ${name} here`) }
  },
})

/** In the page: the elements that steps lead to. */
const found = steps => {
  const within = (roots, { css, seen, hasText }) => roots.flatMap(root => [...root.querySelectorAll(css)])
    .filter(element => (!seen || element.checkVisibility()) && (!hasText || element.textContent.toLowerCase().includes(hasText)))
  return steps.reduce((elements, step) => (step.css ? within(elements, step) : elements.slice(step.at < 0 ? -1 : step.at, step.at < 0 ? undefined : step.at + 1)), [document])
}

function stepsOf(selector, { hasText, ...more } = {}) {
  if (/>>|text=|^\/\/|:has-text|:text/.test(selector)) throw new Lacking(`WebDriver knows no selector ${selector}`)
  if (Object.keys(more).length || hasText && typeof hasText !== 'string') throw new Lacking('WebDriver has no locators by all that they hold')
  return [{ css: selector.replaceAll(':visible', ''), seen: selector.includes(':visible'), hasText: hasText?.toLowerCase() }]
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
  innerText() { return this.#one('e => e.innerText') }
  inputValue() { return this.#one('e => e.value') }
  isChecked() { return this.#one('e => e.checked') }
  getAttribute(name) { return this.#one('(e, name) => e.getAttribute(name)', name) }
  isVisible() { return this.#run('elements => Boolean(elements[0]?.checkVisibility())') }
  focus() { return this.#one('e => e.focus()') }
  scrollIntoViewIfNeeded() { return this.#one('e => e.scrollIntoView({ block: "nearest" })') }
  boundingBox() { return this.#one('e => { const { x, y, width, height } = e.getBoundingClientRect(); return { x, y, width, height } }') }
  async click(options) {
    if (options && Object.keys(options).length) throw new Lacking('WebDriver clicks in one way')
    await patiently(async () => {
      const { [ELEMENT]: id } = await this.page.send('POST', '/execute/sync', { script: `return (${found})(arguments[0])[0]`, args: [this.steps] }) ?? {}
      await this.page.send('POST', `/element/${id}/click`, {}).catch(error => this.#point(error))
    })
  }
  /** Clicks as a hand does what WebKit takes for out of sight, as it now and then does in a sheet, if it is there to be seen. */
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

const BY_SELECTOR = ['click', 'hover', 'fill', 'selectOption', 'focus', 'press', 'textContent', 'getAttribute', 'inputValue', 'isVisible', 'isChecked']

class Page {
  constructor(send) {
    this.send = send
    this.keyboard = whole({ press: key => this.#press(key), type: async text => { for (const key of text) await this.#press(key) } })
    const point = (...actions) => send('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
    this.mouse = whole({
      move: (x, y) => point({ type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }),
      down: () => point({ type: 'pointerDown', button: 0 }),
      up: () => point({ type: 'pointerUp', button: 0 }),
    })
    for (const name of BY_SELECTOR) this[name] = (selector, ...rest) => this.locator(selector)[name](...rest)
    for (const name of ['tap', 'dblclick', 'check', 'uncheck']) this[name] = () => { throw new Lacking(`WebDriver of WebKit has no ${name} here`) }
  }

  /** Runs what stands in a function of steps and an argument; the answer goes as JSON. */
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
  title() { return this.evaluate(() => document.title) }
  waitForFunction(act, arg) { return patiently(async () => { if (!await this.evaluate(act, arg)) throw new Error(`never true: ${act}`) }) }
  waitForTimeout(ms) { return pause(ms) }
  async waitForSelector(selector, { state = 'visible' } = {}) {
    const locator = this.locator(selector)
    await patiently(async () => {
      const there = state === 'attached' ? await locator.count() > 0 : await locator.isVisible()
      if (there === (state === 'hidden' || state === 'detached')) throw new Error(`${selector} is not ${state}`)
    })
  }
  async setViewportSize({ width, height }) {
    await this.send('POST', '/window/rect', { width, height })
    const [w, h] = await this.evaluate(() => [globalThis.innerWidth, globalThis.innerHeight])
    await this.send('POST', '/window/rect', { width: 2 * width - w, height: 2 * height - h })
  }
  async #press(key) {
    const all = key.split('+').map(name => KEYS[name] ?? name)
    if (all.some(name => [...name].length > 1)) throw new Lacking(`WebDriver of WebKit has no key ${key} here`)
    const actions = [...all.map(value => ({ type: 'keyDown', value })), ...all.reverse().map(value => ({ type: 'keyUp', value }))]
    await this.send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }
}
