// Makes the published packages from the sources in js/ and the engines that build.sh has compiled. build.sh calls it in the
// project's root. <game…> are the games that have engines.
//
//	node js/build.mjs entries                     every game's entry files, in js/games/<game>
//	node js/build.mjs page                        demo/tefuda/{index,worker}.js, the wrapper as the page loads it
//	node js/build.mjs package <compiler> <game…>  dist/<compiler>, the npm package, with the engines in dist/packed
//	node js/build.mjs standard <tables…>          dist/standard, the npm package of standard Go's binary
//	node js/build.mjs wrapper <game…>             dist/wrapper, a bundler's output for dist/go
//	node js/build.mjs sizes <file…>               the bytes of each; exits with 1 if one is over its budget
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { brotliCompressSync, gunzipSync } from 'node:zlib'
import { VERSION } from './version.js'

// --- entry files ---------------------------------------------------------------

/** All games, one folder each. */
const GAMES = readdirSync('js/games', { withFileTypes: true }).filter(entry => entry.isDirectory()).map(({ name }) => name)

/**
 * The text of a game's entry file. js/entries has the pattern for all games: GAME stands for the name, and Game for the first word
 * of a type's name. A game that only analyses has no table, and no types for one: its entries leave them out.
 * @param {string} file @param {string} game
 */
function entryOf(file, game) {
  const name = `${game[0].toUpperCase()}${game.slice(1)}`, types = readFileSync(`js/games/${game}/types.d.ts`, 'utf8')
  return readFileSync(`js/entries/${file}`, 'utf8').replaceAll('GAME', game)
    .replace(/, Game(\w+) as \w+/g, (found, type) => (types.includes(`${name}${type} `) ? found : ''))
    .replace(/\bGame(Table|View|Choice|Review)?\b/g, `${name}$1`)
}

/** Writes the entry files. A file that is right stays untouched, so that build.sh does not rebuild its outputs. */
function entries() {
  for (const game of GAMES) {
    for (const file of readdirSync('js/entries')) {
      const path = `js/games/${game}/${file}`, text = entryOf(file, game)
      if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
    }
  }
}

// --- bundles -------------------------------------------------------------------

/**
 * Bundles files with all their imports. Only this function loads esbuild: `entries` and `sizes` work without it.
 * @param {import('esbuild').BuildOptions} options
 */
async function bundle(options) {
  const { build } = await import('esbuild')
  return build({ bundle: true, minify: true, charset: 'utf8', lineLimit: 160, logLevel: 'error', format: 'esm', ...options })
}

/** A bundle as text. @param {import('esbuild').BuildOptions} options */
async function bundled(options) {
  const { outputFiles } = await bundle({ ...options, write: false })
  return /** @type {import('esbuild').OutputFile[]} */ (outputFiles)[0].text
}

