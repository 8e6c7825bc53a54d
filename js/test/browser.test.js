// The package in a page, unchanged and without a bundler.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { after } from 'node:test'
import { visit } from './browser.js'
import { each, packages } from './packages.js'
import { serve } from './server.js'

const HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>test</title>'

/** Pages and scripts for a compiler, served next to the packages. */
const files = ({ compiler, faultsURL }) => ({
  [`/${compiler}.html`]: `${HEAD}<script type="module" src="/${compiler}-app.js"></script>`,
  [`/${compiler}-app.js`]: `
    import { init } from './${compiler}/index.js'
    const tefuda = await init()
    const { name } = await tefuda.poker.evaluate('As Ks Qs Js Jk')
    document.title = name`,
  [`/${compiler}-sync.js`]: `
    import { initSync } from './${compiler}/games/poker/sync.js'
    onmessage = ({ data }) => {
      const tefuda = initSync({ module: data })
      postMessage([tefuda.compiler, tefuda.evaluate('As').value])
    }`,
  [`/${compiler}-faults.wasm`]: readFileSync(faultsURL),
})

const server = await serve(new URL('../', packages[0].folder), Object.assign({}, ...packages.map(files)))
after(server.close)

/** Runs in the page: defines a function that opens the engine with faults, like `faulty` of packages.js in Node. */
function defineFaulty() {
  globalThis.openFaulty = async (folder, url) => {
    const load = name => import(`${folder}${name}.js`)
    const [{ connect }, { web }, { surface }, { game }] = await Promise.all(['client', 'web', 'call', 'games/poker/game'].map(load))
    const { call, close } = connect(game, web, { wasmURL: url })
    return { poker: surface(game, call), test: surface({ name: 'test', functions: ['panic', 'overflow', 'spin'] }, call), close }
  }
}

/** Runs a function in a page with the package. The page's console must stay empty. */
async function inPage(p, context, run, arg = {}) {
  const page = await visit(context, `${server.url}page.html`)
  await page.evaluate(defineFaulty)
  const own = `${server.url}${p.compiler}/`
  const base = { index: `${own}index.js`, own, faults: `${server.url}${p.compiler}-faults.wasm` }
  const result = await page.evaluate(run, { ...base, ...arg })
  assert.deepEqual(page.said, [])
  return result
}

each('a page with a plain script', async (p, context) => {
  const page = await visit(context, `${server.url}${p.compiler}.html`)
  await page.waitForFunction(() => document.title !== 'test')
  assert.equal(await page.title(), 'Royal flush')
  assert.deepEqual(page.said, [])
})

each('the first answer, and a second one, of one engine', async (p, context) => {
  const { times: [init, first, second], names, loaded } = await inPage(p, context, async ({ index }) => {
    const { init } = await import(index)
    const [times, names] = [[performance.now()], []]
    const tefuda = await init()
    times.push(performance.now())
    for (let i = 0; i < 2; i++) {
      names.push((await tefuda.poker.evaluate('As Ks Qs Js Jk')).name)
      times.push(performance.now())
    }
    const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length
    return { times: times.slice(1).map((time, i) => time - times[i]), names, loaded }
  })
  assert.deepEqual([names, loaded], [['Royal flush', 'Royal flush'], 1])
  context.diagnostic(`init ${init.toFixed(1)} ms, first answer ${first.toFixed(1)} ms, second ${second.toFixed(1)} ms`)
})

each('results are as in Node', async (p, context) => {
  const got = await inPage(p, context, async ({ index }) => {
    const { init } = await import(index)
    const t = await init()
    const many = await t.poker.evaluateMany(Int8Array.of(13, 12, 11, 10, 0))
    const boards = await t.mnk.pairsMany(BigUint64Array.of(0x101n, 0n))
    const compared = await t.poker.compare(['As', 'Jk'], { lang: 'ja' })
    return { many: [...many], boards: [...boards], compared, pairs: await t.mnk.pairs('oo\nxx'), compiler: t.compiler }
  })
  const t = p.initSync()
  assert.deepEqual(got, {
    many: [0xadcba9],
    boards: [1],
    compared: t.poker.compare(['As', 'Jk'], { lang: 'ja' }),
    pairs: t.mnk.pairs('oo\nxx'),
    compiler: p.compiler,
  })
})

