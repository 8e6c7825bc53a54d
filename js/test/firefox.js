// A distribution's own Firefox, by WebDriver BiDi. It lacks the command with which Playwright begins every context, which sets the
// page's preferred colours. Here that command gets an answer at once, without any effect.
import { setImmediate } from 'node:timers'
import { firefox } from 'playwright-core'
import { ws } from 'playwright-core/lib/utilsBundle'

const LACKS = 'emulation.setMediaFeaturesOverride'
/** Preferences for all pages, which Chromium gets by context. They also switch off Mozilla's services. */
const PREFERENCES = { 'ui.prefersReducedMotion': 1, 'ui.systemUsesDarkTheme': 0, 'dom.serviceWorkers.testing.enabled': true, 'dom.w3c_touch_events.enabled': 1, 'app.normandy.enabled': false, 'browser.safebrowsing.update.enabled': false }

/** The connection to the browser, and the number of our own commands sent over it. */
let line
let sent = 0

function answerForIt() {
  const { send } = ws.prototype
  ws.prototype.send = function (data, ...rest) {
    line = this
    const { method, id } = typeof data === 'string' && data.includes(LACKS) ? JSON.parse(data) : {}
    if (method !== LACKS) return send.call(this, data, ...rest)
    const answer = JSON.stringify({ type: 'success', id, result: {} })
    setImmediate(() => this.emit('message', Buffer.from(answer), false))
    return undefined
  }
}

/** Gives the events of a download its address as a number. Firefox sends none, and without one Playwright ignores the events. */
function numberDownloads() {
  const { emit } = ws.prototype
  ws.prototype.emit = function (event, data, ...rest) {
    if (event !== 'message' || !data.includes('"browsingContext.download')) return emit.call(this, event, data, ...rest)
    const { params, ...message } = JSON.parse(data)
    return emit.call(this, event, Buffer.from(JSON.stringify({ ...message, params: { download: params.url, ...params } })), ...rest)
  }
}

/** Sends a command that Playwright does not have. Playwright ignores answers with numbers that it did not use. */
function command(method, params) {
  const id = 1e9 + sent++
  return new Promise((resolve, reject) => {
    const hear = data => {
      const { id: of, type, result, message } = JSON.parse(data)
      if (of !== id) return
      line.off('message', hear)
      if (type === 'success') resolve(result)
      else reject(new Error(`${method}: ${message}`))
    }
    line.on('message', hear)
    line.send(JSON.stringify({ id, method, params }))
  })
}

/** Moves fingers on a page. Each finger is a list of WebDriver's actions, like { type: 'pointerDown', button: 0 }. */
export async function touch(page, ...fingers) {
  const { contexts } = await command('browsingContext.getTree', { maxDepth: 0 })
  const { context } = contexts.findLast(({ url }) => url === page.url())
  const parameters = { pointerType: 'touch' }
  await command('input.performActions', { context, actions: fingers.map((actions, i) => ({ type: 'pointer', id: `finger ${i}`, parameters, actions })) })
}

/**
 * Fills a field like a typing user. The driver's own way appends to the text of a number field, and there is no change event when
 * the field loses the focus.
 */
export const fillIn = (locator, text) => locator.evaluate((field, text) => {
  const told = type => field.dispatchEvent(new Event(type, { bubbles: true }))
  field.focus()
  field.value = text
  told('input')
  const done = ({ type, key }) => {
    if (type === 'keydown' && key !== 'Enter') return
    for (const type of ['blur', 'keydown']) field.removeEventListener(type, done)
    told('change')
  }
  for (const type of ['blur', 'keydown']) field.addEventListener(type, done)
}, text)

/** Preferences for options that a context cannot set, by option and value. A context with such an option gets a Firefox of its own. */
const BY_OPTION = {
  forcedColors: { active: { 'browser.display.document_color_use': 2 } },
  contrast: { more: { 'browser.display.document_color_use': 1, 'ui.useAccessibilityTheme': 1 } },
  reducedMotion: { 'no-preference': { 'ui.prefersReducedMotion': 0 } },
}

export async function launchFirefox(executablePath) {
  answerForIt()
  numberDownloads()
  const started = []
  const start = preferences => started[started.push(firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs: { ...PREFERENCES, ...preferences } })) - 1]
  const common = await start()
  return {
    async newContext(asked) {
      const options = { ...asked }
      delete options.isMobile // Firefox has touch, but no mobile mode
      const special = Object.entries(BY_OPTION).map(([name, by]) => by[options[name]]).filter(Boolean)
      return (special.length ? await start(Object.assign({}, ...special)) : common).newContext(options)
    },
    close: async () => { for (const one of started) await (await one).close() },
  }
}
