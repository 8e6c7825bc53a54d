// README and the pages about calls: every block of JavaScript is complete, compiles with --strict, runs, and gives
// the results in its comments.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { fileURLToPath } from 'node:url'
import { games, packages } from './packages.js'

const ROOT = new URL('../../', import.meta.url)
const TSC = fileURLToPath(new URL('../node_modules/.bin/tsc', import.meta.url))
const project = mkdtempSync(join(tmpdir(), 'tefuda-readme-'))
after(() => rmSync(project, { recursive: true, force: true }))
mkdirSync(join(project, 'node_modules'))
symlinkSync(fileURLToPath(packages.at(-1).folder), join(project, 'node_modules/tefuda'))
writeFileSync(join(project, 'package.json'), '{ "type": "module" }')

const read = name => readFileSync(new URL(name, ROOT), 'utf8')
const blocksOf = text => [...text.matchAll(/^```js\n(.*?)^```/gms)].map(([, code]) => code)
const READMES = ['README.md', 'README.ja.md']
const GAMES = readdirSync(new URL('docs/games', ROOT)).map(name => `docs/games/${name}`)
const PAGES = [...READMES, 'docs/play.md', 'docs/play.ja.md', 'docs/how-do-i.md', 'docs/poker-games.md', ...GAMES]
/** `hand.value   // 0xADCBA9`: the expression must have the value in the comment. */
const SAYS = /^([a-z]\w*(?:\??\.\w+|\[\d+\])*) +\/\/ (.+)$/gm
const asserting = code => `import assert from 'node:assert/strict'\n${code.replace(SAYS, 'assert.deepEqual($1, $2)')}`

const run = (command, args) => new Promise(resolve => {
  execFile(command, args, { cwd: project }, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, said: stdout + stderr }))
})

test('a block for every game in README and on its own page, in both languages', () => {
  for (const game of games.filter(game => !['solver', 'histories'].includes(game))) for (const page of READMES) assert.ok(blocksOf(read(page)).some(code => code.includes(`from 'tefuda/${game}`)), `${page}: ${game}`)
  for (const game of games) for (const language of ['', '.ja']) assert.ok(blocksOf(read(`docs/games/${game}${language}.md`)).length, `${game}${language}`)
})

test('README is read in three minutes', () => {
  for (const page of READMES) assert.ok(Buffer.byteLength(read(page)) <= 9216, page)
})

test('docs/how-do-i.md: an answer in code to every question', () => {
  const [, ...questions] = read('docs/how-do-i.md').split(/^## /m)
  assert.ok(questions.length >= 9)
  for (const question of questions) assert.match(question, /^```(?:js|go)$/m, question.split('\n')[0])
})

for (const page of PAGES) {
  const blocks = blocksOf(read(page)), name = page.replace(/\W/g, '-')

  test(`${page}: the blocks compile with --strict`, async () => {
    const files = blocks.map((code, i) => {
      writeFileSync(join(project, `${name}${i}.ts`), `${code}\nexport {}\n`)
      return `${name}${i}.ts`
    })
    const flags = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom', '--module', 'nodenext', '--types', '']
    assert.deepEqual(await run(TSC, [...flags, ...files]), { status: 0, said: '' })
  })

  blocks.forEach((code, i) => test(`${page}: block ${i + 1} runs and gives what it says: ${code.split('\n')[0]}`, async () => {
    writeFileSync(join(project, `${name}${i}.js`), asserting(code))
    const { status, said } = await run(process.execPath, [`${name}${i}.js`])
    assert.equal(status, 0, said)
  }))
}
