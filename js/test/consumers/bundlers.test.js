// Bundlers, each configured as its users do it, and their output in Chromium.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { promisify } from 'node:util'
import resolve from '@rollup/plugin-node-resolve'
import { rspack } from '@rspack/core'
import { build as esbuild } from 'esbuild'
import { rollup } from 'rollup'
import { build as vite } from 'vite'
import webpack from 'webpack'
import { app, filesOf, INSTALLED, install, inTitle, page, printed, project, remove, run, shows, titleOf, TOLD, tool } from './project.js'

before(install)
after(remove)

const ENTRIES = { own: 'tefuda/poker', inline: 'tefuda/poker/inline' }
const sources = entry => ({ 'app.js': app(inTitle, { entry }) })

/** Copies the two files that a user must copy next to the bundle. */
function nextTo(folder) {
  for (const file of ['worker.js', 'tefuda-poker.wasm']) copyFileSync(join(INSTALLED, file), join(folder, file))
}

/** Two bundlers with the same interface. */
const packed = bundler => async cwd => {
  const stats = await promisify(bundler)({
    context: cwd, entry: './app.js', mode: 'production', devtool: false,
    output: { path: join(cwd, 'dist'), filename: 'app.js' },
  })
  assert.ok(!stats.hasErrors(), stats.toString())
}

/** By bundler: builds cwd/dist/app.js from cwd/app.js. `copies`: it leaves URLs as they are, so that files must be copied. */
const BUNDLERS = {
  webpack: { build: packed(webpack) },
  rspack: { build: packed(rspack) },
  Vite: { build: cwd => vite({ root: cwd, logLevel: 'error', base: './', build: { target: 'es2022', rollupOptions: { input: join(cwd, 'app.js'), output: { entryFileNames: 'app.js' } } } }) },
  Rollup: {
    copies: true,
    async build(cwd) {
      const bundle = await rollup({ input: join(cwd, 'app.js'), plugins: [resolve({ browser: true })], onwarn: warning => assert.fail(warning.message) })
      await bundle.write({ file: join(cwd, 'dist/app.js'), inlineDynamicImports: true })
    },
  },
  esbuild: { copies: true, build: cwd => esbuild({ entryPoints: [join(cwd, 'app.js')], outfile: join(cwd, 'dist/app.js'), bundle: true, format: 'esm', logLevel: 'error' }) },
}

for (const [name, { build, copies }] of Object.entries(BUNDLERS)) {
  for (const [kind, entry] of Object.entries(ENTRIES)) {
    test(`${name}: ${entry}`, async context => {
      const cwd = project(`${name}-${kind}`, sources(entry))
      await build(cwd)
      const dist = join(cwd, 'dist')
      if (kind === 'own' && copies) nextTo(dist)
      const modules = filesOf(dist).filter(file => file.endsWith('.wasm'))
      assert.equal(modules.length, kind === 'own' ? 1 : 0, `${filesOf(dist)}`)
      writeFileSync(join(dist, 'index.html'), page())
      await shows(context, dist)
    })
  }
}

test('Parcel', async context => {
  const cwd = project('parcel', {
    ...sources('tefuda/poker'),
    'yarn.lock': '',
    'index.html': page(),
    'package.json': '{ "private": true, "@parcel/resolver-default": { "packageExports": true } }',
  })
  await run(tool('parcel'), ['build', 'index.html', '--no-cache', '--no-autoinstall', '--public-url', './'], { cwd })
  await shows(context, join(cwd, 'dist'))
})

test('esbuild, a script (IIFE) at file://', async context => {
  const cwd = project('iife', sources('tefuda/poker/inline'))
  await esbuild({ entryPoints: [join(cwd, 'app.js')], outfile: join(cwd, 'dist/app.js'), bundle: true, format: 'iife', logLevel: 'error' })
  writeFileSync(join(cwd, 'dist/index.html'), page('<script src="./app.js"></script>'))
  await shows(context, join(cwd, 'dist'))
})

