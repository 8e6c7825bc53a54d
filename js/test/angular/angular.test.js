// Angular's application builder and its dev server. Only ./build.sh consumers runs them.
import assert from 'node:assert/strict'
import { join } from 'node:path'
import test, { after, before } from 'node:test'
import { visit } from '../browser.js'
import { install, remove, tool } from '../consumers/project.js'
import { laid, made, recipe, says, served, started, startedSays } from '../consumers/recipe.js'

before(install)
after(remove)

const ENV = { NG_CLI_ANALYTICS: 'false' }
const ALL = recipe('angular')
/** The files that `ng new` writes in addition to the recipe's. */
const NEW = {
  'package.json': '{ "type": "module", "dependencies": { "tefuda": "^0.1.0" } }',
  'tsconfig.app.json': '{ "compilerOptions": { "strict": true, "target": "ES2022", "module": "preserve", "skipLibCheck": true, "experimentalDecorators": true }, "files": ["src/main.ts"] }',
  'src/index.html': '<!doctype html><html lang="en"><head><meta charset="utf-8"><base href="/"><title>test</title></head><body><app-root></app-root></body></html>',
  'src/main.ts': `import { provideZonelessChangeDetection } from '@angular/core'
import { bootstrapApplication } from '@angular/platform-browser'
import { App } from './app/app'
bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] })`,
}
/** The project without the entry in assets. */
const BARE = { ...ALL, name: 'bare', files: { ...ALL.files, 'angular.json': ALL.files['angular.json'].replace(/,\s*"assets".*/, '') } }

const built = async (context, all, cwd) => {
  await made(all, cwd, { servers: 1, env: ENV })
  return `${await served(context, join(cwd, 'dist/app/browser'))}index.html`
}
const dev = (context, cwd) => started(context, tool('ng'), port => ['serve', '--port', String(port), '--host', '127.0.0.1'], cwd, ENV)

test('recipe: angular', async context => {
  const cwd = laid(ALL, NEW, true)
  await says(context, await built(context, ALL, cwd))
  await startedSays(context, await dev(context, cwd))
})

test('without the entry in assets: the dev server needs none, and the built page is an error that names it', async context => {
  const cwd = laid(BARE, NEW, true)
  await startedSays(context, await dev(context, cwd))
  const page = await visit(context, await built(context, BARE, cwd))
  for (let i = 0; i < 100 && !page.said.some(line => line.includes('EngineError')); i++) await page.waitForTimeout(100)
  assert.match(page.said.join('\n'), /EngineError: cannot load .*tefuda-poker\.wasm \(status 404.*Angular \(assets in angular\.json\)/)
})
