// Loading the engine from a right or a faulty server, in Node and in a browser.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after } from 'node:test'
import { visit } from './browser.js'
import { each, eachGame, entry, packages } from './packages.js'
import { serve } from './server.js'

const OTHER = '9.9.9'

/** Poker's engine, changed to another version. */
function ofOtherVersion({ bytesOf, VERSION }) {
  const text = Buffer.from(bytesOf.poker).toString('latin1')
  assert.ok(text.includes(VERSION))
  return Buffer.from(text.replaceAll(VERSION, OTHER), 'latin1')
}

const others = packages.map(p => [`/${p.compiler}-other.wasm`, ofOtherVersion(p)])
const server = await serve(new URL('../', packages[0].folder), {
  ...Object.fromEntries(others),
  '/throwing.js': `throw new Error('no way')`,
})
after(server.close)

/** The result of init with some options and a call: the value, or the error. */
async function attempt({ index, options }) {
  const { init } = await import(index)
  try {
    const t = await init(options)
    const { value } = await t.evaluate('As')
    t.close()
    return { value }
  } catch (error) {
    const { name, code, message, url, status, contentType } = error
    return { name, code, message, url, status, contentType }
  }
}

const OK = { value: 0x1d0000 }

/** Runs the same test in Node and in the browser. `run` gets a function that tries init with options. */
function everywhere(name, run) {
  each(`Node: ${name}`, p => run(p, options => attempt({ index: `${new URL('games/poker/node.js', p.folder)}`, options })))
  each(`Chromium: ${name}`, async (p, context) => {
    const page = await visit(context, `${server.url}page.html`)
    await run(p, options => page.evaluate(attempt, { index: `${server.url}${p.compiler}/games/poker/index.js`, options }))
  })
}

const wasm = p => p.wasmOf.poker.pathname.split('/').at(-1)
const engineAt = (p, way) => `${server.url}${way && `${way}/`}${p.compiler}/${wasm(p)}`

everywhere('right, slow, and without the right content type', async (p, tryInit) => {
  for (const way of ['', 'slow', 'wrong-type', 'no-type']) {
    assert.deepEqual(await tryInit({ wasmURL: engineAt(p, way) }), OK, way)
  }
})

everywhere('next to the package, by default', async (p, tryInit) => {
  assert.deepEqual(await tryInit(), OK)
  assert.deepEqual(await tryInit({}), OK)
})

// The way it is served, its status and content type, and a part of the message.
const BROKEN = [
  ['missing', 404, 'text/html', /refuses it.*wasmURL/],
  ['failing', 503, null, /refuses it/],
  ['page', 200, 'text/html', /not WebAssembly.*a page when a file is missing/],
  ['truncated', 200, 'application/wasm', /does not compile. Is it complete/],
  ['garbled', 200, 'application/wasm', /does not compile/],
  ['empty', 200, 'application/wasm', /does not compile/],
]

everywhere('broken', async (p, tryInit) => {
  for (const [way, status, contentType, why] of BROKEN) {
    const url = engineAt(p, way)
    const error = await tryInit({ wasmURL: url })
    assert.deepEqual([error.name, error.code], ['EngineError', 'load'], `${way}: ${error.message}`)
    assert.deepEqual([error.url, error.status, error.contentType], [url, status, contentType])
    assert.match(error.message, why)
    for (const part of [url, `status ${status}`, `content type ${contentType ?? 'missing'}`]) assert.ok(error.message.includes(part), error.message)
  }
})

everywhere('no server', async (p, tryInit) => {
  const gone = await serve(p.folder)
  gone.close()
  const url = `${gone.url}${wasm(p)}`
  const error = await tryInit({ wasmURL: url })
  assert.deepEqual([error.code, error.url, error.status], ['load', url, undefined])
  assert.ok(error.message.includes(url) && /no network/.test(error.message))
  assert.equal((await tryInit({ wasmURL: url, integrity: 'md5-AAAA' })).code, 'integrity', 'refused everywhere')
})

everywhere('a server that falls silent, before the first byte and after it', async (p, tryInit) => {
  for (const way of ['mute', 'stalled']) {
    const error = await tryInit({ wasmURL: engineAt(p, way), timeout: 150 })
    assert.deepEqual([error.code, error.url], ['stalled', engineAt(p, way)], error.message)
    assert.match(error.message, /no byte came for 0.15 s/)
  }
  assert.deepEqual(await tryInit({ wasmURL: engineAt(p, 'slow'), timeout: 5000 }), OK)
  assert.deepEqual(await tryInit({ wasmURL: engineAt(p, 'slow'), timeout: 0 }), OK)
})

