// Fetches what the room in the address needs: its HTML and rules, which the published page has in a file of their own, its program,
// and the engine with its game. An async module: it does not wait for the page, and reads only the list of rooms in its head.
import { read } from './kept.js'
import { opened } from './open.js'

const ROOMS = [...document.querySelectorAll('meta[name="room"]')].map(({ content }) => content.split(' '))
/** The game of each room. */
const GAMES = Object.fromEntries(ROOMS)
/** The file of each room's HTML and rules, undefined in a page that holds them. */
const FILES = Object.fromEntries(ROOMS.map(([room, , file]) => [room, file]))

// WebKit's error for a module that fails to load does not name the module.
const named = (path, importing) => importing.catch(cause => { throw new Error(`${path}: ${cause.message}`, { cause }) })

const wrapper = named('tefuda/index.js', import('../tefuda/index.js'))

// The room in the address. With ?continue page.js is about to write the last
// room there.
function wanted() {
  const fragment = location.hash.slice(1) || (location.search === '?continue' && read('tefuda-last')) || ''
  return fragment.split('?')[0]
}

async function fetched(path) {
  const response = await fetch(path).catch(cause => {
    throw new Error(`${path} cannot be fetched`, { cause })
  })
  if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`)
  return opened(response)
}

const compile = async path => WebAssembly.compileStreaming(await fetched(path))

const parsed = new Promise(resolve => {
  if (document.readyState !== 'loading') return resolve()
  return document.addEventListener('DOMContentLoaded', () => resolve(), { once: true })
})

// A program blocks the page's thread when it starts, so it waits until the room's welcome is painted, at most PATIENCE milliseconds.
// Browsers without element timing wait for a frame. Tabs in the background have no frames and do not wait.
const PATIENCE = 4000
const painted = parsed.then(() => new Promise(resolve => {
  const Observer = globalThis.PerformanceObserver
  if (document.visibilityState !== 'visible') return resolve()
  if (Observer?.supportedEntryTypes?.includes('element')) new Observer(resolve).observe({ type: 'element', buffered: true })
  else window.requestAnimationFrame(() => setTimeout(resolve))
  return setTimeout(resolve, PATIENCE)
}))

/** Puts a room's rules into the style sheet, at the place that the build has marked. */
function style(room, rules) {
  const { sheet } = document.querySelector('link[href="page.css"]')
  const at = [...sheet?.cssRules ?? []].findIndex(({ name }) => name === `room-${room}`)
  if (at >= 0) sheet.insertRule(`@media all{${rules}}`, at)
}

async function bring(room) {
  const [html, rules] = (await (await fetched(FILES[room])).text()).split('<!-- style -->')
  await parsed
  const section = document.getElementById(room)
  style(room, rules)
  const [stage] = section.getElementsByClassName('stage'), words = stage.querySelector('.welcome')
  stage.remove()
  section.insertAdjacentHTML('beforeend', html)
  if (words) section.querySelector('.table[inert]').append(words)
  section.removeAttribute('data-empty')
  window.dispatchEvent(new window.CustomEvent('roomfilled', { detail: room }))
}

const filled = new Map()

/** Loads the HTML and the rules of a room into the page, once. Then it dispatches "roomfilled" at window. */
export function fill(room) {
  if (!FILES[room]) return parsed
  if (!filled.has(room)) {
    const coming = bring(room)
    filled.set(room, coming)
    // The error is handled where the program is awaited. The next visit to the room tries again.
    coming.catch(() => filled.delete(room))
  }
  return filled.get(room)
}

async function loadProgram(room) {
  const coming = [fill(room), compile(`programs/${room}.wasm.gz`), named('wasm_exec.js', import('../wasm_exec.js')), wrapper.catch(() => {}), painted]
  const [, module] = await Promise.all(coming)
  return module
}

// Other games load on their first question. If this one fails, its first question will report it, and the others still
// work.
async function loadEngine() {
  const { init } = await wrapper
  const game = GAMES[wanted()]
  return init({ games: game ? [game] : [] }).catch(() => init())
}

const programs = new Map()

/** A room's Go program, compiled; undefined for the start page, which has none. It also loads globalThis.Go, which runs the program. */
export function programOf(room) {
  if (!GAMES[room]) return undefined
  if (!programs.has(room)) {
    const loading = loadProgram(room)
    programs.set(room, loading)
    // The error is handled where the program is awaited. The next visit to the room tries again.
    loading.catch(() => programs.delete(room))
  }
  return programs.get(room)
}

programOf(wanted())
export const engine = loadEngine()
engine.catch(() => {}) // handled later, where it is awaited
