// The builds of tefuda that are there to be measured.
import { existsSync, readFileSync } from 'node:fs'

const PLACES = ['js', 'dist/tinygo', 'dist/go']

/**
 * Loads them, each with its own wrapper; a build whose bytes were loaded already is left out.
 * @returns {Promise<{ name: string, module: WebAssembly.Module, start: () => import('../js/api.js').SyncTefuda }[]>}
 */
export async function loadEngines() {
  const engines = []
  for (const place of PLACES) {
    const wasm = new URL(`../${place}/tefuda.wasm`, import.meta.url)
    if (!existsSync(wasm)) continue
    const bytes = readFileSync(wasm)
    if (engines.some(other => other.bytes.equals(bytes))) continue
    const engine = await load(place, bytes)
    // An engine of js/ that is older or newer than its sisters in dist/ needs a name of its own.
    if (engines.some(other => other.name === engine.name)) engine.name += ` of ${place}`
    engines.push({ bytes, ...engine })
  }
  if (!engines.length) throw new Error('no engine: run ./build.sh build first')
  return engines
}

async function load(place, bytes) {
  const { initSync } = await import(`../${place}/sync.js`)
  const module = new WebAssembly.Module(bytes)
  const start = () => initSync({ module })
  const tefuda = start()
  const name = `tefuda ${tefuda.version} (${tefuda.compiler})`
  tefuda.close()
  return { name, place, module, start }
}