each('a worker that says nothing', async p => {
  const { init } = await entry(p, 'poker')
  const workerURL = `data:text/javascript,${encodeURIComponent('setInterval(() => {}, 1000)')}`
  await assert.rejects(init({ workerURL, timeout: 200 }), error => error.code === 'stalled' && error.message.includes('data:text'))
})

each('a platform without workers', async p => {
  const { init } = await entry(p, 'poker', 'index')
  await assert.rejects(init(), error => error.code === 'platform' && /initSync/.test(error.message))
  await assert.rejects((await import(new URL('index.js', p.folder))).init(), { code: 'platform' })
})

everywhere('integrity', async (p, tryInit) => {
  const wasmURL = engineAt(p, '')
  for (const algorithm of ['sha256', 'sha384', 'sha512']) {
    const hash = createHash(algorithm).update(p.bytesOf.poker).digest('base64')
    assert.deepEqual(await tryInit({ wasmURL, integrity: `${algorithm}-${hash}` }), OK)
    const wrong = createHash(algorithm).update('another').digest('base64')
    const error = await tryInit({ wasmURL, integrity: `${algorithm}-${wrong}` })
    assert.deepEqual([error.code, error.url], ['integrity', wasmURL], error.message)
    assert.match(error.message, /not those of options.integrity/)
  }
})

everywhere('an engine of another version', async (p, tryInit) => {
  const error = await tryInit({ wasmURL: `${server.url}${p.compiler}-other.wasm` })
  assert.deepEqual([error.name, error.code], ['EngineError', 'version'])
  for (const version of [OTHER, p.VERSION]) assert.ok(error.message.includes(version), error.message)
})

each('Chromium: a worker that does not start', async (p, context) => {
  const page = await visit(context, `${server.url}page.html`)
  const elsewhere = await serve(p.folder)
  for (const workerURL of [`${server.url}none.js`, `${server.url}page/worker.js`, `${server.url}throwing.js`, `${elsewhere.url}worker.js`]) {
    const error = await page.evaluate(attempt, { index: `${server.url}${p.compiler}/games/poker/index.js`, options: { workerURL } })
    assert.deepEqual([error.name, error.code], ['EngineError', 'worker'])
    assert.ok(error.message.includes(workerURL), error.message)
  }
  elsewhere.close()
})

each('Node: a worker that does not start', async p => {
  const index = `${new URL('games/poker/node.js', p.folder)}`
  const data = code => `data:text/javascript,${encodeURIComponent(code)}`
  for (const workerURL of [`${new URL('none.js', p.folder)}`, data(`throw new Error('no way')`), data('process.exit(7)')]) {
    const error = await attempt({ index, options: { workerURL } })
    assert.deepEqual([error.name, error.code], ['EngineError', 'worker'])
    assert.ok(error.message.includes(workerURL), error.message)
  }
})

each('Node: integrity of a file, wasmURL next to the package, and a module', async p => {
  const index = `${new URL('games/poker/node.js', p.folder)}`
  const hash = createHash('sha384').update(p.bytesOf.poker).digest('base64')
  const fine = [{ integrity: `sha384-${hash}` }, { wasmURL: `./${wasm(p)}` }, { wasmURL: p.wasmOf.poker }, { module: p.moduleOf.poker }]
  for (const options of fine) assert.deepEqual(await attempt({ index, options }), OK)
  for (const integrity of ['sha384-AAAA', 'md5-AAAA', 'nonsense']) {
    const error = await attempt({ index, options: { integrity } })
    assert.equal(error.code, 'integrity')
    assert.ok(error.message.includes(integrity))
  }
  const error = await attempt({ index, options: { wasmURL: './none.wasm' } })
  assert.equal(error.code, 'load')
  assert.match(error.message, /none\.wasm.*no such file/)
})

each('Chromium: a strict content security policy', async (p, context) => {
  const page = await visit(context, `${server.url}strict/page.html`)
  const options = {}
  assert.deepEqual(await page.evaluate(attempt, { index: `${server.url}strict/${p.compiler}/games/poker/index.js`, options }), OK)
  assert.deepEqual(page.said, [])
})

