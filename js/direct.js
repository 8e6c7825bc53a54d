import { closing, drawsSeed, misfit, prepare, surface, timed } from './call.js'
import { start } from './engine.js'
import { EngineError, InputError } from './errors.js'
import { byGame, checkOptions } from './options.js'
import { inJapanese } from './refusals.js'
import { VERSION } from './version.js'
import { decode, open, WANTS_TABLES } from './wire.js'

const OWN = ['module', 'tables']

/** @typedef {(url: URL) => Uint8Array<ArrayBuffer>} ReadFile */

/**
 * One game in this thread, started.
 * @param {import('./seams.js').Descriptor} game
 * @param {import('./seams.js').Words} words
 * @param {import('./types.js').SyncOptions} [options]
 * @param {ReadFile} [readFile] on platforms with files
 * @returns {any} typed by the game's entry
 */
export function openGameSync(game, words, options = {}, readFile) {
  checkOptions('initSync', options, [...OWN, 'onProgress'])
  const line = direct(game, words, options, readFile)
  const { compiler } = line.ready()
  return { ...surface(game, line.call), version: VERSION, compiler, ...closing(line.close) }
}

/**
 * Several games in this thread, each of which starts with its first call.
 * @param {readonly import('./seams.js').Descriptor[]} games
 * @param {Record<string, import('./seams.js').Words>} words by game
 * @param {import('./types.js').AllSyncOptions} [options]
 * @param {ReadFile} [readFile] on platforms with files
 * @returns {any} typed by the entry
 */
export function openAllSync(games, words, options = {}, readFile) {
  checkOptions('initSync', options, ['onProgress'], OWN, games.map(({ name }) => name))
  const { onProgress, ...own } = options
  const lines = games.map(game => direct(game, words[game.name], { onProgress, ...byGame(own, game.name) }, readFile))
  const close = () => {
    for (const line of lines) line.close()
  }
  const surfaces = games.map((game, i) => [game.name, surface(game, lines[i].call)])
  return { ...Object.fromEntries(surfaces), version: VERSION, compiler: games[0].compiler, ...closing(close) }
}

/**
 * A connection to an engine in this thread. The next call replaces a failed engine.
 * @param {import('./seams.js').Descriptor} game
 * @param {import('./seams.js').Words} words
 * @param {import('./types.js').SyncOptions} options
 * @param {ReadFile} [readFile]
 */
export function direct(game, words, options, readFile) {
  /** @type {WebAssembly.Module | undefined} */
  let compiled
  /** @type {import('./seams.js').Engine | undefined} */
  let engine
  let state = ''

  const ready = () => {
    compiled ??= compile(options.module === undefined ? read(readFile, game.wasmURL, 'module', 'a WebAssembly.Module, or its bytes') : options.module)
    if (engine) return engine
    const started = start(compiled)
    const wrong = misfit(game, started)
    if (wrong) throw wrong
    return (engine = started)
  }
  const run = (/** @type {string} */ name, /** @type {unknown[]} */ args) => {
    const engine = ready()
    const { size, signal, lang, onProgress = options.onProgress } = prepare(args, engine.room, drawsSeed(game, name))
    signal?.throwIfAborted()
    state = 'busy'
    const begin = performance.now()
    const response = engine.run(name, size, onProgress && (bytes => onProgress(decode(bytes, 0))))
    if (response[0] === WANTS_TABLES) return response
    try {
      const result = open(response)
      words[name]?.(result, lang)
      return timed(result, performance.now() - begin)
    } catch (error) {
      throw lang === 1 && error instanceof InputError ? inJapanese(error) : error
    }
  }
  const call = (/** @type {string} */ name, /** @type {unknown[]} */ args) => {
    if (state) throw new EngineError(/** @type {any} */ (state), `tefuda is ${state}`)
    try {
      const result = run(name, args)
      if (!isWish(result)) return result
      give(ready(), name, options.tables ?? read(readFile, game.tablesURL, 'tables', `the bytes of tefuda-${game.name}.tables`), game)
      const again = run(name, args)
      if (isWish(again)) throw new EngineError('fault', `the engine of ${game.name} asks for its tables again`)
      return again
    } catch (error) {
      // Only a failed engine is dropped. A file that could not be loaded may load later.
      if (error instanceof EngineError && error.code === 'fault') engine = undefined
      throw error
    } finally {
      if (state === 'busy') state = ''
    }
  }
  const close = () => {
    state = 'closed'
    engine = undefined
  }
  return { call, close, ready }
}

/** Whether the engine asks for its tables instead of giving a result. That is the only answer in bytes. @param {unknown} result */
const isWish = result => result instanceof Uint8Array

/**
 * Gives an engine the tables that a function needs.
 * @param {import('./seams.js').Engine} engine
 * @param {string} name the function's
 * @param {ArrayBuffer | Uint8Array} tables
 * @param {import('./seams.js').Descriptor} game
 */
function give(engine, name, tables, game) {
  const verdict = engine.tables(name, new Uint8Array(tables))
  if (verdict[0]) throw new EngineError('load', `options.tables, or tefuda-${game.name}.tables: ${decode(verdict, 8)}`)
}

/** @param {WebAssembly.Module | BufferSource} module */
function compile(module) {
  try {
    // By its tag, because a module of another realm is fine.
    const isCompiled = Object.prototype.toString.call(module) === '[object WebAssembly.Module]'
    return /** @type {WebAssembly.Module} */ (isCompiled ? module : new WebAssembly.Module(/** @type {BufferSource} */ (module)))
  } catch (cause) {
    throw new EngineError('load', `the module does not compile: ${cause}`, { cause })
  }
}

/**
 * The bytes of one of the package's files, on platforms that can read files synchronously.
 * @param {ReadFile | undefined} readFile given by the entry for Node; newer versions of Node have it for other entries too
 * @param {(() => URL) | undefined} where
 * @param {string} option the name of the option that can hold the bytes instead
 * @param {string} what describes the bytes
 */
function read(readFile = globalThis.process?.getBuiltinModule?.('node:fs')?.readFileSync, where, option, what) {
  if (!readFile || !where) throw new EngineError('load', `initSync needs { ${option} } where it cannot read files: ${what}`)
  try {
    return readFile(where())
  } catch (cause) {
    throw new EngineError('load', `initSync needs { ${option} }, ${what}: ${cause}`, { cause })
  }
}