/** Makes the page load its modules as gzip, and each game's words from a file of their own. @type {import('esbuild').Plugin} */
const apart = {
  name: 'apart',
  setup(build) {
    build.onLoad({ filter: /[/\\]module-\w+\.js$/ }, ({ path }) => ({ contents: readFileSync(path, 'utf8').replace(/\.wasm(?=')/, '.wasm.gz') }))
    build.onResolve({ filter: /^\.\/words(\.zh)?\.js$/ }, ({ path, importer, kind }) => (kind === 'entry-point' ? undefined : { path: `./${path.slice(2, 7)}-${basename(dirname(importer))}${path.slice(7)}`, external: true }))
  },
}

/** The book of first moves, and the symmetries by which the page finds the reader's games. */
const BOOK = ['book', 'symmetry'].map(file => `export * from './games/mnk/${file}.js'`).join('\n')

/**
 * Writes few files, because on a phone every import within an import costs a round trip. A game's words load with its module, the
 * Japanese refusals with the first refusal. The modules lie next to them as gzip, and the page decompresses them.
 */
async function page() {
  const index = `import { GAMES } from './games/all.js'
import { openAll } from './open.js'
import { web } from './web.js'
import { opened } from '../shell/open.js'
const get = async (url, init) => opened(await web.get(url, init))
export const init = options => openAll(GAMES, { ...web, get }, options)`
  await bundle({ stdin: { contents: index, resolveDir: 'js' }, outfile: 'demo/tefuda/index.js', plugins: [apart], external: ['../shell/open.js', './refusals.js'] })
  const words = Object.fromEntries(GAMES.map(game => [`words-${game}`, `js/games/${game}/words.js`]))
  await bundle({ entryPoints: { 'words-mahjong.zh': 'js/games/mahjong/words.zh.js' }, outdir: 'demo/tefuda', plugins: [apart] })
  await bundle({ entryPoints: { worker: 'js/worker.js', refusals: 'js/refusals.js', ...words }, outdir: 'demo/tefuda' })
  await bundle({ stdin: { contents: BOOK, resolveDir: 'js' }, outfile: 'demo/tefuda/book-mnk.js' })
  for (const name of readdirSync('demo/tefuda').filter(name => name.endsWith('.wasm'))) execFileSync('gzip', ['-9nf', `demo/tefuda/${name}`])
}

// --- the npm package -----------------------------------------------------------

/** Paths that are packed besides the files directly in js/. */
const PACKED = ['js/games', 'js/bots', 'js/adapters', 'js/package.json', 'README.md', 'CHANGELOG.md', 'LICENSE', 'NOTICE', 'docs']
/** Paths within them that only tests, the site or the bundles need. */
const UNPACKED = ['docs/site', 'docs/records', 'bots/README.md', 'adapters/peers.d.ts', 'serve.js', 'inline.js', 'inline-worker.js', 'eslint.config.js', 'wasm_exec.d.ts', 'text.d.ts', 'seams.d.ts', ...GAMES.map(game => `games/${game}/calls.js`)]

/** The files directly in js/. Files that come with an engine are left out: the package has those of its own engine. */
const sources = () => readdirSync('js').filter(name => /\.js$|\.d\.ts$/.test(name) && !/^module-|^wasm_exec\.js$/.test(name)).map(name => `js/${name}`)

/** dist/<compiler> is unpacked from npm's tarball, so that tests cannot find a file that npm would leave out. @param {string} compiler @param {string[]} games */
async function pack(compiler, ...games) {
  const from = 'dist/packed'
  entries()
  for (const path of [...sources(), ...PACKED]) cpSync(path, `${from}/${basename(path)}`, { recursive: true })
  // Each worker is one file, because some bundlers copy it verbatim, without its imports.
  await bundle({ entryPoints: [`${from}/worker.js`, `${from}/node-worker.js`], outdir: from, allowOverwrite: true, platform: 'node' })
  await scripts(from, games)
  for (const path of UNPACKED) rmSync(`${from}/${path}`, { recursive: true, force: true })
  const tarball = execFileSync('npm', ['pack', '--silent'], { cwd: from, encoding: 'utf8' }).trim()
  execFileSync('tar', ['-xzf', `${from}/${tarball}`, '--strip-components=1', '-C', empty(`dist/${compiler}`)])
}

/**
 * One file a game that needs no other: script/<game>.js. It puts the game on the global Tefuda; `require` of it gives the same as
 * the module. tefuda/<game>/inline is a module that takes the game from that file, so that its bytes are in the package only once.
 * @param {string} to @param {string[]} games
 */
async function scripts(to, games) {
  mkdirSync(`${to}/script`)
  writeFileSync(`${to}/script/package.json`, '{ "type": "commonjs" }\n')
  const worker = await bundled({ entryPoints: [`${to}/inline-worker.js`], format: 'iife' })
  for (const game of games) {
    await bundle({
      stdin: { contents: entryOf('index.js', game).replaceAll('web', 'inline'), resolveDir: `${to}/games/${game}` },
      plugins: [inside(worker)],
      format: 'iife',
      globalName: 'tefuda',
      outfile: `${to}/script/${game}.js`,
      banner: { js: `// tefuda ${VERSION}, ${game}, MIT\n(function () {` },
      footer: { js: `globalThis.Tefuda = Object.assign(globalThis.Tefuda || {}, { ${game}: tefuda })
if (typeof module === 'object' && module.exports) module.exports = tefuda
})()` },
    })
    writeFileSync(`${to}/script/${game}.d.ts`, `export * from '../games/${game}/index.js'\n`)
    writeFileSync(`${to}/games/${game}/inline.js`, `import '../../script/${game}.js'
export const { init, lists, EngineError, InputError } = globalThis.Tefuda.${game}\n`)
  }
}

/**
 * Replaces the URLs in module-<game>.js by the bytes of the engine and its tables, and the import in inline.js by the worker.
 * @param {string} worker
 * @returns {import('esbuild').Plugin}
 */
const inside = worker => ({
  name: 'inside',
  setup(build) {
    build.onLoad({ filter: /[/\\]module-\w+\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(/^export const (\w+)URL = \(\) => new URL\((.*), import.meta.url\)$/gm, `import $1 from $2\nexport const $1URL = () => $1`),
    }))
    build.onLoad({ filter: /\.(wasm|tables)$/ }, ({ path }) => ({ contents: readFileSync(path), loader: 'dataurl' }))
    build.onResolve({ filter: /^\.\/worker\.txt$/ }, ({ path }) => ({ path, namespace: 'worker' }))
    build.onLoad({ filter: /./, namespace: 'worker' }, () => ({ contents: worker, loader: 'text' }))
  },
})

// --- the npm package of standard Go's binary -----------------------------------

/** For pages without the wrapper: the binary of all games with Go's own wasm_exec.js, and the games' tables. @param {string[]} tables */
function standard(...tables) {
  const to = empty('dist/standard')
  for (const folder of ['js/standard', 'dist/engine/go']) cpSync(folder, to, { recursive: true })
  for (const path of ['LICENSE', 'NOTICE', ...tables]) cpSync(path, `${to}/${basename(path)}`)
  const described = { ...JSON.parse(readFileSync(`${to}/package.json`, 'utf8')), version: VERSION }
  writeFileSync(`${to}/package.json`, `${JSON.stringify(described, null, 2)}\n`)
}

/** Makes a folder, or empties it. @param {string} path */
function empty(path) {
  rmSync(path, { recursive: true, force: true })
  mkdirSync(path, { recursive: true })
  return path
}

// --- sizes ---------------------------------------------------------------------

/** The greatest sizes in bytes of gzip. Any other module of TinyGo may have 95,000. @type {Record<string, number>} */
const BUDGETS = {
  'dist/engine/tinygo/tefuda-poker.wasm': 120_000,
  'dist/engine/tinygo/tefuda-mnk.wasm': 90_000,
  'dist/engine/tinygo/tefuda-calculation.wasm': 65_000,
  'dist/engine/tinygo/tefuda-mahjong.wasm': 160_000,
  'dist/engine/tinygo/tefuda-daifugo.wasm': 110_000,
  'dist/engine/tinygo/tefuda-solver.wasm': 75_000,
  'dist/engine/tinygo/tefuda-histories.wasm': 75_000,
  // Two decks at Daifugō take 17,000 bytes of it, since standard Go copies structs and inlines functions that TinyGo calls.
  'dist/engine/go/tefuda.wasm': 2_314_000,
  'dist/wrapper/worker.js': 1660,
  'dist/wrapper/one.js': 8000,
  'dist/wrapper/all.js': 8700,
}
/** The budget of a room's program, built by TinyGo. */
const PROGRAM = 310_000
const budgetOf = (/** @type {string} */ file) => BUDGETS[file] ?? (file.startsWith('dist/engine/tinygo/') ? 95_000 : file.startsWith('dist/page/tinygo/') ? PROGRAM : Infinity)

/** @param {string[]} files */
function sizes(...files) {
  for (const file of files) {
    const stored = readFileSync(file), raw = file.endsWith('.gz') ? gunzipSync(stored) : stored
    // The program gzip, because the budgets were set with it. Node's zlib differs by up to 1 % for a module.
    const gzip = raw === stored ? execFileSync('gzip', ['-9c', file], { maxBuffer: 1 << 26 }).length : stored.length
    console.log(`${file.padEnd(28)} ${pad(raw.length)} raw ${pad(gzip)} gzip ${pad(brotliCompressSync(raw).length)} brotli`)
    if (gzip <= budgetOf(file)) continue
    console.error(`${file}: ${gzip} bytes of gzip, over its budget of ${budgetOf(file)}`)
    process.exitCode = 1
  }
}

const pad = (/** @type {number} */ n) => String(n).padStart(9)

/**
 * The files that a page downloads if it imports only init, from any bundler: the wrapper of one game or of all, and its worker. A
 * game's words, which load with its engine, and the Japanese messages of errors are files of their own.
 * @param {string[]} games
 */
async function wrapper(...games) {
  const init = (/** @type {string} */ entry) => ({ stdin: { contents: `export { init } from './dist/go/${entry}'`, resolveDir: '.' } })
  const write = (/** @type {string} */ name, /** @type {import('esbuild').BuildOptions} */ options) =>
    bundle({ ...options, external: ['*/wasm_exec.js', './words.js', './words.zh.js', './refusals.js'], outfile: `dist/wrapper/${name}.js` })
  await write('worker', { entryPoints: ['js/worker.js'] })
  await write('refusals', { entryPoints: ['dist/go/refusals.js'] })
  await write('one', init('games/poker/index.js'))
  await write('all', init('index.js'))
  for (const game of games) await write(`words-${game}`, { entryPoints: [`dist/go/games/${game}/words.js`] })
  await write('words-mahjong.zh', { entryPoints: ['dist/go/games/mahjong/words.zh.js'] })
}

const COMMANDS = { entries, page, package: pack, standard, wrapper, sizes }
const [command, ...args] = process.argv.slice(2)
const run = /** @type {Record<string, (...args: string[]) => unknown>} */ (COMMANDS)[command]
if (!run) throw new Error(`js/build.mjs: which command? ${Object.keys(COMMANDS)}`)
await run(...args)
