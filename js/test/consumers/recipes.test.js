// Every recipe of docs/recipes, word by word: its files, its commands, and their result. ../frameworks and ../angular have the slow ones.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import test, { after, before } from 'node:test'
import { pathToFileURL } from 'node:url'
import { freePort, laid, made, RECIPES, recipe, says, SAYS, served } from './recipe.js'
import { INSTALLED, install, remove, tool } from './project.js'

before(install)
after(remove)

const SLOW = ['next', 'sveltekit', 'astro', 'nuxt', 'angular', 'jest']
const TYPES = { js: 'application/javascript', html: 'text/html', wasm: 'application/wasm' }
const typeOf = path => TYPES[path.split('.').at(-1)] ?? 'text/plain'

/** Answers a browser's requests below an address with the files in a folder. */
const answering = (address, folder, { headers = {}, type = typeOf } = {}) => async browser => {
  await browser.route(`${address}**`, route => {
    const path = join(folder, new URL(route.request().url()).pathname.replace(/\/$/, '/index.html').slice(new URL(address).pathname.length))
    if (path.endsWith('favicon.ico')) return route.fulfill({ status: 204 })
    if (!existsSync(path)) return route.fulfill({ status: 404 })
    return route.fulfill({ body: readFileSync(path), headers: { 'content-type': type(path), ...headers } })
  })
}

/** Checks pages of the project, which a static server serves after the commands have run. */
const pages = (...paths) => inFolder('.', ...paths)
const inFolder = (site, ...paths) => async (context, all, folder) => {
  await made(all, folder)
  const url = await served(context, join(folder, site))
  for (const path of paths) await says(context, url + path)
}
const disk = async (context, all, folder) => {
  await made(all, folder)
  await says(context, `${pathToFileURL(folder)}/index.html`)
}
/** Checks the output of each command that runs a program; bundling commands are left out. */
const prints = async (context, all, folder) => {
  const said = await made(all, folder)
  const run = all.commands.filter(line => !line.startsWith('npm i '))
  const told = said.filter((_, i) => !/^\w+ (build|bundle) /.test(run[i]))
  assert.ok(told.length > 0)
  for (const text of told) assert.equal(text, `${SAYS}\n`)
}

async function cdn(context, all, folder) {
  const url = await served(context, folder)
  const asked = answering('https://cdn.jsdelivr.net/npm/tefuda@0.1.0/', INSTALLED, { headers: { 'access-control-allow-origin': '*' } })
  for (const path of ['index.html', 'strict.html']) await says(context, url + path, asked)
}

async function workerd(context, all, folder) {
  await made(all, folder, { servers: 1 })
  const port = await freePort()
  const server = spawn(tool('workerd'), ['serve', 'config.capnp', `--socket-addr=http=127.0.0.1:${port}`], { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] })
  context.after(() => server.kill())
  const ask = async path => (await fetch(`http://127.0.0.1:${port}/${path}`)).text()
  for (let i = 0; i < 100 && !(await ask('').catch(() => '')); i++) await sleep(100)
  assert.equal(await ask(''), SAYS)
  assert.equal(await ask('?cards=AsAh'), 'One pair')
}

async function serviceWorker(context, all, folder) {
  await made(all, folder)
  const tab = await says(context, `${await served(context, folder)}index.html`)
  // All files are cached: another page needs no server.
  await tab.context().setOffline(true)
  assert.equal(await tab.evaluate(async () => (await (await fetch('./hand?cards=AsAh')).json()).name), 'One pair')
}

/** A stand-in for Electron's main process, as far as the recipe uses it: ready after that file has run, and a window that only requests. */
const ELECTRON = `
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
const TYPES = ${JSON.stringify(TYPES)}
let handler
export let becomeReady
const ready = new Promise(resolve => { becomeReady = resolve })
export const app = { whenReady: () => ready }
export const protocol = { registerSchemesAsPrivileged() {}, handle: (scheme, answer) => { handler = answer } }
export const net = { fetch: async url => new Response(await readFile(new URL(url)), { headers: { 'content-type': TYPES[url.split('.').at(-1)] } }) }
export class BrowserWindow {
  loadURL(address) {
    const server = createServer(async (request, response) => {
      const answer = request.url === '/favicon.ico' ? new Response() : await handler(new Request(new URL(request.url, address)))
      response.writeHead(answer.status, Object.fromEntries(answer.headers))
      response.end(Buffer.from(await answer.arrayBuffer()))
    }).listen(0, '127.0.0.1', () => console.log('http://127.0.0.1:' + server.address().port + new URL(address).pathname))
  }
}`

async function electron(context, all, folder) {
  const child = spawn(process.execPath, ['start.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'], timeout: 240_000 })
  context.after(() => child.kill())
  const lines = []
  for await (const text of child.stdout) {
    lines.push(...String(text).trim().split('\n'))
    if (lines.length === 2) break
  }
  const url = lines.find(line => line.startsWith('http')) ?? assert.fail(`no window: ${lines}`)
  assert.deepEqual(lines.filter(line => line !== url), ['One pair'])
  await says(context, url)
  for (const path of ['..%2fpackage.json', '..%5cpackage.json']) assert.equal((await fetch(new URL(path, url))).status, 404)
}

/** Answers as Android's webview does, with types by the file's ending; then as a server that knows no types. */
async function capacitor(context, all, folder) {
  await made(all, folder)
  const { webDir } = JSON.parse(all.files['capacitor.config.json'])
  for (const type of [typeOf, path => (path.endsWith('.wasm') ? 'application/octet-stream' : typeOf(path))]) {
    await says(context, 'https://localhost/', answering('https://localhost/', join(folder, webDir), { type }))
  }
}

async function vitest(context, all, folder) {
  const [said] = await made(all, folder, { env: { NO_COLOR: '1' } })
  assert.match(said, /Tests +1 passed/)
}

/** By recipe: a check of its project, and further files that it needs. */
const CHECKS = {
  'no-bundler': [pages('index.html', 'strict.html')],
  vite: [inFolder('dist', 'index.html')],
  webpack: [pages('index.html')],
  // Parcel finds the project's root by a lock file, as npm's would be.
  parcel: [inFolder('dist', 'index.html'), { 'yarn.lock': '' }],
  rollup: [pages('index.html')],
  esbuild: [pages('index.html')],
  'one-file': [disk],
  'script-tag': [disk],
  cdn: [cdn],
  'service-worker': [serviceWorker],
  workerd: [workerd],
  node: [prints],
  deno: [prints],
  bun: [async (context, all, folder) => {
    await prints(context, all, folder)
    await says(context, `${await served(context, join(folder, 'dist'))}index.html`)
  }],
  electron: [electron, {
    'node_modules/electron/package.json': '{ "type": "module", "main": "index.js" }',
    'node_modules/electron/index.js': ELECTRON,
    'start.mjs': `import { becomeReady } from 'electron'\nawait import('./main.js')\nbecomeReady()`,
  }],
  capacitor: [capacitor],
  vitest: [vitest],
}

for (const [name, [check, more]] of Object.entries(CHECKS)) {
  test(`recipe: ${name}`, async context => {
    const all = recipe(name)
    await check(context, all, laid(all, more))
  })
}

test('no recipe is without a test', () => assert.deepEqual([...Object.keys(CHECKS), ...SLOW].sort(), RECIPES.sort()))