each("Chromium: trusted types, by the policy 'tefuda', from another origin too, or by an address that the page trusts", async (p, context) => {
  const index = `${server.url}${p.compiler}/games/poker/index.js`
  const page = await visit(context, `${server.url}trusted/page.html`)
  for (const workerURL of [undefined, `/${p.compiler}/worker.js`]) assert.deepEqual(await page.evaluate(attempt, { index, options: { workerURL } }), OK)
  const elsewhere = await serve(new URL('../', p.folder))
  context.after(elsewhere.close)
  const foreign = { index: `${elsewhere.url}open/${p.compiler}/games/poker/index.js`, options: {} }
  assert.match((await page.evaluate(attempt, foreign)).message, /'allow-duplicates' for several copies/)
  assert.deepEqual(await (await visit(context, `${server.url}trusted/page.html`)).evaluate(attempt, foreign), OK)
  const other = await visit(context, `${server.url}trusts-other/page.html`)
  const error = await other.evaluate(attempt, { index, options: {} })
  assert.equal(error.code, 'worker')
  assert.match(error.message, /trusted-types tefuda.*options.workerURL a TrustedScriptURL/)
  const value = await other.evaluate(async ({ index, at }) => {
    const workerURL = window.trustedTypes.createPolicy('other', { createScriptURL: url => url }).createScriptURL(at)
    return (await (await (await import(index)).init({ workerURL })).evaluate('As')).value
  }, { index, at: `/${p.compiler}/worker.js` })
  assert.deepEqual({ value }, OK)
})

each('Chromium: a policy that forbids WebAssembly', async (p, context) => {
  const page = await visit(context, `${server.url}no-wasm/page.html`)
  const error = await page.evaluate(attempt, { index: `${server.url}no-wasm/${p.compiler}/games/poker/index.js`, options: {} })
  assert.deepEqual([error.name, error.code], ['EngineError', 'load'])
  assert.match(error.message, /does the page's CSP allow 'wasm-unsafe-eval'\?/)
})

each("another game's module, in a worker and in this thread, at init", async p => {
  if (p.compiler === 'go') return // its one module has all games
  const [{ init }, { initSync }] = [await entry(p, 'mnk'), await entry(p, 'mnk', 'sync')]
  const says = error => error instanceof p.EngineError && error.code === 'load' && error.message.includes("not mnk's: it has poker.")
  await assert.rejects(init({ module: p.moduleOf.poker }), says)
  assert.throws(() => initSync({ module: p.bytesOf.poker }), says)
  const all = { module: { mnk: p.moduleOf.poker } }
  await assert.rejects(p.init({ games: ['mnk'], ...all }), says)
  const late = await p.init(all)
  await assert.rejects(late.mnk.pairs('oo'), says)
  late.close()
  assert.throws(() => p.initSync(all).mnk.pairs('oo'), says)
})

each('a worker of another version', async p => {
  const { init } = await entry(p, 'poker')
  const hello = { names: [], version: OTHER, compiler: p.compiler }
  const code = `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => parentPort.postMessage({ hello: ${JSON.stringify(hello)} }))`
  await assert.rejects(init({ workerURL: `data:text/javascript,${encodeURIComponent(code)}` }), error =>
    error.code === 'version' && error.message.includes(OTHER) && error.message.includes(p.VERSION))
})

each('sync: what is not an engine', async p => {
  const { initSync, EngineError } = await entry(p, 'poker', 'sync')
  const bytes = p.bytesOf.poker
  const empty = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)
  for (const module of [new WebAssembly.Module(empty), empty, new Uint8Array(9), bytes.subarray(0, 5000), 'tefuda.wasm', null]) {
    assert.throws(() => initSync({ module }), error => error instanceof EngineError && error.code === 'load')
  }
})

each('sync: an engine of another version', async p => {
  const { initSync } = await entry(p, 'poker', 'sync')
  const module = ofOtherVersion(p)
  assert.throws(() => initSync({ module }), error => error instanceof p.EngineError && error.code === 'version')
  assert.equal(initSync({ module: p.bytesOf.poker }).version, p.VERSION)
})

eachGame('its entries, in a worker and in this thread', async (p, game) => {
  const [{ init }, { initSync }] = [await entry(p, game), await entry(p, game, 'sync')]
  const { functions } = p.GAMES.find(({ name }) => name === game)
  const keys = [...functions, 'version', 'compiler', 'close'].sort()
  const t = await init()
  assert.deepEqual([Object.keys(t).sort(), t.version, t.compiler], [keys, p.VERSION, p.compiler])
  const own = initSync()
  assert.deepEqual([Object.keys(own).sort(), own.version, own.compiler], [keys, p.VERSION, p.compiler])
  t.close()
  own.close()
})

each('Chromium: from another origin, by a blob that imports the worker', async (p, context) => {
  const page = await visit(context, `${server.url}page.html`)
  const elsewhere = await serve(new URL('../', p.folder))
  context.after(elsewhere.close)
  const index = `${elsewhere.url}open/${p.compiler}/games/poker/index.js`
  assert.deepEqual(await page.evaluate(attempt, { index, options: {} }), OK)
  const strict = await visit(context, `${server.url}no-blob/page.html`)
  const error = await strict.evaluate(attempt, { index, options: {} })
  assert.equal(error.code, 'worker', error.message)
  assert.match(error.message, /worker-src blob:/)
})
