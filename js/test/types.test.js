// The types of the package: what compiles with --strict and what must not, the types of the sources whole, what hovering over a
// name shows, and that publint and are-the-types-wrong have nothing to say.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { games, packages } from './packages.js'

const JS = fileURLToPath(new URL('../', import.meta.url))
/** As it is published. */
const PACKAGE = fileURLToPath(new URL('../../dist/package/', import.meta.url))
const project = mkdtempSync(join(tmpdir(), 'tefuda-types-'))
after(() => rmSync(project, { recursive: true, force: true }))
mkdirSync(join(project, 'node_modules'))
symlinkSync(fileURLToPath(packages[0].folder), join(project, 'node_modules/tefuda'))
writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
copyFileSync(new URL('types/api.ts', import.meta.url), join(project, 'api.ts'))

/** Runs a tool of the package's; resolves with its status and what it said. */
const run = (name, args, cwd = project) => new Promise(resolve => {
  execFile(join(JS, 'node_modules/.bin', name), args, { cwd }, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, said: stdout + stderr }))
})

const STRICT = ['--noEmit', '--strict', '--noUncheckedSideEffectImports', '--target', 'es2022', '--lib', 'es2023,dom']

for (const resolution of ['bundler', 'nodenext']) {
  test(`good lines compile and bad ones do not, moduleResolution ${resolution}`, async () => {
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext'
    // Without skipLibCheck: two games must not export one name.
    const { status, said } = await run('tsc', [...STRICT, '--module', module, '--moduleResolution', resolution, '--types', '', 'api.ts'])
    assert.equal(said, '')
    assert.equal(status, 0)
  })
}

test('the sources compile against the types that they publish', async () => {
  assert.deepEqual(await run('tsc', ['-p', JS]), { status: 0, said: '' })
})

/** Doc comments and what they belong to. */
const declarations = game => {
  const source = readFileSync(join(JS, `games/${game}/types.d.ts`), 'utf8')
  return { source, methods: source.slice(source.search(/export interface \w+<M extends Mode/)) }
}

for (const game of games) {
  test(`${game}: every exported type, function and parameter has a comment, and options an example`, () => {
    const { source, methods } = declarations(game)
    for (const [, before, name] of source.matchAll(/(^.*\n)export (?:type|interface) (\w+)/gm)) assert.match(before, /\*\/\n$/, name)
    const bodies = [...methods.matchAll(/\/\*\*([^]*?)\*\/\n {2}(\w+)(?:<[^]*?>)?\(([^]*?)\):\s/g)]
    const lists = readFileSync(join(JS, `games/${game}/lists.js`), 'utf8')
    const functions = [...lists.slice(0, lists.indexOf(']')).matchAll(/'(\w+)'/g)].map(([, name]) => name)
    assert.deepEqual(bodies.map(([, , name]) => name).sort(), functions.sort())
    for (const [, comment, name, parameters] of bodies) {
      for (const [, parameter] of parameters.matchAll(/(\w+)\??: /g)) {
        const said = new RegExp(`@param ${parameter} ([^]*?)(?=@param|$)`).exec(comment)?.[1]
        assert.ok(said, `${name}: ${parameter}`)
        if (parameter === 'options' && !said.startsWith('none of its own')) assert.match(said, /`\{ .* \}`/, `${name}: options`)
      }
    }
  })
}

test('publint has nothing to say', async () => {
  // The field browser, which it would rather have in exports, is for bundlers that do not look there: no suggestions.
  const { status, said } = await run('publint', ['run', PACKAGE, '--strict', '--level', 'warning'])
  assert.equal(status, 0, said)
  assert.match(said, /All good!/)
})

test('the types are not wrong', async () => {
  const entries = ['.', './sync', ...games.flatMap(game => [`./${game}`, `./${game}/sync`, `./${game}/inline`])]
  const packed = await new Promise((resolve, reject) => {
    execFile('npm', ['pack', '--json', '--pack-destination', project], { cwd: PACKAGE }, (error, stdout) => {
      if (error) reject(error)
      else resolve(join(project, JSON.parse(stdout)[0].filename))
    })
  })
  assert.ok(readdirSync(project).some(name => packed.endsWith(name)))
  // The package is for import, and require of Nodes that can require modules: esm-only.
  const { status, said } = await run('attw', [packed, '--profile', 'esm-only', '--entrypoints', ...entries, '--format', 'ascii', '--no-color', '--no-emoji'])
  assert.equal(status, 0, said)
})
