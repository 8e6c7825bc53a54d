// README in both languages, docs/how-do-i.md and docs/poker-games.md: every block of JavaScript is complete, compiles with --strict, runs, and
// gives the results in its comments. Both READMEs have the same content.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
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
const READMES = { en: 'README.md', ja: 'README.ja.md' }
const PAGES = { ...READMES, how: 'docs/how-do-i.md', games: 'docs/poker-games.md' }
/** `hand.value   // 0xADCBA9`: the expression must have the value in the comment. */
const SAYS = /^([a-z]\w*(?:\??\.\w+|\[\d+\])*) +\/\/ (.+)$/gm
const asserting = code => `import assert from 'node:assert/strict'\n${code.replace(SAYS, 'assert.deepEqual($1, $2)')}`

const run = (command, args) => new Promise(resolve => {
  execFile(command, args, { cwd: project }, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, said: stdout + stderr }))
})

for (const page of Object.values(READMES)) {
  const blocks = blocksOf(read(page))

  test(`${page}: a block for every game, and what they say is enough to be worth a test`, () => {
    for (const game of games) assert.ok(blocks.some(code => code.includes(`from 'tefuda/${game}`)), game)
    for (const entry of ['tefuda', 'tefuda/sync']) assert.ok(blocks.some(code => code.includes(`from '${entry}'`)), entry)
    assert.ok([...blocks.join('\n').matchAll(SAYS)].length > 12)
  })
}

test('docs/how-do-i.md: an answer in code to every question', () => {
  const [, ...questions] = read(PAGES.how).split(/^## /m)
  assert.ok(questions.length >= 9)
  for (const question of questions) assert.ok(blocksOf(question).length, question.split('\n')[0])
})

for (const [lang, page] of Object.entries(PAGES)) {
  const blocks = blocksOf(read(page))

  test(`${page}: the blocks compile with --strict`, async () => {
    const files = blocks.map((code, i) => {
      writeFileSync(join(project, `${lang}${i}.ts`), `${code}\nexport {}\n`)
      return `${lang}${i}.ts`
    })
    const flags = ['--noEmit', '--strict', '--target', 'es2022', '--lib', 'es2023,dom', '--module', 'nodenext', '--types', '']
    assert.deepEqual(await run(TSC, [...flags, ...files]), { status: 0, said: '' })
  })

  blocks.forEach((code, i) => test(`${page}: block ${i + 1} runs and gives what it says: ${code.split('\n')[0]}`, async () => {
    writeFileSync(join(project, `${lang}${i}.js`), asserting(code))
    const { status, said } = await run(process.execPath, [`${lang}${i}.js`])
    assert.equal(status, 0, said)
  }))
}

test('both languages have the same blocks, but for words and comments', () => {
  const bare = code => code.replace(/\/\/.*$/gm, '').replace(/,? lang: 'ja'/g, '').replace(/\{ {2}?\}/g, '{}').replace(/\s+/g, '')
  const [en, ja] = Object.values(READMES).map(page => blocksOf(read(page)).map(code => bare(code).replace(/,\{\}/g, '')))
  assert.deepEqual(ja, en)
})

/** A page's structure, in order: headings by depth, blocks by language, tables by rows and columns, lists by items. */
function structure(text) {
  const outside = text.split(/^(```.*\n[^]*?^```)$/m)
  return outside.flatMap(part => part.startsWith('```') ? [part.split('\n')[0]] : [...part.matchAll(/^(#+) |^(?:- (?:.+\n(?: +.+\n)*))+|^(?:\|.+\|\n)+/gm)].map(([all, depth]) => {
    if (depth) return depth
    const lines = all.trimEnd().split('\n')
    return all.startsWith('|') ? `table of ${lines.length} × ${lines[0].split('|').length - 2}` : `list of ${all.match(/^- /gm).length}`
  }))
}

test('both languages say the same, by their structure', () => {
  const [en, ja] = Object.values(READMES).map(page => structure(read(page)))
  assert.ok(en.length > 25 && en.includes('```go') && en.some(part => part.startsWith('table of 23')), `${en}`)
  assert.deepEqual(ja, en)
})

test('both languages quote the same figures in their tables', () => {
  const [en, ja] = Object.values(READMES).map(page => [...read(page).matchAll(/^\|.*\|$/gm)].map(([row]) => (row.replace(/`[^`]*`|!?\[[^\]]*\]\([^)]*\)/g, '').match(/\d+(?:[.,]\d+)*/g) ?? []).filter(n => n.length > 1).join(' ')))
  assert.deepEqual(ja, en)
})
