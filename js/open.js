import { closing, surface } from './call.js'
import { connect } from './client.js'
import { EngineError } from './errors.js'
import { byGame, checkGames, checkOptions } from './options.js'
import { VERSION } from './version.js'

const SHARED = ['workerURL', 'signal', 'timeout', 'onProgress']
const OWN = ['wasmURL', 'module', 'integrity', 'tablesURL', 'tables']

/**
 * One game in a worker, started.
 * @param {import('./seams.js').Descriptor} game
 * @param {import('./seams.js').Host} host
 * @param {import('./types.js').Options} [options]
 * @returns {Promise<any>} typed by the game's entry
 */
export async function openGame(game, host, options = {}) {
  checkOptions('init', options, [...OWN, ...SHARED])
  checkHost(host)
  const line = connect(game, host, options)
  const { compiler } = await until(options.signal, [line])
  return { ...surface(game, line.call), version: VERSION, compiler, ...closing(line.close) }
}

/**
 * Several games, each in a worker of its own.
 * @param {readonly import('./seams.js').Descriptor[]} games
 * @param {import('./seams.js').Host} host
 * @param {import('./types.js').AllOptions} [options]
 * @returns {Promise<any>} typed by the entry
 */
export async function openAll(games, host, options = {}) {
  const names = games.map(({ name }) => name)
  checkOptions('init', options, ['games', ...SHARED], OWN, names)
  const { games: now = [], workerURL, signal, timeout, onProgress, ...own } = options
  checkGames(now, names)
  checkHost(host)
  const lines = games.map(game => connect(game, host, { workerURL, timeout, onProgress, ...byGame(own, game.name) }))
  await until(signal, lines.filter((_, i) => now.includes(/** @type {any} */ (names[i]))))
  const close = () => {
    for (const line of lines) line.close()
  }
  const surfaces = games.map((game, i) => [game.name, surface(game, lines[i].call)])
  return { ...Object.fromEntries(surfaces), version: VERSION, compiler: games[0].compiler, ...closing(close) }
}

/** @param {import('./seams.js').Host} host */
function checkHost(host) {
  const lacks = host.lacks()
  if (lacks) throw new EngineError('platform', lacks)
}

/**
 * Waits until all connections are ready. Closes them if one fails or the signal aborts.
 * @param {AbortSignal | undefined} signal
 * @param {import('./seams.js').Connection[]} lines
 */
async function until(signal, lines) {
  let onAbort = () => {}
  const aborted = new Promise((_, reject) => {
    onAbort = () => reject(signal?.reason)
  })
  try {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', onAbort)
    const [hello] = await Promise.race([Promise.all(lines.map(line => line.ready(signal))), /** @type {Promise<never>} */ (aborted)])
    return hello
  } catch (error) {
    for (const line of lines) line.close()
    throw error
  } finally {
    signal?.removeEventListener('abort', onAbort)
  }
}
