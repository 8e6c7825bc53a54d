// The hooks of tefuda/react in Chromium, with an engine that records its calls.
import assert from 'node:assert/strict'
import { copyFileSync } from 'node:fs'
import test, { after, before } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { visit } from '../browser.js'
import { install, INSTALLED, page, project, remove } from '../consumers/project.js'
import { serve } from '../server.js'

before(install)
after(remove)

const APP = `
import { createElement, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { useAnswer, useTefuda } from 'tefuda/react'
const log = globalThis.log = []
const questions = globalThis.questions = {}
let engines = 0
async function init({ signal, ...options }) {
  const name = ++engines
  log.push('init ' + name + ' ' + JSON.stringify(options))
  if (globalThis.fails) throw new Error('no engine')
  return { name, close: () => log.push('close ' + name) }
}
function App() {
  const { engine, error } = useTefuda(init, { timeout: 5 })
  const [n, setN] = useState(1)
  globalThis.setN = setN
  const state = useAnswer(engine, ({ name }, { signal, onProgress }) => new Promise((resolve, reject) => {
    log.push('ask ' + n)
    signal.addEventListener('abort', () => { log.push('abort ' + n); reject(signal.reason) })
    questions[n] = { resolve, reject, onProgress }
  }), [n])
  return createElement('p', { id: 'state' }, JSON.stringify({ ...state, error: (error ?? state.error)?.message }))
}
globalThis.start = strict => {
  globalThis.root = createRoot(document.body.appendChild(document.createElement('main')))
  globalThis.root.render(strict ? createElement(StrictMode, null, createElement(App)) : createElement(App))
}
document.title = 'ready'
`

/** Bundles a project, serves it, and returns its page's address. */
async function served(context, folder) {
  await build({ entryPoints: [`${folder}/src.js`], outfile: `${folder}/app.js`, bundle: true, format: 'esm', logLevel: 'error', nodePaths: [fileURLToPath(new URL('node_modules', import.meta.url))] })
  const server = await serve(pathToFileURL(`${folder}/`))
  context.after(server.close)
  return `${server.url}index.html`
}

async function opened(context) {
  const tab = await visit(context, await served(context, project('hooks', { 'src.js': APP, 'index.html': page() })))
  await tab.waitForFunction(() => document.title === 'ready')
  const state = async wanted => {
    await tab.waitForFunction(text => document.querySelector('#state')?.textContent === text, JSON.stringify(wanted)).catch(async error => assert.fail(`${error}\n${await tab.locator('body').innerText()}\n${tab.said}`))
  }
  const asked = n => tab.waitForFunction(line => globalThis.log.includes(line), `ask ${n}`)
  return { tab, state, asked, log: () => tab.evaluate(() => globalThis.log), do: code => tab.evaluate(code) }
}

test('a question is asked, reports, is answered; a new one gives the old one up, whose answer is not shown', async context => {
  const { state, asked, log, do: run } = await opened(context)
  await run('start()')
  await state({ pending: true })
  await asked(1)
  await run('questions[1].onProgress({ done: 1 })')
  await state({ pending: true, progress: { done: 1 } })
  await run('questions[1].resolve("one")')
  await state({ answer: 'one', last: 'one', pending: false })
  await run('setN(2)')
  await state({ last: 'one', pending: true })
  await asked(2)
  await run('setN(3)')
  await asked(3)
  await run('questions[2].resolve("two"), questions[2].onProgress({ done: 9 }), questions[3].resolve("three")')
  await state({ answer: 'three', last: 'three', pending: false })
  await run('setN(4)')
  await state({ last: 'three', pending: true })
  await asked(4)
  await run('questions[4].reject(new Error("lost"))')
  await state({ error: 'lost', last: 'three', pending: false })
  assert.deepEqual(await log(), ['init 1 {"timeout":5}', 'ask 1', 'abort 1', 'ask 2', 'abort 2', 'ask 3', 'abort 3', 'ask 4'])
})

