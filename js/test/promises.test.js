// docs/promises.md: the versions that it names are those that the published files need, by their syntax, by the browser features that
// they use, and by their modules' features of WebAssembly.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { transformSync } from 'esbuild'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const text = readFileSync(`${ROOT}docs/promises.md`, 'utf8')
const folder = mkdtempSync(join(tmpdir(), 'tefuda-promises-'))
after(() => rmSync(folder, { recursive: true }))

/** Features newer than the oldest browsers in question: their form in code, and the first versions of Chrome, Firefox and Safari (MDN's compatibility data). */
const FEATURES = [
  [/type: ?["']module["']/, 80, 114, 15],
  [/\bTransformStream\b/, 67, 102, 14.1],
  [/\bcompileStreaming\(/, 61, 58, 15],
  [/\.at\(/, 92, 90, 15.4],
  [/\bObject\.hasOwn\(/, 93, 92, 15.4],
  [/\.findLast(Index)?\(/, 97, 104, 15.4],
  [/\bstructuredClone\(/, 98, 94, 15.4],
  [/\.throwIfAborted\(/, 100, 97, 15.4],
  [/\bAbortSignal\.timeout\(/, 103, 100, 16],
  [/\.checkVisibility\(/, 105, 106, 17.4],
  [/\.to(Sorted|Reversed|Spliced)\(/, 110, 115, 16],
  [/\.isWellFormed\(/, 111, 119, 16.4],
  [/\bAbortSignal\.any\(/, 116, 124, 17.4],
  [/\bObject\.groupBy\(/, 117, 119, 17.4],
  [/\bPromise\.withResolvers\(/, 119, 121, 17.4],
  [/\bArray\.fromAsync\(/, 121, 115, 16.4],
  [/\.(union|intersection|difference)\(/, 122, 127, 17],
  [/\.roundRect\(/, 99, 112, 16],
  [/\brequestFullscreen\(/, 71, 64, 16.4],
  [/:has\(/, 105, 121, 15.4],
  [/@container\b/, 105, 110, 16],
  [/\d[dsl]v[hw]\b/, 108, 101, 15.4],
  [/\bcolor-mix\(/, 111, 113, 16.2],
  [/\bsubgrid\b/, 117, 71, 16],
  [/@property\b/, 85, 128, 16.4],
  [/@starting-style\b/, 117, 129, 17.5],
  [/\blight-dark\(/, 123, 120, 17.5],
]

/** The files of a folder with their texts, as a browser loads them. */
const filesIn = (folder, wanted) => readdirSync(folder, { recursive: true }).map(String).filter(name => /\.(js|css)$/.test(name) && wanted(name)).map(name => [name, readFileSync(join(folder, name), 'utf8')])

/** The CSS rules of the rooms, which the published page stores with their HTML. */
const rulesOfRooms = readdirSync(`${ROOT}dist/demo/rooms`).map(room => [`${room}.css`, gunzipSync(readFileSync(`${ROOT}dist/demo/rooms/${room}/room.html.gz`)).toString().split('<!-- style -->')[1]])

const PLACES = {
  wrapper: { versions: ['Chrome', 'Firefox', 'Safari'].map(name => Number(new RegExp(`^\\| ${name}[^|]* \\| ([\\d.]+) \\|`, 'm').exec(text)[1])), files: filesIn(`${ROOT}dist/package`, name => !/^(bots|node)/.test(name) && !/(^|\/)node\b/.test(name)) },
  page: { versions: /demo page[^:]*: Chrome (\d+), Firefox (\d+), Safari ([\d.]*\d)/.exec(text).slice(1).map(Number), files: [...filesIn(`${ROOT}dist/demo`, name => !name.startsWith('docs')), ...rulesOfRooms] },
}

for (const [place, { versions, files }] of Object.entries(PLACES)) {
  test(`${place}: no syntax is newer than ${versions}`, () => {
    const target = ['chrome', 'firefox', 'safari'].map((name, i) => `${name}${versions[i]}`)
    assert.ok(files.length > 20)
    for (const [name, code] of files) {
      // esbuild rewrites syntax that the older target cannot read.
      const [older, newest] = [target, 'esnext'].map(target => transformSync(code, { target, loader: name.endsWith('css') ? 'css' : 'js', logLevel: 'silent' }).code)
      assert.equal(older, newest, name)
    }
  })

  test(`${place}: what it uses of browsers says ${versions}`, () => {
    const used = FEATURES.filter(([pattern]) => files.some(([, code]) => pattern.test(code.replace(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, ''))))
    assert.deepEqual([1, 2, 3].map(i => Math.max(...used.map(feature => feature[i]))), versions)
  })
}

/** Features that only one module uses. @type {Record<string, string[]>} */
const MORE = { 'package/tefuda-solver.wasm': ['simd'] }

test('the modules use of WebAssembly what is named, and no more', { skip: spawnSync('wasm-opt', ['--version']).error && 'no wasm-opt here' }, () => {
  const NAMED = { 'bulk memory': 'bulk-memory', 'sign extension': 'sign-ext', 'conversions that do not trap': 'nontrapping-float-to-int' }
  for (const words of [...Object.keys(NAMED), "solver's SIMD"]) assert.ok(text.includes(words), words)
  const modules = [...readdirSync(`${ROOT}dist/package`).filter(name => name.endsWith('.wasm')).map(name => `package/${name}`), 'standard/tefuda.wasm']
  for (const module of modules) {
    const plain = join(folder, 'plain.wasm')
    // A module may list its own features, and wasm-opt would then allow them.
    execFileSync('wasm-opt', ['--all-features', '--strip-target-features', `${ROOT}dist/${module}`, '-o', plain], { stdio: 'pipe' })
    const validates = features => spawnSync('wasm-opt', ['--mvp-features', ...features.map(name => `--enable-${name}`), plain, '-o', join(folder, 'out.wasm')]).status === 0
    const features = [...Object.values(NAMED), ...MORE[module] ?? []]
    assert.ok(validates(features), module)
    for (const feature of features) assert.ok(!validates(features.filter(each => each !== feature)), `${module} does without ${feature}`)
  }
})

test('Node is that of package.json', () => {
  const { engines } = JSON.parse(readFileSync(`${ROOT}js/package.json`, 'utf8'))
  assert.equal(/^\| Node \| (\d+) \|/m.exec(text)[1], engines.node.replace('>=', ''))
})
