// The players: levels of this package or of another build of it, and outside programs, each by a file in peers/.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A fault that loses a game between two: an illegal move, a late move, or the end of the program. */
export class Fault extends Error {}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** A package's engine of a game, and the first letters of the hash of its module and tables, which distinguish results. */
export async function engineOf(name, place) {
  const folder = pathToFileURL(`${resolve(place || `${ROOT}js`)}/`)
  if (!existsSync(new URL(`games/${name}/node-sync.js`, folder))) throw new Error(`no engine in ${fileURLToPath(folder)}: run ./build.sh build first`)
  const { initSync, lists } = await import(new URL(`games/${name}/node-sync.js`, folder).href)
  const { game } = await import(new URL(`games/${name}/game.js`, folder).href)
  const hash = createHash('sha256').update(readFileSync(game.wasmURL()))
  if (game.tablesURL) hash.update(readFileSync(game.tablesURL()))
  const engine = initSync()
  return { engine, lists, hash: hash.digest('hex').slice(0, 12), name: `tefuda ${engine.version} (${engine.compiler})` }
}

/** @typedef {{ hash: string, outside?: boolean, begin?(): void, see?(seat: number, view: any): void,
 *   choose(view: any, seed: number): any, close?(): void }} Player
 * outside: its moves may be illegal, it is asked even for a single legal move, and its time is wall time
 */

/** Opens a player that is named as on the command line. @returns {Promise<Player>} */
export async function open(spec, { game, place }) {
  const [, name, argument] = /^([^:]*):?(.*)$/s.exec(spec)
  const file = name.endsWith('.js') ? resolve(name) : fileURLToPath(new URL(`peers/${name}.js`, import.meta.url))
  if (!existsSync(file)) return level(spec, game, place)
  const peer = await import(pathToFileURL(file).href)
  return Object.assign(await peer.open({ game, argument, engine: (await engineOf(game, place)).engine }), { hash: argument, outside: true })
}

/** A level, "strong", "strong:2000" (iterations), "strong:t100" (milliseconds) or "strong@folder". */
async function level(spec, game, place) {
  const [, key, unit, amount, folder] = /^([\w-]+)(?::(t?)([1-9]\d*))?(?:@(.+))?$/.exec(spec) ?? []
  const { engine, lists, hash } = await engineOf(game, folder === undefined || folder === game ? place : folder)
  const found = lists.levels.find(one => String(one.key) === key)
  if (!found) throw new Error(`${spec}: ${game} has the levels ${lists.levels.map(one => one.key).join(', ')}, or name a file of bench/arena/peers`)
  const options = { level: found.key, ...(amount && { budget: { [unit ? 'ms' : 'iterations']: Number(amount) } }) }
  return {
    hash,
    choose(view, seed) {
      const { best, stats } = engine.choose(view, { ...options, seed })
      return { move: best, iterations: stats?.iterations }
    },
    close: () => engine.close(),
  }
}
