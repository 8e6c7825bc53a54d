// A distribution's own Firefox, by WebDriver BiDi. It lacks one command that Playwright begins every context with, by which
// a page would be told of the reader's colours: here that command is answered at once, and the answer changes nothing.
import { setImmediate } from 'node:timers'
import { firefox } from 'playwright-core'
import { ws } from 'playwright-core/lib/utilsBundle'

const LACKS = 'emulation.setMediaFeaturesOverride'
/** For all pages alike, what Chromium is told by context; and no service of Mozilla's is asked for anything. */
const PREFERENCES = { 'ui.prefersReducedMotion': 1, 'ui.systemUsesDarkTheme': 0, 'dom.serviceWorkers.testing.enabled': true, 'app.normandy.enabled': false, 'browser.safebrowsing.update.enabled': false }

function answerForIt() {
  const { send } = ws.prototype
  ws.prototype.send = function (data, ...rest) {
    const { method, id } = typeof data === 'string' && data.includes(LACKS) ? JSON.parse(data) : {}
    if (method !== LACKS) return send.call(this, data, ...rest)
    const answer = JSON.stringify({ type: 'success', id, result: {} })
    setImmediate(() => this.emit('message', Buffer.from(answer), false))
    return undefined
  }
}

/**
 * Fills a field as one who types does. The driver's own way adds to what a field of numbers has, and no change is told of when
 * it is left.
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

export function launchFirefox(executablePath) {
  answerForIt()
  return firefox.launch({ channel: 'moz-firefox', executablePath, firefoxUserPrefs: PREFERENCES })
}
