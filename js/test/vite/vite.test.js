// The dev servers of several versions of Vite. They have a folder of their own, because all are called `vite`.
import assert from 'node:assert/strict'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { app, INSTALLED, install, inTitle, page, project, PROJECTS, remove, titleOf, TOLD } from '../consumers/project.js'

before(install)
after(remove)

const FILES = { 'app.js': app(inTitle), 'index.html': page() }

/** The result in a page that a dev server of Vite serves from a folder. */
async function shownBy(context, name, root, options = {}) {
  const { createServer } = await import(name)
  const server = await createServer({ root, logLevel: 'error', server: { port: 0, host: '127.0.0.1', hmr: false, ws: false, ...options } })
  context.after(() => server.close())
  await server.listen()
  return titleOf(context, `http://127.0.0.1:${server.httpServer.address().port}/`)
}

for (const name of ['vite-5', 'vite-6', 'vite-7', 'vite-8']) {
  test(`${name}: its dev server, without a configuration`, async context => {
    const cwd = project(`${name}-dev`, FILES)
    cpSync(INSTALLED, join(cwd, 'node_modules/tefuda'), { recursive: true })
    assert.equal((await shownBy(context, name, cwd)).title, TOLD)
  })
}

test('vite-7: a package that lies above the root is an error that names the cure, which works', async context => {
  const { title } = await shownBy(context, 'vite-7', project('vite-above', FILES))
  assert.match(title, /EngineError: cannot load .*\/node_modules\/tefuda\/tefuda-poker\.wasm .*optimizeDeps: \{ exclude: \['tefuda'\] \} in vite\.config/)
  const cured = project('vite-cured', { ...FILES, 'vite.config.js': `export default { optimizeDeps: { exclude: ['tefuda'] } }` })
  assert.equal((await shownBy(context, 'vite-7', cured, { fs: { allow: [PROJECTS] } })).title, TOLD)
})
