// The tarball as npm makes it: its files, and that it works when installed.
import assert from 'node:assert/strict'
import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { visit } from './browser.js'
import { serve } from './server.js'

const JS = fileURLToPath(new URL('../', import.meta.url))
/** The published package, made by build.sh. */
const PACKAGE = fileURLToPath(new URL('../../dist/package/', import.meta.url))
const tool = name => join(JS, 'node_modules/.bin', name)
const folder = mkdtempSync(join(tmpdir(), 'tefuda-pack-'))
const project = join(folder, 'project')
const installed = join(project, 'node_modules/tefuda')
after(() => rmSync(folder, { recursive: true, force: true }))

async function run(command, args, cwd = project) {
  // TypeScript prints its errors to stdout.
  const { stdout } = await promisify(execFile)(command, args, { cwd }).catch(error => assert.fail(`${error.stdout}\n${error}`))
  return stdout
}

/** The package's modules: one a game, or one for all. */
const MODULES = readdirSync(PACKAGE).filter(name => name.endsWith('.wasm'))
const GAMES = readdirSync(join(JS, 'games'), { withFileTypes: true }).filter(entry => entry.isDirectory()).map(({ name }) => name)

const write = (name, ...lines) => writeFileSync(join(project, name), `${lines.join('\n')}\n`)

before(async () => {
  const [{ filename }] = JSON.parse(await run('npm', ['pack', '--json', '--pack-destination', folder], PACKAGE)) ?? []
  mkdirSync(project)
  write('package.json', '{ "name": "project", "type": "module", "private": true }')
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', '--no-save', join(folder, filename)])
})

/** The hand-written files of docs/. */
const DOCS = readdirSync(new URL('../../docs/', import.meta.url), { recursive: true }).map(String).filter(name => name.includes('.') && !/^(?:site|records)/.test(name)).map(name => `docs/${name}`)
const ROOT = 'call client direct engine errors index load node node-host node-sync node-worker open options patience refusals sentences sync tell version wasm_exec web wire worker workers'
const GAME = ['game.js', 'index.d.ts', 'index.js', 'inline.js', 'lists.d.ts', 'lists.js', 'node-sync.js', 'node.js', 'sync.d.ts', 'sync.js', 'types.d.ts', 'words.js']
const FILES = [
  ...ROOT.split(' ').map(name => `${name}.js`),
  ...['errors', 'index', 'platform', 'sync', 'types'].map(name => `${name}.d.ts`),
  ...['all.js', 'types.d.ts', 'words.js'].map(name => `games/${name}`),
  ...GAMES.flatMap(game => [`module-${game}.js`, `script/${game}.js`, `script/${game}.d.ts`]),
  ...GAMES.flatMap(game => GAME.map(file => `games/${game}/${file}`)),
  'games/mahjong/words.zh.js',
  ...['book.js', 'book.d.ts', 'book-positions.js', 'symmetry.js'].map(name => `games/mnk/${name}`),
  ...['board', 'clock', 'gomocup', 'report', 'tefuda-gomoku', 'think'].map(name => `bots/gomocup/${name}.js`),
  ...['game', 'reader', 'table', 'tefuda-uecda', 'think', 'uecda'].map(name => `bots/uecda/${name}.js`),
  ...['mjai', 'server', 'table', 'tefuda-mjai', 'think'].map(name => `bots/mjai/${name}.js`),
  ...['react', 'boardgame.io'].flatMap(name => [`adapters/${name}.js`, `adapters/${name}.d.ts`]),
  ...MODULES,
  ...['script/package.json', ...DOCS, 'CHANGELOG.md', 'package.json'],
]

