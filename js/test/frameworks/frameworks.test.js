// Slow tests: frameworks that build a site, and Jest. Only ./build.sh consumers runs them.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import test, { after, before } from 'node:test'
import { app, install, inTitle, project, remove, run, titleOf, tool, TOLD } from '../consumers/project.js'
import { laid, made, recipe, says, SAYS, served, started, startedSays } from '../consumers/recipe.js'

before(install)
after(remove)

const textOf = async url => (await fetch(url)).text()
/** Neither the recipes nor the frameworks have an icon. */
const noIcon = browser => browser.route('**/favicon.ico', route => route.fulfill({ status: 204 }))

/** Checks that a recipe's site shows the text that its page promises, from the browser and from the server. */
async function promised(context, url) {
  await says(context, url, noIcon)
  assert.deepEqual([await textOf(`${url}hand`), await textOf(`${url}hand?cards=AsAh`)], [SAYS, 'One pair'])
}

const ROUTE = entry => `${app('', { entry }).replace(/run\(\)\.then[^]*$/, '')}
export const dynamic = 'force-dynamic'
export const GET = async () => new Response(await run().catch(error => String(error)))
`
const CLIENT = `'use client'
import { useEffect } from 'react'
${app('', {}).replace(/run\(\)\.then[^]*$/, '')}
export default function Play() {
  useEffect(() => void run().then(told => { document.title = told }, error => { document.title = String(error) }), [])
  return <p>play</p>
}
`
/** The recipe's site, and further pages and routes to test. */
const { 'next.config.mjs': CONFIG, ...SITE } = recipe('next').files
const NEXT = {
  'package.json': '{ "private": true }',
  ...SITE,
  'recipe.config.mjs': CONFIG,
  'next.config.mjs': `import recipe from './recipe.config.mjs'\nexport default { ...recipe, turbopack: { root: '/' }, experimental: { cpus: 1 } }`,
  'app/client/layout.jsx': `export const metadata = { title: 'test' }\nexport default ({ children }) => children`,
  'app/client/page.jsx': CLIENT,
  'app/own/route.js': ROUTE('tefuda/poker'),
  'app/inline/route.js': ROUTE('tefuda/poker/inline'),
  'app/sync/route.js': `import { initSync } from 'tefuda/poker/sync'\nexport const dynamic = 'force-dynamic'\nexport const GET = () => new Response(initSync().evaluate('As').name)`,
}

const NEXT_ENV = { NEXT_TELEMETRY_DISABLED: '1' }

/** Builds a site with Next, and starts it. */
async function next(context, bundler, files) {
  const cwd = project(`next-${bundler}`, files)
  await run(tool('next'), ['build', `--${bundler}`], { cwd, env: NEXT_ENV, timeout: 280_000 })
  return started(context, tool('next'), port => ['start', '-p', String(port)], cwd, NEXT_ENV)
}

test('Next, turbopack: a page, and routes of the server', async context => {
  const url = await next(context, 'turbopack', NEXT)
  await promised(context, url)
  assert.deepEqual([await textOf(`${url}own`), await textOf(`${url}inline`), await textOf(`${url}sync`)], [TOLD, TOLD, 'High card'])
  assert.equal((await titleOf(context, `${url}client`)).title, TOLD)
})

test('Next, webpack: a page, and a route that is bundled with the inline entry', async context => {
  const files = { ...NEXT, 'next.config.mjs': 'export default { experimental: { cpus: 1 } }' }
  for (const route of ['own', 'sync', 'hand']) delete files[`app/${route}/route.js`]
  const url = await next(context, 'webpack', files)
  assert.equal(await textOf(`${url}inline`), TOLD)
  assert.equal((await titleOf(context, `${url}client`)).title, TOLD)
})