each('abort, progress and budget', async (p, context) => {
  const got = await inPage(p, context, async ({ own, faults }) => {
    const t = await globalThis.openFaulty(own, faults)
    const controller = new AbortController()
    const spin = t.test.spin(undefined, { signal: controller.signal })
    const other = t.poker.evaluate('As')
    setTimeout(() => controller.abort('enough'), 30)
    const reason = await spin.catch(error => error)
    const timeout = await t.test.spin(undefined, { signal: AbortSignal.timeout(30) }).catch(error => error.name)
    let reports = 0
    const iterations = await t.test.spin(undefined, { budget: { ms: 350 }, onProgress: () => reports++ })
    return { reason, timeout, value: (await other).value, reports, iterations }
  })
  assert.deepEqual([got.reason, got.timeout, got.value], ['enough', 'TimeoutError', 0x1d0000])
  assert.ok(got.reports >= 1 && got.iterations > 0, JSON.stringify(got))
})

each('after a fault the next call works', async (p, context) => {
  const results = await inPage(p, context, async ({ index, own, faults }) => {
    const { EngineError } = await import(index)
    const t = await globalThis.openFaulty(own, faults)
    const out = []
    for (const fault of ['panic', 'overflow', 'panic']) {
      const settled = await Promise.allSettled([t.test[fault](), t.poker.evaluate('As'), t.poker.evaluate('Ks')])
      const { value } = await t.poker.evaluate('As')
      const codes = settled.map(({ reason }) => reason instanceof EngineError && reason.code)
      out.push({ codes, value })
    }
    return out
  })
  assert.equal(results.length, 3)
  for (const { codes, value } of results) assert.deepEqual([codes, value], [['fault', 'fault', 'fault'], 0x1d0000])
})

each('bad input', async (p, context) => {
  const got = await inPage(p, context, async ({ index }) => {
    const { init, InputError } = await import(index)
    const t = await init()
    const errors = []
    for (const bad of [5, null, document.body, window, new window.Blob(), '♠Z', new Uint8ClampedArray(5)]) {
      errors.push(await t.poker.evaluate(bad).catch(error => error instanceof InputError && error.field))
    }
    return [...errors, (await t.poker.evaluate('As')).value]
  })
  assert.deepEqual(got, [...Array(7).fill('hand'), 0x1d0000])
})

each('initSync in a worker of the page', async (p, context) => {
  const got = await inPage(p, context, async ({ worker, wasm }) => {
    const module = await WebAssembly.compileStreaming(fetch(wasm))
    const own = new Worker(worker, { type: 'module' })
    own.postMessage(module)
    return new Promise((resolve, reject) => {
      own.onmessage = ({ data }) => resolve(data)
      own.onerror = ({ message }) => reject(new Error(message))
    })
  }, { worker: `${server.url}${p.compiler}-sync.js`, wasm: `${server.url}${p.compiler}/${p.wasmOf.poker.pathname.split('/').at(-1)}` })
  assert.deepEqual(got, [p.compiler, 0x1d0000])
})

each('initSync in a page says what it needs', async (p, context) => {
  const got = await inPage(p, context, async ({ index }) => {
    const { initSync, EngineError } = await import(index.replace('index.js', 'games/poker/sync.js'))
    try {
      return initSync().version
    } catch (error) {
      return [error instanceof EngineError, error.code, error.message]
    }
  })
  assert.deepEqual(got.slice(0, 2), [true, 'load'])
  assert.match(got[2], /module/)
})
