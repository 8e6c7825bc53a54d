// Fetches the largest files once the table is painted: the page's Go program, and the engine with the game of the room
// in the address. An async module: it does not wait for the page, and reads only the list of rooms in its head.
import { read } from './kept.js'

// The game of each room.
const GAMES = Object.fromEntries([...document.querySelectorAll('meta[name="room"]')].map(({ content }) => content.split(' ')))

// A host that does not know .wasm sends another content type, which streaming
// refuses.
async function compile(response) {
  if (!response.ok) throw new Error(`${response.url}: HTTP status ${response.status}`)
  const type = response.headers.get('Content-Type') ?? ''
  if (type.split(';')[0].trim() === 'application/wasm') return WebAssembly.compileStreaming(response)
  return WebAssembly.compile(await response.arrayBuffer())
}

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

// Running the program blocks the page's thread for a while, so the engine's files are requested first.
async function loadProgram() {
  await painted
  const fetching = fetch('demo.wasm').catch(cause => {
    throw new Error('demo.wasm cannot be fetched', { cause })
  })
  const [module] = await Promise.all([fetching.then(compile), named('wasm_exec.js', import('../wasm_exec.js')), wrapper.catch(() => {})])
  return module
}

// Other games load on their first question. If this one fails, its first question will report it, and the others still
// work.
async function loadEngine() {
  const [{ init }] = await Promise.all([wrapper, painted])
  const game = GAMES[wanted()]
  return init({ games: game ? [game] : [] }).catch(() => init())
}

/** The page's Go program, compiled. globalThis.Go, which runs it, is loaded as well. */
export const program = loadProgram()
export const engine = loadEngine()
// Their errors are handled later, where they are awaited.
for (const loading of [program, engine]) loading.catch(() => {})
