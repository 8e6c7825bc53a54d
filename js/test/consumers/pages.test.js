// Pages without a bundler: file://, another origin, a service worker, an iframe's values.
import assert from 'node:assert/strict'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { visit } from '../browser.js'
import { serve } from '../server.js'
import { app, INSTALLED, install, inTitle, page, project, PROJECTS, remove, shows, titleOf, TOLD } from './project.js'

before(install)
after(remove)

const installed = () => serve(pathToFileURL(`${INSTALLED}/`))

test('file://, a script tag: Tefuda.poker and Tefuda.mnk', async context => {
  const script = `${app('document.title = [told, Tefuda.mnk.init.length, new Tefuda.poker.EngineError("load", "x").code].join()', { init: 'const { init } = Tefuda.poker' })}`
  const tags = `<script src="./poker.js"></script><script src="./mnk.js"></script><script>${script}</script>`
  const cwd = project('file', { 'index.html': page(tags) })
  for (const game of ['poker', 'mnk']) copyFileSync(join(INSTALLED, `script/${game}.js`), join(cwd, `${game}.js`))
  const { title, said } = await titleOf(context, `${pathToFileURL(cwd)}/index.html`)
  assert.equal(title, `${TOLD},1,load`, said.join('\n'))
  assert.deepEqual(said, [])
})

test('another origin, by the full path of the entry; under a CSP, with worker-src blob:', async context => {
  const cdn = await installed()
  context.after(cdn.close)
  const entry = `${cdn.url}open/games/poker/index.js`
  const host = new URL(cdn.url).host
  const policy = blob => `<meta http-equiv="content-security-policy" content="script-src 'self' http://${host} 'wasm-unsafe-eval'; connect-src http://${host}; worker-src 'self' ${blob}">`
  const cwd = project('cdn', { 'app.js': app(inTitle, { entry }), 'index.html': page(), 'policy.html': page(undefined, policy('blob:')), 'no-blob.html': page(undefined, policy('')) })
  const server = await shows(context, cwd)
  assert.equal((await titleOf(context, `${server.url}policy.html`)).title, TOLD)
  const { title } = await titleOf(context, `${server.url}no-blob.html`)
  assert.match(title, /EngineError: .*open\/worker\.js.*'worker-src blob:'/)
})

test('another origin, workerURL and wasmURL named', async context => {
  const cdn = await installed()
  context.after(cdn.close)
  const options = `{ workerURL: '${cdn.url}open/worker.js', wasmURL: '${cdn.url}open/tefuda-poker.wasm' }`
  const cwd = project('named', { 'app.js': app(inTitle, { entry: './poker.js', options }), 'index.html': page() })
  await build({ stdin: { contents: `export { init } from 'tefuda/poker'`, resolveDir: PROJECTS }, outfile: join(cwd, 'poker.js'), bundle: true, format: 'esm', logLevel: 'error' })
  await shows(context, cwd)
})

const SERVICE = `
import { init } from 'tefuda/poker'
import { initSync } from 'tefuda/poker/sync'
const ready = (async () => {
  const module = await WebAssembly.compileStreaming(fetch('./tefuda-poker.wasm'))
  const { code } = await init().catch(error => error)
  return [initSync({ module }).evaluate('As Ks Qs Js Jk', { lang: 'ja' }).name, code].join()
})()
self.addEventListener('install', event => event.waitUntil(ready))
self.addEventListener('message', async event => event.source.postMessage(await ready))`

test('a service worker: initSync with a module', async context => {
  const cwd = project('service', {
    'service.js': SERVICE,
    'app.js': `navigator.serviceWorker.onmessage = ({ data }) => { document.title = data }
      navigator.serviceWorker.register('./out.js').then(() => navigator.serviceWorker.ready).then(({ active }) => active.postMessage('?'))`,
    'index.html': page(),
  })
  await build({ entryPoints: [join(cwd, 'service.js')], outfile: join(cwd, 'out.js'), bundle: true, format: 'iife', logLevel: 'silent' })
  copyFileSync(join(INSTALLED, 'tefuda-poker.wasm'), join(cwd, 'tefuda-poker.wasm'))
  const server = await serve(pathToFileURL(`${cwd}/`))
  context.after(server.close)
  const { title, said } = await titleOf(context, `${server.url}index.html`)
  assert.equal(title, 'ロイヤルフラッシュ,platform', said.join('\n'))
})

