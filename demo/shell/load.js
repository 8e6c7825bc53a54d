// Fetches what takes longest, once the table is painted: the page's Go program, and the engine with the game of the room that
// the reader comes for. An async module: it does not wait for the page, and looks at nothing of it but what its head says of the rooms.
import { read } from './kept.js'

// The game that each room asks.
const GAMES = Object.fromEntries([...document.querySelectorAll('meta[name="room"]')].map(({ content }) => content.split(' ')))

// A host that does not know .wasm sends another content type, which streaming refuses.
async function compile(response) {
  if (!response.ok) throw new Error(`${response.url}: HTTP status ${response.status}`)
  const type = response.headers.get('Content-Type') ?? ''
  if (type.split(';')[0].trim() === 'application/wasm') return WebAssembly.compileStreaming(response)
  return WebAssembly.compile(await response.arrayBuffer())
}

// WebKit does not say of a module that cannot be had which it is.
const named = (path, importing) => importing.catch(cause => { throw new Error(`${path}: ${cause.message}`, { cause }) })

const wrapper = named('tefuda/index.js', import('../tefuda/index.js'))

// The room in the address; with ?continue page.js is about to write the last one there.
function wanted() {
  const fragment = location.hash.slice(1) || (location.search === '?continue' && read('tefuda-last')) || ''
  return fragment.split('?')[0]
}

// The first paint has the line for itself: on a phone the programs would share it with what is to be seen. A page in the
// background never paints, and who does not tell of it is not waited for.
const PATIENCE = 4000
const painted = new Promise(resolve => {
  const told = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint')
  if (!told || document.visibilityState !== 'visible') return resolve()
  const watch = new window.PerformanceObserver(seen => { if (seen.getEntriesByName('first-contentful-paint').length) resolve() })
  watch.observe({ type: 'paint', buffered: true })
  return setTimeout(resolve, PATIENCE)
})

// Running the program takes the page's thread for a while: the engine's files are asked for before.
async function loadProgram() {
  await painted
  const fetching = fetch('demo.wasm').catch(cause => {
    throw new Error('demo.wasm cannot be fetched', { cause })
  })
  const [module] = await Promise.all([fetching.then(compile), named('wasm_exec.js', import('../wasm_exec.js')), wrapper.catch(() => {})])
  return module
}

// No other game is loaded before it is asked. If this one fails, its first question will say why, and the others are there.
async function loadEngine() {
  const [{ init }] = await Promise.all([wrapper, painted])
  const game = GAMES[wanted()]
  return init({ games: game ? [game] : [] }).catch(() => init())
}

/** The page's Go program, compiled; globalThis.Go, which runs it, is there as well. */
export const program = loadProgram()
export const engine = loadEngine()
// Who awaits them comes later.
for (const loading of [program, engine]) loading.catch(() => {})