test('the engine is closed and its question given up when the component goes', async context => {
  const { tab, state, asked, log, do: run } = await opened(context)
  await run('start()')
  await state({ pending: true })
  await asked(1)
  await run('root.unmount()')
  await tab.waitForFunction(() => globalThis.log.length === 4)
  assert.deepEqual((await log()).sort(), ['abort 1', 'ask 1', 'close 1', 'init 1 {"timeout":5}'])
})

test('StrictMode, which mounts twice, leaves one engine', async context => {
  const { asked, log, do: run } = await opened(context)
  await run('start(true)')
  await asked(1)
  const said = await log()
  assert.equal(said.filter(line => line.startsWith('init')).length - said.filter(line => line.startsWith('close')).length, 1, `${said}`)
})

test('what keeps the engine from loading is said', async context => {
  const { state, do: run } = await opened(context)
  await run('globalThis.fails = true; start()')
  await state({ pending: true, error: 'no engine' })
})

const TABLE = `
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { useTable, useTefuda } from 'tefuda/react'
import { initSync } from 'tefuda/daifugo/sync'
const init = async () => initSync({ module: await WebAssembly.compileStreaming(fetch('tefuda-daifugo.wasm')) })
const kept = JSON.parse(sessionStorage.getItem('kept'))
function App() {
  const { engine } = useTefuda(init)
  const table = useTable(engine, { rules: { preset: 'common', players: 3 }, levels: { 1: 'beginner', 2: 'casual' }, lang: 'ja', table: kept ?? undefined })
  globalThis.table = table
  return createElement('p', { id: 'state' }, table.error ? 'error' : !table.view ? 'deals' : table.view.over ? 'over' : table.view.legal ? 'yours' : 'thinks')
}
createRoot(document.body.appendChild(document.createElement('main'))).render(createElement(App))
document.title = 'ready'
`

test('useTable: a match of Daifugō with two opponents, moves taken back, kept over a reload, and the next game', async context => {
  const folder = project('table', { 'src.js': TABLE, 'index.html': page() })
  copyFileSync(`${INSTALLED}/tefuda-daifugo.wasm`, `${folder}/tefuda-daifugo.wasm`)
  const tab = await visit(context, await served(context, folder))
  const state = text => tab.waitForFunction(text => text.includes(document.querySelector('#state')?.textContent), text)
  const seen = () => tab.evaluate(() => globalThis.table.view)
  await state(['yours'])
  const first = await seen()
  assert.deepEqual([first.seat, first.legal.seat, first.rules.players], [0, 0, 3])
  await tab.evaluate(() => globalThis.table.play('Zz'))
  await state(['error'])
  await tab.evaluate(() => globalThis.table.play(globalThis.table.view.legal.moves[0]))
  await state(['yours', 'over'])
  const second = await seen()
  assert.ok(second.moves.length > first.moves.length && second.events.every(({ words }) => /[ぁ-んァ-ヶ一-龠]/.test(words)))
  await tab.evaluate(() => globalThis.table.undo())
  await tab.waitForFunction(n => globalThis.table.view.moves.length === n, first.moves.length)
  assert.deepEqual(await seen(), first)
  await tab.evaluate(() => window.sessionStorage.setItem('kept', JSON.stringify(globalThis.table.saved)))
  await tab.reload()
  await state(['yours'])
  assert.deepEqual(await seen(), first)
  for (let moves = 0; moves < 200 && !(await seen()).over; moves++) {
    await tab.evaluate(() => globalThis.table.play(globalThis.table.view.legal.moves[0]))
    await state(['yours', 'over'])
  }
  const { result, points } = await seen()
  assert.deepEqual(result.points, points)
  await tab.evaluate(() => globalThis.table.next())
  await tab.waitForFunction(() => !globalThis.table.view.over)
  assert.deepEqual((await seen()).classes, result.places)
})