test('SvelteKit: a page, and an endpoint', async context => {
  const cwd = project('svelte', {
    'package.json': '{ "type": "module", "private": true, "dependencies": { "tefuda": "*" } }',
    'vite.config.js': `import adapter from '@sveltejs/adapter-node'\nimport { sveltekit } from '@sveltejs/kit/vite'\nexport default { plugins: [sveltekit({ adapter: adapter() })] }`,
    // SvelteKit 3 needs Node 22.
    'node-20.mjs': 'Promise.withResolvers ??= () => { const all = {}; all.promise = new Promise((resolve, reject) => Object.assign(all, { resolve, reject })); return all }',
    'src/app.html': '<!doctype html><html lang="en"><head><title>test</title>%sveltekit.head%</head><body>%sveltekit.body%</body></html>',
    ...recipe('sveltekit').files,
    'src/routes/play/+page.svelte': `<script>import { onMount } from 'svelte'; import play from '../../play.js'; onMount(play)</script><p>play</p>`,
    'src/play.js': app(inTitle).replace('run().then', 'export default () => run().then'),
    'src/routes/api/+server.js': ROUTE('tefuda/poker').replace(/export const dynamic.*/, ''),
  })
  await made(recipe('sveltekit'), cwd, { timeout: 280_000, env: { NODE_OPTIONS: `--import=${pathToFileURL(cwd)}/node-20.mjs` } })
  const url = await started(context, process.execPath, () => ['build'], cwd)
  await promised(context, url)
  assert.equal(await textOf(`${url}api`), TOLD)
  assert.equal((await titleOf(context, `${url}play`)).title, TOLD)
})

/** Starts a dev server of the recipe. It may reload its first page, and logs much. */
const dev = (context, cwd, program, env) => started(context, tool(program), port => ['dev', '--port', String(port), '--host', '127.0.0.1'], cwd, env)

test('Astro: recipe, and its dev server, without a configuration', async context => {
  const all = recipe('astro')
  const env = { ASTRO_TELEMETRY_DISABLED: '1' }
  const cwd = laid(all, { 'package.json': '{ "type": "module", "dependencies": { "tefuda": "^0.1.0" } }' }, true)
  await made(all, cwd, { servers: 1, env })
  const page = await says(context, `${await served(context, join(cwd, 'dist'))}index.html`)
  assert.equal(await page.locator('p').first().innerText(), 'One pair')
  await startedSays(context, await dev(context, cwd, 'astro', env))
})

test('Nuxt: recipe, and its dev server, without a configuration', async context => {
  const all = recipe('nuxt')
  const env = { NUXT_TELEMETRY_DISABLED: '1' }
  const cwd = laid(all, { 'package.json': '{ "type": "module", "dependencies": { "tefuda": "^0.1.0" } }' }, true)
  await made(all, cwd, { servers: 1, env })
  await promised(context, await started(context, process.execPath, () => ['.output/server/index.mjs'], cwd))
  const url = await dev(context, cwd, 'nuxt', env)
  await startedSays(context, url)
  assert.equal(await textOf(`${url}hand?cards=AsAh`), 'One pair')
})

const JEST = entry => `
const { init } = require('${entry}')
${app('', { entry, init: '' }).replace(/run\(\)\.then[^]*$/, '')}
test('plays', async () => expect(await run()).toBe('${TOLD}'))
`

test('recipe: jest', async () => {
  const all = recipe('jest')
  await made(all, laid(all))
})

test('Jest: require of the inline entry, in node and in jsdom; import of the plain one', async () => {
  const cwd = project('jest', {
    'package.json': '{ "private": true }',
    'node.test.js': JEST('tefuda/poker/inline'),
    'jsdom.test.js': `/** @jest-environment jsdom */\n${JEST('tefuda/poker/inline')}`,
    'own.test.mjs': `import { test, expect } from '@jest/globals'\n${app('', {}).replace(/run\(\)\.then[^]*$/, '')}\ntest('plays', async () => expect(await run()).toBe('${TOLD}'))`,
    'jest.config.json': JSON.stringify({ testMatch: ['**/*.test.?(m)js'], transform: {}, haste: { enableSymlinks: false } }),
  })
  await run(process.execPath, ['--experimental-vm-modules', tool('jest'), '--rootDir', '.'], { cwd })
})

