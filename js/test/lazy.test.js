// Which files are loaded when, and that one game never waits for another.
import assert from 'node:assert/strict'
import { each, entry, faulty, games, withFaulty } from './packages.js'
import { serve } from './server.js'
import { visit } from './browser.js'

const ACE = 0x1d0000

/** A host for Node that counts the files that it gets and the workers that it spawns. */
function counting({ node }) {
  const got = []
  let workers = 0
  const host = {
    ...node,
    get: (url, init) => node.get((got.push(String(url)), url), init),
    spawn: url => node.spawn((workers++, url)),
  }
  return { host, got, workers: () => workers }
}

/** A package that has not loaded any module yet. Compiled modules are kept as long as the JavaScript module lives. */
const fresh = async (p, query) => {
  const at = name => import(new URL(`${name}.js?${query}`, p.folder))
  const [{ openAll, openGame }] = await Promise.all([at('open')])
  return { ...p, openAll, openGame }
}

each('all games: a module and a worker start with the first call', async p => {
  const { host, got, workers } = counting(p)
  const t = await p.openAll(p.GAMES, host)
  assert.deepEqual([got.length, workers()], [0, 0])
  assert.equal((await t.poker.evaluate('As')).value, ACE)
  await t.poker.evaluate('As')
  assert.ok(got.length <= 1 && workers() === 1, `${got}`)
  await Promise.all([t.mnk.pairs('oo'), t.mnk.pairs('oo')])
  assert.equal(workers(), 2)
  t.close()
})

each('init({ games }): those are started, and no others', async p => {
  const { host, workers } = counting(p)
  const t = await p.openAll(p.GAMES, host, { games: ['mnk', 'daifugo'] })
  assert.equal(workers(), 2)
  await t.mnk.pairs('oo')
  assert.equal(workers(), 2)
  t.close()
  const own = await p.openGame(p.GAMES[0], host)
  assert.equal(workers(), 3)
  own.close()
})

each('Chromium: each module is fetched once, by the first who needs it', async (p, context) => {
  const server = await serve(new URL('../', p.folder))
  context.after(server.close)
  const page = await visit(context, `${server.url}page.html`)
  const modules = () => server.asked.filter(url => url.endsWith('.wasm'))
  const file = game => p.wasmOf[game].pathname.split('/').at(-1)
  const say = async what => {
    await page.evaluate(async ([folder, what]) => {
      const { init } = await import(`${folder}index.js`)
      globalThis.t ??= await init()
      if (what === 'twice') await (await import(`${folder}games/poker/index.js`)).init()
      else await globalThis.t[what[0]][what[1]](what[2])
    }, [`${server.url}${p.compiler}/`, what])
    return [...new Set(modules())].map(url => url.split('/').at(-1))
  }
  assert.deepEqual(await say(['poker', 'evaluate', 'As']), [file('poker')])
  assert.deepEqual(await say('twice'), [file('poker')])
  await Promise.all([say(['mnk', 'pairs', 'oo']), say(['mnk', 'evaluate', 'ox.'])])
  assert.deepEqual(new Set(modules().map(url => url.split('/').at(-1))), new Set([file('poker'), file('mnk')]))
  assert.equal(modules().length, new Set(modules()).size, 'none is fetched twice')
  assert.deepEqual(page.said, [])
})

each('a module that is asked for twice at once is loaded once, and one that failed anew', async p => {
  const { openGame, openAll, GAMES, node } = await fresh(p, `${p.compiler}`)
  const { host, got } = counting({ node })
  const wasmURL = new URL('?own', p.wasmOf.poker)
  const [poker] = GAMES
  for (const t of await Promise.all([openGame(poker, host, { wasmURL }), openGame(poker, host, { wasmURL })])) t.close()
  assert.deepEqual(got, [String(wasmURL)])
  const shared = Object.fromEntries(games.map(game => [game, new URL('?shared', p.wasmOf[game])]))
  const all = await openAll(GAMES, host, { games, wasmURL: shared })
  assert.deepEqual(got.slice(1).sort(), [...new Set(Object.values(shared).map(String))].sort(), 'once a URL')
  all.close()

  const none = new URL('none.wasm', p.folder)
  const [before, fails] = [got.length, () => assert.rejects(openGame(poker, host, { wasmURL: none }), { code: 'load' })]
  await Promise.all([fails(), fails()])
  assert.equal(got.length, before + 1)
  await fails()
  assert.equal(got.length, before + 2)
})

