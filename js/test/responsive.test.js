// The engine never blocks the page's thread, which gets its turns while the engine works.
import assert from 'node:assert/strict'
import { after } from 'node:test'
import { visit } from './browser.js'
import { each, packages } from './packages.js'
import { serve } from './server.js'

const server = await serve(new URL('../', packages[0].folder))
after(server.close)

/** Runs in the page: counts the turns of a loop of messages, and the longest pause between two, while the engine starts and works. */
async function turns(index) {
  const codes = new Int8Array(10e6).map((_, i) => (i * 2654435761) % 56)
  const { init } = await import(index)
  let [count, longest, last] = [0, 0, 0]
  const { port1, port2 } = new window.MessageChannel()
  port1.onmessage = () => {
    const now = performance.now()
    count++
    longest = Math.max(longest, now - last)
    last = now
    port2.postMessage(0)
  }
  port2.postMessage(0)
  const during = async run => {
    ;[count, longest, last] = [0, 0, performance.now()]
    const result = await run()
    return { result, count, longest: Math.max(longest, performance.now() - last) }
  }
  const start = await during(() => init({ games: ['poker'] }))
  const bulk = await during(() => start.result.poker.evaluateMany(codes))
  const block = await during(async () => {
    const end = performance.now() + 80
    while (performance.now() < end);
  })
  start.result.close()
  port1.close()
  return { start: { ...start, result: undefined }, bulk: { ...bulk, result: bulk.result.length }, block }
}

each('init, and two million hands', async (p, context) => {
  const page = await visit(context, `${server.url}page.html`)
  const { start, bulk, block } = await page.evaluate(turns, `${server.url}${p.compiler}/index.js`)
  assert.equal(bulk.result, 2e6)
  assert.equal(block.count, 0, 'a thread that is blocked has no turns')
  assert.ok(start.count >= 20 && bulk.count >= 20, JSON.stringify({ start, bulk }))
  context.diagnostic(`longest pause: ${start.longest.toFixed(1)} ms in init, ${bulk.longest.toFixed(1)} ms in the bulk call`)
})
