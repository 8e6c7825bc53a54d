// The demo page under test: a copy of dist/demo, served by the project's own host and opened in Chromium, or in the browser that TEFUDA_BROWSER names.
import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { BROWSER, launch } from '../../js/test/browser.js'
import { fillIn } from '../../js/test/firefox.js'
import { Lacking } from '../../js/test/webkit.js'
import { served, unserved } from './served.js'

export * from './pressed.js'
export { compilers, nextVersion, programs, PUBLISHED, servedAlone } from './served.js'

/** What a test waits for happens at once on an idle machine; this limit is for a busy one. */
const PATIENCE = 30_000
/** The other browsers' drivers are slower. */
const LIMIT = { timeout: BROWSER === 'chromium' ? 180_000 : 540_000 }

// --- the browser -------------------------------------------------------------

/**
 * A context that records its pages' complaints: errors, warnings, violations of the Content-Security-Policy. It has no
 * service worker, which would fetch all files once more, unless the test is about being offline.
 */
async function newContext({ offline = false, ...options } = {}) {
  const context = await (await launch()).newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', reducedMotion: 'reduce', ...options })
  // Chromium lets a page write to the clipboard after a press; its headless shell cannot ask the reader.
  if (BROWSER === 'chromium') await context.grantPermissions(['clipboard-write'])
  context.setDefaultTimeout(PATIENCE)
  const complaints = []
  const listen = message => {
    if (message.location().url.endsWith('/favicon.ico')) return // Chromium requests one for a picture that is opened alone
    if (['error', 'warning', 'assert'].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`)
  }
  context.on('console', listen)
  context.on('serviceworker', worker => worker.on('console', listen))
  context.on('weberror', failed => complaints.push(String(failed.error())))
  await context.addInitScript(() => {
    const report = ({ violatedDirective, blockedURI }) => console.error(`CSP: ${violatedDirective} ${blockedURI}`)
    document.addEventListener('securitypolicyviolation', report)
  })
  if (!offline) await context.addInitScript(() => Object.defineProperty(navigator, 'serviceWorker', { value: undefined }))
  return { context, complaints }
}

/** What a context lacks, by browser and option. Tests that need it are skipped there. */
const LACKS = {
  chromium: {},
  webkit: {}, // it reports that itself
  firefox: { javaScriptEnabled: 'WebDriver BiDi cannot switch scripts off' },
}
/** A test that meets a gap of its browser's driver is skipped with the driver's message. */
async function unlessLacking(t, run) {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof Lacking)) throw error
    t.skip(error.message)
  }
}
const lacking = options => Object.keys(options).map(name => LACKS[BROWSER][name]).find(Boolean)

after(unserved)

/** Whether a page still draws frames, which a click waits for. */
const draws = page => {
  const frame = page.evaluate(() => new Promise(resolve => window.requestAnimationFrame(() => resolve(true))))
  return Promise.race([frame.catch(() => true), pause(5_000, false, { ref: false })])
}

/**
 * Runs a test on a page. A test removes from the list the complaints that it provokes. On a busy machine Chromium
 * sometimes stops drawing a page for good. A test that fails for this reason runs once more in another page.
 * @param {() => Promise<object>} open
 * @param {() => Promise<void>} close
 */
async function watched(run, open, close) {
  for (const again of [true, false]) {
    const { page, ...the } = await open()
    try {
      await run(page, the)
      assert.deepEqual(the.complaints, [])
      return
    } catch (error) {
      if (error instanceof Lacking || !again || await draws(page)) throw error
      await close()
    } finally {
      the.complaints.length = 0
    }
  }
}

/**
 * A test of the page in a browser context of its own, whose console must stay clean.
 * @param {string} name
 * @param {{ at?: string, compiler?: string, program?: string, open?: boolean, offline?: boolean } & import('playwright-core').BrowserContextOptions} options
 *   at: the fragment to open; open: false leaves opening to the test; offline: with the service worker
 * @param {(page: import('playwright-core').Page, the: object) => Promise<void>} run `the` also has `other`, which makes a page in another context
 */
export function inPage(name, { at = '', compiler, program, open = true, ...options }, run) {
  test(name, { ...LIMIT, skip: lacking(options) }, async t => {
    let the
    const others = []
    const close = () => Promise.all([the, ...others.splice(0)].map(each => each?.context.close()))
    const other = async (more = {}) => {
      others.push(await openPage({ compiler, program }, false, { ...options, ...more }))
      return others.at(-1)
    }
    const checked = async (page, given) => {
      await run(page, given)
      for (const { complaints } of others) assert.deepEqual(complaints, [])
    }
    try {
      await unlessLacking(t, () => watched(checked, async () => (the = { ...await openPage({ compiler, program }, open && at, options), other }), close))
    } finally {
      await close()
    }
  })
}

/**
 * How a reader can see the element of a selector: the sheet that must be open, the tab, and whatever else must be
 * opened.
 */
const hides = (page, selector) =>
  page.evaluate(selector => {
    let element = null
    try { element = document.querySelector(selector) } catch { /* not of CSS: the test knows what it does */ }
    const open = document.querySelector('dialog[open]')?.id ?? null
    const room = element?.closest('.room')
    if (!room || room.hidden) return { open, sheet: open }
    const sheet = element.closest('dialog')?.id ?? null
    const panel = element.closest('[data-panel][hidden]') ?? (sheet && room.querySelector('.stage[hidden]'))
    const shut = element.closest('.tray, .rail')
    const key = shut && (shut.matches('.tray') ? `[data-tray="${shut.id}"]` : '.rail-toggle')
    const button = key && [...room.querySelectorAll(key)].find(key => key.checkVisibility() && key.getAttribute('aria-expanded') === 'false')
    const over = [...room.querySelectorAll('[data-shown]')].some(shown => !shown.contains(element) && !(sheet && sheet === open))
    return { open, sheet, over, room: room.id, tab: panel?.dataset.panel.split(/[ :]/)[0] ?? null, key: button && !element.checkVisibility() ? key : null }
  }, selector)

/** Opens the sheet, tab or part that holds an element, and closes a sheet over it, by clicks as a reader would. */
export async function reveal(page, selector) {
  const { open, sheet, over, room, tab, key } = await hides(page, selector)
  if (open && open !== sheet) await page.locator(`#${open} [data-close]`).first().click()
  if (over) await page.keyboard.press('Escape')
  if (tab) await openTab(page, tab)
  if (sheet && sheet !== open) await page.locator(`[data-opens="${sheet}"]:visible`).last().click()
  if (key) await page.locator(`#${room} ${key}`).click()
}

/** Goes to a tab of the room in view. */
export async function openTab(page, name) {
  await page.locator(`#tabs [data-tab="${name}"]`).click()
  await page.waitForSelector(`html[data-tab="${name}"]`)
}

/** Tests act on an element after they have brought it into view. */
function revealing(page) {
  for (const name of ['click', 'fill', 'selectOption', 'focus', 'hover', 'tap', 'dblclick', 'check', 'uncheck']) {
    const plainly = name === 'fill' && BROWSER !== 'chromium' ? (selector, text) => fillIn(page.locator(selector), text) : page[name].bind(page)
    page[name] = async (selector, ...rest) => {
      await reveal(page, selector)
      return plainly(selector, ...rest)
    }
  }
  return page
}

/** A page in its own context, opened at a fragment if one is given. */
async function openPage(by, at, options) {
  const url = await served(by)
  const { context, complaints } = await newContext(options)
  const page = revealing(await context.newPage())
  if (at !== false) await visit(page, url + at)
  return { page, url, context, complaints }
}

let table
let visits = 0

/** Words in the names of tests that use keys. */
const BY_KEYS = /\b(?:keys?|keyboard|Tab|Enter|Space|arrows?)\b/

/**
 * Firefox's own shortcuts, such as Control and a digit, take the focus from the page for good. After some tests by
 * mouse its keys press no button, though the page has the focus. So a test of keys has its own page there.
 */
async function lostFocus(name) {
  if (BROWSER !== 'firefox') return false
  const { page } = await table
  return BY_KEYS.test(name) || !await page.evaluate(() => document.hasFocus())
}

/**
 * A test in a page that a file's tests share, since loading one costs a second. It begins at a fragment with a state.
 */
export function inRoom(name, fragment, run) {
  const open = async () => {
    if (table && await lostFocus(name)) await close()
    table ??= openPage({}, '')
    const { page, url, complaints } = await table
    // The number makes every visit a change of the fragment.
    await enter(page, `${fragment}&visit=${++visits}`)
    return { page, url, complaints }
  }
  const close = async () => {
    const { context } = await table
    table = undefined
    await context.close()
  }
  test(name, LIMIT, t => unlessLacking(t, () => watched(run, open, close)))
}

/** Changes the fragment, and waits until the page has followed and the room's program has started. */
export async function enter(page, fragment) {
  await page.evaluate(fragment => new Promise(resolve => {
    if (location.hash === fragment) resolve()
    window.addEventListener('hashchange', () => resolve(), { once: true })
    location.hash = fragment
  }), fragment)
  await page.waitForSelector('#status:not([data-state=loading])', { state: 'attached' })
}

/** Closes the open sheet, if there is one. */
export async function closeSheet(page) {
  const close = page.locator('dialog[open] > header [data-close]')
  if (await close.count()) await close.click()
}

/** Keeps a file from the page, and returns the function that sends it. */
export async function heldBack(page, file) {
  let send
  const sent = new Promise(resolve => { send = resolve })
  await page.route(file, async route => {
    await sent
    await route.continue()
  })
  return send
}

/** Opens the page, and waits for engine, program and examples. */
export async function visit(page, url) {
  await page.goto(url)
  await ready(page)
}

export async function ready(page) {
  await page.waitForSelector('#status:not([data-state=loading])', { state: 'attached' })
  const status = page.locator('#status')
  assert.equal(await status.getAttribute('data-state'), 'ready', await status.innerText())
  await becomes(() => page.evaluate(furnished), true)
}

/**
 * Runs in the page: whether its room can be used, and has its examples. The trainer of mahjong gets its examples when
 * it is opened.
 */
function furnished() {
  const room = document.querySelector('.room:not([hidden])')
  const rows = [...room?.querySelectorAll('[id$="-examples"]') ?? []].filter(row => !row.closest('[data-mode="game"] [data-of="trainer"]'))
  return !room?.querySelector('[inert]') && rows.every(row => row.childElementCount > 0)
}

// --- what a page shows -------------------------------------------------------

/** Waits until read() gives the wanted value. A room that is not filled yet may not be readable at all. */
export async function becomes(read, want, what) {
  const end = Date.now() + PATIENCE
  for (;;) {
    const late = Date.now() > end
    try {
      const got = await read()
      if (isDeepStrictEqual(got, want)) return
      if (late) assert.deepEqual(got, want, what)
    } catch (error) {
      if (late) throw error
    }
    await pause(15)
  }
}

/** Waits until read() gives the wanted values of the parts that want names. */
export function shows(read, want, what) {
  const parts = all => Object.fromEntries(Object.keys(want).map(key => [key, all[key]]))
  return becomes(async () => parts(await read()), want, what)
}

/** The text of an element. */
export const text = (page, selector) => page.locator(selector).evaluate(element => element.textContent)

/** The error of a field: its message, and what assistive technology gets. */
export const complaint = (page, input) =>
  page.locator(input).evaluate(element => {
    const told = document.getElementById(element.getAttribute('aria-describedby').split(' ')[0])
    return { invalid: element.getAttribute('aria-invalid'), error: told.textContent, seen: told.checkVisibility() }
  })

/** The fragment of the address, decoded. */
export const fragment = async page => decodeURIComponent(await page.evaluate(() => location.hash))

/** Checks a radio button by a click on its label; the button itself is invisible. */
export async function choose(page, group, value) {
  const label = page.locator(`#${group} label:has(input[value="${value}"])`)
  if (await label.locator('input').isChecked()) return
  await reveal(page, `#${group} input[value="${value}"]`)
  await label.click()
}