const SHARED = `
import { init } from 'tefuda/poker'
import { initSync } from 'tefuda/poker/sync'
const ready = (async () => {
  const module = await WebAssembly.compileStreaming(fetch('./tefuda-poker.wasm'))
  const { code, message } = await init().catch(error => error)
  return [initSync({ module }).evaluate('As Ks Qs Js Jk', { lang: 'ja' }).name, code, message].join()
})()
self.onconnect = async ({ ports: [port] }) => port.postMessage(await ready.catch(String))`

test('a SharedWorker: initSync with a module, which the error of init names', async context => {
  const cwd = project('shared', {
    'shared.js': SHARED,
    'app.js': `new SharedWorker('./out.js').port.onmessage = ({ data }) => { document.title = data }`,
    'index.html': page(),
  })
  await build({ entryPoints: [join(cwd, 'shared.js')], outfile: join(cwd, 'out.js'), bundle: true, format: 'iife', logLevel: 'silent' })
  copyFileSync(join(INSTALLED, 'tefuda-poker.wasm'), join(cwd, 'tefuda-poker.wasm'))
  const server = await serve(pathToFileURL(`${cwd}/`))
  context.after(server.close)
  const { title, said } = await titleOf(context, `${server.url}index.html`)
  assert.match(title, /^ロイヤルフラッシュ,platform,.*SharedWorkers.*initSync of 'tefuda\/sync' or 'tefuda\/<game>\/sync' with \{ module \}/, said.join('\n'))
})

test('signals, arrays and modules of an iframe', async context => {
  const server = await installed()
  context.after(server.close)
  const tab = await visit(context, `${server.url}page.html`)
  const got = await tab.evaluate(async index => {
    const { init } = await import(index)
    const { initSync } = await import(index.replace('index.js', 'sync.js'))
    const frame = document.body.appendChild(document.createElement('iframe')).contentWindow
    const poker = await init({ signal: new frame.AbortController().signal })
    const controller = new frame.AbortController()
    const bulk = poker.evaluateMany(new frame.Int8Array(5e6), { signal: controller.signal }).catch(reason => reason)
    controller.abort('stopped')
    const value = (await poker.evaluateMany(frame.Int8Array.of(13, 12, 11, 10, 0)))[0]
    const bytes = await (await fetch('./tefuda-poker.wasm')).arrayBuffer()
    return [await bulk, value, initSync({ module: new frame.WebAssembly.Module(bytes) }).evaluate('As').value]
  }, `${server.url}games/poker/index.js`)
  assert.deepEqual(got, ['stopped', 0xadcba9, 0x1d0000])
})

test('a signal ends init; a silent server ends it with a code; a missing worker is named', async context => {
  const server = await installed()
  context.after(server.close)
  const cwd = project('failing', { 'app.js': '', 'index.html': page() })
  writeFileSync(join(cwd, 'nothing.txt'), '')
  const tab = await visit(context, `${server.url}page.html`)
  const got = await tab.evaluate(async ([index, stalled]) => {
    const { init } = await import(index)
    const controller = new AbortController()
    setTimeout(() => controller.abort('enough'), 50)
    const aborted = await init({ wasmURL: stalled, signal: controller.signal }).catch(reason => reason)
    const silent = await init({ wasmURL: stalled, timeout: 100 }).catch(error => error)
    const missing = await init({ workerURL: './nowhere.js' }).catch(error => error)
    const wrong = await init({ integrity: 'md5-AAAA' }).catch(error => error)
    const other = await init({ integrity: `sha256-${'A'.repeat(43)}=` }).catch(error => error)
    return [aborted, silent.code, silent.message, missing.code, missing.message, wrong.code, other.code]
  }, [`${server.url}games/poker/index.js`, `${server.url}stalled/tefuda-poker.wasm`])
  assert.deepEqual([got[0], got[1], got[3], got[5], got[6]], ['enough', 'stalled', 'worker', 'integrity', 'integrity'])
  assert.match(got[2], /stalled\/tefuda-poker\.wasm.*no byte came for 0\.1 s/)
  assert.match(got[4], /nowhere\.js.*options\.workerURL/)
})
