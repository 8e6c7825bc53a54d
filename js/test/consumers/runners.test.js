// Test runners that pretend to be a browser.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import { app, install, project, remove, run, tool, TOLD } from './project.js'

before(install)
after(remove)

const TEST = entry => `${app('globalThis.told = told', { entry }).replace('run().then(', 'const done = run().then(')}
import { expect, test } from 'vitest'
test('plays', async () => {
  await done
  expect(globalThis.told).toBe('${TOLD}')
})`

for (const environment of ['node', 'jsdom', 'happy-dom']) {
  test(`Vitest, ${environment}`, async () => {
    const cwd = project(`vitest-${environment}`, { 'own.test.js': TEST('tefuda/poker'), 'inline.test.js': TEST('tefuda/poker/inline') })
    const said = await run(tool('vitest'), ['run', '--environment', environment, '--root', '.'], { cwd, env: { NO_COLOR: '1' } })
    assert.match(said, /Tests +2 passed/)
  })
}
