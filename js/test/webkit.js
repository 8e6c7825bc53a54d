// WebKitGTK's MiniBrowser by WebDriver, with the part of Playwright's interface that the page's tests use most. Anything else throws
// a Lacking, and the test is skipped. A session is one context, and its data end with it. A driver has only one session: so every
// context has its own driver, and a proxy for things that WebDriver cannot do.
import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { executable } from './executable.js'
import { between } from './webkit-between.js'
import { Lacking, Page, patiently, whole } from './webkit-page.js'

export { Lacking }

const LIB = '/usr/lib/x86_64-linux-gnu'
const FIRST = 20_000 + process.pid % 20_000
/** Milliseconds that a test's script may take, the same as a test. */
const SCRIPT = 120_000
/** Options that it does not have, with the reason. */
const WHY = { hasTouch: 'takes a finger for a mouse', javaScriptEnabled: 'cannot switch scripts off', forcedColors: 'cannot force colours' }
const LANGUAGES = { en: 'en_GB', ja: 'ja_JP' }
const THEMES = { dark: 'Adwaita-dark', more: 'HighContrast' }

function minibrowser() {
  const folder = readdirSync(LIB).filter(name => name.startsWith('webkit2gtk-4')).sort().at(-1)
  if (!folder) throw new Error('no MiniBrowser found: Debian has it in libwebkit2gtk')
  return join(LIB, folder, 'MiniBrowser')
}

/** WebKitGTK on a screen of its own, as if it were Playwright's browser. */
export async function launchWebKit() {
  const home = mkdtempSync(join(tmpdir(), 'tefuda-webkit-'))
  const display = `:${FIRST}`
  // The compiler's last tier starts after a twenty-fifth of the usual calls, so that a test notices a function for which it takes gigabytes.
  const env = { JSC_thresholdForOMGOptimizeAfterWarmUp: '2000', ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' }
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
      const context = await newContext({ ...env, ...asked(options, mkdtempSync(join(home, 'context-'))) }, ++port, options)
      contexts.add(context)
      return context
    },
  }
}

/** The environment in which MiniBrowser has a context's options. */
function asked({ locale = 'en', reducedMotion, contrast, colorScheme, timezoneId, ...more } = {}, home) {
  const LANGUAGE = LANGUAGES[locale.slice(0, 2)]
  const foreign = Object.keys(more).find(name => name !== 'viewport') ?? (LANGUAGE ? undefined : 'locale')
  if (foreign) throw new Lacking(`WebDriver of WebKit ${WHY[foreign] ?? `cannot be asked for ${foreign}`}`)
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${Number(reducedMotion !== 'reduce')}\ngtk-theme-name=${THEMES[contrast] ?? THEMES[colorScheme] ?? 'Adwaita'}\n`)
  // MiniBrowser needs a language that is installed in the system; a test system has none.
  const LANG = `${LANGUAGE}.UTF-8`
  if (LANGUAGE !== LANGUAGES.en) execFileSync('localedef', ['-i', LANGUAGE, '-f', 'UTF-8', join(home, LANG)])
  // MiniBrowser's window is at least as wide as its toolbar, so the toolbar must be narrow for a phone's width.
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), 'toolbar *, headerbar *, box * { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }\n')
  writeFileSync(join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${home}/downloads"\n`)
  mkdirSync(join(home, 'downloads'))
  return { LANG, LANGUAGE, LOCPATH: home, XDG_CONFIG_HOME: home, ...timezoneId && { TZ: timezoneId } }
}

async function command(port, method, path, body) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) })
  const { value } = await response.json()
  if (value?.error) throw new Error(`${value.error}: ${value.message}`)
  return value
}

/** A driver's session, which runs one command after the other, each in its window. */
async function newSession(env, port, proxy) {
  const driver = spawn(executable('', 'WebKitWebDriver'), [`--port=${port}`], { stdio: 'ignore', env })
  const alwaysMatch = { proxy: { proxyType: 'manual', httpProxy: proxy }, timeouts: { script: SCRIPT }, 'webkitgtk:browserOptions': { binary: minibrowser(), args: ['--automation'] } }
  const { sessionId } = await patiently(() => command(port, 'POST', '/session', { capabilities: { alwaysMatch } })).catch(error => {
    driver.kill() // otherwise the tests would wait for it
    throw error
  })
  const send = (method, to, body) => command(port, method, `/session/${sessionId}${to}`, body)
  let current
  let last = Promise.resolve()
  async function within(window, ...what) {
    if (window !== current) await send('POST', '/window', { handle: window })
    current = window
    return send(...what)
  }
  return {
    send(...what) {
      const done = last.then(() => within(...what))
      last = done.catch(() => {})
      return done
    },
    first: () => send('GET', '/window'),
    another: async () => (await send('POST', '/window/new', { type: 'window' })).handle,
    async close() {
      await send('DELETE', '').catch(() => {})
      driver.kill()
    },
  }
}

async function newContext(env, port, { viewport = { width: 1280, height: 900 } } = {}) {
  const proxy = await between()
  const session = await newSession(env, port, proxy.address).catch(error => {
    proxy.close()
    throw error
  })
  let pages = 0
  let spare // a spare window, because a session ends with its last window
  const context = whole({
    setDefaultTimeout() {},
    on: proxy.on,
    addInitScript: async (act, arg) => proxy.addScript(act, arg),
    setOffline: async cut => proxy.cut(cut),
    async newPage() {
      const window = spare ?? await (pages++ ? session.another() : session.first())
      spare = undefined
      const left = async () => { spare ??= await session.another() }
      const page = whole(new Page((...what) => session.send(window, ...what), { proxy, context, left, downloads: join(env.XDG_CONFIG_HOME, 'downloads') }))
      await page.setViewportSize(viewport)
      return page
    },
    async close() {
      await session.close()
      proxy.close()
    },
  })
  return context
}
