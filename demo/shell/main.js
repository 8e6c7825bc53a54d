// Starts the Go program of each room that is shown, and gives it the engine, which load.js fetches at the same time.
// Reports progress on the status line.
import { askedIn, note, showUse } from './asked.js'
import * as kept from './kept.js'
import { engine, fill, programOf } from './load.js'
import { keepOffline } from './offline.js'

/** The address that the page was opened with, perhaps a friend's invitation. */
const arrived = location.href

// page.js shows the room at DOMContentLoaded, when the document has been "interactive" for some time. Listen at window: its
// listeners run after those at document.
if (document.readyState !== 'complete' && !('room' in document.documentElement.dataset)) await new Promise(resolve => window.addEventListener('DOMContentLoaded', resolve, { once: true }))

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

/** The programs that run, and those that are about to, by room. */
const running = new Map()
const starting = new Map()

async function start(room) {
  const module = await programOf(room)
  const go = new globalThis.Go()
  const instance = await WebAssembly.instantiate(module, go.importObject)
  const ended = cause => {
    console.error(cause)
    report('failed', reason(new Error(`the program of ${room} ended; the console says why`, { cause })))
  }
  running.set(room, go)
  go.run(instance).then(ended, ended)
}

const inView = () => document.documentElement.dataset.room

/** Starts the program of the room in view; the start page needs none. */
async function startProgram() {
  const room = inView()
  if (!room || running.has(room)) return
  if (!starting.has(room)) starting.set(room, start(room).finally(() => starting.delete(room)))
  await starting.get(room)
}

// The Go program finds the engine here. The engine is a promise, since both load at once. ask rejects and never throws:
// Go built by TinyGo could not catch it. Words and refusals are in the page's language.
const ask = async (game, name, position, options) => {
  note(game, name, position, options)
  const answer = await (await engine)[game][name](position, { lang: document.documentElement.lang === 'ja' ? 'ja' : 'en', ...options })
  playable()
  return answer
}

// After the engine's first answer a room can be played: bench/page.js measures
// until here.
function playable() {
  if (performance.getEntriesByName('tefuda-playable').length === 0) performance.mark('tefuda-playable')
}

// Plays a sound if the reader has switched sound on. It never throws either.
const sound = name => {
  if ('sound' in document.documentElement.dataset) import('./sound.js').then(({ play }) => play(name)).catch(() => {})
}

/** Whether a room's HTML has yet to come. When it has, page.js opens the tab, and "tabchange" follows. */
const isEmpty = room => 'empty' in document.getElementById(room).dataset

/** What the rooms' programs draw of their puzzles, by room. The tab itself loads when it is first in view. */
const painters = new Map()
async function puzzles() {
  const { room, tab } = document.documentElement.dataset
  if (tab === 'puzzles' && painters.has(room)) (await import('../puzzles/trainer.js')).look(painters)
}
/** The tabs of newcomers: a guided game, rules and graphs. */
const LEARN = ['learn', 'rules', 'results']
async function learn() {
  const { room, tab } = document.documentElement.dataset
  if (room && !isEmpty(room) && LEARN.includes(tab)) (await import('../learn/learn.js')).look()
}
/** Modules that show more about the position in a room's analysis than the engine's search. They load when that tab is first in view. */
const KNOWN = { boards: () => import('../rooms/boards/library.js') }
async function known() {
  const { room, tab } = document.documentElement.dataset
  if (tab === 'analyse' && KNOWN[room] && !isEmpty(room)) (await KNOWN[room]()).look()
}
for (const event of ['tabchange', 'hashchange', 'languagechange']) {
  window.addEventListener(event, puzzles)
  window.addEventListener(event, learn)
  window.addEventListener(event, known)
}
const paint = (room, painter) => {
  painters.set(room, painter)
  puzzles()
}

// What accompanies a game: the evaluation bar, the level that fits, a hint's arrow. It loads once the reader has switched one of them
// on, opens settings, or asks Calculation for a hint.
const views = new Map()
let during
/** Gets what the reader of a room sees while its game rests, and undefined once it goes on. */
const rests = (room, view) => {
  views.set(room, view)
  during?.then(({ rests }) => rests(room, view))
}
const accompany = () => (during ??= import('../during/during.js').then(module => {
  module.begin(views)
  return module
}))
if (kept.read('tefuda-during')) accompany()
document.addEventListener('click', async ({ target }) => {
  if (target.closest?.('.room [data-opens], #calc-hint, #menu-settings')) (await accompany()).open()
})

globalThis.tefudaDemo = { engine, ask, askedIn, kept, rests, sound, puzzles: paint, get program() { return running.get(inView()) } }
showUse(engine)
learn()
known()

/** The words for results stand in the rooms' HTML. */
const counted = () => Promise.all([...document.querySelectorAll('.rooms [data-counts]')].map(({ hash }) => fill(hash.slice(1)).catch(() => {})))

// Modules that load with the first press on a button, by its data-later.
const LATER = {
  statistics: async () => {
    await counted()
    return import('./record/statistics.js')
  },
  today: () => import('./record/today.js'),
  picture: () => import('./picture/picture.js'),
  friend: () => import('../ui/friend/friend.js'),
}
document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-later]')
  if (button) (await LATER[button.dataset.later]()).open(button)
})

// A reader who has played finds the results on the tiles of the start page.
for (const [key, name] of [['tefuda-results', 'statistics'], ['tefuda-daily', 'today']]) {
  const lines = async () => {
    if (!document.documentElement.dataset.room && kept.read(key)) (await LATER[name]()).lines()
  }
  window.addEventListener('hashchange', lines)
  lines()
}

/** Starts the program of the room in view with the engine, and reports on the status line. */
async function furnish() {
  const room = inView()
  try {
    const [tefuda] = await Promise.all([engine, startProgram()])
    if (inView() === room) report('ready', `${tefuda.version} · ${tefuda.compiler}`)
  } catch (error) {
    if (inView() === room) report('failed', reason(error))
  }
}

window.addEventListener('hashchange', () => {
  if (running.has(inView())) return
  report('loading', '')
  furnish()
})
await furnish()
// A friend's invitation. The room's program must run first, to hear of the connection. It soon writes its own game into the address,
// perhaps before hashchange arrives, so the invitation is read from the event.
const invited = async address => {
  const { hash } = new URL(address)
  if (!/[?&]join=/.test(hash)) return
  await startProgram();
  (await LATER.friend()).open(hash)
}
window.addEventListener('hashchange', ({ newURL }) => invited(newURL))
invited(arrived)
keepOffline()
