// The types in every version of TypeScript from the oldest in docs/promises.md on: checked whole, with a project's libraries, and by
// every way to resolve a module.
import { readFileSync } from 'node:fs'
import test, { after, before } from 'node:test'
import { install, project, remove, run, tool } from './project.js'

before(install)
after(remove)

const GAMES = ['calculation', 'daifugo', 'histories', 'mahjong', 'mnk', 'poker', 'solver']
const APP = `
import { init, InputError, EngineError, lists, type Tefuda, type Options } from 'tefuda'
import { initSync } from 'tefuda/sync'
import { useTefuda } from 'tefuda/react'
import { bot } from 'tefuda/boardgame.io'
${GAMES.map(game => `import { init as ${game} } from 'tefuda/${game}'
import { initSync as ${game}Sync } from 'tefuda/${game}/sync'
import { init as ${game}Inline } from 'tefuda/${game}/inline'`).join('\n')}
async function all(): Promise<Tefuda> {
  const t = await init({ games: ['poker'], wasmURL: { poker: '/tefuda-poker.wasm' }, tables: { poker: new Uint8Array(8) } })
  const { name }: { name: string } = await t.poker.evaluate('As Ks Qs Js Jk', { lang: 'ja' })
  const { best } = await (await mnk({ timeout: 5 })).search(['...'], { k: 3, level: 2 })
  const move: string = best, sum: number = mnkSync({ module: new Uint8Array(8) }).pairs('oo').value
  const whole: number = initSync({ tables: { poker: new ArrayBuffer(8) } }).poker.evaluate('As').value
  // @ts-expect-error: a promise
  const value: number = t.poker.evaluate('As').value
  // @ts-expect-error: no such option
  await poker({ wasmUrl: '' })
  t.close()
  return t
}
const caught = (error: unknown) => error instanceof InputError ? error.field : error instanceof EngineError ? error.url : lists.poker.levels[0].ja
export const used: unknown[] = [all, caught, useTefuda, bot, ${GAMES.flatMap(game => [game, `${game}Sync`, `${game}Inline`])}]
export const options: Options = { tables: new ArrayBuffer(8), workerURL: '/worker.js' }
`
const OF_PLATFORM = `
import { init } from 'tefuda/poker'
import { initSync } from 'tefuda/poker/sync'
export const some = async (module: WebAssembly.Module) => [
  await init({ module, wasmURL: new URL('https://example.org/x.wasm'), signal: AbortSignal.timeout(5) }), initSync({ module })]
// @ts-expect-error: neither a module nor bytes
initSync({ module: 5 })
// @ts-expect-error: no address
init({ wasmURL: new Date() })
// @ts-expect-error: no signal
init({ signal: {} })
`

/**
 * Projects with different types of the platform: none, the DOM's, or Node's, whose old versions lack WebAssembly. Each resolves
 * packages in another way.
 */
const PROJECTS = {
  none: [{ lib: ['es2022'], types: [], module: 'node16', moduleResolution: 'node16' }, { 'app.ts': APP }],
  DOM: [{ lib: ['es2022', 'dom'], types: [], module: 'esnext', moduleResolution: 'bundler' }, { 'app.ts': APP, 'own.ts': OF_PLATFORM }],
  Node: [{ lib: ['es2022'], types: ['node'], module: 'commonjs', moduleResolution: 'node' }, { 'app.ts': APP }],
}

const STATED = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).devDependencies
const versions = Object.keys(STATED).filter(name => name.startsWith('typescript-')).map(name => name.slice('typescript-'.length))

for (const version of versions) {
  test(`TypeScript ${version}`, async () => {
    for (const [name, [options, files]] of Object.entries(PROJECTS)) {
      const compilerOptions = { strict: true, noEmit: true, target: 'es2022', ...options }
      // TypeScript 6 warns about node10 (here by its older name), and 7 does not have it. Node's current types need 5.6.
      if (version >= '6' && options.moduleResolution === 'node') compilerOptions.module = compilerOptions.moduleResolution = 'node16'
      if (version < '5.6') compilerOptions.types = []
      const cwd = project(`typescript-${version}-${name}`, { ...files, 'tsconfig.json': JSON.stringify({ compilerOptions }) })
      await run('node', [tool(`../typescript-${version}/bin/tsc`)], { cwd })
    }
  })
}
