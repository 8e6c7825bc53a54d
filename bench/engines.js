// Finds the builds of tefuda that can be measured.
import { existsSync, readFileSync } from 'node:fs'

const PLACES = ['js', 'dist/tinygo', 'dist/go']

/**
 * Loads the builds, each with its own wrapper. A build with the same bytes as an earlier one is left out. `bytes` has the bytes
 * of all its modules.
 * @returns {Promise<{ name: string, place: string, bytes: Buffer, start: () => import('../js/types.js').SyncTefuda }[]>}
 */
export async function loadEngines() {
  const engines = []
  for (const place of PLACES) {
    if (!existsSync(new URL(`../${place}/wasm_exec.js`, import.meta.url))) continue
    const engine = await load(place)
    if (engines.some(other => other.bytes.equals(engine.bytes))) continue
    // An engine in js/ that is older or newer than the one in dist/ needs a name of its own.
    if (engines.some(other => other.name === engine.name)) engine.name += ` of ${place}`
    engines.push(engine)
  }
  if (!engines.length) throw new Error('no engine: run ./build.sh build first')
  return engines
}

async function load(place) {
  const { initSync } = await import(`../${place}/sync.js`)
  const { GAMES } = await import(`../${place}/games/all.js`)
  const files = new Map(GAMES.map(({ wasmURL }) => [wasmURL().href, readFileSync(wasmURL())]))
  const modules = new Map([...files].map(([href, bytes]) => [href, new WebAssembly.Module(bytes)]))
  const module = Object.fromEntries(GAMES.map(({ name, wasmURL }) => [name, modules.get(wasmURL().href)]))
  const tefuda = initSync({ module })
  const name = `tefuda ${tefuda.version} (${tefuda.compiler})`
  tefuda.close()
  return { name, place, bytes: Buffer.concat([...files.values()]), start: () => initSync({ module }) }
}
