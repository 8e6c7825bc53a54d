// The cost of a first visit: the files requested until the first answer, after which the table can be played.
import assert from 'node:assert/strict'
import { becomes, inPage, text } from './page.js'
import { NAMES, ROOMS } from './rooms.js'

/** The files that the page itself needs, except pictures. */
const PAGE = ['', 'page.css', 'page.js', 'shell/asked.js', 'shell/kept.js', 'shell/load.js', 'shell/main.js', 'shell/offline.js', 'shell/open.js', 'wasm_exec.js']

/** A phone's visit to a room until its first answer: the files requested. */
async function askedFor(page, url, room) {
  const asked = new Set()
  page.on('request', request => asked.add(request.url().slice(url.length).split('#')[0]))
  await page.goto(`${url}#${room}`)
  await becomes(() => page.evaluate(() => performance.getEntriesByName('tefuda-playable').length), 1)
  return [...asked].filter(path => !/\.(svg|png)$/.test(path)).sort()
}

for (const { name: room, game } of ROOMS) {
  inPage(`${room}: until the first answer the page, one module and nothing of other rooms`, { open: false }, async (page, { url }) => {
    const asked = await askedFor(page, url, room)
    const modules = asked.filter(path => path.endsWith('.wasm.gz'))
    const all = (await text(page, '#status-detail')).endsWith(' go')
    assert.deepEqual(modules, [`programs/${room}.wasm.gz`, all ? 'tefuda/tefuda.wasm.gz' : `tefuda/tefuda-${game}.wasm.gz`])
    const others = asked.filter(path => !path.startsWith('tefuda/') && !path.startsWith('programs/') && path !== `rooms/${room}/examples.json`)
    assert.deepEqual(others, [...PAGE, `rooms/${room}/room.html.gz`].sort())
  })
}

inPage('the start page loads no game and no program, and every room stands in it', { open: false }, async (page, { url }) => {
  const modules = []
  page.on('request', request => { if (request.url().includes('.wasm')) modules.push(request.url()) })
  await page.goto(url)
  await page.waitForSelector('#status[data-state=ready]', { state: 'attached' })
  assert.deepEqual(modules, [])
  const rooms = await page.locator('.room').evaluateAll(all => all.map(({ id }) => id))
  assert.deepEqual(rooms, NAMES)
  assert.equal(await page.locator('.room[data-empty] > h2').count(), NAMES.length)
})
