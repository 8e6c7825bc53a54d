// Fetches the largest files once the table is painted: the program of the room in the address, and the engine with its
// game. An async module: it does not wait for the page, and reads only the list of rooms in its head.
import { read } from './kept.js'
import { opened } from './open.js'

// The game of each room.
const GAMES = Object.fromEntries([...document.querySelectorAll('meta[name="room"]')].map(({ content }) => content.split(' ')))

// WebKit's error for a module that fails to load does not name the module.
const named = (path, importing) => importing.catch(cause => { throw new Error(`${path}: ${cause.message}`, { cause }) })

const wrapper = named('tefuda/index.js', import('../tefuda/index.js'))

// The room in the address. With ?continue page.js is about to write the last
// room there.
function wanted() {
  const fragment = location.hash.slice(1) || (location.search === '?continue' && read('tefuda-last')) || ''
  return fragment.split('?')[0]
}

// Wait for the first paint so that downloads do not compete with it: on a phone the programs would share the line with
// the visible page. Do not wait in background tabs, which never paint, or where paint timing is missing.
const PATIENCE = 4000
const painted = new Promise(resolve => {
  const told = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (!told || document.visibilityState !== 'visible') return resolve()
  const watch = new window.PerformanceObserver(seen => { if (seen.getEntriesByName('first-contentful-paint').length) resolve() })
  watch.observe({ type: 'paint', buffered: true })
  return setTimeout(resolve, PATIENCE)
})

async function compile(path) {
  const response = await fetch(path).catch(cause => {
    throw new Error(`${path} cannot be fetched`, { cause })
  })
  if (!response.ok) throw new Error(`${path}: HTTP status ${response.status}`)
  return WebAssembly.compileStreaming(await opened(response))
}

// Running the program blocks the page's thread for a while, so the engine's files are requested first.
async function loadProgram(room) {
  await painted
  const [module] = await Promise.all([compile(`programs/${room}.wasm.gz`), named('wasm_exec.js', import('../wasm_exec.js')), wrapper.catch(() => {})])
  return module
}

// Other games load on their first question. If this one fails, its first question will report it, and the others still
// work.
async function loadEngine() {
  const [{ init }] = await Promise.all([wrapper, painted])
  const game = GAMES[wanted()]
  return init({ games: game ? [game] : [] }).catch(() => init())
}

const programs = new Map()

/** A room's Go program, compiled, and undefined for the start page, which has none. globalThis.Go, which runs it, is loaded as well. */
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
