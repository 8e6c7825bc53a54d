// One browser for a test file, and pages in it that record their console. It is Chromium, unless TEFUDA_BROWSER is firefox or webkit.
import { after } from 'node:test'
import { chromium } from 'playwright-core'
import { executable } from './executable.js'
import { launchFirefox } from './firefox.js'
import { launchWebKit } from './webkit.js'

/** The browser's name: 'chromium', 'firefox' or 'webkit'. */
export const BROWSER = process.env.TEFUDA_BROWSER ?? 'chromium'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

let browser

const WAYS = {
  // The headless shell draws and runs pages like Chromium but has no windows, which halves the tests' time.
  chromium: () => chromium.launch({ executablePath: executable(process.env.CHROME, 'chromium-headless-shell', 'chromium', 'google-chrome', 'chrome'), args: ARGS }),
  firefox: () => launchFirefox(executable(process.env.FIREFOX, 'firefox-esr', 'firefox')),
  webkit: launchWebKit,
}

/** The browser, which all tests of a file share. */
export const launch = () => (browser ??= WAYS[BROWSER]())

after(async () => (await browser)?.close())

/**
 * Opens an address in a page of its own context, closed after the test.
 * @param prepare called with the context before the page opens
 * @returns the page, with `said`: the messages of its console, including errors and failed requests
 */
export async function visit(context, url, prepare = async () => {}) {
  const own = await (await launch()).newContext()
  context.after(() => own.close())
  await prepare(own)
  const page = await own.newPage()
  page.said = []
  page.on('console', message => page.said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', error => page.said.push(`uncaught: ${error}`))
  await page.goto(url)
  return page
}
