// A new version arrives during a game: it waits until it is complete, the game goes on, and nothing is lost.
import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { game, square } from '../rooms/boards/seen.js'
import { becomes, inPage, nextVersion, ready, servedAlone, shows, visit } from './page.js'

const GAME = '#boards?g=3x3x3&you=both&moves=1,1.0,0'
const version = page => page.evaluate(() => document.querySelector('meta[name="version"]')?.content ?? 'first')

/** Asks the server for a new version. Returns whether one has come completely. */
const lookForUpdate = page => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.ready
  try { await registration.update() } catch { return false }
  const { installing } = registration
  if (installing) await new Promise(resolve => installing.addEventListener('statechange', resolve, { once: true }))
  return Boolean(registration.waiting)
})

inPage('an update half there is left alone; all there, it waits for the reader, and the game goes on in it', { open: false, offline: true }, async (page, { context, complaints }) => {
  const { url, folder } = await servedAlone()
  await visit(page, url + GAME)
  await page.keyboard.press('Shift')
  await page.waitForSelector('html[data-offline=kept]')
  await page.click(square(2, 2))
  await shows(() => game(page), { rows: ['x..', '.o.', '..o'] })

  const second = nextVersion('<meta name="version" content="second">')
  cpSync(join(second, 'files.js'), join(folder, 'files.js'))
  assert.equal(await lookForUpdate(page), false)
  assert.equal(await page.isVisible('#update'), false)
  complaints.length = 0
  await page.reload()
  await ready(page)
  await shows(() => game(page), { rows: ['x..', '.o.', '..o'] })
  assert.equal(await version(page), 'first')

  cpSync(second, folder, { recursive: true })
  assert.equal(await lookForUpdate(page), true)
  await page.waitForSelector('#update', { state: 'visible' })
  await page.click(square(0, 2))
  await shows(() => game(page), { rows: ['x.x', '.o.', '..o'] })
  assert.equal(await version(page), 'first')
  await page.click('#update-now')
  await becomes(() => version(page), 'second')
  await ready(page)
  await shows(() => game(page), { rows: ['x.x', '.o.', '..o'] })

  // A reader who does not press the button gets it at the next start.
  cpSync(nextVersion('<meta name="version" content="third">'), folder, { recursive: true })
  assert.equal(await lookForUpdate(page), true)
  await page.evaluate(() => addEventListener('unload', () => {})) // otherwise Firefox keeps the page that is left, and its version with it
  await page.goto('about:blank')
  await becomes(async () => {
    const next = await context.newPage()
    await next.goto(`${url}#boards`)
    await ready(next)
    const seen = [await version(next), (await game(next)).rows]
    await next.close()
    return seen
  }, ['third', ['x.x', '.o.', '..o']])
})
