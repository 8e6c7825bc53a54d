// The types of the package: code that must and must not compile with --strict, the types of all sources, the comments that editors
// show, and no findings by publint and are-the-types-wrong.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { games, packages } from './packages.js'
import { recorded, revive } from './recorded.js'

const JS = fileURLToPath(new URL('../', import.meta.url))
/** The published package. */
const PACKAGE = fileURLToPath(new URL('../../dist/package/', import.meta.url))
const project = mkdtempSync(join(tmpdir(), 'tefuda-types-'))
after(() => rmSync(project, { recursive: true, force: true }))
mkdirSync(join(project, 'node_modules'))
symlinkSync(fileURLToPath(packages[0].folder), join(project, 'node_modules/tefuda'))
writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
copyFileSync(new URL('types/api.ts', import.meta.url), join(project, 'api.ts'))

/** Runs a tool of the package. Resolves with its status and output. */
const run = (name, args, cwd = project) => new Promise(resolve => {
  execFile(join(JS, 'node_modules/.bin', name), args, { cwd }, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, said: stdout + stderr }))
})

const STRICT = ['--noEmit', '--strict', '--noUncheckedSideEffectImports', '--target', 'es2022', '--lib', 'es2023,dom']

for (const resolution of ['bundler', 'nodenext']) {
  test(`good lines compile and bad ones do not, moduleResolution ${resolution}`, async () => {
    const module = resolution === 'bundler' ? 'esnext' : 'nodenext'
    // Without skipLibCheck, because two games must not export the same name.
    const { status, said } = await run('tsc', [...STRICT, '--module', module, '--moduleResolution', resolution, '--types', '', 'api.ts'])
    assert.equal(said, '')
    assert.equal(status, 0)
  })
}

test('recorded answers, with their words, are of the types that their functions tell', async () => {
  const tefuda = packages[0].initSync()
  const lines = ["import type { Games } from 'tefuda'"]
  for (const { game, calls } of recorded) {
    for (const { name, args } of calls) {
      const [, method] = name.split('.')
      const answer = outcome(() => tefuda[game][method](...args.map(revive)))
      if (!answer || ArrayBuffer.isView(answer)) continue
      lines.push(`export const a${lines.length}: ReturnType<Games['${game}']['${method}']> = ${JSON.stringify(answer)}`)
    }
  }
  tefuda.close()
  assert.ok(lines.length > 300, `${lines.length} answers`)
  writeFileSync(join(project, 'answers.ts'), lines.join('\n'))
  const { said } = await run('tsc', [...STRICT, '--module', 'nodenext', '--types', '', 'answers.ts'])
  const of = line => lines[Number(/\((\d+),/.exec(line)?.[1]) - 1]?.slice(0, 90)
  assert.equal(said.split('\n').slice(0, 20).map(line => `${line}\n${of(line)}`).join('\n'), '\nundefined')
})

/** The result of a call, undefined if it is refused. */
function outcome(call) {
  try {
    return call()
  } catch {
    return undefined
  }
}

test('the sources compile against the types that they publish', async () => {
  assert.deepEqual(await run('tsc', ['-p', JS]), { status: 0, said: '' })
})

/** Doc comments with the declarations that they belong to. */
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
    assert.deepEqual([...new Set(bodies.map(([, , name]) => name))].sort(), functions.sort())
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
  // Suggestions are left out: publint would move the field browser into exports, but it is for bundlers that do not read exports.
  const { status, said } = await run('publint', ['run', PACKAGE, '--strict', '--level', 'warning'])
  assert.equal(status, 0, said)
  assert.match(said, /All good!/)
})

test('the types are not wrong', async () => {
  const entries = ['.', './sync', './mnk/book', ...games.flatMap(game => [`./${game}`, `./${game}/sync`, `./${game}/inline`])]
  const packed = await new Promise((resolve, reject) => {
    execFile('npm', ['pack', '--json', '--pack-destination', project], { cwd: PACKAGE }, (error, stdout) => {
      if (error) reject(error)
      else resolve(join(project, JSON.parse(stdout)[0].filename))
    })
  })
  assert.ok(readdirSync(project).some(name => packed.endsWith(name)))
  // esm-only: the package is for import, and for require in versions of Node that can require modules.
  const { status, said } = await run('attw', [packed, '--profile', 'esm-only', '--entrypoints', ...entries, '--format', 'ascii', '--no-color', '--no-emoji'])
  assert.equal(status, 0, said)
})