test('the tarball holds what is needed and nothing else', () => {
  const found = readdirSync(installed, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const names = found.map(({ parentPath, path, name }) => join(parentPath ?? path, name).slice(installed.length + 1))
  const others = name => !['README.md', 'LICENSE', 'NOTICE'].includes(name) && !name.endsWith('.tables')
  assert.deepEqual(names.filter(others).sort(), FILES.sort())
  assert.ok(MODULES.length === 1 || MODULES.length === GAMES.length, `${MODULES}`)
})

test('Node: import', async () => {
  write(
    'app.js',
    `import { init, InputError, EngineError } from 'tefuda'`,
    `import { initSync, InputError as SyncError } from 'tefuda/sync'`,
    `const tefuda = await init()`,
    `console.log((await tefuda.poker.evaluate('As Ks Qs Js Jk')).name, initSync().mnk.pairs('oo').value)`,
    `console.log(await tefuda.poker.evaluate('?').catch(error => error instanceof InputError && error.field))`,
    `console.log(InputError === SyncError, new EngineError('load', 'x').name)`,
    `const { init: poker } = await import('tefuda/poker')`,
    `const { initSync: mnk } = await import('tefuda/mnk/sync')`,
    `const { book } = await import('tefuda/mnk/book')`,
    `console.log((await (await poker()).evaluate('As')).name, mnk().pairs('oo').value, book(mnk().deal()).moves[0].move)`,
    `console.log(import.meta.resolve('tefuda/${MODULES[0]}').endsWith('/tefuda/${MODULES[0]}'))`,
  )
  assert.deepEqual((await run(process.execPath, ['app.js'])).split('\n'), ['Royal flush 1', 'hand', 'true EngineError', 'High card 1 h8', 'true', ''])
})

test('inline and script are one copy and give what the entry gives; no other file has the module inside', async () => {
  write(
    'inline.js',
    `import { createRequire } from 'node:module'`,
    `import { isDeepStrictEqual } from 'node:util'`,
    `for (const game of ${JSON.stringify(GAMES)}) {`,
    `  const [entry, inline] = await Promise.all(['', '/inline'].map(end => import(\`tefuda/\${game}\${end}\`)))`,
    `  const required = createRequire(import.meta.url)(\`tefuda/\${game}/inline\`)`,
    `  console.log(game, String(Object.keys(inline)) === String(Object.keys(entry)), Object.keys(inline).every(key => inline[key] === required[key]), isDeepStrictEqual(inline.lists, entry.lists))`,
    `}`,
  )
  assert.deepEqual((await run(process.execPath, ['inline.js'])).trim().split('\n'), GAMES.map(game => `${game} true true true`))
  const inside = FILES.filter(name => name.endsWith('.js') && readFileSync(join(installed, name), 'utf8').includes('AGFzbQ'))
  assert.deepEqual(inside, GAMES.map(game => `script/${game}.js`))
})

test('the brain that the package installs plays', async () => {
  const input = 'START 15\r\nBEGIN\r\n'
  const { stdout } = spawnSync(join(project, 'node_modules/.bin/tefuda-gomoku'), ['--nodes', '10'], { input, encoding: 'utf8' })
  assert.equal(stdout, 'OK\n7,7\n')
})

test('the client of UECda servers that the package installs', () => {
  const { stdout } = spawnSync(join(project, 'node_modules/.bin/tefuda-uecda'), ['--help'], { encoding: 'utf8' })
  assert.match(stdout, /^tefuda-uecda .*: plays Daifugo on a UECda server/)
})

test('Node: require', { skip: !process.features.require_module && 'this Node cannot require modules' }, async () => {
  write('app.cjs', `const { init } = require('tefuda')`, `init().then(t => t.poker.evaluate('As')).then(({ name }) => console.log(name))`)
  assert.equal(await run(process.execPath, ['app.cjs']), 'High card\n')
})

for (const resolution of ['bundler', 'nodenext']) {
  test(`TypeScript: strict, moduleResolution ${resolution}`, async () => {
    write(
      'app.ts',
      `import { init, InputError, EngineError } from 'tefuda'`,
      `import { initSync } from 'tefuda/sync'`,
      `import { init as initMnk, type Board, type BoardSearch, type Tefuda as Same } from 'tefuda/mnk'`,
      `import { initSync as initPoker, type Hand } from 'tefuda/poker/sync'`,
      `import type { Tefuda, Board as OfAll, DaifugoView, InputCode } from 'tefuda'`,
      `import { useAnswer, useTable, useTefuda } from 'tefuda/react'`,
      `import { bot, gameOf } from 'tefuda/boardgame.io'`,
      `import { book, type BookPosition } from 'tefuda/mnk/book'`,
      `import { initSync as initDaifugo, type Choice, type Engine, type Review, type Table, type View } from 'tefuda/daifugo/sync'`,
      `import { init as initCards, type Engine as Cards, type Table as CardTable } from 'tefuda/poker'`,
      `const hooked = useTefuda(initMnk, { timeout: 5 }), asked = useAnswer(hooked.engine, (mnk, about) => mnk.search('...', { k: 3, ...about }), [1])`,
      `export const answered: string | undefined = asked.answer?.best, table4 = [gameOf(initDaifugo(), 'common', { games: 3 }).name, bot({ level: 'skilled' })]`,
      `const hooked5 = useTable(useTefuda(initCards).engine, { rules: 'cash', levels: 'regular' }), seen: string[] | undefined = hooked5.view?.legal?.moves`,
      `export const five = (engine: Engine, cards: Cards<'async'>, table: Table, view: View, choice: Choice, review: Review, hand: CardTable) => [engine.apply(table, { move: choice.best }).hands, view.legal, review.summary.grade, cards.review(hand), seen]`,
      `// @ts-expect-error: the hook gives its own signal`,
      `useTefuda(initMnk, { signal: AbortSignal.timeout(5) })`,
      `const tefuda: Tefuda = await init({ games: ['poker'], wasmURL: { poker: new URL('https://example.org/x.wasm') }, integrity: { mnk: 'sha384-x' } })`,
      `const mnk = await initMnk({ wasmURL: './x.wasm', signal: AbortSignal.timeout(5) })`,
      `const board: Board = ['...'], same: OfAll = board, whole: Same = tefuda`,
      `export const search: BoardSearch = await mnk.search(board, { k: 3 }), first: BookPosition | null = book(await mnk.deal()), again = book(board, { rule: 'renju' })?.moves[0].move`,
      `export const hand0: Hand = 'As', value0: number = initPoker().evaluate(hand0).value`,
      `export const kinds: [DaifugoView?, InputCode?] = [undefined, 'card']; console.log(same, whole.version)`,
      `// @ts-expect-error: by game`,
      `await init({ wasmURL: './x.wasm' })`,
      `// @ts-expect-error: no such game`,
      `await init({ games: ['chess'] })`,
      `// @ts-expect-error: no such option`,
      `await initMnk({ wasmUrl: './x.wasm' })`,
      `// @ts-expect-error: one game has no others`,
      `mnk.poker`,
      `const hand = await tefuda.poker.evaluate(['As', 54, 'Jk'], { lang: 'ja', wheel: true, budget: { ms: 5 } })`,
      `export const category: 'flush' | string = hand.category`,
      `export const cards: { card: string, as: string, index: number }[] = hand.cards`,
      `export const values: Int32Array = initSync().poker.evaluateMany(new Int8Array(5), { cards: 5 })`,
      `export const runs: number = initSync().mnk.pairs(['oo']).pairs[0].cells.length`,
      `const found = await tefuda.mnk.search(['...'], { k: 3, level: 2, onProgress: ({ best, line }) => console.log(best[0], line.length) })`,
      `export const row: number = found.candidates[0].square[0] + (found.distance ?? 0)`,
      `const game = await tefuda.calculation.deal({ piles: 3 })`,
      `const choice = await tefuda.calculation.choose(game, { onProgress: ({ done, candidates }) => console.log(done, candidates[0].move) })`,
      `export const reason: string | undefined = choice.candidates[0]?.reasons[0]?.words`,
      `const table = await tefuda.daifugo.deal({ preset: 'uec', players: 4 }, { classes: [1, 2, 3, 4] })`,
      `const view = await tefuda.daifugo.view(table, { seat: 0 })`,
      `const play = await tefuda.daifugo.choose(view, { level: 'champion', onProgress: ({ best, candidates }) => console.log(best, candidates[0].playouts) })`,
      `export const said: string | undefined = play.candidates[0].reasons[0]?.words`,
      `const next = await tefuda.daifugo.apply(view, { move: play.best })`,
      `console.log((await tefuda.daifugo.apply(table, { move: 'pass' })).hands[0], next.events[0].words)`,
      `// @ts-expect-error: a hand is missing`,
      `await tefuda.daifugo.choose({ rules: 'uec', seat: 0, turns: [0] })`,
      `// @ts-expect-error: no such rule`,
      `await tefuda.daifugo.deal({ eightcut: true })`,
      `// @ts-expect-error: a move is missing`,
      `await tefuda.calculation.apply(game)`,
      `try { await tefuda.mnk.pairsMany(new BigUint64Array(2)) } catch (error) {`,
      `  if (error instanceof InputError) { const code: 'card' | 'board' | string = error.code; console.log(code, error.field) }`,
      `  if (error instanceof EngineError) { const url: string | undefined = error.url; console.log(url) }`,
      `}`,
      `// @ts-expect-error: no such function`,
      `tefuda.poker.cheat()`,
      `// @ts-expect-error: no such option`,
      `tefuda.poker.evaluate('As', { sed: 1 })`,
      `// @ts-expect-error: not a hand`,
      `tefuda.poker.evaluate(5)`,
      `// @ts-expect-error: a promise`,
      `export const value: number = tefuda.poker.evaluate('As').value`,
      `tefuda.close()`,
    )
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext'
    const options = ['--strict', '--noEmit', '--target', 'es2022', '--lib', 'es2022,dom', '--types', '']
    await run(tool('tsc'), [...options, '--module', module, '--moduleResolution', resolution, 'app.ts'])
  })
}

const APP = [
  `import { init } from 'tefuda'`,
  `import { InputError } from 'tefuda/sync'`,
  `const tefuda = await init()`,
  `const { name } = await tefuda.poker.evaluate('As Ks Qs Js Jk', { lang: 'ja' })`,
  `const controller = new AbortController()`,
  `const bulk = tefuda.poker.evaluateMany(new Int8Array(5e6), { signal: controller.signal })`,
  `controller.abort('stopped')`,
  `const stopped = await bulk.catch(reason => reason)`,
  `const { value } = await tefuda.poker.evaluate('As')`,
  `document.title = [name, stopped, value, InputError.name.length > 0].join()`,
]
const DONE = `ロイヤルフラッシュ,stopped,${0x1d0000},true`

/** Opens a page of a folder, and waits for the title that the app above sets. */
async function runs(context, served, page) {
  const server = await serve(pathToFileURL(`${served}/`))
  context.after(server.close)
  const tab = await visit(context, server.url + page)
  await tab.waitForFunction(() => document.title !== 'test', null, { timeout: 60_000 }).catch(error => assert.fail(`${error}\n${tab.said}`))
  assert.equal(await tab.title(), DONE)
  assert.deepEqual(tab.said, [])
}

const HEAD = '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>test</title>'

test('Chromium: no bundler, by an import map', async context => {
  const map = { imports: { tefuda: './node_modules/tefuda/index.js', 'tefuda/sync': './node_modules/tefuda/sync.js' } }
  write('map.html', HEAD, `<script type="importmap">${JSON.stringify(map)}</script><script type="module" src="./app-browser.js"></script>`)
  write('app-browser.js', ...APP)
  await runs(context, project, 'map.html')
})

test('Chromium: no bundler, inline by its path', async context => {
  const app = APP.join('\n').replace(`'tefuda'`, `'./node_modules/tefuda/games/poker/inline.js'`).replace(`'tefuda/sync'`, `'./node_modules/tefuda/sync.js'`)
  write('inline.html', HEAD, '<script type="module" src="./inline-browser.js"></script>')
  write('inline-browser.js', app.replaceAll('tefuda.poker.', 'tefuda.'))
  await runs(context, project, 'inline.html')
})

/** Builds an app with Vite; returns its folder and the names of its assets. */
async function viteBuild(name, app) {
  const site = join(project, name)
  mkdirSync(site)
  writeFileSync(join(site, 'index.html'), `${HEAD}<script type="module" src="./main.js"></script>`)
  writeFileSync(join(site, 'main.js'), app)
  await run(tool('vite'), ['build', '--base', './', '--logLevel', 'error'], site)
  return { folder: join(site, 'dist'), assets: readdirSync(join(site, 'dist/assets')) }
}

const wasm = assets => assets.filter(name => name.endsWith('.wasm')).map(name => name.replace(/-[\w-]{8}\.wasm$/, '.wasm'))

test('Chromium: built by Vite, all games', async context => {
  const { folder, assets } = await viteBuild('site', APP.join('\n'))
  assert.deepEqual(wasm(assets).sort(), MODULES.sort(), `${assets}`)
  assert.equal(assets.filter(name => /^worker-.*\.js$/.test(name)).length, 1, `${assets}`)
  await runs(context, folder, 'index.html')
})

test('Chromium: built by Vite, one game: its module, its words, and no other game’s', async context => {
  const app = APP.join('\n').replace(`'tefuda'`, `'tefuda/poker'`).replace(`'tefuda/sync'`, `'tefuda/poker/sync'`).replaceAll('tefuda.poker.', 'tefuda.')
  const { folder, assets } = await viteBuild('poker', app)
  assert.deepEqual(wasm(assets), [MODULES.length === 1 ? 'tefuda.wasm' : 'tefuda-poker.wasm'], `${assets}`)
  await runs(context, folder, 'index.html')
})

test('a folder copied to a static host works as it is', async context => {
  const host = join(folder, 'host')
  cpSync(installed, join(host, 'tefuda'), { recursive: true })
  writeFileSync(join(host, 'index.html'), `${HEAD}<script type="module" src="./app.js"></script>`)
  writeFileSync(join(host, 'app.js'), APP.join('\n').replace(`'tefuda'`, `'./tefuda/index.js'`).replace(`'tefuda/sync'`, `'./tefuda/sync.js'`))
  await runs(context, host, 'index.html')
})