test('esbuild, a script of the plain entry: an error that names the options and the other entry', async context => {
  const cwd = project('iife-plain', sources('tefuda/poker'))
  await esbuild({ entryPoints: [join(cwd, 'app.js')], outfile: join(cwd, 'app.out.js'), bundle: true, format: 'iife', logLevel: 'silent' })
  mkdirSync(join(cwd, 'dist'))
  writeFileSync(join(cwd, 'dist/index.html'), page(`<script>${readFileSync(join(cwd, 'app.out.js'), 'utf8')}</script>`))
  await assert.rejects(shows(context, join(cwd, 'dist')), /EngineError: the package's files have no address here: name one in options.wasmURL, or take 'tefuda\/poker\/inline'/)
})

const bun = (cwd, ...args) => run(tool('bun'), ['build', ...args], { cwd })
const LEFT = /EngineError: cannot load file:.*tefuda-poker\.wasm.*Bun and Deno need it copied; 'tefuda\/<game>\/inline' needs no files/

test('Bun, its own target and an executable: nothing to do', async () => {
  const cwd = project('bun', { 'app.js': app(printed) })
  await bun(cwd, 'app.js', '--target=bun', '--outdir=out')
  await bun(cwd, 'app.js', '--compile', '--outfile=program')
  assert.equal(await run(tool('bun'), ['out/app.js'], { cwd }), `${TOLD}\n`)
  assert.equal(await run('./program', [], { cwd }), `${TOLD}\n`)
})

test('Bun, for Node: the inline entry; the plain one, and all games in an executable, name it', async () => {
  const all = app(printed, { init: `import { init as open } from 'tefuda'\nconst init = async () => (await open({ games: ['poker'] })).poker` })
  const cwd = project('bun-node', { 'own.js': app(printed), 'inline.js': app(printed, { entry: ENTRIES.inline }), 'all.js': all })
  await bun(cwd, 'own.js', 'inline.js', '--target=node', '--outdir=out')
  await bun(cwd, 'all.js', '--compile', '--outfile=all')
  assert.equal(await run(process.execPath, ['out/inline.js'], { cwd }), `${TOLD}\n`)
  assert.match(await run(process.execPath, ['out/own.js'], { cwd }), LEFT)
  assert.match(await run('./all', [], { cwd }), LEFT)
})

test('Bun, a page: the inline entry, built and served; the plain one names it', async context => {
  const cwd = project('bun-page', {
    'own.js': app(inTitle), 'inline.js': app(inTitle, { entry: ENTRIES.inline }),
    'own.html': page('<script type="module" src="./own.js"></script>'), 'index.html': page('<script type="module" src="./inline.js"></script>'),
  })
  await bun(cwd, 'index.html', '--outdir=dist')
  await shows(context, join(cwd, 'dist'))
  // Vite's build has set the other value in this process.
  const env = { ...process.env, NODE_ENV: 'development', NO_COLOR: '1' }
  const server = spawn(tool('bun'), ['index.html', 'own.html', '--port=0'], { cwd, stdio: ['ignore', 'pipe', 'inherit'], env })
  context.after(() => server.kill())
  let url, said = ''
  for await (const text of server.stdout) {
    said += text
    url = /http:\/\/localhost:\d+\//.exec(said)?.[0]
    if (url) break
  }
  assert.equal((await titleOf(context, url)).title, TOLD)
  assert.match((await titleOf(context, `${url}own`)).title, LEFT)
})

test('Deno, bundled for itself: nothing to do; a page of the plain entry wants two files copied', async context => {
  const cwd = project('deno', { 'package.json': '{ "type": "module", "dependencies": { "tefuda": "*" } }', 'app.js': app(printed), 'page.js': app(inTitle) })
  cpSync(INSTALLED, join(cwd, 'node_modules/tefuda'), { recursive: true })
  const bundle = (...args) => run(tool('deno'), ['bundle', ...args], { cwd })
  await bundle('app.js', '--output=out.js')
  assert.equal(await run(tool('deno'), ['run', 'out.js'], { cwd }), `${TOLD}\n`)
  await bundle('--platform=browser', 'page.js', '--output=dist/app.js')
  writeFileSync(join(cwd, 'dist/index.html'), page())
  await assert.rejects(shows(context, join(cwd, 'dist')), /tefuda-poker\.wasm \(status 404.*Bun and Deno need it copied/)
  nextTo(join(cwd, 'dist'))
  await shows(context, join(cwd, 'dist'))
})
