// Brings the engine and the page's own Go program together, which load.js
// fetches side by side, and says on the status line how that goes.
import { askedIn, note, showUse } from './asked.js'
import * as kept from './kept.js'
import { engine, program } from './load.js'
import { keepOffline } from './offline.js'

// At window, which hears of it after page.js has shown the room.
if (document.readyState === 'loading') await new Promise(resolve => window.addEventListener('DOMContentLoaded', resolve, { once: true }))

const status = document.getElementById('status')
const detail = document.getElementById('status-detail')

function report(state, text) {
  status.dataset.state = state
  detail.textContent = text
}

// An error and what caused it, outermost first, on one line.
function reason(error) {
  const parts = []
  for (let e = error; e && parts.length < 5; e = e.cause) parts.push(e.message ?? String(e))
  return parts.join(' ← ')
}

async function startProgram() {
  const module = await program
  const go = new globalThis.Go()
  const instance = await WebAssembly.instantiate(module, go.importObject)
  const ended = cause => report('failed', reason(new Error('demo.wasm ended; the console says why', { cause })))
  go.run(instance).then(ended, ended)
  globalThis.tefudaDemo.program = go
}

// The Go program finds the engine here, as a promise: both are loading at once. It calls the engine by ask, out of which
// nothing is ever thrown but into the promise: Go by TinyGo could not catch it. Words and refusals are in the page's language.
const ask = async (game, name, position, options) => {
  note(game, name, position, options)
  const answer = await (await engine)[game][name](position, { lang: document.documentElement.lang === 'ja' ? 'ja' : 'en', ...options })
  playable()
  return answer
}

// From its first answer on, a room can be played: bench/page.js measures until here.
function playable() {
  if (performance.getEntriesByName('tefuda-playable').length === 0) performance.mark('tefuda-playable')
}

// A sound, if the reader has asked for them. Nothing is thrown out of this, either.
const sound = name => {
  if ('sound' in document.documentElement.dataset) import('./sound.js').then(({ play }) => play(name)).catch(() => {})
}

globalThis.tefudaDemo = { engine, ask, askedIn, kept, sound }
showUse(engine)

// What loads with the first press on it, by the button's data-later.
const LATER = {
  statistics: () => import('./record/statistics.js'),
  today: () => import('./record/today.js'),
  picture: () => import('./picture/picture.js'),
}
document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-later]')
  if (button) (await LATER[button.dataset.later]()).open(button)
})

// Who has played finds it on the tiles of the start page.
for (const [key, name] of [['tefuda-results', 'statistics'], ['tefuda-daily', 'today']]) {
  const lines = async () => {
    if (!document.documentElement.dataset.room && kept.read(key)) (await LATER[name]()).lines()
  }
  window.addEventListener('hashchange', lines)
  lines()
}

try {
  const [tefuda] = await Promise.all([engine, startProgram()])
  report('ready', `${tefuda.version} · ${tefuda.compiler}`)
} catch (error) {
  report('failed', reason(error))
}
keepOffline()