each('a long search in one game never keeps another waiting', async p => {
  const t = await p.init({ games: ['mnk', 'poker'] })
  const controller = new AbortController()
  const order = []
  const search = t.mnk.search(Array(15).fill('.'.repeat(15)), { budget: { ms: 1e9 }, signal: controller.signal })
  const behind = t.mnk.pairs('oo').then(() => order.push('mnk'))
  for (let i = 0; i < 20; i++) assert.equal((await t.poker.evaluate('As')).value, ACE)
  order.push('poker')
  controller.abort('enough')
  await assert.rejects(search, error => error === 'enough')
  await behind
  assert.deepEqual(order, ['poker', 'mnk'])
  t.close()
})

each('a game that does not load loses nothing of another, and loads with a later call', async p => {
  const { openAll, GAMES, node } = await fresh(p, `${p.compiler}-later`)
  let down = true
  const get = (url, init) => (down && String(url).endsWith('?mnk') ? Promise.reject(new Error('down')) : node.get(url, init))
  const wasmURL = { mnk: new URL('?mnk', p.wasmOf.mnk) }
  const t = await openAll(GAMES, { ...node, get }, { wasmURL })
  const both = await Promise.allSettled([t.mnk.pairs('oo'), t.mnk.pairs('oo'), t.poker.evaluate('As')])
  assert.deepEqual(both.map(({ reason, value }) => reason?.code ?? value.value), ['load', 'load', ACE])
  down = false
  assert.equal((await t.mnk.pairs('oo')).value, 1)
  t.close()
})

each('close while a game loads: its calls reject, and none starts a worker', async p => {
  const { host, workers } = counting(p)
  const t = await p.openAll(p.GAMES, host)
  const call = t.poker.evaluate('As')
  t.close()
  await assert.rejects(call, { code: 'closed' })
  await new Promise(resolve => setTimeout(resolve, 50))
  assert.equal(workers(), 0)
})

each('abort of a call while its game loads', async p => {
  const t = await p.init()
  const controller = new AbortController()
  const call = t.poker.evaluate('As', { signal: controller.signal })
  const other = t.poker.evaluate('Ks')
  controller.abort('no')
  await assert.rejects(call, error => error === 'no')
  assert.equal((await other).value, 0x1c0000)
  t.close()
})

each("init's signal ends a load that never comes, and the next init begins anew", async p => {
  const { openGame, GAMES, node } = await fresh(p, `${p.compiler}-signal`)
  const [poker] = GAMES
  const wasmURL = new URL('?stalled', p.wasmOf.poker)
  const stalled = { ...node, get: () => new Promise(() => {}) }
  const controller = new AbortController()
  const waiting = openGame(poker, stalled, { wasmURL, signal: controller.signal })
  controller.abort('enough')
  await assert.rejects(waiting, error => error === 'enough')
  await assert.rejects(openGame(poker, node, { signal: controller.signal }), error => error === 'enough')
  const t = await openGame(poker, node, { wasmURL, signal: new AbortController().signal })
  assert.equal((await t.evaluate('As')).value, ACE)
  t.close()
})

each('closing one engine leaves others of the same module', async p => {
  const [a, b, c] = await Promise.all([withFaulty(p), faulty(p), (await entry(p, 'poker')).init()])
  b.close()
  assert.equal((await c.evaluate('As')).value, ACE)
  assert.equal((await a.poker.evaluate('As')).value, ACE)
  a.close()
  c.close()
})
